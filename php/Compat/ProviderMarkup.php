<?php
/**
 * Markup of nanogallery2 that names a provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Store\Connection;
use Vitrine\Providers\Store\Connections;
use Vitrine\Sealed\SealedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the site's connections to the accounts that content names. The content names the account itself: no other
 * connection is opened to its visitors, and where it names albums, only these are.
 */
final class ProviderMarkup {

	/** Names of providers by what `kind` says. */
	private const KINDS = [
		'flickr'                => 'flickr',
		'google2'               => 'google',
		'nano_photos_provider2' => 'nano_photos_provider2',
	];

	/** Galleries of one account in one content. */
	private const MAX = 10;

	/**
	 * Keeps its helpers.
	 *
	 * @param Connections    $connections The connections.
	 * @param SealedSettings $sealed      Seals settings of galleries.
	 */
	public function __construct( private readonly Connections $connections, private readonly SealedSettings $sealed ) {}

	/**
	 * What the content may show of the site's connections.
	 *
	 * @param string $content HTML.
	 * @return list<array{
	 *     kind: string,
	 *     account: string,
	 *     album: string,
	 *     rest: string,
	 * }> `account`: a user's id, or an address. Twin: Connected in frontend/compat/nanogallery2/types.ts.
	 */
	public function connected( string $content ): array {
		$text  = str_replace( '\/', '/', html_entity_decode( $content, ENT_QUOTES | ENT_HTML5 ) );
		$found = [];
		if (
			preg_match_all(
				'/\bkind["\']?\s*[:=]\s*["\'](' . implode( '|', array_keys( self::KINDS ) ) . ')["\']/',
				$text,
				$kinds
			) === 0
		) {
			return [];
		}
		foreach ( $this->connections->all() as $connection ) {
			$kind    = (string) array_search( $connection->provider, self::KINDS, true );
			$account = in_array( $kind, $kinds[1], true ) ? $this->account( $connection, $text ) : '';
			foreach ( $account === '' ? [] : self::albums( $text, count( $kinds[1] ) ) as $album ) {
				// Script leaves out albums by the options of the page.
				$settings = GallerySettings::of(
					[
						'source'        => 'provider',
						'provider'      => (string) $connection->id,
						'providerAlbum' => $album,
						'blackList'     => [],
					]
				);
				$found[]  = [
					'kind'    => $kind,
					'account' => $account,
					'album'   => $album,
					'rest'    => add_query_arg(
						'gallery',
						$this->sealed->seal( ...$settings->own() ),
						rest_url( 'vitrine/v1/gallery' )
					),
				];
			}
		}
		return $found;
	}

	/**
	 * The account of a connection, if the content names it.
	 *
	 * @param Connection $connection The connection.
	 * @param string     $text       Content.
	 * @return string '' = it does not.
	 */
	private function account( Connection $connection, string $text ): string {
		if ( $connection->provider === 'flickr' ) {
			return self::holds( $text, $connection->settings['user'] ?? '' );
		}
		$url  = $connection->settings['url'] ?? '';
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		$is   = self::holds( $text, $url ) !== ''
			|| (
				wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST )
					&& self::holds( $text, $path ) !== ''
			);
		if ( $is && $connection->provider === 'google' ) {
			try {
				$is = self::holds( $text, $this->connections->opened( $connection )['user'] ?? '' ) !== '';
			} catch ( ProviderError ) {
				return '';
			}
		}
		return $is ? $url : '';
	}

	/**
	 * A text, if the content names it: in quotes, an address perhaps with a query.
	 *
	 * @param string $text  Content.
	 * @param string $named What is looked for.
	 */
	private static function holds( string $text, string $named ): string {
		return $named !== '' && preg_match( '/["\']' . preg_quote( $named, '/' ) . '["\'?]/', $text ) === 1
			? $named
			: '';
	}

	/**
	 * The albums that the content names.
	 *
	 * @param string $text      Content.
	 * @param int    $galleries How many galleries there are: one may name none, and shows the account.
	 * @return non-empty-list<string>
	 */
	private static function albums( string $text, int $galleries ): array {
		preg_match_all( '/\b(?:photoset|album)["\']?\s*[:=]\s*["\']([^"\'<>]{1,200})["\']/', $text, $named );
		$albums = array_slice( array_values( array_unique( $named[1] ) ), 0, self::MAX );
		return $albums === [] || count( $named[1] ) < $galleries ? [ '', ...$albums ] : $albums;
	}
}
