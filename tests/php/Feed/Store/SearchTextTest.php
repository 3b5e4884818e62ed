<?php
/**
 * Words to filter by.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Store;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\FormerPosts;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Store\SearchText;
use Vitrine\Plugin;
use Vitrine\Support\Db;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Posts with or without words, as whole words in any script.
 */
final class SearchTextTest extends TestCase {

	use StoredFeed;

	/**
	 * A word is found whatever its case and the punctuation around it, and not inside another word.
	 *
	 * @param string $word  What somebody typed.
	 * @param string $text  Text of a post.
	 * @param bool   $found Whether it is there.
	 */
	#[DataProvider( 'words' )]
	public function test_finds_whole_words( string $word, string $text, bool $found ): void {
		$source = self::add_source();
		$row    = self::add_post( $source, [ 'text' => $text ] );
		self::assertSame( $found ? [ $row ] : [], self::rows( [ 'source' => $source, 'includeWords' => [ $word ] ] ) );
		self::assertSame( $found ? [] : [ $row ], self::rows( [ 'source' => $source, 'excludeWords' => [ $word ] ] ) );
	}

	/**
	 * Words and texts.
	 *
	 * @return array<string, array{string, string, bool}>
	 */
	public static function words(): array {
		return [
			'the word'         => [ 'rose', 'A rose is here', true ],
			'case'             => [ 'ROSE', 'A Rose!', true ],
			'first'            => [ 'rose', 'Rose, at last', true ],
			'last'             => [ 'rose', 'It is a rose', true ],
			'only'             => [ 'rose', 'rose', true ],
			'hashtag'          => [ 'rose', 'Look: #rose', true ],
			'typed hashtag'    => [ '#rose', 'A rose', false ],
			'same hashtag'     => [ '#rose', 'Look: #Rose!', true ],
			'wide sign'        => [ '#rose', 'Look:＃rose', true ],
			'longer hashtag'   => [ '#rose', 'Look: #roses, #rose_garden', false ],
			'underscore'       => [ '#rose_garden', 'The #Rose_Garden.', true ],
			'tags in a row'    => [ '#iris', '#rose #iris', true ],
			'sign in an URL'   => [ '#rose', 'https://example.org/a#rose', false ],
			'with a hashtag'   => [ 'the #rose garden', 'In the #rose garden', true ],
			'across a hashtag' => [ 'the rose garden', 'In the #rose garden', true ],
			'end and start'    => [ 'garden in', 'In the #rose garden', false ],
			'hashtag, hyphen'  => [ 'well kept', 'A well-kept #rose', true ],
			'Japanese tag'     => [ '#桜', '今日は #桜', true ],
			'longer, Japanese' => [ '#桜', '今日は #桜祭り', false ],
			'part of a word'   => [ 'rose', 'Roses and primroses', false ],
			'phrase'           => [ 'open day', 'Our OPEN  day: Sunday', true ],
			'phrase in lines'  => [ 'open day', "open\nday", true ],
			'words apart'      => [ 'open day', 'open on this day', false ],
			'umlauts'          => [ 'grüße', 'Viele GRÜSSE und GRÜẞE, Grüße!', true ],
			'Greek'            => [ 'τριαντάφυλλο', 'Ένα ΤΡΙΑΝΤΆΦΥΛΛΟ εδώ', true ],
			'Arabic'           => [ 'وردة', 'هذه وردة جميلة', true ],
			'Hebrew'           => [ 'ורד', 'הנה ורד.', true ],
			'Japanese inside'  => [ '桜', '今日は桜が咲いた', true ],
			'Thai inside'      => [ 'ดอกไม้', 'สวนดอกไม้สวย', true ],
			'digits'           => [ '2026', 'Season 2026 begins', true ],
			'percent sign'     => [ '100%', '100 % wool', true ],
			'wildcards'        => [ 'r_se', 'A rose', false ],
			'more wildcards'   => [ 'ro%e', 'A rose', false ],
			'quote'            => [ "gardener's", 'The gardener’s choice', true ],
			'backslash'        => [ 'a\\b', 'a b', true ],
			'SQL'              => [ "' OR 1=1 --", 'A rose', false ],
		];
	}

	/**
	 * What has nothing to search for filters nothing.
	 *
	 * @param mixed $words What an attribute may hold.
	 */
	#[DataProvider( 'nothing' )]
	public function test_empty_words_filter_nothing( mixed $words ): void {
		$source = self::add_source();
		$row    = self::add_post( $source );
		self::assertSame( [ $row ], self::rows( [ 'source' => $source, 'includeWords' => $words, 'excludeWords' => $words ] ) );
	}

	/**
	 * Filters without words.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function nothing(): array {
		return [
			'none'        => [ [] ],
			'empty'       => [ [ '' ] ],
			'spaces'      => [ [ '  ', "\n" ] ],
			'punctuation' => [ [ '%', '_', '...', '!', '🌻' ] ],
			'no list'     => [ 'rose' ],
			'no strings'  => [ [ null, [ 'rose' ], true, INF ] ],
		];
	}

	/**
	 * One of the wanted words is enough, and one of the unwanted is too many; titles of links count, names do not.
	 */
	public function test_combines_words(): void {
		$source = self::add_source( [ 'name' => 'Tulip House' ] );
		$rose   = self::add_post( $source, [ 'text' => 'A rose' ], 3000 );
		$iris   = self::add_post( $source, [ 'text' => 'Ein Bild', 'links' => [ [ 'url' => 'https://example.org/tulip', 'title' => 'The iris', 'text' => 'tulip' ] ] ], 2000 );
		$both   = self::add_post( $source, [ 'text' => 'A rose and an iris, sold' ], 1000 );
		self::assertSame( [ $rose, $iris, $both ], self::rows( [ 'source' => $source, 'includeWords' => [ 'rose', 'iris' ] ] ) );
		self::assertSame( [ $rose, $iris ], self::rows( [ 'source' => $source, 'includeWords' => [ 'rose', 'iris' ], 'excludeWords' => [ 'sold', 'gone' ] ] ) );
		self::assertSame( [], self::rows( [ 'source' => $source, 'includeWords' => [ 'tulip' ] ] ) );
	}

	/**
	 * Folding is done before, so text and word always meet; broken text folds to nothing.
	 */
	public function test_folds(): void {
		self::assertSame( ' the roses 12 are out ', SearchText::fold( "The “roses” (12)\n\tare—out!" ) );
		self::assertSame( '  ', SearchText::fold( '🌻!' ) );
		self::assertSame( '  ', SearchText::fold( '' ) );
		self::assertSame( ' rose ', SearchText::pattern( ' Rose! ' ) );
		self::assertSame( '桜', SearchText::pattern( '桜' ) );
		self::assertSame( ' a rose | a #rose ', SearchText::fold( 'A #Rose' ) );
		self::assertSame( ' c ', SearchText::fold( 'C#' ) );
		self::assertNull( SearchText::pattern( '%_' ) );
	}

	/**
	 * Posts that an older version stored are folded again: a filter by hashtag that showed them goes on to.
	 */
	public function test_stored_posts_are_folded_again(): void {
		global $wpdb;
		$source = self::add_source();
		$rose   = self::add_post( $source, [ 'text' => 'A #rose' ], 2000 );
		$wide   = self::add_post( $source, [ 'text' => 'A ＃rose' ], 1000 );
		$plain  = self::add_post( $source, [ 'text' => 'A rose' ], 500 );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET words = ' a rose '" );
		self::assertSame( [], self::rows( [ 'source' => $source, 'includeWords' => [ '#rose' ] ] ) );
		FormerPosts::fold_again( new Db( $wpdb ) );
		self::assertSame( [ $rose, $wide ], self::rows( [ 'source' => $source, 'includeWords' => [ '#rose' ] ] ) );
		self::assertSame( [ $rose, $wide, $plain ], self::rows( [ 'source' => $source, 'includeWords' => [ 'rose' ] ] ) );
	}

	/**
	 * Rows that a feed shows.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @return int[]
	 */
	private static function rows( array $attributes ): array {
		return array_map( static fn( Post $post ): int => $post->id, Plugin::instance()->feed->query()->page( FeedSettings::of( $attributes ), null, 50 ) );
	}
}
