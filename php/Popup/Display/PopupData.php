<?php
/**
 * Data of the script module.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

use Vitrine\Popup\PagePopups;
use Vitrine\Popup\PopupIndex;
use Vitrine\Popup\PopupPreview;
use Vitrine\Viewports;

defined( 'ABSPATH' ) || exit;

/**
 * What `@vitrine/popup` needs; nothing in it depends on the visitor, but in a preview. Twin: PopupData in
 * frontend/render/popup/types.ts.
 */
final class PopupData {

	/** Names of search engines without `www.` and country. */
	private const ENGINES = [ 'google', 'yahoo', 'bing', 'yandex', 'baidu' ];

	/**
	 * Keeps what it needs.
	 *
	 * @param PopupIndex       $index      Which popups there are.
	 * @param PagePopups       $popups     Popups of the page.
	 * @param PopupPreview     $preview    A popup that somebody who may edit it looks at.
	 * @param \Closure(): bool $is_consent Whether a consent tool is on the site.
	 */
	public function __construct(
		private readonly PopupIndex $index,
		private readonly PagePopups $popups,
		private readonly PopupPreview $preview,
		private readonly \Closure $is_consent
	) {}

	/**
	 * Adds the popups of the page to the data of the module.
	 *
	 * @param array<string, mixed> $data Data of the module.
	 * @return array<string, mixed>
	 */
	public function add( array $data ): array {
		$popups = $this->popups->configs();
		return $popups === [] ? $data : [
			...$data,
			'popups'      => $popups,
			...(
				self::any_rule( $popups, [ 'logged_in', 'members' ] )
					? [ 'visitor' => rest_url( 'vitrine/v1/visitor' ) ]
					: []
			),
			...(
				array_filter( $popups, static fn( PopupConfig $popup ): bool => $popup->is_counted() ) !== []
					? [ 'statistics' => rest_url( 'vitrine/v1/popups/statistics' ) ]
					: []
			),
			...( self::any_rule( $popups, [ 'recurring' ] ) ? [ 'zone' => self::zone() ] : [] ),
			'consent'     => ( $this->is_consent )(),
			...(
				$this->index->counts() || self::any_rule( $popups, PopupIndex::COUNTED ) ? [] : [ 'counts' => false ]
			),
			'engines'     => self::engines(),
			'breakpoints' => Viewports::of_theme(),
			'words'       => [
				'close'  => __( 'Close', 'vitrine' ),
				/* translators: %s: name of a popup. */
				'opened' => __( '%s opened.', 'vitrine' ),
			],
			...(
				$this->preview->id() !== 0
					? [ 'preview' => $this->preview->id() ]
					: ( is_preview() || is_customize_preview() ? [ 'preview' => 0 ] : [] )
			),
		];
	}

	/**
	 * Search engines.
	 *
	 * @return list<string>
	 */
	public static function engines(): array {
		/**
		 * Search engines that the rule `sources` knows.
		 *
		 * @param string[] $engines Names of hosts without `www.` and country.
		 */
		$engines = apply_filters( 'vitrine_search_engines', self::ENGINES );
		return is_array( $engines ) ? array_values( array_filter( $engines, 'is_string' ) ) : self::ENGINES;
	}

	/**
	 * The site's time zone: a name, or minutes east of Greenwich.
	 */
	public static function zone(): string|int {
		$name = wp_timezone_string();
		return preg_match( '/^[+-]\d\d:\d\d$/D', $name ) === 1
			? intdiv( wp_timezone()->getOffset( new \DateTimeImmutable() ), 60 )
			: $name;
	}

	/**
	 * Whether any popup has one of some rules.
	 *
	 * @param list<PopupConfig> $popups Popups.
	 * @param string[]          $names  Names of rules.
	 */
	private static function any_rule( array $popups, array $names ): bool {
		return array_filter(
			$popups,
			static fn( PopupConfig $popup ): bool => $popup->settings->has_rule( $names )
		) !== [];
	}
}
