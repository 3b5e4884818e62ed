<?php
/**
 * Loops that addresses narrow by what posts have besides terms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use Vitrine\Loop\Counts\SlowResults;

/**
 * Types, authors, dates, letters and custom fields only take posts away from a loop.
 */
final class FacetsTest extends LoopTestCase {

	private const ALL = [ 'Tulips in rows', 'A red door', 'Narcissus', 'Compost', 'Roses by the door' ];

	/**
	 * Authors, dates and fields; `secret` is listed but not registered, `hidden` is registered but not shown.
	 */
	protected function setUp(): void {
		parent::setUp();
		$anna = self::author( 'anna-login', 'anna', 'Anna Gärtner' );
		$ben  = self::author( 'ben-login', 'ben', 'Ben' );
		self::author( 'nobody', 'nobody', 'Nobody Inparticular' );
		foreach ( [ 'color' => 'string', 'price' => 'number', 'built' => 'string', 'hidden' => 'string' ] as $key => $type ) {
			register_post_meta( 'post', $key, [ 'type' => $type, 'show_in_rest' => $key !== 'hidden', 'single' => false ] );
		}
		add_filter(
			'vitrine_loop_fields',
			static fn(): array => [
				'color'  => [ 'label' => 'Color' ],
				'price'  => [ 'label' => 'Price', 'type' => 'number' ],
				'built'  => [ 'label' => 'Built', 'type' => 'date' ],
				'hidden' => [ 'label' => 'Hidden' ],
				'secret' => [ 'label' => 'Secret' ],
			]
		);
		$posts = [
			'Tulips in rows'    => [ $anna, '2024-03-05 10:00:00', [ 'red', 'yellow' ], '10', '2024-01-31' ],
			'A red door'        => [ $anna, '2024-02-05 10:00:00', [ 'red' ], '9.5', '2024-02-01 12:00:00' ],
			'Narcissus'         => [ $ben, '2023-12-31 23:59:59', [ 'Dark, red' ], '100', '2023-12-31' ],
			'Compost'           => [ $ben, '2023-12-01 00:00:00', [ '50% "grey"' ], '', '' ],
			'Roses by the door' => [ $ben, '2022-06-01 10:00:00', [], '-3', '' ],
		];
		foreach ( $posts as $title => [ $author, $date, $colors, $price, $built ] ) {
			$post = self::titled( $title );
			wp_update_post( [ 'ID' => $post, 'post_author' => $author, 'post_date' => $date, 'post_date_gmt' => $date, 'edit_date' => true ] );
			foreach ( $colors as $color ) {
				add_post_meta( $post, 'color', $color );
			}
			update_post_meta( $post, 'price', $price );
			update_post_meta( $post, 'built', $built );
			update_post_meta( $post, 'hidden', 'yes' );
			update_post_meta( $post, 'secret', 'yes' );
		}
		wp_insert_post( [ 'post_title' => 'Compost page', 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => $anna ] );
	}

	/**
	 * Fields are forgotten.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'vitrine_loop_fields' );
		foreach ( [ 'color', 'price', 'built', 'hidden' ] as $key ) {
			unregister_post_meta( 'post', $key );
		}
		parent::tearDown();
	}

	/**
	 * Addresses and what they show.
	 *
	 * @return iterable<string, array{string, list<string>}>
	 */
	private static function addresses(): iterable {
		[ $tulips, $door, $narcissus, $compost, $roses ] = self::ALL;

		yield 'the type of the loop' => [ 'loop-abc1234-type=post', self::ALL ];
		yield 'another type' => [ 'loop-abc1234-type=page', [] ];
		yield 'another type beside that of the loop' => [ 'loop-abc1234-type=page,post', self::ALL ];
		yield 'types that are private' => [ 'loop-abc1234-type=revision,attachment,any', [] ];
		yield 'not its type' => [ 'loop-abc1234-type=!post', [] ];

		yield 'an author' => [ 'loop-abc1234-author=anna', [ $tulips, $door ] ];
		yield 'two authors' => [ 'loop-abc1234-author=anna,ben', self::ALL ];
		yield 'an author as a field of a form' => [ 'loop-abc1234-author[]=anna', [ $tulips, $door ] ];
		yield 'not an author' => [ 'loop-abc1234-author=!anna', [ $narcissus, $compost, $roses ] ];
		yield 'an author, and not' => [ 'loop-abc1234-author=anna,!anna', [] ];
		yield 'nobody' => [ 'loop-abc1234-author=zoe', [] ];
		yield 'somebody without posts' => [ 'loop-abc1234-author=nobody', [] ];
		yield 'an author by the log-in' => [ 'loop-abc1234-author=anna-login', [] ];
		yield 'an author by a number' => [ 'loop-abc1234-author=1', [] ];
		yield 'an author and a term' => [ 'loop-abc1234-author=anna&loop-abc1234-category=house', [ $door ] ];

		yield 'a year' => [ 'loop-abc1234-date=2023', [ $narcissus, $compost ] ];
		yield 'two years' => [ 'loop-abc1234-date=2022,2024', [ $tulips, $door, $roses ] ];
		yield 'a month' => [ 'loop-abc1234-date=2024-03', [ $tulips ] ];
		yield 'days' => [ 'loop-abc1234-date=2023-12-31..2024-02-05', [ $door, $narcissus ] ];
		yield 'days without an end' => [ 'loop-abc1234-date=2024-02-05..', [ $tulips, $door ] ];
		yield 'days without a beginning' => [ 'loop-abc1234-date=..2022-06-01', [ $roses ] ];
		yield 'days of a form' => [ 'loop-abc1234-date[from]=2024-03-05&loop-abc1234-date[to]=', [ $tulips ] ];
		yield 'no days of a form' => [ 'loop-abc1234-date[from]=&loop-abc1234-date[to]=', self::ALL ];
		yield 'no month' => [ 'loop-abc1234-date=2024-13', [] ];
		yield 'no day' => [ 'loop-abc1234-date=2024-02-30..', [] ];
		yield 'no date' => [ "loop-abc1234-date=2024'%20OR%201=1", [] ];
		yield 'a range of nothing' => [ 'loop-abc1234-date=..', [] ];
		yield 'three ends' => [ 'loop-abc1234-date=2022-01-01..2023-01-01..2024-01-01', [] ];
		yield 'not a year' => [ 'loop-abc1234-date=!2024', [] ];

		yield 'a letter' => [ 'loop-abc1234-letter=t', [ $tulips ] ];
		yield 'a big letter' => [ 'loop-abc1234-letter=T', [ $tulips ] ];
		yield 'letters' => [ 'loop-abc1234-letter=a,c', [ $door, $compost ] ];
		yield 'not a letter' => [ 'loop-abc1234-letter=!t', [ $door, $narcissus, $compost, $roses ] ];
		yield 'a letter that no title begins with' => [ 'loop-abc1234-letter=z', [] ];
		yield 'other than letters' => [ 'loop-abc1234-letter=%23', [] ];
		yield 'wildcards' => [ 'loop-abc1234-letter=%25', [] ];
		yield 'two letters' => [ 'loop-abc1234-letter=tu', [] ];
		yield 'quotes' => [ "loop-abc1234-letter='", [] ];
		yield 'a letter in a list of lists' => [ 'loop-abc1234-letter[a][b]=t', self::ALL ];

		yield 'a value' => [ 'loop-abc1234-field-color=red', [ $tulips, $door ] ];
		yield 'two values' => [ 'loop-abc1234-field-color=red,yellow', [ $tulips, $door ] ];
		yield 'a value with a comma' => [ 'loop-abc1234-field-color=Dark%252C%20red', [ $narcissus ] ];
		yield 'the same, of a form' => [ 'loop-abc1234-field-color[]=Dark,+red', [ $narcissus ] ];
		yield 'a value with quotes and a percent sign' => [ 'loop-abc1234-field-color=50%2525%20%22grey%22', [ $compost ] ];
		yield 'a value that nothing has' => [ "loop-abc1234-field-color=red'%20OR%20''='", [] ];
		yield 'not a value' => [ 'loop-abc1234-field-color=!red', [] ];
		yield 'a value of a hidden field' => [ 'loop-abc1234-field-hidden=no', self::ALL ];
		yield 'a value of a field that is not registered' => [ 'loop-abc1234-field-secret=no', self::ALL ];
		yield 'a value of a field that is not listed' => [ 'loop-abc1234-field-_edit_last=1', self::ALL ];
		yield 'no field' => [ 'loop-abc1234-field-=1', self::ALL ];

		yield 'numbers' => [ 'loop-abc1234-field-price=9.5..10', [ $tulips, $door ] ];
		yield 'numbers from' => [ 'loop-abc1234-field-price=10..', [ $tulips, $narcissus ] ];
		yield 'numbers to; what is empty is none' => [ 'loop-abc1234-field-price=..9.5', [ $door, $roses ] ];
		yield 'a number' => [ 'loop-abc1234-field-price=100', [ $narcissus ] ];
		yield 'numbers of a form' => [ 'loop-abc1234-field-price[from]=-5&loop-abc1234-field-price[to]=0', [ $roses ] ];
		yield 'no numbers' => [ 'loop-abc1234-field-price=1e9..x', [] ];
		yield 'dates of a field' => [ 'loop-abc1234-field-built=2024-01-01..2024-02-01', [ $tulips, $door ] ];
		yield 'dates of a field to' => [ 'loop-abc1234-field-built=..2023-12-31', [ $narcissus ] ];
	}

	/**
	 * Every address shows posts of the saved block, and no others.
	 */
	public function test_addresses(): void {
		foreach ( self::addresses() as $name => [ $query, $posts ] ) {
			self::ask( $query );
			self::assertSame( $posts, self::titles( self::loop() ), $name );
		}
	}

	/**
	 * What visitors choose from.
	 *
	 * @return iterable<string, array{array<string, mixed>, array<int|string, string>}>
	 */
	private static function filters(): iterable {
		$at = '/loop/?loop-abc1234-';

		yield 'authors by name, never by log-in' => [ [ 'by' => 'author' ], [ 'Anna Gärtner' => "{$at}author=anna", 'Ben' => "{$at}author=ben" ] ];
		yield 'years' => [ [ 'by' => 'date' ], [ '2024' => "{$at}date=2024", '2023' => "{$at}date=2023", '2022' => "{$at}date=2022" ] ];
		yield 'months' => [ [ 'by' => 'date', 'dates' => 'months', 'number' => 2 ], [ 'March 2024' => "{$at}date=2024-03", 'February 2024' => "{$at}date=2024-02" ] ];
		yield 'letters, and what is none' => [
			[ 'by' => 'letter' ],
			[ 'A' => "{$at}letter=a", 'C' => "{$at}letter=c", 'N' => "{$at}letter=n", 'R' => "{$at}letter=r", 'T' => "{$at}letter=t", 'Ö' => "{$at}letter=%C3%B6", '#' => "{$at}letter=%23" ],
		];
		yield 'values, most frequent first' => [
			[ 'by' => 'field', 'field' => 'color' ],
			[ 'red' => "{$at}field-color=red", '50% "grey"' => "{$at}field-color=50%2525%20%22grey%22", 'Dark, red' => "{$at}field-color=Dark%252C%20red", 'yellow' => "{$at}field-color=yellow" ],
		];
		yield 'types, of which the loop has one' => [ [ 'by' => 'type' ], [] ];
		yield 'a hidden field' => [ [ 'by' => 'field', 'field' => 'hidden' ], [] ];
		yield 'a field that is not registered' => [ [ 'by' => 'field', 'field' => 'secret' ], [] ];
		yield 'no field' => [ [ 'by' => 'field' ], [] ];
	}

	/**
	 * Every link leads to posts, and the chip of what is chosen says the same.
	 */
	public function test_links(): void {
		foreach ( [ '2 bulbs', 'Österreich', 'österlich', '"Quotes"' ] as $title ) {
			wp_insert_post( [ 'post_title' => $title, 'post_status' => 'publish', 'post_date' => '2022-01-01 00:00:00', 'post_author' => self::user( 'ben' ) ] );
		}
		wp_insert_post( [ 'post_title' => 'Xylophones of a draft', 'post_date' => '2011-01-01 00:00:00', 'meta_input' => [ 'color' => 'draft' ] ] );
		foreach ( self::filters() as $name => [ $filter, $links ] ) {
			self::ask( '' );
			$found = self::links( self::loop( [ ...$filter, 'showAll' => false ] ) );
			if ( ( $filter['by'] ?? '' ) === 'letter' ) {
				// Databases sort it among the letters, or behind them.
				ksort( $found );
				ksort( $links );
			}
			self::assertSame( $links, $found, $name );
			foreach ( $links as $words => $url ) {
				self::ask( (string) wp_parse_url( $url, PHP_URL_QUERY ) );
				$html = self::loop( [ ...$filter, 'multiple' => true ] );
				self::assertNotSame( [], self::titles( $html ), $url );
				self::assertSame( '/loop/', self::links( $html )[ $words ], 'It is taken back.' );
				self::assertSame( 1, substr_count( $html, 'aria-current="true"' ) );
				self::assertSame( '/loop/', self::links( self::loop( [ 'by' => 'chosen' ] ) )[ $words ] );
				self::assertArrayNotHasKey( 'noindex', apply_filters( 'wp_robots', [] ) );
			}
		}
	}

	/**
	 * Types, authors and dates of the saved block hold; sticky posts do not come back.
	 */
	public function test_narrows_the_saved_query(): void {
		stick_post( self::titled( 'Roses by the door' ) );
		self::ask( 'loop-abc1234-author=anna' );
		self::assertSame( [], self::titles( self::loop( [], [ 'author' => (string) self::user( 'ben' ) ] ) ) );
		self::assertSame( [ 'Tulips in rows', 'A red door' ], self::titles( self::loop() ) );
		self::ask( 'loop-abc1234-author=!anna' );
		self::assertSame( [], self::titles( self::loop( [], [ 'author' => (string) self::user( 'anna' ) ] ) ) );
		self::ask( 'loop-abc1234-author=anna,ben' );
		self::assertSame( [ 'Tulips in rows', 'A red door' ], self::titles( self::loop( [], [ 'author' => (string) self::user( 'anna' ) ] ) ) );
		foreach ( [ 'date=2024', 'letter=a,t', 'field-color=red', 'field-price=9..11', 'type=post&loop-abc1234-letter=!n,!c,!r' ] as $query ) {
			self::ask( "loop-abc1234-{$query}" );
			self::assertSame( [ 'Tulips in rows', 'A red door' ], self::titles( self::loop() ), $query );
			self::assertSame( [], self::titles( self::loop( [], [ 'author' => (string) self::user( 'ben' ) ] ) ), $query );
		}
		unstick_post( self::titled( 'Roses by the door' ) );
	}

	/**
	 * Names of archives that imports have left: big letters are small ones, and accents tell authors apart, whatever
	 * the database takes for the same.
	 */
	public function test_names_of_authors(): void {
		global $wpdb;
		$id    = self::user( 'anna' );
		$name  = static function ( string $slug ) use ( $wpdb, $id ): void {
			$wpdb->update( $wpdb->users, [ 'user_nicename' => $slug ], [ 'ID' => $id ] );
			clean_user_cache( $id );
		};
		$shown = static function ( string $value ): array {
			self::ask( 'loop-abc1234-author=' . rawurlencode( $value ) );
			return self::titles( self::loop( [ 'by' => 'author' ] ) );
		};
		$hers  = [ 'Tulips in rows', 'A red door' ];
		$cases = [
			'anna'       => [ [ 'anna', 'Anna', 'ANNA' ], [ 'ánna', 'änna', 'ann', 'annа' ] ],
			'Anna'       => [ [ 'anna', 'Anna' ], [ 'ánna' ] ],
			'Änne-Groß'  => [ [ 'Änne-Groß', 'änne-groß', 'ÄNNE-groß' ], [ 'anne-groß', 'änne-gross', 'ánne-groß' ] ],
			'ЖЕНЯ'       => [ [ 'женя', 'Женя' ], [ 'жёня' ] ],
		];
		foreach ( $cases as $slug => [ $same, $others ] ) {
			$name( $slug );
			foreach ( $same as $value ) {
				self::assertSame( $hers, $shown( $value ), "{$slug}: {$value}" );
				self::assertSame( '/loop/', self::links( self::loop( [ 'by' => 'author' ] ) )['Anna Gärtner'], 'It is the one that is chosen.' );
			}
			foreach ( $others as $value ) {
				self::assertSame( [], $shown( $value ), "{$slug}: {$value}" );
			}
			self::assertSame( [], $shown( "{$same[0]},!{$same[0]}" ) );
			self::ask( 'loop-abc1234-author=' . rawurlencode( "!{$same[0]}" ) );
			self::assertCount( 3, self::titles( self::loop( [ 'by' => 'author' ] ) ), $slug );
		}
	}

	/**
	 * On an archive of several types they can be told apart.
	 */
	public function test_types_of_an_archive(): void {
		global $wp_query, $wp_the_query;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the page is an archive; the set-up puts it back.
		$wp_query = $wp_the_query = new \WP_Query( [ 's' => 'Compost', 'posts_per_page' => 10 ] );
		self::ask( '' );
		$html  = self::loop( [ 'by' => 'type' ], [ 'inherit' => true ] );
		$links = self::links( $html );
		self::assertCount( 2, self::titles( $html ) );
		self::assertSame( '/loop/?loop-abc1234-type=page', $links['Pages'] );
		self::assertArrayHasKey( 'Posts', $links );
		self::ask( 'loop-abc1234-type=page' );
		self::assertSame( [ 'Compost page' ], self::titles( self::loop( [ 'by' => 'type' ], [ 'inherit' => true ] ) ) );
		self::ask( 'loop-abc1234-type=!page' );
		self::assertSame( [ 'Compost' ], self::titles( self::loop( [], [ 'inherit' => true ] ) ) );
		// Custom fields of posts say nothing of pages.
		update_post_meta( get_posts( [ 'post_type' => 'page', 'title' => 'Compost page', 'fields' => 'ids' ] )[0], 'color', 'red' );
		self::ask( 'loop-abc1234-field-color=red' );
		self::assertSame( [], self::titles( self::loop( [], [ 'inherit' => true ] ) ) );
	}

	/**
	 * Ranges are fields of a form, and never found by search engines: there is no end of them.
	 */
	public function test_ranges(): void {
		self::ask( 'keep=1&loop-abc1234-field-price=9.50..10&loop-abc1234-date=..2024-03-05' );
		$html = html_entity_decode( self::loop( [ 'by' => 'field', 'field' => 'price' ] ) );
		self::assertStringContainsString( 'name="loop-abc1234-field-price[from]" value="9.50" step="any" placeholder="-3"', $html );
		self::assertStringContainsString( 'name="loop-abc1234-field-price[to]" value="10" step="any" placeholder="100"', $html );
		self::assertStringContainsString( '<input type="hidden" name="loop-abc1234-date" value="..2024-03-05">', $html );
		self::assertStringContainsString( 'type="date" name="loop-abc1234-date[to]" value="2024-03-05"', html_entity_decode( self::loop( [ 'by' => 'date', 'dates' => 'range' ] ) ) );
		self::assertSame(
			[
				'Clear all'           => '/loop/?keep=1',
				'Up to March 5, 2024' => '/loop/?keep=1&loop-abc1234-field-price=9.50..10',
				'9.5 – 10'            => '/loop/?keep=1&loop-abc1234-date=..2024-03-05',
			],
			self::links( self::loop( [ 'by' => 'chosen' ] ) )
		);
		self::ask( 'loop-abc1234-field-price=10..' );
		self::assertArrayHasKey( 'noindex', apply_filters( 'wp_robots', [] ) );
		self::assertArrayHasKey( 'From 10', self::links( self::loop( [ 'by' => 'chosen' ] ) ) );
	}

	/**
	 * Who has no published post is named nowhere, and a chip is text.
	 */
	public function test_chips_name_nobody_else(): void {
		self::ask( 'loop-abc1234-author=nobody&loop-abc1234-letter=%3Cb%3E&loop-abc1234-type=page' );
		$html = self::loop( [ 'by' => 'chosen' ] );
		self::assertSame( [ 'Clear all', 'nobody', '<b>', 'page' ], array_keys( self::links( $html ) ) );
		self::assertStringNotContainsString( '<b>', $html );
	}

	/**
	 * What listens to the filter may answer anything.
	 */
	public function test_hostile_fields(): void {
		foreach ( [ null, 'color', 7, [ 'color' ], [ 'color' => 'x' ], [ 'color' => [ 'label' => [], 'type' => [], 'choices' => 'x' ], '"><b>' => [] ] ] as $fields ) {
			remove_all_filters( 'vitrine_loop_fields' );
			add_filter( 'vitrine_loop_fields', static fn(): mixed => $fields );
			self::ask( 'loop-abc1234-field-color=nothing' );
			$is_listed = is_array( $fields ) && is_array( $fields['color'] ?? null );
			self::assertSame( $is_listed ? [] : self::ALL, self::titles( self::loop( [ 'by' => 'field', 'field' => 'color' ] ) ) );
		}
		remove_all_filters( 'vitrine_loop_fields' );
		add_filter( 'vitrine_loop_fields', static fn(): array => [ 'color' => [ 'label' => '<i>Color</i>', 'choices' => [ 'red' => 'Rosso', 'blue' => [] ] ] ] );
		self::ask( 'loop-abc1234-field-color=yellow' );
		$html = self::loop( [ 'by' => 'field', 'field' => 'color', 'showAll' => false ] );
		self::assertSame( [ 'Rosso' => '/loop/?loop-abc1234-field-color=red' ], self::links( $html ) );
		self::assertSame( [], self::titles( $html ), 'Other values than those that are given cannot be chosen.' );
	}

	/**
	 * Nothing is offered that no post of the loop has.
	 */
	public function test_offers_what_the_loop_has(): void {
		$of = static fn( array $filter, array $query ): array => array_map( 'strval', array_keys( self::links( self::loop( [ ...$filter, 'showAll' => false ], $query ) ) ) );
		self::ask( '' );
		$house = [ 'taxQuery' => [ 'category' => [ get_term_by( 'slug', 'house', 'category' )->term_id ?? 0 ] ] ];
		self::assertSame( [ '2024', '2022' ], $of( [ 'by' => 'date' ], $house ) );
		self::assertSame( [ 'A', 'R' ], $of( [ 'by' => 'letter' ], $house ) );
		self::assertSame( [ 'red' ], $of( [ 'by' => 'field', 'field' => 'color' ], $house ) );
		self::assertSame( [ 'Ben' ], $of( [ 'by' => 'author' ], [ 'author' => (string) self::user( 'ben' ) ] ) );
		self::ask( 'loop-abc1234-date=2024' );
		self::assertSame( [ 'A', 'R' ], $of( [ 'by' => 'letter' ], $house ), 'What is chosen elsewhere takes nothing away.' );
		$prices = self::loop( [ 'by' => 'field', 'field' => 'price' ], $house );
		self::assertSame( [ '-3', '9.5' ], preg_match_all( '/placeholder="([^"]*)"/', $prices, $found ) > 0 ? $found[1] : [] );
	}

	/**
	 * What took long is asked for again once it is no longer fresh.
	 */
	public function test_values_that_take_long_are_kept(): void {
		$asked  = '';
		$listen = static function ( string $query ) use ( &$asked ): string {
			$asked = str_contains( $query, 'AS `year`' ) ? $query : $asked;
			return $query;
		};
		$years  = static function (): array {
			wp_cache_set_posts_last_changed();
			return array_map( 'strval', array_keys( self::links( self::loop( [ 'by' => 'date', 'showAll' => false ] ) ) ) );
		};
		self::ask( '' );
		add_filter( 'query', $listen );
		self::assertSame( [ '2024', '2023', '2022' ], $years() );
		remove_filter( 'query', $listen );
		self::assertFalse( get_option( SlowResults::OPTION ), 'Page views of small sites write nothing.' );
		$kept = [ 'counts' => [ [ 'year' => '2001' ] ], 'until' => time() + 60 ];
		update_option( SlowResults::OPTION, [ md5( $asked ) => $kept ], false );
		self::assertSame( [ '2001' ], $years() );
		update_option( SlowResults::OPTION, [ md5( $asked ) => [ ...$kept, 'until' => time() - 1 ] ], false );
		self::assertSame( [ '2024', '2023', '2022' ], $years() );
	}

	/**
	 * The canvas is told what visitors would choose from.
	 */
	public function test_options_of_the_canvas(): void {
		wp_set_current_user( self::user( 'anna' ) );
		$told = static function ( array $asked ): array {
			$request = new \WP_REST_Request( 'GET', '/vitrine/v1/loop/options' );
			$request->set_query_params( [ 'type' => 'post', ...$asked ] );
			return (array) rest_do_request( $request )->get_data();
		};
		$fields  = [
			[ 'value' => 'color', 'label' => 'Color' ],
			[ 'value' => 'price', 'label' => 'Price' ],
			[ 'value' => 'built', 'label' => 'Built' ],
		];
		$options = [ [ 'value' => '2024', 'name' => '2024' ], [ 'value' => '2023', 'name' => '2023' ] ];
		self::assertSame(
			[ 'label' => 'Date', 'options' => $options, 'range' => null, 'fields' => $fields ],
			$told( [ 'by' => 'date', 'number' => '2' ] )
		);
		self::assertSame( [ 'type' => 'number', 'min' => '-3', 'max' => '100' ], $told( [ 'by' => 'field', 'field' => 'price' ] )['range'] );
		self::assertSame( '', $told( [ 'by' => 'field', 'field' => 'hidden' ] )['label'] );
		self::assertSame( '', $told( [ 'by' => 'author', 'type' => 'revision' ] )['label'] );
		self::assertContains( [ 'value' => 'page', 'name' => 'Pages' ], $told( [ 'by' => 'type', 'type' => 'any' ] )['options'] );
		self::assertSame( 'rest_invalid_param', $told( [ 'by' => 'nonsense' ] )['code'] );
	}

	/**
	 * A taxonomy that has the name of a facet keeps it.
	 */
	public function test_taxonomies_keep_their_names(): void {
		register_taxonomy( 'letter', 'post' );
		wp_set_object_terms( self::titled( 'Compost' ), 'T', 'letter' );
		self::ask( 'loop-abc1234-letter=t' );
		$html = self::loop( [ 'by' => 'letter' ] );
		unregister_taxonomy( 'letter' );
		self::assertSame( [ 'Compost' ], self::titles( $html ) );
		self::assertStringNotContainsString( 'loop-filter__', $html );
	}

	/**
	 * What an address can make the database do is bounded.
	 */
	public function test_thousands_of_values_are_a_few(): void {
		$queries = [];
		add_filter(
			'query',
			static function ( $query ) use ( &$queries ) {
				$queries[] = $query;
				return $query;
			}
		);
		$many = implode( ',', range( 1000, 9999 ) );
		foreach ( [ 'author', 'date', 'letter', 'type', 'field-color', 'field-price' ] as $name ) {
			$queries = [];
			self::ask( "loop-abc1234-{$name}={$many}" );
			self::loop( [ 'by' => 'chosen' ] );
			self::assertLessThan( 80, count( $queries ), $name );
			self::assertLessThan( 8000, max( [ 0, ...array_map( 'strlen', $queries ) ] ), $name );
		}
	}

	/**
	 * Id of an author.
	 *
	 * @param string $slug Name of the archive.
	 */
	private static function user( string $slug ): int {
		$user = get_user_by( 'slug', $slug );
		self::assertInstanceOf( \WP_User::class, $user );
		return $user->ID;
	}

	/**
	 * Id of a post.
	 *
	 * @param string $title Its title.
	 */
	private static function titled( string $title ): int {
		return get_posts( [ 'title' => $title, 'fields' => 'ids' ] )[0];
	}

	/**
	 * Makes an author.
	 *
	 * @param string $login Log-in.
	 * @param string $slug  Name of the archive.
	 * @param string $name  Name that visitors see.
	 */
	private static function author( string $login, string $slug, string $name ): int {
		$id = wp_insert_user(
			[
				'user_login'    => $login,
				'user_pass'     => 'x',
				'user_email'    => "{$login}@example.org",
				'user_nicename' => $slug,
				'display_name'  => $name,
				'role'          => 'author',
			]
		);
		self::assertIsInt( $id );
		return $id;
	}
}
