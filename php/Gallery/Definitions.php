<?php
/**
 * What galleries were told to show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Database;
use Vitrine\Module;
use Vitrine\Rows;
use Vitrine\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of galleries by a digest of them. A visitor names the digest; so nothing can be asked for that no page of this site has shown, and pages that were cached long ago go on working.
 */
final class Definitions implements Module {

	/** Event that cleans up. */
	public const HOOK = 'vitrine_clean_galleries';

	private const TABLE = 'vitrine_galleries';

	/** Seconds after which a use is written down again. */
	private const TOUCH = 7 * DAY_IN_SECONDS;

	/** Seconds after which an unused one goes: longer than any page is cached. */
	private const KEEP = 400 * DAY_IN_SECONDS;

	/**
	 * Keeps the database.
	 *
	 * @param Rows $rows Rows.
	 */
	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( self::HOOK, [ $this, 'clean' ] );
		register_deactivation_hook( VITRINE_FILE, fn( bool $network_wide ) => Sites::each( $network_wide, self::clear( ... ) ) );
	}

	/**
	 * The digest of settings: the same for equal attributes in whatever order.
	 *
	 * @param GallerySettings $settings Settings.
	 */
	public static function digest( GallerySettings $settings ): string {
		return md5( self::text( $settings ) );
	}

	/**
	 * Remembers settings.
	 *
	 * @param GallerySettings $settings Settings.
	 * @return string Their digest.
	 */
	public function keep( GallerySettings $settings ): string {
		$text   = self::text( $settings );
		$digest = md5( $text );
		$now    = time();
		if ( ! Database::exists() || (int) wp_cache_get( $digest, self::TABLE ) > $now - self::TOUCH ) {
			return $digest;
		}
		$used = $this->rows->value( 'SELECT used_at FROM %i WHERE digest = %s', $this->rows->table( self::TABLE ), $digest );
		if ( $used === null ) {
			$this->rows->add( self::TABLE, [ 'digest' => $digest, 'attributes' => $text, 'used_at' => $now ] );
			self::plan();
		} elseif ( (int) $used <= $now - self::TOUCH ) {
			$this->rows->change( self::TABLE, [ 'used_at' => $now ], [ 'digest' => $digest ] );
			// Deactivation took it away, and these rows outlast it.
			self::plan();
		} else {
			$now = (int) $used;
		}
		wp_cache_set( $digest, $now, self::TABLE, self::TOUCH );
		return $digest;
	}

	/**
	 * The settings of a digest.
	 *
	 * @param string $digest Digest, possibly hostile.
	 */
	public function get( string $digest ): ?GallerySettings {
		if ( ! Database::exists() || preg_match( '/^[0-9a-f]{32}$/D', $digest ) !== 1 ) {
			return null;
		}
		$row = $this->rows->first( 'SELECT attributes, used_at FROM %i WHERE digest = %s', $this->rows->table( self::TABLE ), $digest );
		if ( $row === null ) {
			return null;
		}
		if ( (int) $row['used_at'] <= time() - self::TOUCH ) {
			$this->rows->change( self::TABLE, [ 'used_at' => time() ], [ 'digest' => $digest ] );
		}
		$attributes = json_decode( (string) $row['attributes'], true );
		return is_array( $attributes ) ? GallerySettings::of( $attributes ) : null;
	}

	/**
	 * Forgets what was not used for a long time.
	 */
	public function clean(): void {
		if ( Database::exists() ) {
			$this->rows->run( 'DELETE FROM %i WHERE used_at < %d', $this->rows->table( self::TABLE ), time() - self::KEEP );
		}
	}

	/**
	 * Plans the event.
	 */
	private static function plan(): void {
		if ( wp_next_scheduled( self::HOOK ) === false ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/**
	 * Removes the event.
	 */
	public static function clear(): void {
		wp_clear_scheduled_hook( self::HOOK );
	}

	/**
	 * Settings as stored text.
	 *
	 * @param GallerySettings $settings Settings.
	 */
	private static function text( GallerySettings $settings ): string {
		return (string) wp_json_encode( self::sorted( $settings->attributes ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * An object with its members in order; a list keeps its own.
	 *
	 * @param array<mixed> $members Members.
	 * @return array<mixed>
	 */
	private static function sorted( array $members ): array {
		if ( ! array_is_list( $members ) ) {
			ksort( $members );
		}
		return array_map( static fn( mixed $value ): mixed => is_array( $value ) ? self::sorted( $value ) : $value, $members );
	}
}
