<?php
/**
 * Blocks as they are stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sealed;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Looks through what editors have saved: posts and their revisions, then what pages share (templates, template parts,
 * synced patterns, navigation, widgets).
 * Nearest first, one content at a time, and never more than a bounded number of bytes.
 */
final class StoredBlocks {

	/** Most revisions of the posts, and of what pages share. */
	private const MAX_REVISIONS = 25;

	/** Most posts and files that pages share. */
	private const MAX_SHARED = 50;

	/** Bytes that are read at most: a gallery of 10,000 pictures has about 1 MB. */
	private const MAX_BYTES = 20_000_000;

	/** Most posts that are read for what the whole site shows. */
	private const MAX_POSTS = 5000;

	/** Statuses of posts that nobody sees: what they hold is not shown. */
	public const UNUSED = [ 'auto-draft', 'trash', 'inherit' ];

	/** What pages share. */
	private const SHARED = "post_type IN ( 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' ) AND post_status = 'publish' AND post_password = ''";

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Database.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Attributes of all blocks of a type that are found.
	 *
	 * @param string    $name  Name of the block.
	 * @param list<int> $posts Posts to begin with, the last one first.
	 * @return \Generator<int, array<mixed>> Attributes as they are stored.
	 */
	public function attributes( string $name, array $posts ): \Generator {
		$left = self::MAX_BYTES;
		foreach ( $this->contents( $this->marked( $name ), array_reverse( $posts ) ) as $content ) {
			$left -= strlen( $content );
			if ( $left < 0 ) {
				return;
			}
			yield from self::within( [ $content ], $name );
		}
	}

	/**
	 * Attributes of all blocks of a type that any page of the site may show, for jobs: in posts of every type (the
	 * newest MAX_POSTS that have one), templates of the theme, registered patterns, and widgets.
	 *
	 * @param string $name Name of the block.
	 * @param string $mark Further text that posts with such a block contain; only those are read, and other forms.
	 * @param int    $from Highest id of a post that is read: newer posts were read earlier.
	 * @return \Generator<int, array<mixed>> Attributes as they are stored, by post, the newest first; 0 = elsewhere.
	 */
	public function everywhere( string $name, string $mark = '', int $from = PHP_INT_MAX ): \Generator {
		$used = "post_type <> 'revision' AND post_status NOT IN ( '" . implode( "', '", self::UNUSED ) . "' )";
		yield from self::within(
			$this->of_posts(
				"{$used} AND ID <= %d",
				$this->marked( $name, $mark ),
				self::MAX_POSTS,
				(string) $from
			),
			$name
		);
		$patterns = \WP_Block_Patterns_Registry::get_instance()->get_all_registered();
		foreach ( [ self::of_theme(), array_column( $patterns, 'content' ), self::widgets() ] as $contents ) {
			foreach ( self::within( $contents, $name ) as $attributes ) {
				yield 0 => $attributes;
			}
		}
	}

	/**
	 * What may hold the block.
	 *
	 * @param literal-string $mark  What all of them fulfill.
	 * @param list<int>      $posts Posts, nearest first.
	 * @return \Generator<string>
	 */
	private function contents( string $mark, array $posts ): \Generator {
		foreach ( $posts as $post ) {
			yield get_post( $post )->post_content ?? '';
		}
		if ( $posts !== [] ) {
			yield from $this->of_posts(
				"post_type = 'revision' AND post_parent IN ( " . $this->db->numbers( $posts ) . ' )',
				$mark,
				self::MAX_REVISIONS
			);
		}
		yield from $this->of_posts( self::SHARED, $mark, self::MAX_SHARED );
		yield from self::of_theme();
		yield from self::widgets();
		yield from $this->of_posts(
			"post_type = 'revision' AND post_parent IN ( SELECT ID FROM %i WHERE " . self::SHARED . ' )',
			$mark,
			self::MAX_REVISIONS,
			$this->db->table( 'posts' )
		);
	}

	/**
	 * Contents of posts, newest first.
	 *
	 * @param literal-string $which   Condition.
	 * @param literal-string $mark    Another one, of marked().
	 * @param int            $max     Most of them.
	 * @param string         ...$args Values of placeholders in the condition.
	 * @return \Generator<int, string> By post.
	 */
	private function of_posts( string $which, string $mark, int $max, string ...$args ): \Generator {
		$table = $this->db->table( 'posts' );
		foreach (
			$this->db->all(
				"SELECT ID FROM %i WHERE {$which} AND {$mark} ORDER BY ID DESC LIMIT %d",
				$table,
				...[ ...$args, $max ]
			) as $row
		) {
			$id = (int) $row['ID'];
			yield $id => (string) $this->db->value( 'SELECT post_content FROM %i WHERE ID = %d', $table, $id );
		}
	}

	/**
	 * Templates that the theme brings.
	 *
	 * @return \Generator<int, string>
	 */
	private static function of_theme(): \Generator {
		$files = [];
		foreach ( array_unique( [ get_stylesheet(), get_template() ] ) as $theme ) {
			foreach ( wp_is_block_theme() ? get_block_theme_folders( $theme ) : [] as $folder ) {
				$found = glob( get_theme_root( $theme ) . "/{$theme}/{$folder}/*.html" );
				array_push( $files, ...( $found === false ? [] : $found ) );
			}
		}
		foreach ( array_slice( $files, 0, self::MAX_SHARED ) as $file ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the theme.
			yield (string) file_get_contents( $file );
		}
	}

	/**
	 * What is in widgets: those of blocks, and those of text, which have shortcodes.
	 *
	 * @return array<string, string> By id.
	 */
	public static function widgets(): array {
		$found = [];
		foreach ( [ 'block' => 'content', 'text' => 'text' ] as $type => $field ) {
			foreach ( (array) get_option( "widget_{$type}", [] ) as $number => $widget ) {
				if ( is_array( $widget ) && is_string( $widget[ $field ] ?? null ) ) {
					$found[ "{$type}-{$number}" ] = $widget[ $field ];
				}
			}
		}
		return $found;
	}

	/**
	 * The condition for posts that may have a block.
	 *
	 * @param string $name Name of the block.
	 * @param string $mark Further text that is in them where it is a block.
	 * @return literal-string
	 */
	public function marked( string $name, string $mark = '' ): string {
		$sql = $this->db->prepare(
			'( post_content LIKE %s AND post_content LIKE %s',
			$this->db->like( self::opening( $name ) ),
			$this->db->like( $mark )
		);
		foreach ( array_keys( self::forms( $name ) ) as $text ) {
			$sql .= $this->db->prepare( ' OR post_content LIKE %s', $this->db->like( $text ) );
		}
		return "{$sql} )";
	}

	/**
	 * Attributes of blocks in contents, at any depth.
	 *
	 * @template TKey
	 * @param iterable<TKey, string> $contents Contents.
	 * @param string                 $name     Name of the block.
	 * @return \Generator<TKey, array<mixed>> By the key of their content.
	 */
	public static function within( iterable $contents, string $name ): \Generator {
		$forms = self::forms( $name );
		foreach ( $contents as $key => $content ) {
			if ( str_contains( $content, self::opening( $name ) ) ) {
				foreach ( self::named( parse_blocks( $content ), $name ) as $attributes ) {
					yield $key => $attributes;
				}
			}
			foreach ( $forms as $text => $read ) {
				foreach ( str_contains( $content, $text ) ? $read( $content ) : [] as $attributes ) {
					yield $key => $attributes;
				}
			}
		}
	}

	/**
	 * What is in every content that has a block.
	 *
	 * @param string $name Name of the block; core writes its own without the prefix.
	 */
	private static function opening( string $name ): string {
		return 'wp:' . ( str_starts_with( $name, 'core/' ) ? substr( $name, 5 ) : $name ) . ' ';
	}

	/**
	 * What else is rendered as a block.
	 *
	 * @param string $name Name of the block.
	 * @return array<string, \Closure(string): iterable<array<mixed>>>
	 */
	private static function forms( string $name ): array {
		/**
		 * Filters what else stands for a block in saved content, such as a shortcode that is rendered as it.
		 *
		 * @param array<string, \Closure> $forms What gives the attributes of all blocks that a content stands for
		 *                                       (`fn( string $content ): iterable`), by text that such a content has.
		 * @param string                  $name  Name of the block.
		 */
		$forms = apply_filters( 'vitrine_block_forms', [], $name );
		return array_filter(
			is_array( $forms ) ? $forms : [],
			static fn( mixed $read ): bool => $read instanceof \Closure
		);
	}

	/**
	 * Attributes of blocks within blocks.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @param string       $name   Name of the block.
	 * @return \Generator<int, array<mixed>>
	 */
	private static function named( array $blocks, string $name ): \Generator {
		foreach ( $blocks as $block ) {
			if ( $block['blockName'] === $name ) {
				yield is_array( $block['attrs'] ) ? $block['attrs'] : [];
			}
			yield from self::named( $block['innerBlocks'], $name );
		}
	}
}
