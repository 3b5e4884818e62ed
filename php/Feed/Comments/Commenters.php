<?php
/**
 * Whether those who comment are named.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

defined( 'ABSPATH' ) || exit;

/**
 * The site's setting: people who wrote on a network did not write here, and are named only where the site says so. The
 * account's own name is nobody's secret.
 */
final class Commenters {

	/** The option; twin of the name: admin/settings/privacy/commenters-setting.tsx. */
	public const OPTION = 'vitrine_show_commenters';

	/**
	 * Registers the setting, for the REST API.
	 */
	public static function register_setting(): void {
		register_setting(
			'vitrine',
			self::OPTION,
			[
				'type'         => 'boolean',
				'label'        => __( 'Names of commenters', 'vitrine' ),
				'description'  => __( 'Whether visitors see who wrote a comment or reacted.', 'vitrine' ),
				'default'      => false,
				'show_in_rest' => true,
			]
		);
	}

	/**
	 * Whether visitors see who wrote a comment. An option that does not exist is not asked for.
	 */
	public static function are_named(): bool {
		return isset( wp_load_alloptions()[ self::OPTION ] ) && (bool) get_option( self::OPTION );
	}

	/**
	 * Who wrote a comment, as far as visitors may know.
	 *
	 * @param Comment $comment The comment.
	 * @return array{name: string, url: string|null, is_account: bool}|null
	 */
	public static function of( Comment $comment ): ?array {
		$author = $comment->data['author'];
		return $author !== null && ( $author['is_account'] || self::are_named() ) ? $author : null;
	}
}
