<?php
/**
 * Headings of HTML.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

defined( 'ABSPATH' ) || exit;

/**
 * Reads rendered HTML once, from its beginning to its end, and finds the headings that a visitor sees.
 */
final class HeadingReader {

	/** Elements whose headings are not of the content: posts of loops, and tables of contents. */
	private const LEFT_OUT = [ 'wp-block-query', 'wc-block-product-collection', 'wp-block-vitrine-table-of-contents' ];

	/** What a theme's template puts around the content of a post. */
	private const CONTENT = 'wp-block-post-content';

	private const LEVELS = [ 'H1' => 1, 'H2' => 2, 'H3' => 3, 'H4' => 4, 'H5' => 5, 'H6' => 6 ];

	/** Elements that hold nothing but words, or end where a heading begins. */
	private const WORDS = [
		'A'      => 1,
		'B'      => 1,
		'CODE'   => 1,
		'EM'     => 1,
		'I'      => 1,
		'IMG'    => 1,
		'P'      => 1,
		'SPAN'   => 1,
		'STRONG' => 1,
	];

	/** Longest text of a heading, in characters: one that is never closed would have the whole page. */
	private const MAX_TEXT = 1000;

	/**
	 * Elements around the current place that matter, outermost first.
	 *
	 * @var list<array{tag: string, depth: int, out: bool, classes: list<string>, region: int}>
	 */
	private array $around = [];

	/**
	 * Headings so far.
	 *
	 * @var list<Heading>
	 */
	private array $headings = [];

	/**
	 * Heading that is being read, and how many elements were around it.
	 *
	 * @var array{heading: Heading, around: int}|null
	 */
	private ?array $open = null;

	/**
	 * Text of that heading.
	 *
	 * @var string
	 */
	private string $text = '';

	/**
	 * Contents of posts so far: whether each is one of a loop's.
	 *
	 * @var array<int, bool>
	 */
	private array $regions = [];

	/**
	 * Prepares reading.
	 *
	 * @param list<string> $classes Classes to look for.
	 * @param bool         $is_page Whether it is a page, of which only the content counts.
	 */
	private function __construct( private readonly array $classes, private readonly bool $is_page ) {}

	/**
	 * Finds headings.
	 *
	 * @param string       $html    Rendered HTML.
	 * @param list<string> $classes Classes to look for at headings and around them.
	 * @param bool         $is_page Whether it is a page of blocks, of which only the content of its post counts.
	 * @return list<Heading>
	 */
	public static function read( string $html, array $classes = [], bool $is_page = false ): array {
		$reader = new self( $classes, $is_page );
		$tags   = new ContentTags( $html );
		while ( $tags->next_token() ) {
			$reader->take( $tags );
		}
		$reader->close();
		if ( ! $is_page ) {
			return $reader->headings;
		}
		// Themes may have the one post of a page in a loop.
		$region = array_search( false, $reader->regions, true );
		$region = $region === false ? array_key_first( $reader->regions ) : $region;
		return array_values(
			array_filter( $reader->headings, static fn( Heading $heading ): bool => $heading->region === $region )
		);
	}

	/**
	 * Gives headings their ids.
	 *
	 * @param string        $html     The same HTML.
	 * @param list<Heading> $headings Some of its headings, in their order, with ids.
	 */
	public static function with_ids( string $html, array $headings ): string {
		$written = '';
		$end     = 0;
		foreach ( $headings as $heading ) {
			if ( ! $heading->has_own_id ) {
				// After `<h2`: of an attribute that is there twice the first counts.
				$place    = $heading->offset + 3;
				$written .= substr( $html, $end, $place - $end ) . " id=\"{$heading->id}\"";
				$end      = $place;
			}
		}
		return $written . substr( $html, $end );
	}

	/**
	 * Takes the next part of the HTML.
	 *
	 * @param ContentTags $tags Where it is.
	 */
	private function take( ContentTags $tags ): void {
		// Half of all there is: most of it is between elements.
		if ( $tags->get_token_type() === '#text' ) {
			if ( $this->open !== null && count( $this->around ) === $this->open['around'] ) {
				$this->text .= $tags->get_modifiable_text();
			}
			return;
		}
		$name = (string) $tags->get_token_name();
		if ( $name === '' || $name[0] === '#' ) {
			return;
		}
		if ( isset( self::LEVELS[ $name ] ) ) {
			// The end of any heading ends the one that is open, and so does the beginning of another.
			$this->close();
			if ( ! $tags->is_tag_closer() ) {
				$this->begin( $tags, self::LEVELS[ $name ] );
			}
			return;
		}
		if ( $tags->is_tag_closer() ) {
			$this->leave( $name );
			return;
		}
		if ( $this->open !== null && ( $name === 'IMG' || $name === 'BR' ) ) {
			$this->text .= $name === 'BR' ? ' ' : $tags->text_of( 'alt' );
		}
		$this->enter( $tags, $name );
	}

	/**
	 * A heading begins.
	 *
	 * @param ContentTags $tags  Where it is.
	 * @param int                    $level Its level.
	 */
	private function begin( ContentTags $tags, int $level ): void {
		$classes = $this->classes === [] ? [] : array_intersect( $this->classes, $tags->classes() );
		$region  = 0;
		foreach ( array_reverse( $this->around ) as $element ) {
			if ( $element['out'] ) {
				return;
			}
			if ( $element['region'] > 0 ) {
				$region = $element['region'];
				break;
			}
			$classes = [ ...$classes, ...$element['classes'] ];
		}
		if ( ( $this->is_page && $region === 0 ) || $tags->is_hidden() ) {
			return;
		}
		$heading    = new Heading(
			$tags->offset(),
			$level,
			'',
			$tags->text_of( 'id' ),
			array_values( array_unique( $classes ) ),
			$region
		);
		$this->open = [ 'heading' => $heading, 'around' => count( $this->around ) ];
		$this->text = '';
	}

	/**
	 * The open heading ends; one without words is none.
	 */
	private function close(): void {
		if ( $this->open === null ) {
			return;
		}
		$heading      = $this->open['heading'];
		$this->around = array_slice( $this->around, 0, $this->open['around'] );
		$this->open   = null;
		$text         = trim( (string) preg_replace( '/[\s\x{a0}\x{200b}]+/u', ' ', $this->text ) );
		if ( $text !== '' ) {
			$this->headings[] = $heading->with_text( mb_substr( $text, 0, self::MAX_TEXT ) );
		}
	}

	/**
	 * An element begins, which may matter to what is in it.
	 *
	 * @param ContentTags $tags Where it is.
	 * @param string                 $name Its name.
	 */
	private function enter( ContentTags $tags, string $name ): void {
		foreach ( $this->around as $place => $element ) {
			if ( $element['tag'] === $name ) {
				++$this->around[ $place ]['depth'];
			}
		}
		// Within a heading they may hide words. Elements of pictures may be closed in themselves.
		if ( isset( self::WORDS[ $name ] ) && $this->open === null ) {
			return;
		}
		if ( $name === 'P' || $tags->has_self_closing_flag() || \WP_HTML_Processor::is_void( $name ) ) {
			return;
		}
		$own     = $tags->classes();
		$in_loop = array_intersect( self::LEFT_OUT, $own ) !== [];
		// Of a footnote its number, which is no part of the words.
		$is_out  = $in_loop || $name === 'DIALOG' || $name === 'TEMPLATE' || $tags->is_hidden()
			|| ( $name === 'SUP' && in_array( 'fn', $own, true ) );
		$classes = array_values( array_intersect( $this->classes, $own ) );
		$region  = 0;
		if ( $this->is_page && in_array( self::CONTENT, $own, true ) ) {
			$region                   = count( $this->regions ) + 1;
			$this->regions[ $region ] = array_filter( array_column( $this->around, 'out' ) ) !== [];
		}
		if ( $is_out || $classes !== [] || $region > 0 ) {
			$this->around[] = [
				'tag'     => $name,
				'depth'   => 1,
				'out'     => $is_out,
				'classes' => $classes,
				'region'  => $region,
			];
		}
	}

	/**
	 * An element ends.
	 *
	 * @param string $name Its name.
	 */
	private function leave( string $name ): void {
		foreach ( $this->around as $place => $element ) {
			if ( $element['tag'] === $name && --$this->around[ $place ]['depth'] === 0 ) {
				// What is in it and still open ends, too.
				$this->around = array_slice( $this->around, 0, $place );
				return;
			}
		}
	}
}
