<?php
/**
 * Links to videos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\MediaLibrary;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\MediaLibrary\VideoLink;
use Vitrine\Tests\TestCase;

/**
 * A link is recognized by a strict parser, the same for PHP and TypeScript.
 */
final class VideoLinkTest extends TestCase {

	/**
	 * A link gives what the fixture says.
	 *
	 * @param string                     $url  Link.
	 * @param array<string, string>|null $link What it is.
	 */
	#[DataProvider( 'links' )]
	public function test_reads_links( string $url, ?array $link ): void {
		$read = VideoLink::of( $url );
		self::assertSame( $link, $read === null ? null : get_object_vars( $read ) );
	}

	/**
	 * The vectors.
	 *
	 * @return array<string, array{string, array<string, string>|null}>
	 */
	public static function links(): array {
		$cases = [];
		foreach ( (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/video-links.json' ), true ) as $i => $case ) {
			$cases[ "{$i} {$case['url']}" ] = [ $case['url'], $case['link'] ];
		}
		return $cases;
	}
}
