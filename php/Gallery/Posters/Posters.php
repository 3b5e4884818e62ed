<?php
/**
 * Pictures of videos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Posters;

use Vitrine\Gallery\Contents\Items\Picture;
use Vitrine\Images\Folder;
use Vitrine\MediaLibrary\VideoLink;

defined( 'ABSPATH' ) || exit;

/**
 * What has been fetched of providers' pictures. A page asks here only; PosterFetch asks the providers, so that no
 * visitor's browser has to.
 */
final class Posters {

	/** Option: facts by name of a video. */
	public const OPTION = 'vitrine_posters';

	/** Option: posts whose videos have to be looked at, 0 = widgets. */
	public const QUEUE = 'vitrine_posters_wanted';

	/** Event that fetches some. */
	public const HOOK = 'vitrine_fetch_poster';

	/** Folder below uploads/vitrine. */
	public const FOLDER = 'posters';

	/** Most pictures of a site. */
	private const MAX = 2000;

	/** Width of what `src` names, in px. */
	private const TILE = 320;

	/**
	 * Facts, once they are read.
	 *
	 * @var array<mixed>|null
	 */
	private ?array $known = null;

	/**
	 * Keeps where they are.
	 *
	 * @param Folder $folder Folder.
	 */
	public function __construct( private readonly Folder $folder ) {}

	/**
	 * The picture of a video.
	 *
	 * @param VideoLink $link Video.
	 * @param string    $alt  For those who do not see it.
	 * @return Picture|null Null while there is none.
	 */
	public function of( VideoLink $link, string $alt ): ?Picture {
		if ( $link->kind === 'video' ) {
			return null;
		}
		$facts = $this->all()[ self::name( $link ) ] ?? null;
		if ( ! is_array( $facts ) ) {
			return null;
		}
		$sizes = is_array( $facts['sizes'] ?? null ) ? $facts['sizes'] : [];
		$urls  = [];
		$best  = 0;
		foreach ( $sizes as $width => $height ) {
			$urls[ (int) $width ] = $this->folder->url(
				self::file( self::name( $link ), (int) $width, $facts['extension'] ?? '' )
			);
			$best                 = $best === 0 || (int) $width >= self::TILE ? (int) $width : $best;
		}
		if ( $urls === [] ) {
			return null;
		}
		$srcset = implode(
			', ',
			array_map( static fn( int $width ): string => "{$urls[ $width ]} {$width}w", array_keys( $urls ) )
		);
		return new Picture(
			$urls[ $best ],
			count( $urls ) > 1 ? $srcset : '',
			'',
			$best,
			(int) ( is_numeric( $sizes[ $best ] ) ? $sizes[ $best ] : 0 ),
			$alt,
			is_string( $facts['color'] ?? null ) ? $facts['color'] : ''
		);
	}

	/**
	 * Keeps what was fetched, or that it was tried.
	 *
	 * @param VideoLink $link Video.
	 * @param array{
	 *     sizes: array<int, int>,
	 *     extension: string,
	 *     color: string,
	 * }|array{} $facts Nothing when it could not be fetched.
	 */
	public function keep( VideoLink $link, array $facts ): void {
		$this->known = null;
		$all         = $this->all();
		$kept        = [
			...array_slice( array_diff_key( $all, [ self::name( $link ) => 0 ] ), 1 - self::MAX, null, true ),
			self::name( $link ) => $facts,
		];
		update_option( self::OPTION, $kept, false );
		$this->known = null;
		foreach ( array_diff_key( $all, $kept ) as $name => $gone ) {
			$this->delete( (string) $name, $gone );
		}
	}

	/**
	 * Whether it was fetched or tried.
	 *
	 * @param VideoLink $link Video.
	 */
	public function has( VideoLink $link ): bool {
		return isset( $this->all()[ self::name( $link ) ] );
	}

	/**
	 * Forgets all of them, and what waits; the files are in the plugin's folder.
	 */
	public static function remove(): void {
		delete_option( self::OPTION );
		delete_option( self::QUEUE );
	}

	/**
	 * Name of a video's files.
	 *
	 * @param VideoLink $link Video; kind and id are letters, digits, '-' and '_'.
	 */
	public static function name( VideoLink $link ): string {
		return "{$link->kind}-{$link->id}";
	}

	/**
	 * Deletes the files of a video's picture.
	 *
	 * @param string $name  Name of the files.
	 * @param mixed  $facts What was kept of it.
	 */
	private function delete( string $name, mixed $facts ): void {
		$sizes = is_array( $facts ) && is_array( $facts['sizes'] ?? null ) ? $facts['sizes'] : [];
		foreach ( array_keys( $sizes ) as $width ) {
			wp_delete_file( $this->folder->path( self::file( $name, (int) $width, $facts['extension'] ?? '' ) ) );
		}
	}

	/**
	 * Name of a file below the folder.
	 *
	 * @param string $name      Name of the video's files.
	 * @param int    $width     Px.
	 * @param mixed  $extension What was kept.
	 */
	private static function file( string $name, int $width, mixed $extension ): string {
		return self::FOLDER . "/{$name}-{$width}." . ( $extension === 'jpg' ? 'jpg' : 'webp' );
	}

	/**
	 * All facts.
	 *
	 * @return array<mixed>
	 */
	private function all(): array {
		if ( $this->known === null ) {
			$stored      = get_option( self::OPTION, [] );
			$this->known = is_array( $stored ) ? $stored : [];
		}
		return $this->known;
	}
}
