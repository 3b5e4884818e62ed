<?php
/**
 * Loads classes: namespaces are folders, and a class is in the file of its name. Public names of before go on working,
 * as aliases that say they are deprecated. What every request needs is read at once, which takes half as long.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, 'Vitrine\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . strtr( substr( $name, 8 ), '\\', '/' ) . '.php';
		// PHP remembers where files are; is_file() would ask the disk for each one.
		if ( stream_resolve_include_path( $file ) !== false ) {
			require $file;
			return;
		}
		$renamed = [
			'Vitrine\Popup\Pattern'   => Popup\Settings\SafeRegex::class,
			'Vitrine\Providers\Clean' => Providers\Sanitizer::class,
		];
		if ( isset( $renamed[ $name ] ) ) {
			class_alias( $renamed[ $name ], $name );
			// phpcs:ignore WordPress.Security.EscapeOutput -- names of our own classes.
			_deprecated_class( $name, '0.2.0', $renamed[ $name ] );
		}
	}
);

( static function (): void {
	// Parents come before their children. tests/php/IdleTest.php holds this to what a request reads.
	foreach (
		[
			'Plugin',
			'CapabilityModule',
			'SiteModule',
			'MediaLibrary/MediaLibraryModule',
			'Feed/FeedModule',
			'Feed/Contents/ContentsModule',
			'Feed/CommentsModule',
			'Feed/Films/FilmsModule',
			'Feed/Pages/PagesModule',
			'Feed/ImportsModule',
			'Privacy/PrivacyModule',
			'Places/PlacesModule',
			'Health/HealthModule',
			'Popup/PopupModule',
			'Gallery/GalleryModule',
			'Providers/ProvidersModule',
			'Compat/SocialFeed/SocialFeedCompatModule',
			'Compat/SocialFeed/Transfer/TransferModule',
			'Loop/LoopModule',
			'Loop/Skins/SkinsModule',
			'SiteHeader/SiteHeaderModule',
			'StickySection/StickySectionModule',
			'MegaMenu/MegaMenuModule',
			'TableOfContents/TableOfContentsModule',
			'BackToTop/BackToTopModule',
			'PageHelpers/PageHelpersModule',
			'OffCanvas/OffCanvasModule',
			'SearchOverlay/SearchOverlayModule',
			'Lightbox/LightboxModule',
			'Compat/Elementor/ElementorModule',
			'ShareButtons/ShareButtonsModule',
			'Embed/EmbedModule',
			'Effects/EffectsModule',
			'Carousel/CarouselModule',
			'ImageComparison/ImageComparisonModule',
			'SignUp/SignUpModule',
			'Countdown/CountdownModule',
			'ModuleLoader',
			'Sealed/ContentStack',
		] as $name
	) {
		require __DIR__ . "/{$name}.php";
	}
} )();
