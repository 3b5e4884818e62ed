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
			__( 'This account has no such content.', 'vitrine' ),
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
				__( 'Type one word of letters, digits and underscores, without emoji.', 'vitrine' )
			);
		}
		[ $message, $remedy ] = match ( $kind ) {
			'album'    => [
				__( 'The account has no such album.', 'vitrine' ),
				__( 'Choose one from the list, or copy the address of the album.', 'vitrine' ),
			],
			'playlist' => [
				__( 'The account has no such playlist.', 'vitrine' ),
				__( 'Choose one from the list, or copy the address of the playlist.', 'vitrine' ),
			],
			default    => [
				__( 'The account has no such post, or it is not among its newest 300.', 'vitrine' ),
				__( 'Choose one from the list, or copy the address of the post.', 'vitrine' ),
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
					'Feeds of this account show %s different contents already, which is as many as there can be.',
					'vitrine'
				),
				number_format_i18n( Contents::MAX )
			),
			409,
			__( 'Choose one that is shown already. What no page has shown for 30 days makes room.', 'vitrine' )
		);
	}
}
