<?php
/**
 * The popups of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

use Vitrine\Popup\Display\PopupConfig;

defined( 'ABSPATH' ) || exit;

/**
 * Which popups a page has: those that match it, those that something on it names, and those that stand in it. One for
 * the page.
 *
 * Links and blocks name popups while the page is made; PopupPage renders what is named, whose content may name others.
 */
final class PagePopups {

	/**
	 * Popups that are named, whether triggers may open them.
	 *
	 * @var array<int, bool>
	 */
	private array $wanted = [];

	/**
	 * Those that have been rendered, or tried to.
	 *
	 * @var array<int, true>
	 */
	private array $done = [];

	/**
	 * What script gets to know, by id of the dialog.
	 *
	 * @var array<string, PopupConfig>
	 */
	private array $configs = [];

	/**
	 * What is printed at the end of the page, by id of the dialog.
	 *
	 * @var array<string, string>
	 */
	private array $html = [];

	/**
	 * The post whose popup is being rendered, its blocks, one of each variant, and which of these it is.
	 *
	 * @var array{\WP_Post, list<\WP_Block>, int}|null
	 */
	private ?array $rendering = null;

	/**
	 * Keeps the index, and what is looked at beforehand.
	 *
	 * @param PopupIndex   $index   Which popups visitors may see.
	 * @param PopupPreview $preview A popup that somebody who may edit it looks at.
	 */
	public function __construct( private readonly PopupIndex $index, private readonly PopupPreview $preview ) {}

	/**
	 * Something on the page opens a popup: it is printed at the end. Costs no query.
	 *
	 * @param int $id Post of the popup.
	 * @return string Id of its dialog; '' = there is none that visitors may see.
	 */
	public function want( int $id ): string {
		if ( $id < 1 || ( ! $this->index->has( $id ) && $this->preview->id() !== $id ) ) {
			return '';
		}
		$this->wanted[ $id ] ??= false;
		return self::element( $id );
	}

	/**
	 * A popup is on this page, its triggers may open it.
	 *
	 * @param int $id Post of the popup.
	 */
	public function place( int $id ): void {
		if ( $this->want( $id ) !== '' ) {
			$this->wanted[ $id ] = true;
		}
	}

	/**
	 * Popups that are named and not rendered yet; they count as rendered from now on.
	 *
	 * @return list<int>
	 */
	public function take(): array {
		$ids         = array_keys( array_diff_key( $this->wanted, $this->done ) );
		$this->done += array_fill_keys( $ids, true );
		return $ids;
	}

	/**
	 * Whether triggers may open the popup of a post.
	 *
	 * @param int $id Post.
	 */
	public function is_armed( int $id ): bool {
		return $this->wanted[ $id ] ?? false;
	}

	/**
	 * Whether the popup of a post is being rendered: what stands in it is not on the page itself.
	 */
	public function is_rendering(): bool {
		return $this->rendering !== null;
	}

	/**
	 * The post whose popup a block is; a block within it is none.
	 *
	 * @param \WP_Block $block Block that is being rendered.
	 */
	public function post_of( \WP_Block $block ): ?\WP_Post {
		return $this->rendering !== null && $this->rendering[1][ $this->rendering[2] ] === $block
			? $this->rendering[0]
			: null;
	}

	/**
	 * Whether the popup that is being rendered has two variants.
	 */
	public function has_variants(): bool {
		return count( $this->rendering[1] ?? [] ) > 1;
	}

	/**
	 * Whether variant B is being rendered.
	 */
	public function is_variant(): bool {
		return ( $this->rendering[2] ?? 0 ) > 0;
	}

	/**
	 * Renders the popup of a post, to be printed at the end of the page.
	 *
	 * @param \WP_Post        $post   Post.
	 * @param list<\WP_Block> $blocks Its blocks, one of each variant.
	 */
	public function render( \WP_Post $post, array $blocks ): void {
		foreach ( $blocks as $index => $block ) {
			$this->rendering = [ $post, $blocks, $index ];
			try {
				$this->add_html( self::element( $post->ID, $index > 0 ), $block->render() );
			} finally {
				$this->rendering = null;
			}
		}
	}

	/**
	 * A popup is on the page.
	 *
	 * @param PopupConfig $config What script gets to know.
	 */
	public function add( PopupConfig $config ): void {
		$this->configs[ $config->element ] = $config;
	}

	/**
	 * A dialog is printed at the end of the page, once.
	 *
	 * @param string $element Its id.
	 * @param string $html    The dialog; '' = there is nothing to show.
	 */
	public function add_html( string $element, string $html ): void {
		if ( $html !== '' ) {
			$this->html[ $element ] = $html;
		}
	}

	/**
	 * Bars that no rule about visitors decides about, open, to be printed above the page: nothing shifts, and no header
	 * is covered.
	 *
	 * Who may say "do not show again" decides, too.
	 */
	public function take_rows(): string {
		$rows = '';
		foreach ( $this->configs as $element => $config ) {
			$html = $this->html[ $element ] ?? '';
			if ( $html === '' || ! $config->may_be_row() || str_contains( $html, 'data-vitrine-popup="dismiss"' ) ) {
				continue;
			}
			$tag = new \WP_HTML_Tag_Processor( $html );
			if ( $tag->next_tag( [ 'tag_name' => 'dialog' ] ) ) {
				$tag->set_attribute( 'open', true );
				$tag->add_class( 'is-row' );
				$rows .= $tag->get_updated_html();
				unset( $this->html[ $element ] );
				$this->configs[ $element ] = $config->as_row();
			}
		}
		return $rows;
	}

	/**
	 * The dialogs that are printed at the end of the page.
	 */
	public function html(): string {
		return implode( "\n", $this->html );
	}

	/**
	 * What script gets to know, in the order of the page.
	 *
	 * @return list<PopupConfig>
	 */
	public function configs(): array {
		return array_values( $this->configs );
	}

	/**
	 * Id of the dialog of a popup's post.
	 *
	 * @param int  $id         Post.
	 * @param bool $is_variant Whether it shows variant B. Twin: halved() in frontend/popup/split-test.ts.
	 */
	public static function element( int $id, bool $is_variant = false ): string {
		return $is_variant ? "popup-{$id}-b" : "popup-{$id}";
	}
}
