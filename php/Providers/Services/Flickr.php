<?php
/**
 * Flickr.
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
 * Public photographs and albums of a member of Flickr.
 */
final class Flickr extends BaseProvider {

	/** Album of all public photographs, which Flickr does not call one. */
	public const ALL = 'none';

	private const PER_PAGE = 500;

	private const PICTURES = 'staticflickr.com';

	/**
	 * Keeps where Flickr is.
	 *
	 * @param string $url Address of its REST interface.
	 */
	public function __construct( private readonly string $url ) {}

	/**
	 * Its name for programs.
	 */
	public function id(): string {
		return 'flickr';
	}

	/**
	 * Its name for people.
	 */
	public function label(): string {
		return 'Flickr';
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
					'Apply for a key in Flickr’s App Garden. Non-commercial keys are free. Copy the key, not the secret.',
					'vitrine'
				),
				'url'  => 'https://www.flickr.com/services/apps/create/',
				'link' => __( 'Get a key', 'vitrine' ),
			],
			[
				'text' => __(
					'The user ID looks like 12345678@N00. You can find it in the URL of your photos. If your URL shows a name instead, look up the ID with your key.',
					'vitrine'
				),
				'url'  => 'https://www.flickr.com/services/api/explore/flickr.people.findByUsername',
				'link' => __( 'Look up the ID', 'vitrine' ),
			],
			[ 'text' => __( 'Only public photos are shown.', 'vitrine' ) ],
		];
	}

	/**
	 * Key and member.
	 *
	 * @return list<Field>
	 */
	public function fields(): array {
		return [
			new Field( 'key', __( 'API key', 'vitrine' ), 'secret' ),
			new Field( 'user', __( 'User ID', 'vitrine' ), 'text', true, __( 'Example: 12345678@N00', 'vitrine' ) ),
		];
	}

	/**
	 * Both have a form of their own.
	 *
	 * @param array<string, string> $settings Settings.
	 * @return array<string, string>
	 * @throws ProviderError When one has not.
	 */
	public function checked( #[\SensitiveParameter] array $settings ): array {
		$settings = parent::checked( $settings );
		if ( preg_match( '/^[0-9A-Za-z]{8,64}$/D', $settings['key'] ?? '' ) !== 1 ) {
			throw new ProviderError(
				ErrorKind::Settings,
				__( 'This is not a Flickr key. Keys contain only letters and digits.', 'vitrine' )
			);
		}
		if ( preg_match( '/^\d{3,20}@N\d{2}$/D', $settings['user'] ?? '' ) !== 1 ) {
			throw new ProviderError(
				ErrorKind::Settings,
				__( 'This is not a Flickr user ID. User IDs look like 12345678@N00.', 'vitrine' )
			);
		}
		return $settings;
	}

	/**
	 * Flickr's interface.
	 *
	 * @param array<string, string> $settings Settings.
	 */
	public function address( array $settings ): string {
		return $this->url;
	}

	/**
	 * All public photographs.
	 *
	 * @return list<RemoteItem>
	 */
	public function albums(): array {
		return [ new RemoteItem( self::ALL, 'album', __( 'All public photos', 'vitrine' ) ) ];
	}

	/**
	 * A page of albums, or of photographs.
	 *
	 * @param Access $access Settings.
	 * @param string $album  Id of an album, ROOT for the list of albums, ALL for all photographs.
	 * @param string $page   Number of the page.
	 * @throws ProviderError When it fails.
	 */
	public function items( Access $access, string $album, string $page ): RemotePage {
		$number = max( 1, (int) $page );
		$user   = $access->setting( 'user' );
		[ $name, $list, $query ] = self::list( $album, $user );
		$call = $album === Provider::ROOT ? 'albums' : 'album';
		try {
			$data = $access->json(
				$this->url,
				[
					...$query,
					'api_key'        => $access->setting( 'key' ),
					'per_page'       => self::PER_PAGE,
					'page'           => $number,
					'format'         => 'json',
					'nojsoncallback' => 1,
				]
			);
		} catch ( ProviderError $error ) {
			throw $error->about( $call );
		}
		if ( ( $data['stat'] ?? '' ) === 'fail' ) {
			throw new ProviderError(
				ErrorKind::Refused,
				Sanitizer::text( $data['message'] ?? '', 200 ),
				Sanitizer::text( $data['code'] ?? '', 10 ),
				$call
			);
		}
		if ( ( $data['stat'] ?? '' ) !== 'ok' ) {
			throw new ProviderError( ErrorKind::Broken, '', '', $call );
		}
		try {
			$entries  = Sanitizer::entries( Sanitizer::at( $data, $name, $list ), 'id' );
			$has_more = self::has_more(
				$entries,
				Sanitizer::at( $data, $name, 'pages' ),
				Sanitizer::at( $data, $name, 'total' ),
				$number
			);
		} catch ( ProviderError $error ) {
			throw $error->about( $call );
		}
		$author = Sanitizer::text( Sanitizer::at( $data, $name, 'ownername' ), Sanitizer::TITLE );
		$items  = [];
		foreach ( $entries as $entry ) {
			$item = $album === Provider::ROOT
				? FlickrEntry::album( $entry )
				: FlickrEntry::photo( $entry, $author, $user );
			if ( $item !== null ) {
				$items[] = $item;
			}
		}
		return new RemotePage(
			$items,
			$has_more ? (string) ( $number + 1 ) : null,
			$album === Provider::ROOT
				? ''
				: FlickrEntry::content( Sanitizer::at( $data, $name, 'title' ), Sanitizer::TITLE )
		);
	}

	/**
	 * How an album is asked for.
	 *
	 * @param string $album Id of an album, ROOT for the list of albums, ALL for all photographs.
	 * @param string $user  Id of the member.
	 * @return array{string, string, array<string, string>} Where the answer has it and its entries, and the query.
	 */
	private static function list( string $album, string $user ): array {
		$extras = FlickrEntry::extras();
		return match ( $album ) {
			Provider::ROOT => [
				'photosets',
				'photoset',
				[ 'method' => 'flickr.photosets.getList', 'user_id' => $user, 'primary_photo_extras' => $extras ],
			],
			self::ALL      => [
				'photos',
				'photo',
				[ 'method' => 'flickr.people.getPublicPhotos', 'user_id' => $user, 'extras' => $extras ],
			],
			default        => [
				'photoset',
				'photo',
				[
					'method'      => 'flickr.photosets.getPhotos',
					'photoset_id' => $album,
					'user_id'     => $user,
					'extras'      => $extras,
				],
			],
		};
	}

	/**
	 * Whether there is another page.
	 *
	 * @param list<array<mixed>> $entries Entries of the page.
	 * @param mixed              $pages   How many pages there are, as Flickr says.
	 * @param mixed              $total   How many entries there are on all of them.
	 * @param int                $number  Number of the page.
	 * @throws ProviderError When that cannot be, or cannot be told.
	 */
	private static function has_more( array $entries, mixed $pages, mixed $total, int $number ): bool {
		$is_count  = static fn( mixed $value ): bool => is_int( $value )
			|| is_string( $value ) && ctype_digit( $value );
		$is_broken = $pages !== null && ! $is_count( $pages ) || $total !== null && ! $is_count( $total );
		// The end of the list is not where a full page does not tell, nor where a first page lacks what is counted.
		if (
			$is_broken
			|| $pages === null && count( $entries ) >= self::PER_PAGE
			|| $entries === [] && $number === 1 && Sanitizer::count( $total ) > 0
		) {
			throw new ProviderError( ErrorKind::Broken );
		}
		return $entries !== [] && $number < Sanitizer::count( $pages );
	}

	/**
	 * From Flickr's own picture hosts, or where Flickr itself is.
	 *
	 * @param array<string, string> $settings Settings.
	 * @param string                $url      Absolute address.
	 */
	public function allows_picture( array $settings, string $url ): bool {
		$host = SafeHttp::host( $url );
		return SafeHttp::origin( $url ) === SafeHttp::origin( $this->url )
			|| SafeHttp::origin( $url ) === "https://{$host}:443"
				&& ( $host === self::PICTURES || str_ends_with( $host, '.' . self::PICTURES ) );
	}

	/**
	 * What went wrong, for those who manage the connection.
	 *
	 * @param ProviderError $error What was thrown.
	 */
	public function message( ProviderError $error ): string {
		if ( $error->kind === ErrorKind::Timeout ) {
			return $this->timed_out();
		}
		if ( $error->kind === ErrorKind::Refused ) {
			/* translators: 1: message of Flickr, 2: its code. */
			$reason = sprintf( __( '%1$s (code: %2$s)', 'vitrine' ), $error->detail, $error->status );
			return sprintf(
				$error->call === 'albums'
					/* translators: %s: message and code of Flickr. */
					? __( 'Could not retrieve Flickr album list: %s', 'vitrine' )
					/* translators: %s: message and code of Flickr. */
					: __( 'Could not retrieve Flickr album: %s', 'vitrine' ),
				$reason
			);
		}
		/* translators: %s: what became of the call. */
		return sprintf( __( 'Could not retrieve Flickr ajax data: %s', 'vitrine' ), $this->reason( $error ) );
	}
}
