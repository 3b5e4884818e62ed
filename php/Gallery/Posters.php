<?php
/**
 * Pictures of videos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Gallery\Contents\Picture;
use Vitrine\Images\Folder;

defined( 'ABSPATH' ) || exit;

/**
 * What has been fetched of providers' pictures. A page asks here only; PosterFetch asks the providers, so that no visitor's browser has to.
 */
final class Posters {

	/** Option: facts by name of a video. */
	public const OPTION = 'vitrine_posters';

	/** Event that fetches one. */
	public const HOOK = 'vitrine_fetch_poster';

	/** Folder below uploads/vitrine. */
	public const FOLDER = 'posters';

	/** Most pictures of a site. */
	private const MOST = 2000;

	/** Most of them that one page asks for. */
	private const MOST_WANTED = 20;

	/** Width of what `src` names, in px. */
	private const TILE = 320;

	/**
	 * Facts, once they are read.
	 *
	 * @var array<mixed>|null
	 */
	private ?array $known = null;

	/**
	 * How many have been asked for.
	 *
	 * @var int
	 */
	private int $wanted = 0;

	/**
	 * Keeps where they are.
	 *
	 * @param Folder $folder Folder.
	 */
	public function __construct( private readonly Folder $folder ) {}

	/**
	 * The picture of a video; the event is planned where it has not been fetched.
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
			$this->want( $link );
			return null;
		}
		$sizes = is_array( $facts['sizes'] ?? null ) ? $facts['sizes'] : [];
		$urls  = [];
		$best  = 0;
		foreach ( $sizes as $width => $height ) {
			$urls[ (int) $width ] = $this->folder->url( self::FOLDER . '/' . self::name( $link ) . "-{$width}." . ( ( $facts['extension'] ?? '' ) === 'jpg' ? 'jpg' : 'webp' ) );
			$best                 = $best === 0 || (int) $width >= self::TILE ? (int) $width : $best;
		}
		if ( $urls === [] ) {
			return null;
		}
		$srcset = implode( ', ', array_map( static fn( int $width ): string => "{$urls[ $width ]} {$width}w", array_keys( $urls ) ) );
		return new Picture( $urls[ $best ], count( $urls ) > 1 ? $srcset : '', '', $best, (int) ( is_numeric( $sizes[ $best ] ) ? $sizes[ $best ] : 0 ), $alt, is_string( $facts['color'] ?? null ) ? $facts['color'] : '' );
	}

	/**
	 * Keeps what was fetched, or that it was tried.
	 *
	 * @param VideoLink                                                                $link  Video.
	 * @param array{sizes: array<int, int>, extension: string, color: string}|array{} $facts Nothing when it could not be fetched.
	 */
	public function keep( VideoLink $link, array $facts ): void {
		$this->known = null;
		$all         = array_slice( $this->all(), 1 - self::MOST, null, true );
		update_option( self::OPTION, [ ...$all, self::name( $link ) => $facts ], false );
		$this->known = null;
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
	 * Name of a video's files.
	 *
	 * @param VideoLink $link Video; kind and id are letters, digits, '-' and '_'.
	 */
	public static function name( VideoLink $link ): string {
		return "{$link->kind}-{$link->id}";
	}

	/**
	 * Plans the event.
	 *
	 * @param VideoLink $link Video.
	 */
	private function want( VideoLink $link ): void {
		if ( $this->wanted < self::MOST_WANTED && wp_next_scheduled( self::HOOK, [ $link->page ] ) === false ) {
			++$this->wanted;
			wp_schedule_single_event( time(), self::HOOK, [ $link->page ] );
		}
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
