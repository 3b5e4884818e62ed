<?php
/**
 * Stores popups of files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Transfer;

use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Publishing\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * Makes drafts. Content is what the user may write, and less where nobody says that its source is trusted.
 */
final class PopupImport {

	/** Post meta: number by which links of Elementor name the popup. */
	public const ELEMENTOR_ID = '_vitrine_elementor_id';

	/** Blocks within blocks; nobody writes more. */
	private const MAX_DEPTH = 30;

	/** Blocks in one popup. */
	private const MAX_BLOCKS = 2000;

	/** Remarks about the settings of one popup. */
	private const MAX_REMARKS = 100;

	/**
	 * Stores a popup.
	 *
	 * @param ImportedPopup $popup      What was read.
	 * @param bool          $is_trusted Whether scripts and frames may stay, for users who may write them.
	 * @return array{id: int, title: string, edit: string, taken: list<string>, left: list<string>}|\WP_Error
	 */
	public static function store( ImportedPopup $popup, bool $is_trusted ): array|\WP_Error {
		$left  = count( $popup->left ) > self::MAX_REMARKS
			? [ ...array_slice( $popup->left, 0, self::MAX_REMARKS ), '…' ]
			: $popup->left;
		$given = wp_check_invalid_utf8( $popup->content );
		// Looked at before it is read: where blocks have no end, reading takes the square of their number.
		if ( preg_match_all( '/<!--\s+wp:/', $given ) > self::MAX_BLOCKS ) {
			$left[] = sprintf(
				/* translators: %s: a number. */
				__( 'The content, because it has more than %s blocks.', 'vitrine' ),
				number_format_i18n( self::MAX_BLOCKS )
			);
			$given = '';
		}
		$shallow = self::without_deep( $given );
		if ( $shallow !== $given ) {
			$left[] = sprintf(
				/* translators: %d: a number. */
				__( 'Blocks nested more than %d levels deep.', 'vitrine' ),
				self::MAX_DEPTH
			);
		}
		$content = self::blocks( $shallow );
		if ( ! $is_trusted || ! current_user_can( 'unfiltered_html' ) ) {
			$clean = wp_kses_post( $content );
			if ( self::tags( $clean ) !== self::tags( $content ) ) {
				$left[] = __( 'Scripts, iframes, URLs, and other potentially harmful code.', 'vitrine' );
			}
			$content = $clean;
		}
		$given = [
			'post_type'    => PopupPosts::TYPE,
			'post_status'  => 'draft',
			'post_title'   => wp_slash( sanitize_text_field( mb_substr( $popup->title, 0, 500 ) ) ),
			'post_content' => wp_slash( self::content( $popup, $content ) ),
			'meta_input'   => $popup->elementor > 0 ? [ self::ELEMENTOR_ID => $popup->elementor ] : [],
		];
		$id    = wp_insert_post( $given, true );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		if ( Guard::refuses( get_post_field( 'post_content', $id, 'raw' ), $id ) ) {
			$left[] = Guard::message();
		}
		return [
			'id'    => $id,
			'title' => html_entity_decode( get_the_title( $id ), ENT_QUOTES ),
			'edit'  => (string) get_edit_post_link( $id, 'raw' ),
			'taken' => $popup->taken,
			'left'  => $left,
		];
	}

	/**
	 * A popup's post: one block around others.
	 *
	 * @param ImportedPopup $popup   What was read.
	 * @param string        $content Its inner blocks as they are saved.
	 */
	private static function content( ImportedPopup $popup, string $content ): string {
		$settings   = $popup->settings;
		$attributes = array_filter(
			[
				...$popup->look,
				'kind'       => $settings->kind === 'modal' ? '' : $settings->kind,
				'label'      => $settings->label,
				'settings'   => $settings->compact(),
				'timing'     => $settings->timing,
				'timingAny'  => $settings->timing_any,
				'triggers'   => $settings->triggers,
				'conditions' => $settings->conditions,
			],
			static fn( mixed $value ): bool => $value !== '' && $value !== []
		);
		return get_comment_delimited_block_content( PopupPosts::BLOCK, $attributes, "\n{$content}\n" );
	}

	/**
	 * Blocks as they are saved; HTML beside them becomes a block, or the frame could not keep it.
	 *
	 * @param string $content Content, possibly hostile.
	 */
	private static function blocks( string $content ): string {
		$blocks = [];
		foreach ( parse_blocks( $content ) as $block ) {
			if ( $block['blockName'] !== null ) {
				$blocks[] = serialize_block( $block );
			} elseif ( trim( $block['innerHTML'] ) !== '' ) {
				$blocks[] = get_comment_delimited_block_content(
					'core/html',
					[],
					"\n" . trim( $block['innerHTML'] ) . "\n"
				);
			}
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * Blocks without those that are too deep. They are never made arrays: of thousands within one another PHP itself
	 * dies.
	 *
	 * @param string $content Content, possibly hostile.
	 */
	private static function without_deep( string $content ): string {
		$parser           = new \WP_Block_Parser();
		$parser->document = $content;
		$parser->offset   = 0;
		$kept             = '';
		// Where the block begins that is outermost now, how many are open, and how many at most.
		[ $begin, $depth, $deepest ] = [ 0, 0, 0 ];
		while ( true ) {
			[ $type, , , $start, $length ] = $parser->next_token();
			$is_end                        = $type === 'no-more-tokens';
			$parser->offset                = $is_end ? strlen( $content ) : (int) $start + (int) $length;
			$depth                         = max(
				0,
				$depth + ( $type === 'block-opener' ? 1 : ( $type === 'block-closer' ? -1 : 0 ) )
			);
			$deepest                       = max( $deepest, $depth );
			if ( $is_end || $depth === 0 ) {
				if ( $deepest <= self::MAX_DEPTH ) {
					$kept .= substr( $content, $begin, $parser->offset - $begin );
				}
				[ $begin, $deepest ] = [ $parser->offset, 0 ];
			}
			if ( $is_end ) {
				return $kept;
			}
		}
	}

	/**
	 * The tags and attributes of HTML, to see whether some were taken out; quotes and entities do not matter.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	private static function tags( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$all  = [];
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			$names = $tags->is_tag_closer() ? [] : (array) $tags->get_attribute_names_with_prefix( '' );
			sort( $names );
			foreach ( [ 'href', 'src' ] as $name ) {
				$url     = $tags->get_attribute( $name );
				$names[] = is_string( $url ) ? $url : '';
			}
			$all[] = implode( ' ', [ (string) $tags->get_tag(), ...$names ] );
		}
		return $all;
	}
}
