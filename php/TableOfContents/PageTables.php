<?php
/**
 * Tables of contents of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

use Vitrine\BlockData;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the place of each table while the page is rendered, and fills it in when the headings are known: content is
 * rendered once (decision 0029). A place says a word that is new in every request, so that no author can write one; it
 * is hidden until it is filled in.
 */
final class PageTables {

	/**
	 * The word.
	 *
	 * @var string
	 */
	private readonly string $word;

	/**
	 * Attributes of the tables, by their numbers.
	 *
	 * @var array<int, TableOfContentsAttributes>
	 */
	private array $tables = [];

	/**
	 * Ids that headings of this page were given, with the post whose content it was: that is made again for
	 * descriptions, and has the same ids each time.
	 *
	 * @var array<string, int>
	 */
	private array $owners = [];

	/**
	 * Begins a page.
	 */
	public function __construct() {
		$this->word = 'vitrine-contents-' . bin2hex( random_bytes( 16 ) );
	}

	/**
	 * Prints the place of a table.
	 *
	 * @param TableOfContentsAttributes $read Attributes.
	 */
	public function place( array $read ): string {
		$this->tables[] = $read;
		return Template::html_of_strangers(
			dirname( VITRINE_FILE ) . '/build/table-of-contents/place.php',
			[
				'class' => TableOfContentsView::classes( $read ),
				'label' => TableOfContentsView::title( $read ),
				'style' => $read['sticky'] ? "--vitrine-contents-offset:{$read['stickyOffset']}px" : '',
				'place' => $this->word . '-' . array_key_last( $this->tables ),
			]
		);
	}

	/**
	 * Marks the content that counts in a page that is not made of blocks.
	 *
	 * @param string $content Content.
	 */
	public function marked( string $content ): string {
		return "<!--{$this->word}-->{$content}<!--{$this->word}-->";
	}

	/**
	 * Fills in the tables of a content.
	 *
	 * @param string $content Content of a post, rendered.
	 */
	public function fill_content( string $content ): string {
		return $this->filled( '', $content, '', false );
	}

	/**
	 * Fills in the tables of a page.
	 *
	 * @param string $html What is printed of the body.
	 */
	public function fill_page( string $html ): string {
		$parts = explode( "<!--{$this->word}-->", $html, 4 );
		if ( count( $parts ) < 3 ) {
			return $this->filled( '', $html, '', true );
		}
		// A second time the content is only shown.
		[ $before, $content ] = $parts;
		$after                = str_replace( "<!--{$this->word}-->", '', implode( '', array_slice( $parts, 2 ) ) );
		return $this->filled( $before, $content, $after, false );
	}

	/**
	 * Gives headings their ids, and fills in all tables in the HTML.
	 *
	 * @param string $before  HTML before the content.
	 * @param string $content The HTML that has the headings.
	 * @param string $after   HTML after it.
	 * @param bool   $is_page Whether that is a page, of which only the content counts.
	 */
	private function filled( string $before, string $content, string $after, bool $is_page ): string {
		$html = $before . $content . $after;
		preg_match_all( "/<!--{$this->word}-(\d+)-->/", $html, $found );
		$tables = array_intersect_key( $this->tables, array_flip( array_map( 'intval', $found[1] ) ) );
		if ( $tables === [] ) {
			return $html;
		}
		$classes  = array_values( array_unique( array_merge( ...array_column( $tables, 'exclude' ) ) ) );
		$headings = HeadingReader::read( $content, $classes, $is_page );
		$listed   = array_map(
			static fn( array $read ): array => TableOfContentsView::listed( $read, $headings ),
			$tables
		);
		$offsets  = array_column( array_merge( ...$listed ), 'offset', 'offset' );
		$headings = array_values(
			array_filter( $headings, static fn( Heading $one ): bool => isset( $offsets[ $one->offset ] ) )
		);
		$headings = HeadingIds::given( $headings, $this->taken( $html ) );
		$post     = (int) get_the_ID();
		foreach ( $headings as $heading ) {
			$this->owners[ strtolower( $heading->id ) ] ??= $post;
		}
		$html = $before . HeadingReader::with_ids( $content, $headings ) . $after;
		return (string) preg_replace_callback(
			"~(<nav\\b(?:\"[^\"]*\"|'[^']*'|[^>\"'])*>)<!--{$this->word}-(\\d+)--></nav>~",
			fn( array $place ): string => $this->table( $place[1], $this->tables[ (int) $place[2] ], $headings ),
			$html
		);
	}

	/**
	 * A table in its place.
	 *
	 * @param string                    $start    The tag that begins it.
	 * @param TableOfContentsAttributes $read     Attributes.
	 * @param list<Heading>             $headings Headings, with ids.
	 * @return string HTML; '' = there is nothing to list.
	 */
	private function table( string $start, array $read, array $headings ): string {
		$view = TableOfContentsView::of( $read, TableOfContentsView::listed( $read, $headings ) );
		if ( $view->entries === [] && ! is_preview() ) {
			return '';
		}
		$tag = new \WP_HTML_Tag_Processor( $start );
		$tag->next_tag();
		$tag->remove_attribute( 'hidden' );
		$data = TableOfContentsView::data( $read );
		return $tag->get_updated_html()
			. ( $data === [] ? '' : BlockData::script( (string) $tag->get_attribute( 'id' ), $data ) )
			. Template::html_of_strangers(
				dirname( VITRINE_FILE ) . '/build/table-of-contents/render.php',
				[ 'view' => $view ]
			)
			. '</nav>';
	}

	/**
	 * Ids that elements have, or seem to have.
	 *
	 * @param string $html HTML.
	 * @return array<string, mixed> Ids in lower case, as keys.
	 */
	private function taken( string $html ): array {
		preg_match_all( '/\sid\s*=\s*["\']?([^\s"\'>]+)/i', $html, $found );
		$post  = (int) get_the_ID();
		// What is made for REST is shown on a page of its own.
		$taken = did_action( 'template_redirect' ) === 0
			? []
			: array_filter( $this->owners, static fn( int $owner ): bool => $owner !== $post );
		return $taken + array_fill_keys( array_map( 'strtolower', $found[1] ), true );
	}
}
