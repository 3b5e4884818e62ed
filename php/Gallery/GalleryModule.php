<?php
/**
 * Galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\CapabilityModule;
use Vitrine\Compat\Nanogallery2;
use Vitrine\Cli\GalleriesCommand;
use Vitrine\Compat\ProviderMarkup;
use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\ContentsFactory;
use Vitrine\Gallery\Conversion\ConversionPlaces;
use Vitrine\Gallery\Conversion\GalleryConversion;
use Vitrine\Gallery\Conversion\LibraryCopies;
use Vitrine\Gallery\Conversion\PlaceConversion;
use Vitrine\Gallery\Posters\PosterFetch;
use Vitrine\Gallery\Posters\Posters;
use Vitrine\Gallery\Render\GalleryTemplate;
use Vitrine\Gallery\Render\ViewerStrings;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Folder;
use Vitrine\Rest\Gallery\ConversionController;
use Vitrine\Rest\GalleryController;
use Vitrine\Sealed\Seal;
use Vitrine\Sealed\SealedSettings;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Background\RecurringAction;
use Vitrine\Support\ElementIds;

defined( 'ABSPATH' ) || exit;

/**
 * The block, its route, its viewer, and nanogallery2's markup.
 */
final class GalleryModule extends CapabilityModule {

	/**
	 * Ids of the galleries of this page: one keeper for all of them.
	 *
	 * @var ElementIds|null
	 */
	private ?ElementIds $element_ids = null;

	/**
	 * What this page has of nanogallery2's markup.
	 *
	 * @var Nanogallery2|null
	 */
	private ?Nanogallery2 $nanogallery2 = null;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', self::register_style( ... ) );
		add_filter(
			'script_module_data_@vitrine/viewer',
			static fn( array $data ): array => ViewerStrings::add( $data )
		);
		add_filter(
			'the_content',
			fn( mixed $content ): mixed => $this->element_ids?->begin( $content ) ?? $content,
			0
		);
		// After content was made, so that what shortcodes and blocks print counts, too.
		foreach ( [ 'the_content', 'widget_block_content', 'render_block_core/html' ] as $filter ) {
			add_filter(
				$filter,
				fn( mixed $content ): mixed => is_string( $content ) && str_contains( $content, 'nanogallery2' )
					? $this->nanogallery2()->find( $content )
					: $content,
				PHP_INT_MAX
			);
		}
		add_filter(
			'script_module_data_@vitrine/nanogallery2',
			fn( array $data ): array => $this->nanogallery2()->add_words( $data )
		);
		add_action(
			'save_post',
			static fn( mixed $id, mixed $post ) => self::poster_fetch()->saved( $id, $post ),
			10,
			2
		);
		foreach ( [ 'add', 'update' ] as $change ) {
			add_action( "{$change}_option_widget_block", static fn() => self::poster_fetch()->widgets_saved() );
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			\WP_CLI::add_command(
				'vitrine galleries',
				new GalleriesCommand( self::conversion_places(), $this->conversion() )
			);
		}
	}

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [
			'vitrine/gallery' => fn(
				array $attributes,
				string $content,
				\WP_Block $block
			): string => $this->block()->render(
				$attributes,
				(int) ( $block->context['postId'] ?? get_the_ID() )
			),
		];
	}

	/**
	 * The routes of visitors' galleries, and of their conversion.
	 */
	public function routes(): array {
		return [
			fn() => (
				new GalleryController(
					new Gallery( $this->contents()->of( ... ) ),
					self::template(),
					$this->sealed(),
					$this->plugin->library->visibility()
				)
			)->register_routes(),
			fn() => ( new ConversionController( self::conversion_places(), $this->conversion() ) )->register_routes(),
		];
	}

	/**
	 * The event that fetches pictures of videos.
	 */
	public function events(): array {
		return [ 'vitrine_fetch_poster' => static fn( mixed $page = null ) => self::poster_fetch()->run( $page ) ];
	}

	/**
	 * Takes it away.
	 */
	public function clear_events(): void {
		( new RecurringAction( Posters::HOOK ) )->clear();
	}

	/**
	 * Galleries to begin with.
	 */
	public function patterns(): array {
		return GalleryPatterns::all();
	}

	/**
	 * Makes the renderer of the block.
	 */
	public function block(): GalleryBlock {
		return new GalleryBlock(
			$this->gallery(),
			$this->sealed(),
			$this->plugin->library->visibility(),
			self::template(),
			$this->element_ids ??= new ElementIds()
		);
	}

	/**
	 * Makes galleries of pages.
	 */
	public function gallery(): Gallery {
		return new Gallery( $this->contents( $this->plugin->providers->page_contents( ... ) )->of( ... ) );
	}

	/**
	 * Makes the proof that a page has shown a gallery.
	 */
	public function sealed(): SealedSettings {
		return new SealedSettings(
			GallerySettings::BLOCK,
			GallerySettings::own_of_stored( ... ),
			Seal::of_site( 'vitrine-gallery' ),
			new StoredBlocks( self::db() )
		);
	}

	/**
	 * Makes what finds the contents of a gallery.
	 *
	 * @param (\Closure(GallerySettings): Contents)|null $providers Makes those of a provider, null = as REST shows
	 *                                                                them.
	 */
	public function contents( ?\Closure $providers = null ): ContentsFactory {
		$library = $this->plugin->library;
		return new ContentsFactory(
			$library->files( ... ),
			$library->lists( ... ),
			$library->albums( ... ),
			self::posters( ... ),
			$providers ?? $this->plugin->providers->contents( ... )
		);
	}

	/**
	 * Makes what converts galleries into core's.
	 */
	public function conversion(): PlaceConversion {
		return new PlaceConversion(
			new GalleryConversion(
				$this->contents()->of( ... ),
				$this->plugin->library->visibility(),
				new LibraryCopies( new Folder() )
			)
		);
	}

	/**
	 * Makes what finds galleries.
	 */
	public static function conversion_places(): ConversionPlaces {
		return new ConversionPlaces( self::db() );
	}

	/**
	 * Makes the store of videos' pictures.
	 */
	private static function posters(): Posters {
		return new Posters( new Folder() );
	}

	/**
	 * Makes what fetches videos' pictures.
	 */
	private static function poster_fetch(): PosterFetch {
		return new PosterFetch( self::posters( ... ) );
	}

	/**
	 * What this page has of nanogallery2's markup, which may name accounts that the site is connected with.
	 */
	private function nanogallery2(): Nanogallery2 {
		return $this->nanogallery2 ??= new Nanogallery2(
			fn(): ProviderMarkup => new ProviderMarkup( $this->plugin->providers->connections(), $this->sealed() )
		);
	}

	/**
	 * Makes what prints galleries.
	 */
	private static function template(): GalleryTemplate {
		$build = dirname( VITRINE_FILE ) . '/build';
		return new GalleryTemplate( "{$build}/gallery", "{$build}/icons.json" );
	}

	/**
	 * Hover effects, transitions and stacks: only galleries that have them ask for the sheet
	 * (WrapperClasses::need_effects()).
	 */
	private static function register_style(): void {
		wp_register_style(
			'vitrine-gallery-effects',
			self::build_url( 'gallery/effects.css' ),
			[],
			VITRINE_VERSION
		);
		self::mirror( 'vitrine-gallery-effects', 'gallery/effects' );
	}
}
