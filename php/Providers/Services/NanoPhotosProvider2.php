<?php
/**
 * The provider nanoPhotosProvider2.
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

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * A folder of photographs on a web server, listed by the script nanoPhotosProvider2.
 */
final class NanoPhotosProvider2 extends BaseProvider {

	/** Width in pixels of the renditions that are asked for, by size class; heights follow. */
	private const WIDTHS = [ 'xs' => 320, 'sm' => 640, 'me' => 1080, 'la' => 1600, 'xl' => 2048 ];

	/** A name with this in it is not shown. */
	private const HIDDEN = '_hidden';

	/** Marks the cover of an album in its name. */
	private const COVER = '@@@@@';

	/** Between what only sorts and the title. */
	private const SORTS = '==';

	/** Between title and description. */
	private const DESCRIBES = '$$';

	/**
	 * Its name for programs.
	 */
	public function id(): string {
		return 'nano_photos_provider2';
	}

	/**
	 * Its name for people.
	 */
	public function label(): string {
		return 'nanoPhotosProvider2';
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
					'nanoPhotosProvider2 is a script that lists the photo folders on your own web server. Upload it, put your photos into its folder, and open its URL once: it should return JSON.',
					'vitrine'
				),
			],
			[
				'text' => __(
					'If it runs on this site’s server, images are loaded from there directly. Otherwise, Vitrine keeps copies on this site.',
					'vitrine'
				),
			],
		];
	}

	/**
	 * The address of the script.
	 *
	 * @return list<Field>
	 */
	public function fields(): array {
		return [
			new Field(
				'url',
				__( 'Script URL', 'vitrine' ),
				'url',
				true,
				__( 'Ends with nano_photos_provider2.php.', 'vitrine' )
			),
		];
	}

	/**
	 * Folders are in folders.
	 */
	public function nests(): bool {
		return true;
	}

	/**
	 * A folder.
	 *
	 * @param Access $access Settings.
	 * @param string $album  Path of the folder, encoded.
	 * @param string $page   Always the first: the script has no pages.
	 * @throws ProviderError When it fails.
	 */
	public function items( Access $access, string $album, string $page ): RemotePage {
		$url   = $access->setting( 'url' );
		$sizes = [];
		foreach ( self::WIDTHS as $class => $width ) {
			$sizes[ "h{$class}" ] = 'auto';
			$sizes[ "w{$class}" ] = $width;
		}
		$data   = $access->json( $url, $sizes, 'albumID=' . self::encoded( $album ) );
		$status = Sanitizer::at( $data, 'nano_status' );
		if ( $status !== 'ok' ) {
			throw is_string( $status ) && $status !== ''
				? new ProviderError(
					ErrorKind::Refused,
					Sanitizer::text( Sanitizer::at( $data, 'nano_message' ), 200 ),
					$status
				)
				: new ProviderError( ErrorKind::Broken );
		}
		$items = [];
		foreach ( Sanitizer::entries( Sanitizer::at( $data, 'album_content' ), 'ID' ) as $entry ) {
			$item = self::item( $entry, $url );
			if ( $item !== null ) {
				$items[] = $item;
			}
		}
		return new RemotePage( $items );
	}

	/**
	 * Encodes a name that is not.
	 *
	 * @param string $typed What was typed.
	 */
	public function album_id( string $typed ): string {
		$id = trim( $typed );
		return Sanitizer::id( rawurldecode( $id ) === $id ? rawurlencode( $id ) : $id );
	}

	/**
	 * What went wrong, for those who manage the connection.
	 *
	 * @param ProviderError $error What was thrown.
	 */
	public function message( ProviderError $error ): string {
		if ( $error->kind === ErrorKind::Timeout ) {
			return __( 'Could not retrieve nanoPhotosProvider2 data (timeout).', 'vitrine' );
		}
		$reason = $error->kind === ErrorKind::Refused
			? trim( "{$error->status} - {$error->detail}", ' -' )
			: $this->reason( $error );
		/* translators: %s: status and message of the provider. */
		return sprintf( __( 'Could not retrieve nanoPhotosProvider2 data. Error: %s', 'vitrine' ), $reason );
	}

	/**
	 * Reads an entry.
	 *
	 * @param array<mixed> $entry Entry of `album_content`.
	 * @param string       $url   Address of the script, which addresses start from.
	 */
	private static function item( array $entry, string $url ): ?RemoteItem {
		$id   = Sanitizer::id( $entry['ID'] ?? null );
		$name = Sanitizer::text( $entry['title'] ?? '', Sanitizer::TITLE );
		$src  = Sanitizer::url( $entry['src'] ?? null, $url );
		if (
			$id === ''
			|| $id === Provider::ROOT
			|| str_contains( $name . rawurldecode( basename( $src ) ), self::HIDDEN )
		) {
			return null;
		}
		$is_album   = ( $entry['kind'] ?? '' ) === 'album';
		$width      = Sanitizer::side( $entry['imgWidth'] ?? 0 );
		$height     = Sanitizer::side( $entry['imgHeight'] ?? 0 );
		$renditions = [];
		foreach ( self::WIDTHS as $class => $asked ) {
			$at   = array_search( $class, array_keys( self::WIDTHS ), true );
			$from = Sanitizer::url( self::size( $entry, 't_url', $class, (int) $at ), $url );
			if ( $from !== '' ) {
				$renditions[] = new Rendition(
					$from,
					Sanitizer::side( self::size( $entry, 't_width', $class, (int) $at ) ),
					Sanitizer::side( self::size( $entry, 't_height', $class, (int) $at ) )
				);
			}
		}
		usort( $renditions, static fn( Rendition $one, Rendition $other ): int => $one->width <=> $other->width );
		if ( $src !== '' && ! $is_album ) {
			$renditions[] = new Rendition( $src, $width, $height );
		}
		if ( ! $is_album && $renditions === [] ) {
			return null;
		}
		[ $title, $description ] = self::words(
			$name,
			Sanitizer::text( $entry['description'] ?? '', Sanitizer::DESCRIPTION )
		);
		$color                   = $entry['dc'] ?? '';
		return new RemoteItem(
			$id,
			$is_album ? 'album' : 'image',
			$title,
			$description,
			$renditions,
			$width,
			$height,
			Sanitizer::tags( $entry['tags'] ?? '' ),
			'',
			// `dcGIF`, a picture in the answer itself, says no more than the color does: it is not taken.
			Sanitizer::color( is_string( $color ) && ! str_starts_with( $color, '#' ) ? "#{$color}" : $color ),
			Sanitizer::count( $entry['cnt'] ?? 0 ),
			Sanitizer::url( $entry['originalURL'] ?? null, $url ),
			[],
			Sanitizer::count( $entry['mtime'] ?? 0 ) . '|' . $id
		);
	}

	/**
	 * A member of the arrays that have one value for each size: by place, or by name.
	 *
	 * @param array<mixed> $entry Entry.
	 * @param string       $name  Name of the array.
	 * @param string       $class Size class.
	 * @param int          $at    Its place.
	 */
	private static function size( array $entry, string $name, string $class, int $at ): mixed {
		return Sanitizer::at( $entry, $name, $at ) ?? Sanitizer::at( $entry, $name, $class );
	}

	/**
	 * Title and description of a name with the conventions of its files: `sort==title$$description`.
	 *
	 * @param string $name        Name.
	 * @param string $description Description besides.
	 * @return array{string, string}
	 */
	private static function words( string $name, string $description ): array {
		$name  = str_replace( self::COVER, '', $name );
		$parts = explode( self::SORTS, $name, 2 );
		$parts = explode( self::DESCRIBES, $parts[1] ?? $parts[0], 2 );
		return [ trim( $parts[0] ), $description !== '' ? $description : trim( $parts[1] ?? '' ) ];
	}

	/**
	 * An encoded id, with whatever could end the parameter encoded, too.
	 *
	 * @param string $id Id.
	 */
	private static function encoded( string $id ): string {
		return (string) preg_replace_callback(
			'/[^A-Za-z0-9\-._~%]/',
			static fn( array $found ): string => rawurlencode( $found[0] ),
			$id
		);
	}
}
