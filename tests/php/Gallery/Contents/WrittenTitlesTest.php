<?php
/**
 * Titles that somebody has written.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Contents;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Gallery\Contents\TextRules;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Tests\TestCase;

/**
 * What WordPress makes of the name of an uploaded file is no title.
 */
final class WrittenTitlesTest extends TestCase {

	/**
	 * Titles, files, and what is shown.
	 *
	 * @return iterable<array{string, string, string}>
	 */
	public static function titles(): iterable {
		yield [ 'IMG_1234', 'IMG_1234.jpg', '' ];
		yield [ 'IMG_1234', 'IMG_1234-2.jpg', '' ];
		yield [ 'IMG_1234', 'IMG_1234-scaled.jpg', '' ];
		yield [ 'IMG_1234', 'IMG_1234-rotated.jpeg', '' ];
		yield [ 'IMG_1234', 'IMG_1234-e1700000000000.png', '' ];
		yield [ 'Café Müller', 'Cafe-Muller.jpg', '' ];
		yield [ 'My photo (1)', 'My-photo-1.jpg', '' ];
		yield [ 'Roses by the door', 'IMG_1234.jpg', 'Roses by the door' ];
		yield [ 'Room 12', 'room.jpg', 'Room 12' ];
	}

	/**
	 * A new gallery shows what somebody has written, and a stored one whatever there is.
	 *
	 * @param string $title Title.
	 * @param string $file  Name of the file.
	 * @param string $shown What is shown.
	 */
	#[DataProvider( 'titles' )]
	public function test_names_of_files_are_no_titles( string $title, string $file, string $shown ): void {
		$rules = static fn( array $attributes ): TextRules => new TextRules( GallerySettings::of( $attributes ) );
		self::assertSame( $shown, $rules( [ 'titleFrom' => 'written' ] )->title( $title, '', '', $file ) );
		self::assertSame( $title, $rules( [] )->title( $title, '', '', $file ) );
	}
}
