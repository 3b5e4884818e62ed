<?php
/**
 * Addresses of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Render;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Gallery\Render\PageState;
use Vitrine\Gallery\Render\PageUrl;
use Vitrine\Tests\TestCase;

/**
 * Every page and album has a real address, and addresses may hold anything. Twin: frontend/gallery/browsing/address.test.ts.
 */
final class PageUrlTest extends TestCase {

	/**
	 * What is written is read again.
	 */
	public function test_address_is_read_as_it_was_written(): void {
		$state = PageState::of( [ 'album' => 'a12', 'page' => '3', 'tags' => [ 'Été', 'a&b=c', '[x]' ], 'match' => 'and', 'search' => 'oak #1 100%', 'after' => 'u+1' ] );
		$url   = PageUrl::of( '/photos/?p=1&p.q=2', 'my.gallery-1' );
		$to    = $url->to( $state );
		self::assertStringStartsWith( '/photos/?p=1&p.q=2&', $to );
		self::assertStringEndsWith( '#my.gallery-1', $to );
		self::assertEquals( $state, PageUrl::of( $to, 'my.gallery-1' )->state );
		self::assertSame( '/photos/?p=1&p.q=2#my.gallery-1', PageUrl::of( $to, 'my.gallery-1' )->to( PageState::of( [] ) ) );
	}

	/**
	 * Several galleries of a page do not disturb each other, nor do other variables.
	 */
	public function test_galleries_are_apart(): void {
		$at = '/?vitrine-gallery[a][page]=2&vitrine-gallery[ab][page]=3&vitrine-gallery%5Bb%5D%5Balbum%5D=7&page=9';
		self::assertSame( 2, PageUrl::of( $at, 'a' )->state->page );
		self::assertSame( '7', PageUrl::of( $at, 'b' )->state->album );
		self::assertSame( 1, PageUrl::of( $at, 'c' )->state->page );
		self::assertSame(
			[ [ 'name' => 'vitrine-gallery[ab][page]', 'value' => '3' ], [ 'name' => 'vitrine-gallery[b][album]', 'value' => '7' ], [ 'name' => 'page', 'value' => '9' ], [ 'name' => 'vitrine-gallery[a][album]', 'value' => '5' ] ],
			PageUrl::of( $at, 'a' )->fields( PageState::of_album( '5' ) )
		);
	}

	/**
	 * What marks one visitor is in no link and no form of a page that a cache keeps for all; what only looks like it stays.
	 */
	public function test_leaves_out_what_follows_visitors(): void {
		$at  = '/photos/?utm_source=x&fbclid=1&lang=en&UTM_Campaign%5B%5D=y&gclid&utm=stays&m=mc_eid&mc_eid=2&my_gclid=3&%66bclid=4';
		$url = PageUrl::of( $at, 'g' );
		self::assertSame( '/photos/?lang=en&utm=stays&m=mc_eid&my_gclid=3&vitrine-gallery%5Bg%5D%5Bpage%5D=2#g', $url->to( PageState::of( [ 'page' => '2' ] ) ) );
		self::assertSame( [ 'lang', 'utm', 'm', 'my_gclid' ], array_column( $url->fields( PageState::of( [] ) ), 'name' ) );
		add_filter( 'vitrine_tracking_parameters', static fn( array $names ): array => [ ...array_diff( $names, [ 'fbclid' ] ), 'lang', 'my_*', 7 ] );
		self::assertSame( '/photos/?fbclid=1&utm=stays&m=mc_eid&%66bclid=4#g', PageUrl::of( $at, 'g' )->to( PageState::of( [] ) ) );
		add_filter( 'vitrine_tracking_parameters', '__return_empty_array' );
		self::assertStringContainsString( 'utm_source=x', PageUrl::of( $at, 'g' )->to( PageState::of( [] ) ) );
	}

	/**
	 * A new choice begins on the first page; an album begins without a choice.
	 */
	public function test_choice_begins_on_the_first_page(): void {
		$url = PageUrl::of( '/?vitrine-gallery[g][album]=1&vitrine-gallery[g][page]=4&vitrine-gallery[g][tags][]=sea&vitrine-gallery[g][search]=x', 'g' );
		self::assertEquals( PageState::of( [ 'album' => '1', 'tags' => [ 'wood' ], 'search' => 'x' ] ), $url->state->filtered( [ 'wood' ] ) );
		self::assertEquals( PageState::of( [ 'album' => '2' ] ), PageState::of_album( '2' ) );
		self::assertEquals( PageState::of( [ 'album' => '1', 'page' => '5', 'tags' => [ 'sea' ], 'search' => 'x' ] ), $url->state->at_page( 5 ) );
	}

	/**
	 * Links never leave the site, and hold nothing that HTML knows.
	 *
	 * @param string $at Address, hostile.
	 */
	#[DataProvider( 'hostile' )]
	public function test_hostile_addresses_stay_here( string $at ): void {
		$url = PageUrl::of( $at, 'g' );
		foreach ( [ $url->to( $url->state ), $url->to( PageState::of_album( 'a1' ) ), $url->action() ] as $link ) {
			self::assertMatchesRegularExpression( '~^(/(?!/)[^"\'<>\\\\\s\[\]]*|\?[^"\'<>\\\\\s\[\]]*)?#g$~D', $link );
		}
		foreach ( $url->fields( $url->state ) as $field ) {
			self::assertTrue( mb_check_encoding( $field['name'] . $field['value'], 'UTF-8' ) );
		}
	}

	/**
	 * Addresses that nobody expects.
	 *
	 * @return array<string, array{string}>
	 */
	public static function hostile(): array {
		return [
			'nothing'            => [ '' ],
			'another host'       => [ '//evil.test/?a=1' ],
			'backslash'          => [ '/\\evil.test/' ],
			'tab'                => [ "/\t/evil.test/" ],
			'scheme'             => [ 'javascript:alert(1)' ],
			'whole address'      => [ 'https://evil.test/' ],
			'markup'             => [ '/"><script>alert(1)</script>?"><svg onload=alert(1)>' ],
			'markup as value'    => [ '/?vitrine-gallery[g][search]="><script>&vitrine-gallery[g][album]=<b>&vitrine-gallery[g][tags][]=\'' ],
			'broken encoding'    => [ '/?vitrine-gallery[g][search]=%ff%fe&%ff=%ff&vitrine-gallery[g][tags][]=%' ],
			'lists and texts'    => [ '/?vitrine-gallery=x&vitrine-gallery[g]=x&vitrine-gallery[g][page][]=2&vitrine-gallery[g][tags]=x&vitrine-gallery[g][album][a][b]=c' ],
			'page of no number'  => [ '/?vitrine-gallery[g][page]=-1' ],
			'very long'          => [ '/?' . str_repeat( 'a', 100000 ) ],
			'many'               => [ '/?' . str_repeat( 'vitrine-gallery[g][tags][]=a&', 100 ) ],
			'line break'         => [ "/?a=1\r\nLocation: //evil.test" ],
			'null'               => [ "/?a=\0" ],
		];
	}

	/**
	 * What an address asks for is bounded.
	 */
	public function test_bounds(): void {
		$state = PageState::of( [ 'album' => str_repeat( 'a', 5000 ), 'page' => '99999999999999999999', 'tags' => array_map( 'strval', range( 1, 500 ) ), 'match' => 'xor', 'search' => str_repeat( 'é', 5000 ), 'after' => [ 'x' ] ] );
		self::assertSame( [ 200, 10_000, 20, '', 200, '' ], [ strlen( $state->album ), $state->page, count( $state->tags ), $state->match, mb_strlen( $state->search ), $state->after ] );
		self::assertSame( 10_000, PageState::of( [ 'page' => '99999999' ] )->page );
		self::assertSame( 1, PageState::of( [ 'page' => '0' ] )->page );
		self::assertEquals( PageState::of( [] ), PageState::of( 'x' ) );
	}
}
