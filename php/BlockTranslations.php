<?php
/**
 * What blocks say of themselves, in the language of whoever asks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Translates what visitors' pages leave out: titles, descriptions, keywords and names of styles.
 */
final class BlockTranslations {

	/**
	 * Translates our blocks as core does while it registers one; block.json holds the words.
	 *
	 * @param array<string, true> $except Names of blocks that are translated already.
	 */
	public static function translate( array $except ): void {
		// phpcs:disable WordPress.WP.I18n -- The words stand in block.json.
		$translate = static fn( string $text, string $what ): string => $text === ''
			? ''
			: translate_with_gettext_context( $text, "block {$what}", 'vitrine' );
		// phpcs:enable
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
			if ( isset( $except[ $name ] ) || ! str_starts_with( (string) $name, 'vitrine/' ) ) {
				continue;
			}
			$block->title       = $translate( $block->title, 'title' );
			$block->description = $translate( $block->description, 'description' );
			$block->keywords    = array_map(
				static fn( string $word ): string => $translate( $word, 'keyword' ),
				$block->keywords
			);
			$block->styles      = array_map(
				static fn( array $style ): array => [
					...$style,
					'label' => $translate( $style['label'] ?? '', 'style label' ),
				],
				$block->styles
			);
		}
	}
}
