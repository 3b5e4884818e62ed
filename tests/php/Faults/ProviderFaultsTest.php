<?php
/**
 * Answers of providers that are none.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\Store\ConnectionState;
use Vitrine\Providers\Store\ConnectionView;
use Vitrine\Tests\ProviderTestCase;

/**
 * An answer that is not of the documented shape is a failure, never an empty album: visitors see what they saw, the owner reads why, and what is stored stays.
 */
#[Group( 'environment-agnostic' )]
final class ProviderFaultsTest extends ProviderTestCase {

	/**
	 * Bodies of the providers.
	 *
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function bodies(): iterable {
		$wrong = [ 'null' => null, 'a text' => 'x', 'a number' => 7, 'an object' => [ 'a' => 1 ], 'nested lists' => [ [ [ 'id' => '1', 'ID' => '1' ] ] ], 'entries without id' => [ [ 'title' => 'x' ], [ 'title' => 'y' ] ], 'nothing but null' => [ null, null ], 'ids of null' => [ [ 'id' => null, 'ID' => null ] ] ];
		foreach ( $wrong as $name => $list ) {
			yield "Flickr: {$name}" => [ 'flickr', [ 'stat' => 'ok', 'photosets' => [ 'photoset' => $list, 'pages' => 1 ], 'photoset' => [ 'photo' => $list, 'pages' => 1 ] ] ];
			yield "nanoPhotosProvider2: {$name}" => [ 'nano_photos_provider2', [ 'nano_status' => 'ok', 'album_content' => $list ] ];
			yield "Google: {$name}" => [ 'google', [ 'nano_status' => 'ok', 'albums' => $list, 'mediaItems' => $list ] ];
		}
		foreach ( [ 'flickr', 'google', 'nano_photos_provider2' ] as $provider ) {
			yield "{$provider}: an empty object" => [ $provider, '{}' ];
			yield "{$provider}: an empty list" => [ $provider, '[]' ];
			yield "{$provider}: another object" => [ $provider, [ 'success' => true ] ];
		}
		yield 'Flickr: fewer than it counts' => [ 'flickr', [ 'stat' => 'ok', 'photosets' => [ 'photoset' => [], 'pages' => 1, 'total' => 3 ], 'photoset' => [ 'photo' => [], 'pages' => 1, 'total' => '3' ] ] ];
		yield 'Flickr: pages that are a text' => [ 'flickr', [ 'stat' => 'ok', 'photosets' => [ 'photoset' => [ [ 'id' => '1' ] ], 'pages' => 'x' ], 'photoset' => [ 'photo' => [ [ 'id' => '1' ] ], 'pages' => 'x' ] ] ];
	}

	/**
	 * What was there before stays, and the connection says why.
	 *
	 * @param string $provider Provider.
	 * @param mixed  $body     Its answer.
	 */
	#[DataProvider( 'bodies' )]
	public function test_an_answer_that_is_none( string $provider, mixed $body ): void {
		add_filter( 'vitrine_provider_picture_quota', static fn(): int => 0 );
		$connection = $this->connect( $provider, [], true );
		$this->contents( $connection )->album( '0' );
		$connection = $this->refresh( $connection );
		$seen       = $this->seen( $connection->id );
		// One of Google's albums is shared by link only.
		self::assertSame( $provider === 'google' ? ErrorKind::Refused : null, $connection->error?->kind );
		$this->control( [ 'fail' => [ [ 'fail' => 'body', 'body' => $body ] ] ] );
		$now = $this->refresh( $connection );
		self::assertSame( [ ConnectionState::Failing, ErrorKind::Broken ], [ $now->state, $now->error?->kind ] );
		self::assertStringContainsString( 'cannot be read', ConnectionView::message( $now->error, $this->plugin->providers->services()->get( $provider ) ) );
		self::assertSame( $seen, $this->seen( $connection->id ) );
	}

	/**
	 * What visitors see of each album.
	 *
	 * @param int $id Connection.
	 * @return array<string, list<string>> Titles by album.
	 */
	private function seen( int $id ): array {
		$connection = $this->plugin->providers->connections()->get( $id );
		self::assertNotNull( $connection );
		$seen = [];
		foreach ( $this->plugin->providers->albums()->albums( $id ) as $album ) {
			$public          = \Vitrine\Providers\Contents\ProviderAlbums::public_id( $album->album );
			$seen[ $public ] = $this->titles( $this->contents( $connection ), $public );
		}
		self::assertNotSame( [], array_merge( ...array_values( $seen ) ) );
		return $seen;
	}
}
