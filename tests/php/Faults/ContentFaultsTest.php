<?php
/**
 * Faults of the networks in the lists of contents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Content;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Tests\SourceTestCase;

/**
 * A table of contents and one of faults. For each: the store holds what it held, and the owner reads at the account what happened. A new content or a new fault is a
 * line.
 */
#[Group( 'environment-agnostic' )]
final class ContentFaultsTest extends SourceTestCase {

	/**
	 * Fault, kind of the error, where it is told (`content`, `account` or nowhere), and words that the owner reads.
	 *
	 * @return list<array{mixed, ErrorKind|null, string, string}>
	 */
	private static function faults(): array {
		return [
			[ 'html503', ErrorKind::Broken, 'content', 'could not be read' ],
			[ 'truncated', ErrorKind::Broken, 'content', 'could not be read' ],
			[ 'drop', ErrorKind::Unreachable, 'content', 'could not be reached' ],
			[ 'oversize', ErrorKind::TooLarge, 'content', 'too large' ],
			[ [ 'fail' => 'body', 'body' => '{"data":null}' ], ErrorKind::Malformed, 'content', 'does not match its documentation' ],
			[ [ 'fail' => 'body', 'body' => '{"data":[{}]}' ], ErrorKind::Malformed, 'content', 'does not match its documentation' ],
			[ [ 'fail' => 'body', 'body' => '{"data":{}}' ], ErrorKind::Malformed, 'content', 'does not match its documentation' ],
			[ 'permission', ErrorKind::Permission, 'content', 'is missing a permission' ],
			[ 'feature_gone', ErrorKind::Permission, 'content', '200/2069033' ],
			[ 'endpoint_unsupported', ErrorKind::Permission, 'content', '200/2069030' ],
			[ '190/2069032', ErrorKind::Token, 'content', 'own token' ],
			[ 2, ErrorKind::Transient, 'content', 'returned an error' ],
			[ 'app_limit', ErrorKind::Throttled, 'account', 'rate limit' ],
			[ 'blocked', ErrorKind::Blocked, 'account', 'policy reasons' ],
			[ 'password_changed', ErrorKind::Token, 'account', 'password was changed' ],
			[ 'app_removed', ErrorKind::Token, 'account', 'app was removed' ],
			[ [ 'fail' => 'body', 'body' => '{"data":[]}' ], null, 'nowhere', '' ],
		];
	}

	/**
	 * Contents: network, kind, item, path of the list.
	 *
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function contents(): array {
		return [
			'photos'      => [ 'facebook', 'photos', '', '*/photos' ],
			'videos'      => [ 'facebook', 'videos', '', '*/videos' ],
			'albums'      => [ 'facebook', 'albums', '', '*/albums' ],
			'events'      => [ 'facebook', 'events', '', '*/events' ],
			'reviews'     => [ 'facebook', 'reviews', '', '*/ratings' ],
			'tagged'      => [ 'facebook', 'tagged', '', '*/tagged' ],
			'stories'     => [ 'instagram', 'stories', '', '*/stories' ],
			'ig tagged'   => [ 'instagram', 'tagged', '', '*/tags' ],
			'hashtag'     => [ 'instagram', 'hashtag', 'poppy', '*/recent_media' ],
			'hashtag-top' => [ 'instagram', 'hashtag-top', 'hollinbank', '*/top_media' ],
		];
	}

	/**
	 * What the store holds of a content.
	 *
	 * @param Source $row Its row.
	 * @return list<array<string, mixed>>
	 */
	private function held( Source $row ): array {
		return array_map( static fn( array $post ): array => array_diff_key( $post, [ 'round_number' => 0, 'missed_rounds' => 0, 'missed_at' => 0 ] ), $this->posts( $row->id ) );
	}

	/**
	 * Every fault, one after the other.
	 *
	 * @param string $network Network.
	 * @param string $kind    Kind.
	 * @param string $item    Item.
	 * @param string $path    Path of the list.
	 */
	#[DataProvider( 'contents' )]
	public function test_faults( string $network, string $kind, string $item, string $path ): void {
		$this->graph_control( [ 'picture' => '404' ] );
		$account = $network === 'facebook' ? $this->fetched( 1 ) : $this->fetched( 1, 'page-garden', self::IG_GARDEN, 'instagram' );
		$this->keep( 4 );
		$row = $this->plugin->feed->contents()->open( $account, new Content( $kind, $item ) );
		$this->refresh( $row->id );
		$held = $this->held( $row );
		self::assertNotSame( [], $held );
		foreach ( self::faults() as [ $fault, $error, $place, $words ] ) {
			$name = (string) wp_json_encode( $fault );
			$this->edit_source( $row->id, [ 'page_size' => 1, 'state' => 'ok', 'error' => null, 'failures' => 0, 'round_open' => 0, 'next_refresh_at' => 0 ] );
			$this->edit_source( $account->id, [ 'state' => 'ok', 'error' => null, 'failures' => 0, 'deauthorized_at' => 0 ] );
			$this->graph_control( [ 'fail' => null ] );
			$this->graph_control( [ 'fail' => $fault, 'path' => $path ] );
			$this->refresh( $row->id );
			self::assertSame( $held, $this->held( $row ), $name );
			[ $of_content, $of_account ] = [ $this->source( $row->id ), $this->source( $account->id ) ];
			$told = match ( $place ) {
				'content' => [ $error, null ],
				'account' => [ null, $error ],
				default   => [ null, null ],
			};
			self::assertSame( array_map( static fn( ?ErrorKind $one ): ?string => $one?->value, $told ), [ $of_content->error?->kind, $of_account->error?->kind ], $name );
			self::assertSame( $place === 'account', $of_account->state !== SourceState::Ok, $name );
			self::assertFalse( $of_content->is_busy() );
			$view = $this->plugin->feed->source_view()->full( $of_account );
			self::assertStringContainsString( $words, (string) wp_json_encode( [ $view['error'], $view['notices'] ], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), $name );
		}
	}
}
