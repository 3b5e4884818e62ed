<?php
/**
 * Refusals of contents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feeds;

use Vitrine\Feed\Contents\Contents;
use Vitrine\Graph\Content;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WP_Error objects for contents that an account cannot have.
 */
final class ContentErrors {

	/**
	 * The account's network has no such kind.
	 */
	public static function kind_unknown(): \WP_Error {
		return RestErrors::error(
			'vitrine_content_unknown',
			__( 'This account does not have this content.', 'vitrine' ),
			400,
			__( 'Choose something else to show.', 'vitrine' )
		);
	}

	/**
	 * There is nothing of that name.
	 *
	 * @param string $kind Kind.
	 */
	public static function item_unknown( string $kind ): \WP_Error {
		if ( ( Content::KINDS[ $kind ] ?? '' ) === 'tag' ) {
			return RestErrors::error(
				'vitrine_hashtag_invalid',
				__( 'This is not a hashtag.', 'vitrine' ),
				400,
				__( 'Enter one word with letters, digits, and underscores, but no emoji.', 'vitrine' )
			);
		}
		[ $message, $remedy ] = match ( $kind ) {
			'album'    => [
				__( 'The account does not have this album.', 'vitrine' ),
				__( 'Choose one from the list, or copy the album’s URL.', 'vitrine' ),
			],
			'playlist' => [
				__( 'The account does not have this playlist.', 'vitrine' ),
				__( 'Choose one from the list, or copy the playlist’s URL.', 'vitrine' ),
			],
			default    => [
				__( 'The account does not have this post, or it is not among its newest 300.', 'vitrine' ),
				__( 'Choose one from the list, or copy the post’s URL.', 'vitrine' ),
			],
		};
		return RestErrors::error( 'vitrine_content_unknown', $message, 404, $remedy );
	}

	/**
	 * The account has as many as it may.
	 */
	public static function full(): \WP_Error {
		return RestErrors::error(
			'vitrine_contents_full',
			sprintf(
				/* translators: %s: number. */
				__(
					'This account’s feeds already show %s different selections, which is the maximum.',
					'vitrine'
				),
				number_format_i18n( Contents::MAX )
			),
			409,
			__(
				'Choose one that is already shown, or wait: contents that no page has shown for 30 days no longer count.',
				'vitrine'
			)
		);
	}
}
