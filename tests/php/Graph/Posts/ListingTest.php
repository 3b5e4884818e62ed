<?php
/**
 * Pages of lists.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Posts;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Listing;
use Vitrine\Tests\TestCase;

/**
 * What is a page of a list, and what is none.
 */
#[Group( 'environment-agnostic' )]
final class ListingTest extends TestCase {

	private const ASKED = 'https://graph.facebook.com/v26.0/1/posts';

	private const NEXT = 'https://graph.facebook.com/v26.0/1/posts?access_token=EAAVsecret&limit=25&until=1625&__paging_token=enc_abc&evil=1';

	/**
	 * Pages and the cursor that is kept of each: never the address with its token.
	 *
	 * @return array<string, array{array<string, mixed>, string|null}>
	 */
	public static function pages(): array {
		return [
			'an empty list'             => [ [ 'data' => [] ], null ],
			'the last page'             => [ [ 'data' => [ [ 'id' => '1_2' ] ], 'paging' => [ 'cursors' => [ 'before' => 'a', 'after' => 'b' ], 'previous' => self::NEXT ] ], null ],
			'a page without paging'     => [ [ 'data' => [ [ 'id' => 7 ] ] ], null ],
			'a cursor'                  => [ [ 'data' => [], 'paging' => [ 'cursors' => [ 'after' => 'MTIz' ], 'next' => self::NEXT ] ], 'after=MTIz' ],
			'a cursor with an ampersand' => [ [ 'data' => [], 'paging' => [ 'cursors' => [ 'after' => 'x&limit=9' ], 'next' => self::NEXT ] ], 'after=x%26limit%3D9' ],
			'by time'                   => [ [ 'data' => [], 'paging' => [ 'next' => self::NEXT ] ], 'until=1625&__paging_token=enc_abc' ],
			'through a proxy'           => [ [ 'data' => [], 'paging' => [ 'next' => 'https://graph.instagram.com/x?after=b' ] ], 'after=b' ],
		];
	}

	/**
	 * What the network documents is read.
	 *
	 * @param array<string, mixed> $body  Answer.
	 * @param string|null          $after Cursor.
	 */
	#[DataProvider( 'pages' )]
	public function test_a_page( array $body, ?string $after ): void {
		$list = Listing::of( $body, self::ASKED );
		self::assertSame( [ $body['data'], $after ], [ $list->rows, $list->after ] );
	}

	/**
	 * Answers that are no page.
	 *
	 * @return array<string, array{array<mixed>}>
	 */
	public static function others(): array {
		$paged = static fn( mixed $paging ): array => [ [ 'data' => [ [ 'id' => '1_2' ] ], 'paging' => $paging ] ];
		$next  = static fn( mixed $next, mixed $cursors = [ 'after' => 'b' ] ): array => $paged( [ 'cursors' => $cursors, 'next' => $next ] );
		return [
			'nothing'                  => [ [] ],
			'a list'                   => [ [ [ 'id' => '1_2' ] ] ],
			'no data'                  => [ [ 'success' => true ] ],
			'data is null'             => [ [ 'data' => null ] ],
			'data is a text'           => [ [ 'data' => 'x' ] ],
			'data is an object'        => [ [ 'data' => [ 'id' => '1_2' ] ] ],
			'nested lists'             => [ [ 'data' => [ [ [ 'id' => '1_2' ] ] ] ] ],
			'a row that is null'       => [ [ 'data' => [ [ 'id' => '1_2' ], null ] ] ],
			'a row that is a text'     => [ [ 'data' => [ 'x' ] ] ],
			'a row without id'         => [ [ 'data' => [ [ 'message' => 'x' ] ] ] ],
			'an id of null'            => [ [ 'data' => [ [ 'id' => null ] ] ] ],
			'an id with markup'        => [ [ 'data' => [ [ 'id' => '<b>' ] ] ] ],
			'paging is a text'         => $paged( 'x' ),
			'paging is null'           => $paged( null ),
			'paging is a list'         => $paged( [ 'x' ] ),
			'cursors are a text'       => $paged( [ 'cursors' => 'x' ] ),
			'a cursor is a number'     => $paged( [ 'cursors' => [ 'after' => 7 ] ] ),
			'next is null'             => $next( null ),
			'next is a list'           => $next( [ self::NEXT ] ),
			'next is a file'           => $next( 'file:///etc/passwd' ),
			'next is a path'           => $next( '/v26.0/1/posts?after=b' ),
			'next is elsewhere'        => $next( 'https://evil.example/v26.0/1/posts?after=b' ),
			'next names a user'        => $next( 'https://graph.facebook.com@evil.example/x?after=b' ),
			'next without a cursor'    => $next( 'https://graph.facebook.com/x', [] ),
			'a cursor without an end'  => $next( self::NEXT, [ 'after' => str_repeat( 'a', 5000 ) ] ),
		];
	}

	/**
	 * Anything else is an error, never an empty list and never the end of one.
	 *
	 * @param array<mixed> $body Answer.
	 */
	#[DataProvider( 'others' )]
	public function test_something_else( array $body ): void {
		try {
			Listing::of( $body, self::ASKED );
			self::fail( 'It was taken for a page.' );
		} catch ( GraphError $error ) {
			self::assertSame( ErrorKind::Malformed, $error->kind );
		}
	}

	/**
	 * A kept cursor becomes the parameters that it was made of, and no others.
	 */
	public function test_a_kept_cursor(): void {
		self::assertSame( [ 'until' => '1625', '__paging_token' => 'a b' ], Listing::cursor( 'until=1625&__paging_token=a%20b' ) );
		self::assertSame( [ 'after' => 'x&limit=999&access_token=y' ], Listing::cursor( 'after=x%26limit%3D999%26access_token%3Dy' ) );
		self::assertSame( [], Listing::cursor( null ) );
	}
}
