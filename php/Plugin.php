<?php
/**
 * The plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * The list of modules, and the way to the objects of each: `Plugin::instance()->feed->sources()`.
 */
final class Plugin {

	// phpcs:disable Squiz.Commenting.VariableComment -- Their types say what they are.
	public readonly SiteModule $site;
	public readonly MediaLibrary\MediaLibraryModule $library;
	public readonly Feed\FeedModule $feed;
	public readonly Feed\Contents\ContentsModule $contents;
	public readonly Feed\CommentsModule $comments;
	public readonly Feed\Films\FilmsModule $films;
	public readonly Feed\Pages\PagesModule $pages;
	public readonly Feed\ImportsModule $imports;
	public readonly Privacy\PrivacyModule $privacy;
	public readonly Places\PlacesModule $places;
	public readonly Health\HealthModule $health;
	public readonly Popup\PopupModule $popup;
	public readonly Gallery\GalleryModule $gallery;
	public readonly Providers\ProvidersModule $providers;
	public readonly Compat\SocialFeed\SocialFeedCompatModule $compat;
	public readonly Compat\SocialFeed\Transfer\TransferModule $transfer;
	public readonly Loop\LoopModule $loop;
	public readonly Loop\Skins\SkinsModule $skins;
	public readonly SiteHeader\SiteHeaderModule $header;
	public readonly StickySection\StickySectionModule $sticky;
	public readonly MegaMenu\MegaMenuModule $menu;
	public readonly TableOfContents\TableOfContentsModule $toc;
	public readonly BackToTop\BackToTopModule $backToTop;
	public readonly PageHelpers\PageHelpersModule $helpers;
	public readonly OffCanvas\OffCanvasModule $offCanvas;
	public readonly SearchOverlay\SearchOverlayModule $searchOverlay;
	public readonly Lightbox\LightboxModule $lightbox;
	public readonly Compat\Elementor\ElementorModule $elementor;
	public readonly ShareButtons\ShareButtonsModule $shareButtons;
	public readonly Embed\EmbedModule $embed;
	public readonly Effects\EffectsModule $effects;
	public readonly Carousel\CarouselModule $carousel;
	public readonly ImageComparison\ImageComparisonModule $comparison;
	public readonly SignUp\SignUpModule $signUp;
	public readonly Countdown\CountdownModule $countdown;
	private static ?self $instance = null;
	// phpcs:enable

	/**
	 * The modules, in the order in which they add hooks and patterns: tables come first.
	 *
	 * @var list<CapabilityModule>
	 */
	public readonly array $modules;

	/**
	 * Makes the modules, which make nothing yet.
	 */
	public function __construct() {
		$this->modules = [
			$this->site      = new SiteModule( $this ),
			$this->library   = new MediaLibrary\MediaLibraryModule( $this ),
			$this->feed      = new Feed\FeedModule( $this ),
			$this->contents  = new Feed\Contents\ContentsModule( $this ),
			$this->comments  = new Feed\CommentsModule( $this ),
			$this->films     = new Feed\Films\FilmsModule( $this ),
			$this->pages     = new Feed\Pages\PagesModule( $this ),
			$this->imports   = new Feed\ImportsModule( $this ),
			$this->privacy   = new Privacy\PrivacyModule( $this ),
			$this->places    = new Places\PlacesModule( $this ),
			$this->health    = new Health\HealthModule( $this ),
			$this->popup     = new Popup\PopupModule( $this ),
			$this->gallery   = new Gallery\GalleryModule( $this ),
			$this->providers = new Providers\ProvidersModule( $this ),
			$this->compat    = new Compat\SocialFeed\SocialFeedCompatModule( $this ),
			$this->transfer  = new Compat\SocialFeed\Transfer\TransferModule( $this ),
			$this->loop      = new Loop\LoopModule( $this ),
			$this->skins     = new Loop\Skins\SkinsModule( $this ),
			$this->header    = new SiteHeader\SiteHeaderModule( $this ),
			$this->sticky    = new StickySection\StickySectionModule( $this ),
			$this->menu      = new MegaMenu\MegaMenuModule( $this ),
			$this->toc       = new TableOfContents\TableOfContentsModule( $this ),
			$this->backToTop = new BackToTop\BackToTopModule( $this ),
			$this->helpers   = new PageHelpers\PageHelpersModule( $this ),
			$this->offCanvas = new OffCanvas\OffCanvasModule( $this ),
			$this->searchOverlay = new SearchOverlay\SearchOverlayModule( $this ),
			$this->lightbox  = new Lightbox\LightboxModule( $this ),
			$this->elementor = new Compat\Elementor\ElementorModule( $this ),
			$this->shareButtons = new ShareButtons\ShareButtonsModule( $this ),
			$this->embed     = new Embed\EmbedModule( $this ),
			$this->effects   = new Effects\EffectsModule( $this ),
			$this->carousel  = new Carousel\CarouselModule( $this ),
			$this->comparison = new ImageComparison\ImageComparisonModule( $this ),
			$this->signUp    = new SignUp\SignUpModule( $this ),
			$this->countdown = new Countdown\CountdownModule( $this ),
		];
	}

	/**
	 * Starts the plugin.
	 */
	public static function boot(): void {
		( new ModuleLoader( self::instance()->modules ) )->register();
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
	public static function popups(): Popup\PagePopups {
		return self::instance()->popup->popups();
	}
}
