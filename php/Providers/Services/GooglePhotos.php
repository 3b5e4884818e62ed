<?php
/**
 * Google Photos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Services;

use Vitrine\Providers\Access;
use Vitrine\Providers\BaseProvider;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\Field;
use Vitrine\Providers\Provider;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\RemoteItem;
use Vitrine\Providers\RemotePage;
use Vitrine\Providers\Rendition;
use Vitrine\Providers\Sanitizer;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Google Photos through a proxy such as nanogp2. Google itself gives no library to anybody any more.
 */
final class GooglePhotos extends BaseProvider {

	/** Widths in pixels that addresses are made for: Google makes any. */
	private const WIDTHS = [ 320, 640, 1080, 1600, 2048 ];

	/** Every key of an album that is shared by link begins so. */
	private const AUTHKEY = 'Gv1sRg';

	/** Seconds that an address of a video is used: Google ends it after an hour. */
	private const LIFE = 55 * MINUTE_IN_SECONDS;

	private const PICTURES = 'googleusercontent.com';

	/**
	 * Its name for programs.
	 */
	public function id(): string {
		return 'google';
	}

	/**
	 * Its name for people.
	 */
	public function label(): string {
		return 'Google Photos';
	}

	/**
	 * First steps.
	 *
	 * @return list<array{text: string, url?: string, link?: string}>
	 */
	public function help(): array {
		return [
			[
				'text' => __(
					'On March 31, 2025, Google removed the permissions to read Google Photos libraries. Vitrine, like every other app, can no longer read them directly.',
					'vitrine'
				),
				'url'  => 'https://developers.google.com/photos/support/updates',
				'link' => __( 'What Google says', 'vitrine' ),
			],
			[
				'text' => __(
					'You need a proxy that still has access, such as nanogp2 with albums that it created itself. Enter its URL and the user ID that you gave it. If you are starting fresh, use the Media Library or Flickr instead.',
					'vitrine'
				),
			],
		];
	}

	/**
	 * The proxy and its user.
	 *
	 * @return list<Field>
	 */
	public function fields(): array {
		return [
			new Field(
				'url',
				__( 'Proxy URL', 'vitrine' ),
				'url',
				true,
				__( 'Example: https://example.org/nanogp2/nanogp2.php', 'vitrine' )
			),
			new Field(
				'user',
				__( 'User ID', 'vitrine' ),
				'secret',
				true,
				__( 'Anyone who knows it can use the proxy, so it is stored like a key.', 'vitrine' )
			),
			new Field(
				'limit',
				__( 'Maximum number', 'vitrine' ),
				'text',
				false,
				__( 'Of albums, and of photos in each album. Leave empty for all.', 'vitrine' )
			),
		];
	}

	/**
	 * The limit is a number.
	 *
	 * @param array<string, string> $settings Settings.
	 * @return array<string, string>
	 * @throws ProviderError When something is wrong.
	 */
	public function checked( #[\SensitiveParameter] array $settings ): array {
		$settings = parent::checked( $settings );
		if ( $settings['limit'] !== '' && preg_match( '/^[1-9]\d{0,4}$/D', $settings['limit'] ) !== 1 ) {
			throw new ProviderError(
				ErrorKind::Settings,
				__( '“Maximum number” must be a number from 1 to 99999.', 'vitrine' )
			);
		}
		return $settings;
	}

	/**
	 * The albums, or the photographs of one.
	 *
	 * @param Access $access Settings.
	 * @param string $album  Id of an album, with '&authkey=…' behind it where it is shared by link.
	 * @param string $page   Always the first: the proxy answers with everything.
	 * @throws ProviderError When it fails.
	 */
	public function items( Access $access, string $album, string $page ): RemotePage {
		$is_root = $album === Provider::ROOT;
		$limit   = (int) $access->setting( 'limit' );
		$parts   = explode( '&authkey=', $album, 2 );
		$data    = $access->json(
			$access->setting( 'url' ),
			[
				'nguserid' => $access->setting( 'user' ),
				...( $is_root ? [] : [ 'ngalbumid' => $parts[0] ] ),
				'kind'     => $is_root ? 'album' : 'photo',
				...( $limit > 0 ? [ 'max-results' => $limit ] : [] ),
				...( isset( $parts[1] ) ? [ 'authkey' => $parts[1] ] : [] ),
			]
		);
		$status  = $data['nano_status'] ?? 'ok';
		$message = Sanitizer::text( $data['nano_message'] ?? '', 200 );
		if ( $status !== 'ok' ) {
			throw new ProviderError( ErrorKind::Refused, $message );
		}
		$items = [];
		foreach ( self::entries( $data, $is_root ) as $entry ) {
			$item = $is_root ? self::album( $entry ) : self::photo( $entry );
			if ( $item !== null ) {
				$items[] = $item;
			}
		}
		return new RemotePage( $limit > 0 ? array_slice( $items, 0, $limit ) : $items );
	}

	/**
	 * Gives the key of a shared album the beginning that it has to have.
	 *
	 * @param string $typed What was typed.
	 */
	public function album_id( string $typed ): string {
		$parts = explode( '&authkey=', trim( $typed ), 2 );
		if ( ! isset( $parts[1] ) ) {
			return Sanitizer::id( $parts[0] );
		}
		$key = strtok( $parts[1], '&' );
		return Sanitizer::id(
			$parts[0] . '&authkey=' . (
				is_string( $key ) && str_starts_with( $key, self::AUTHKEY ) ? '' : self::AUTHKEY
			) . $key
		);
	}

	/**
	 * From Google's own picture hosts, or from the proxy.
	 *
	 * @param array<string, string> $settings Settings.
	 * @param string                $url      Absolute address.
	 */
	public function allows_picture( array $settings, string $url ): bool {
		$host = SafeHttp::host( $url );
		return parent::allows_picture( $settings, $url )
			|| SafeHttp::origin( $url ) === "https://{$host}:443" && str_ends_with( $host, '.' . self::PICTURES );
	}

	/**
	 * What went wrong, for those who manage the connection.
	 *
	 * @param ProviderError $error What was thrown.
	 */
	public function message( ProviderError $error ): string {
		return $error->kind === ErrorKind::Timeout
			? $this->timed_out()
			/* translators: %s: message of the proxy. */
			: sprintf( __( 'Could not retrieve Google data. Error: %s', 'vitrine' ), $this->reason( $error ) );
	}

	/**
	 * The entries of an answer: members with numbers as the proxy has them, or the lists that Google itself has.
	 *
	 * @param array<mixed> $data    Answer.
	 * @param bool         $is_root Whether albums were asked for.
	 * @return list<array<mixed>>
	 * @throws ProviderError When there is no status and no list.
	 */
	private static function entries( array $data, bool $is_root ): array {
		$name = $is_root ? 'albums' : 'mediaItems';
		if ( array_key_exists( $name, $data ) ) {
			return Sanitizer::entries( $data[ $name ], 'id' );
		}
		$list = array_filter( $data, 'is_int', ARRAY_FILTER_USE_KEY );
		if ( $list === [] && ! isset( $data['nano_status'] ) ) {
			throw new ProviderError( ErrorKind::Broken );
		}
		return Sanitizer::entries( array_values( $list ), 'id' );
	}

	/**
	 * Reads an album; one without a cover is not shown.
	 *
	 * @param array<mixed> $entry Entry.
	 */
	private static function album( array $entry ): ?RemoteItem {
		$id    = Sanitizer::id( $entry['id'] ?? null );
		$cover = self::renditions( $entry['coverPhotoBaseUrl'] ?? null, 0, 0 );
		return $id === '' || $id === Provider::ROOT || $cover === []
			? null
			: new RemoteItem(
				$id,
				'album',
				Sanitizer::text( $entry['title'] ?? '', Sanitizer::TITLE ),
				'',
				$cover,
				0,
				0,
				[],
				'',
				'',
				Sanitizer::count( $entry['mediaItemsCount'] ?? 0 ),
				'',
				[],
				Sanitizer::id( $entry['coverPhotoMediaItemId'] ?? '' ) . '|' . $id
			);
	}

	/**
	 * Reads a photograph.
	 *
	 * @param array<mixed> $entry Entry.
	 */
	private static function photo( array $entry ): ?RemoteItem {
		$id         = Sanitizer::id( $entry['id'] ?? null );
		$width      = Sanitizer::side( Sanitizer::at( $entry, 'mediaMetadata', 'width' ) );
		$height     = Sanitizer::side( Sanitizer::at( $entry, 'mediaMetadata', 'height' ) );
		$renditions = self::renditions( $entry['baseUrl'] ?? null, $width, $height );
		if ( $id === '' || $renditions === [] ) {
			return null;
		}
		$film     = Sanitizer::at( $entry, 'mediaMetadata', 'video' );
		$is_video = is_array( $film ) || str_starts_with( Sanitizer::text( $entry['mimeType'] ?? '', 40 ), 'video/' );
		$camera   = is_array( $film ) ? $film : Sanitizer::at( $entry, 'mediaMetadata', 'photo' );
		$fact     = static fn( string $name ): string => Sanitizer::text( Sanitizer::at( $camera, $name ), 40 );
		$time     = Sanitizer::text( Sanitizer::at( $entry, 'mediaMetadata', 'creationTime' ), 30 );
		$exif     = [
			'model'       => trim( $fact( 'cameraMake' ) . ' ' . $fact( 'cameraModel' ) ),
			'focallength' => $fact( 'focalLength' ),
			'fstop'       => $fact( 'apertureFNumber' ),
			'exposure'    => rtrim( $fact( 'exposureTime' ), 's' ),
			'iso'         => $fact( 'isoEquivalent' ),
			'time'        => strtotime( $time ) === false ? '' : $time,
		];
		return new RemoteItem(
			$id,
			'image',
			Sanitizer::text( $entry['description'] ?? '', Sanitizer::TITLE ),
			'',
			$renditions,
			$width,
			$height,
			[],
			Sanitizer::text( Sanitizer::at( $entry, 'contributorInfo', 'displayName' ), Sanitizer::TITLE ),
			'',
			0,
			Sanitizer::url( $entry['productUrl'] ?? null ),
			array_filter( $exif, static fn( string $value ): bool => $value !== '' ),
			// The address is a new one at every answer.
			$id,
			$is_video,
			// Google makes the video file at the end of the address; before it is processed, there is none.
			$is_video && ( Sanitizer::at( $film, 'status' ) ?? 'READY' ) === 'READY'
				? Sanitizer::url( Sanitizer::url( $entry['baseUrl'] ?? null ) . '=dv' )
				: '',
			$is_video ? time() + self::LIFE : 0
		);
	}

	/**
	 * Addresses of several widths: Google makes what the end of the address says.
	 *
	 * @param mixed $base   Address without an end.
	 * @param int   $width  Of the picture, 0 = unknown.
	 * @param int   $height Of the picture, 0 = unknown.
	 * @return list<Rendition>
	 */
	private static function renditions( mixed $base, int $width, int $height ): array {
		$url = Sanitizer::url( $base );
		if ( $url === '' ) {
			return [];
		}
		$widths = array_values(
			array_filter( self::WIDTHS, static fn( int $one ): bool => $width === 0 || $one <= $width )
		);
		return array_map(
			static fn( int $one ): Rendition => new Rendition(
				"{$url}=w{$one}",
				$one,
				$width === 0 ? 0 : (int) round( $one * $height / $width )
			),
			$widths === [] ? [ $width ] : $widths
		);
	}
}
