<?php
/**
 * How many posts a term has.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use Vitrine\Loop\Counts\CachedResults;
use Vitrine\Loop\Counts\SlowResults;
use Vitrine\Loop\Counts\TermCounts;
use Vitrine\Support\Db;

/**
 * A number says what a visitor would get, and costs a query at most.
 */
final class CountsTest extends LoopTestCase {

	/**
	 * What the database was asked for.
	 *
	 * @var list<string>
	 */
	private array $queries = [];

	/**
	 * Notes queries.
	 */
	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'query',
			function ( string $query ): string {
				$this->queries[] = $query;
				return $query;
			}
		);
	}

	/**
	 * Takes what is pretended back.
	 */
	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
		parent::tearDown();
	}

	/**
	 * Whatever is chosen, numbers are those of looking at each post. A fixed seed: the same posts and choices each time.
	 */
	public function test_numbers_of_random_posts_and_choices(): void {
		mt_srand( 20 );
		register_taxonomy( 'area-code', [ 'post', 'page' ], [ 'hierarchical' => true ] );
		$parents = [];
		$ids     = array_fill_keys( [ 'post_tag', 'category', 'area-code' ], [] );
		foreach ( array_keys( $ids ) as $taxonomy ) {
			$names = [];
			for ( $i = 0; $i < 9; $i++ ) {
				$over                             = $taxonomy === 'post_tag' || $i < 3 ? null : $names[ mt_rand( 0, $i - 1 ) ];
				$names[]                          = "{$taxonomy}-{$i}";
				$ids[ $taxonomy ][ "{$taxonomy}-{$i}" ] = self::term( "{$taxonomy}-{$i}", $taxonomy, $over === null ? 0 : $ids[ $taxonomy ][ $over ] );
				$parents[ "{$taxonomy}-{$i}" ]    = $over;
			}
		}
		foreach ( get_posts( [ 'fields' => 'ids' ] ) as $post ) {
			wp_delete_post( $post, true );
		}
		/** @var list<array<string, array<string>>> $posts */
		$posts = [];
		for ( $i = 0; $i < 60; $i++ ) {
			$status = [ 'publish', 'publish', 'publish', 'draft', 'private', 'future' ][ mt_rand( 0, 5 ) ];
			$type   = mt_rand( 0, 9 ) === 0 ? 'page' : 'post';
			$post   = wp_insert_post( [ 'post_title' => "Post {$i}", 'post_status' => $status, 'post_type' => $type, 'post_date' => $status === 'future' ? '2099-01-01 00:00:00' : '2020-01-01 00:00:00' ] );
			$terms  = [];
			foreach ( array_keys( $ids ) as $taxonomy ) {
				$own = [];
				for ( $n = mt_rand( 0, 3 ); $n > 0 && ( $type === 'post' || $taxonomy === 'area-code' ); $n-- ) {
					$own[] = "{$taxonomy}-" . mt_rand( 0, 8 );
				}
				wp_set_object_terms( $post, array_map( static fn( string $name ): int => $ids[ $taxonomy ][ $name ], array_unique( $own ) ), $taxonomy );
				$above = $own;
				foreach ( $own as $name ) {
					for ( $over = $parents[ $name ]; $over !== null; $over = $parents[ $over ] ) {
						$above[] = $over;
					}
				}
				$terms[ $taxonomy ] = array_unique( $above );
			}
			if ( $status === 'publish' && $type === 'post' ) {
				$posts[] = $terms;
			}
		}
		$has = static function ( array $terms, array $choices ): bool {
			foreach ( $choices as $taxonomy => [ 'all' => $all, 'terms' => $wanted, 'not' => $not ] ) {
				$found = count( array_intersect( $wanted, $terms[ $taxonomy ] ) );
				if ( array_intersect( $not, $terms[ $taxonomy ] ) !== [] || ( $wanted !== [] && ( $all ? $found < count( $wanted ) : $found === 0 ) ) ) {
					return false;
				}
			}
			return true;
		};
		$checked = 0;
		for ( $round = 0; $round < 25; $round++ ) {
			$choices = [];
			$query   = [];
			foreach ( array_keys( $ids ) as $taxonomy ) {
				$pick   = static fn( int $most ): array => array_values( array_unique( array_map( static fn(): string => "{$taxonomy}-" . mt_rand( 0, 8 ), array_fill( 0, mt_rand( 0, $most ), 0 ) ) ) );
				$choice = $round === 0 ? [ 'all' => false, 'terms' => [], 'not' => [] ] : [ 'all' => mt_rand( 0, 1 ) === 1, 'terms' => $pick( 2 ), 'not' => $pick( 1 ) ];
				// One term alone is any of one.
				$choice['all']        = $choice['all'] && count( [ ...$choice['terms'], ...$choice['not'] ] ) > 1;
				$choices[ $taxonomy ] = $choice;
				$query[]              = "loop-abc1234-{$taxonomy}=" . implode( $choice['all'] ? '+' : ',', [ ...$choice['terms'], ...array_map( static fn( string $name ): string => "!{$name}", $choice['not'] ) ] );
			}
			self::ask( implode( '&', $query ) );
			foreach ( $ids as $taxonomy => $terms ) {
				foreach ( [ [ 'any', true ], [ 'any', false ], [ 'all', true ], [ 'all', false ], [ 'none', true ] ] as [ $join, $several ] ) {
					$expected = [];
					foreach ( $terms as $name => $id ) {
						$then = $choices;
						if ( $join === 'none' ) {
							$then[ $taxonomy ]['not'] = [];
						} elseif ( $join === 'all' && $several ) {
							$then[ $taxonomy ]['all'] = true;
						} else {
							$then[ $taxonomy ]['terms'] = [];
						}
						$expected[ $id ] = count( array_filter( $posts, static fn( array $post ): bool => in_array( $name, $post[ $taxonomy ], true ) && $has( $post, $then ) ) );
					}
					self::assertSame( self::by_id( $expected ), self::by_id( array_intersect_key( self::counts( $taxonomy, $join, $several ), $expected ) ), "{$taxonomy} {$join} " . implode( '&', $query ) );
					$checked += array_sum( $expected );
				}
			}
		}
		unregister_taxonomy( 'area-code' );
		self::assertGreaterThan( 1000, $checked );
	}

	/**
	 * Where all posts are shown, WordPress knows the numbers; else all terms of a filter are one query.
	 */
	public function test_queries(): void {
		self::ask( '' );
		self::counts( 'post_tag' );
		self::assertSame( [], $this->counting() );
		self::counts( 'category' );
		self::assertCount( 1, $this->counting(), 'A parent has posts of its children.' );
		self::ask( 'loop-abc1234-category=house' );
		self::counts( 'post_tag' );
		self::assertCount( 1, $this->counting() );

		$without = $this->cost( false );
		self::assertLessThanOrEqual( 1, $this->cost( true ) - $without );
	}

	/**
	 * Where posts with a term are left out, only these are looked at.
	 */
	public function test_posts_without_a_term(): void {
		foreach (
			[
				'category=!house'         => [ 'brown' => 1, 'green' => 0, 'red' => 1, 'yellow' => 2 ],
				'category=!garden'        => [ 'brown' => 0, 'green' => 0, 'red' => 1, 'yellow' => 0 ],
				'category=!house,!bulbs'  => [ 'brown' => 1, 'green' => 0, 'red' => 0, 'yellow' => 0 ],
				'post_tag=!red'           => [ 'brown' => 1, 'green' => 0, 'red' => 0, 'yellow' => 1 ],
				'category=!nowhere'       => [ 'brown' => 1, 'green' => 1, 'red' => 3, 'yellow' => 2 ],
				'nav_menu=!house'         => [ 'brown' => 1, 'green' => 1, 'red' => 3, 'yellow' => 2 ],
			] as $asked => $expected
		) {
			self::ask( "loop-abc1234-{$asked}" );
			$this->counting();
			self::assertSame( $expected, self::named( 'post_tag' ), $asked );
			self::assertSame( [], preg_grep( '/NOT IN/', $this->counting() ), $asked );
		}
		self::ask( 'loop-abc1234-category=!house&loop-abc1234_search=compost' );
		self::assertSame( [ 'brown' => 1, 'green' => 0, 'red' => 0, 'yellow' => 0 ], self::named( 'post_tag' ) );
		self::assertCount( 1, (array) preg_grep( '/NOT IN/', $this->counting() ) );
	}

	/**
	 * Filters of other plugins decide what is seen, and so what is counted; a query that cannot be counted has no numbers.
	 */
	public function test_plugins(): void {
		global $wpdb;
		self::ask( '' );
		$hide = static fn( string $where ): string => "{$where} AND {$wpdb->posts}.post_title <> 'Compost'";
		add_filter( 'posts_where', $hide );
		self::assertSame( [ 'brown' => 0, 'green' => 1, 'red' => 3, 'yellow' => 2 ], self::named( 'post_tag' ) );
		add_filter( 'posts_fields', static fn(): string => "{$wpdb->posts}.ID AS number" );
		self::assertSame( [], self::named( 'post_tag' ) );
		self::assertStringNotContainsString( 'disabled', self::loop( [ 'taxonomy' => 'post_tag', 'showCounts' => true ] ) );
	}

	/**
	 * Who may read private posts sees them in a loop, and in its numbers.
	 */
	public function test_private_posts(): void {
		wp_set_object_terms( wp_insert_post( [ 'post_title' => 'Hush', 'post_status' => 'private' ] ), [ 'red' ], 'post_tag' );
		wp_set_object_terms( wp_insert_post( [ 'post_title' => 'Later', 'post_status' => 'draft' ] ), [ 'red' ], 'post_tag' );
		self::ask( '' );
		self::assertSame( 3, self::named( 'post_tag' )['red'] );
		wp_set_current_user( 1 );
		self::assertSame( 4, self::named( 'post_tag' )['red'] );
		self::ask( 'loop-abc1234-post_tag=red' );
		self::assertCount( 4, self::titles( self::loop( [ 'taxonomy' => 'post_tag' ] ) ) );
	}

	/**
	 * As many terms as an address may ask for, of all kinds, are counted without complaint.
	 */
	public function test_addresses_at_their_bounds(): void {
		global $wpdb;
		foreach ( [ '+', ',', ',!' ] as $glue ) {
			self::ask( 'loop-abc1234-post_tag=red' . $glue . implode( $glue, range( 1000, 1030 ) ) . "&loop-abc1234-category=garden,'%22&loop-abc1234_search=100%25'_\"\\" );
			self::assertSame( [ 0 ], array_values( array_unique( self::named( 'category' ) ) ) );
			self::assertCount( 4, self::named( 'post_tag', 'all' ) );
			self::assertSame( '', $wpdb->last_error );
		}
	}

	/**
	 * With a persistent object cache numbers are made once, and anew as soon as something changes.
	 */
	public function test_object_cache(): void {
		wp_using_ext_object_cache( true );
		self::ask( 'loop-abc1234-category=house' );
		$red = static fn(): int => self::named( 'post_tag' )['red'];
		self::assertSame( 2, $red() );
		self::assertCount( 1, $this->counting() );
		self::assertSame( 2, $red() );
		self::assertCount( 0, $this->counting() );
		$post = wp_insert_post( [ 'post_title' => 'New', 'post_status' => 'publish' ] );
		wp_set_object_terms( $post, [ 'house' ], 'category' );
		self::assertSame( 2, $red() );
		wp_set_object_terms( $post, [ 'red' ], 'post_tag' );
		self::assertSame( 3, $red() );
		wp_update_post( [ 'ID' => $post, 'post_status' => 'draft' ] );
		self::assertSame( 2, $red() );
		wp_update_post( [ 'ID' => $post, 'post_status' => 'publish' ] );
		self::assertSame( 3, $red() );
		wp_delete_post( $post, true );
		self::assertSame( 2, $red() );
	}

	/**
	 * Without one, small sites count each time and write nothing.
	 */
	public function test_small_sites(): void {
		self::ask( 'loop-abc1234-category=house' );
		self::assertSame( 2, self::named( 'post_tag' )['red'] );
		$post = wp_insert_post( [ 'post_title' => 'New', 'post_status' => 'publish' ] );
		wp_set_object_terms( $post, [ 'house' ], 'category' );
		wp_set_object_terms( $post, [ 'red' ], 'post_tag' );
		$this->queries = [];
		self::assertSame( 3, self::named( 'post_tag' )['red'] );
		self::assertSame( 3, self::named( 'post_tag', 'any', $this->slow( 2 ) )['red'], 'On a slow machine, too.' );
		self::assertSame( [], preg_grep( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)|GET_LOCK/i', $this->queries ) );
	}

	/**
	 * On a large site without one, what took long is kept for a while, a few of them; combinations and searches by themselves.
	 */
	public function test_slow_sites(): void {
		$this->be_large();
		$count = fn( float $seconds ): int => self::named( 'post_tag', 'any', $this->slow( $seconds ) )['red'];
		self::ask( 'loop-abc1234-category=house' );
		$count( 0.04 );
		self::assertFalse( get_option( SlowResults::OPTION ), 'Quick.' );
		$count( 2 );
		self::assertCount( 1, get_option( SlowResults::OPTION ) );
		$this->counting();
		self::assertSame( 2, $count( 2 ) );
		self::assertCount( 0, $this->counting() );

		self::ask( 'loop-abc1234-category=house,garden' );
		$count( 2 );
		self::ask( 'loop-abc1234-category=house&loop-abc1234_search=door' );
		$count( 2 );
		$this->counting();
		$count( 2 );
		self::assertCount( 0, $this->counting() );
		self::assertCount( 1, get_option( SlowResults::OPTION ) );
		self::assertCount( 2, get_option( SlowResults::COMBINATIONS ) );
		for ( $i = 0; $i < 40; $i++ ) {
			self::ask( "loop-abc1234-category=house&loop-abc1234_search={$i}" );
			$count( 2 );
		}
		self::assertCount( SlowResults::MAX_ENTRIES, get_option( SlowResults::COMBINATIONS ) );
		self::assertCount( 1, get_option( SlowResults::OPTION ), 'What is searched for pushes nothing else out.' );
		for ( $i = 0; $i < 40; $i++ ) {
			self::term( "Shed {$i}", 'category' );
			self::ask( "loop-abc1234-category=shed-{$i}" );
			$count( 2 );
		}
		$kept = get_option( SlowResults::OPTION );
		self::assertCount( SlowResults::MAX_ENTRIES, $kept );
		self::assertEqualsWithDelta( time() + 600, reset( $kept )['until'], 5 );
		SlowResults::remove();
		self::assertFalse( get_option( SlowResults::OPTION ) );
		self::assertFalse( get_option( SlowResults::COMBINATIONS ) );
	}

	/**
	 * While one process counts, others show the last numbers or none.
	 */
	public function test_one_process_counts(): void {
		$this->be_large();
		self::ask( 'loop-abc1234-category=house' );
		wp_using_ext_object_cache( true );
		/** @var list<string> $locks */
		$locks = [];
		add_action(
			'pre_get_posts',
			static function () use ( &$locks ): void {
				foreach ( $locks as $lock ) {
					wp_cache_add( $lock, 1, CachedResults::GROUP );
				}
			}
		);
		self::assertSame( 2, self::named( 'post_tag' )['red'] );
		$key   = md5( $this->counting()[0] );
		$locks = [ "lease-{$key}" ];
		wp_set_object_terms( wp_insert_post( [ 'post_title' => 'New', 'post_status' => 'publish' ] ), [ 'house' ], 'category' );
		self::assertSame( 2, self::named( 'post_tag' )['red'] );
		wp_cache_delete( $key, CachedResults::GROUP );
		self::assertSame( [], self::named( 'post_tag' ) );
		self::assertCount( 0, $this->counting() );
	}

	/**
	 * The same by the database, where there is no persistent object cache.
	 */
	public function test_one_process_counts_by_the_database(): void {
		if ( constant( 'DB_HOST' ) === '' ) {
			self::markTestSkipped( 'SQLite has no locks by name.' );
		}
		$this->be_large();
		self::ask( 'loop-abc1234-category=house' );
		$slow = $this->slow( 2 );
		self::assertSame( 2, self::named( 'post_tag', 'any', $slow )['red'] );
		$locks = array_values( (array) preg_grep( '/SELECT GET_LOCK/', $this->queries ) );
		self::assertCount( 1, $locks );
		$other = new \wpdb( constant( 'DB_USER' ), constant( 'DB_PASSWORD' ), constant( 'DB_NAME' ), constant( 'DB_HOST' ) );
		self::assertSame( '1', $other->get_var( $locks[0] ) );
		// Its time is over.
		update_option( SlowResults::OPTION, array_map( static fn( array $entry ): array => [ ...$entry, 'until' => time() - 1 ], get_option( SlowResults::OPTION ) ) );
		wp_set_object_terms( self::compost(), [ 'house' ], 'category' );
		$this->counting();
		self::assertSame( 0, self::named( 'post_tag', 'any', $slow )['brown'] );
		SlowResults::remove();
		self::assertSame( [], self::named( 'post_tag', 'any', $slow ) );
		self::assertCount( 0, $this->counting() );
		$other->get_var( str_replace( [ 'GET_LOCK', ', 1 )', ', 0 )' ], [ 'RELEASE_LOCK', ' )', ' )' ], $locks[0] ) );
		self::assertSame( 1, self::named( 'post_tag', 'any', $slow )['brown'] );
		$other->close();
	}

	/**
	 * Id of the post about compost.
	 */
	private static function compost(): int {
		return get_posts( [ 'title' => 'Compost', 'fields' => 'ids' ] )[0];
	}

	/**
	 * Queries that count, since it was asked for last.
	 *
	 * @return list<string>
	 */
	private function counting(): array {
		$counting      = array_values( (array) preg_grep( '/COUNT\(.*loop_posts/s', $this->queries ) );
		$this->queries = [];
		return $counting;
	}

	/**
	 * Queries of a loop with a filter, at its first view.
	 *
	 * @param bool $with Whether numbers are shown.
	 */
	private function cost( bool $with ): int {
		wp_cache_flush();
		$this->queries = [];
		self::loop( [ 'taxonomy' => 'post_tag', 'showCounts' => $with ] );
		return count( $this->queries );
	}

	/**
	 * Makes terms look as if they had many posts.
	 */
	private function be_large(): void {
		add_filter(
			'get_terms',
			static function ( array $terms ): array {
				foreach ( $terms as $term ) {
					if ( $term instanceof \WP_Term ) {
						$term->count = TermCounts::LARGE;
					}
				}
				return $terms;
			}
		);
	}

	/**
	 * What counts on a site without a persistent object cache, by a clock that goes on with each look at it.
	 *
	 * @param float $seconds How long counting takes.
	 */
	private function slow( float $seconds ): TermCounts {
		global $wpdb;
		$db   = new Db( $wpdb );
		$time = 0.0;
		return new TermCounts(
			$db,
			new SlowResults( $db ),
			new SlowResults( $db, SlowResults::COMBINATIONS ),
			false,
			static function () use ( &$time, $seconds ): float {
				$time += $seconds;
				return $time;
			}
		);
	}

	/**
	 * Counts of all terms of a taxonomy.
	 *
	 * @param string          $taxonomy Taxonomy.
	 * @param string          $join     `any`, `all` or `none`.
	 * @param bool            $several  Whether several can be chosen.
	 * @param TermCounts|null $counts   What counts.
	 * @return array<int, int> By the id of the term.
	 */
	private static function counts( string $taxonomy, string $join = 'any', bool $several = true, ?TermCounts $counts = null ): array {
		$terms  = get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false, 'exclude' => [ (int) get_option( 'default_category' ) ] ] );
		$object = get_taxonomy( $taxonomy );
		self::assertIsArray( $terms );
		self::assertNotFalse( $object );
		return ( $counts ?? TermCounts::of_site() )->of( self::around( [] ), $object, array_values( $terms ), $join, $several );
	}

	/**
	 * The same by slug.
	 *
	 * @param string          $taxonomy Taxonomy.
	 * @param string          $join     `any`, `all` or `none`.
	 * @param TermCounts|null $counts   What counts.
	 * @return array<string, int>
	 */
	private static function named( string $taxonomy, string $join = 'any', ?TermCounts $counts = null ): array {
		$named = [];
		foreach ( self::counts( $taxonomy, $join, true, $counts ) as $id => $count ) {
			$named[ get_term( $id )->slug ] = $count;
		}
		ksort( $named );
		return $named;
	}

	/**
	 * Counts in the order of their terms.
	 *
	 * @param array<int, int> $counts Counts.
	 * @return array<int, int>
	 */
	private static function by_id( array $counts ): array {
		ksort( $counts );
		return $counts;
	}
}
