<?php
/**
 * The plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Feed\FeedModule;
use Vitrine\Gallery\GalleryModule;
use Vitrine\MediaLibrary\MediaLibraryModule;
use Vitrine\Popup\PagePopups;
use Vitrine\Popup\PopupModule;
use Vitrine\Providers\ProvidersModule;

defined( 'ABSPATH' ) || exit;

/**
 * The list of modules, and the way to the objects of each: `Plugin::instance()->feed->sources()`.
 */
final class Plugin {

	// phpcs:disable Squiz.Commenting.VariableComment -- Their types say what they are.
	public readonly SiteModule $site;
	public readonly MediaLibraryModule $library;
	public readonly FeedModule $feed;
	public readonly PopupModule $popup;
	public readonly GalleryModule $gallery;
	public readonly ProvidersModule $providers;
	private static ?self $instance = null;
	// phpcs:enable

	/**
	 * Makes the modules, which make nothing yet.
	 */
	public function __construct() {
		$this->site      = new SiteModule( $this );
		$this->library   = new MediaLibraryModule( $this );
		$this->feed      = new FeedModule( $this );
		$this->popup     = new PopupModule( $this );
		$this->gallery   = new GalleryModule( $this );
		$this->providers = new ProvidersModule( $this );
	}

	/**
	 * Starts the plugin.
	 */
	public static function boot(): void {
		( new ModuleLoader( self::instance()->modules() ) )->register();
	}

	/**
	 * The modules, in the order in which they add hooks and patterns: tables come first.
	 *
	 * @return list<CapabilityModule>
	 */
	public function modules(): array {
		return [ $this->site, $this->library, $this->feed, $this->popup, $this->gallery, $this->providers ];
	}

	/**
	 * The plugin of this request.
	 */
	public static function instance(): self {
		return self::$instance ??= new self();
	}

	/**
	 * The popups of this page: whoever prints what opens one names it here.
	 */
	public static function popups(): PagePopups {
		return self::instance()->popup->popups();
	}
}
