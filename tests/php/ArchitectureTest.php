<?php
/**
 * The directions of docs/architecture.md, checked by phpat within PHPStan.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use PHPat\Selector\Selector;
use PHPat\Selector\SelectorInterface;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/**
 * Who may call whom.
 */
final class ArchitectureTest {

	/**
	 * Capabilities never call the edge.
	 */
	public function test_capabilities_do_not_call_the_edge(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( 'Vitrine\Feed' ), Selector::inNamespace( 'Vitrine\Graph' ), Selector::inNamespace( 'Vitrine\Images' ), Selector::inNamespace( 'Vitrine\Providers' ), Selector::inNamespace( 'Vitrine\Gallery' ), Selector::inNamespace( 'Vitrine\MediaLibrary' ), Selector::inNamespace( 'Vitrine\Popup' ), Selector::inNamespace( 'Vitrine\Consent' ), Selector::inNamespace( 'Vitrine\Privacy' ), Selector::inNamespace( 'Vitrine\Sealed' ), Selector::inNamespace( 'Vitrine\Support' ) )
			->excluding( self::modules() )
			->shouldNotDependOn()
			->classes( Selector::inNamespace( 'Vitrine\Rest' ), Selector::inNamespace( 'Vitrine\Compat' ), Selector::inNamespace( 'Vitrine\Admin' ), Selector::inNamespace( 'Vitrine\Cli' ) )
			->because( 'REST, Compat and Admin are doors to the capabilities, not the other way round.' );
	}

	/**
	 * The network knows nothing of what is kept here.
	 */
	public function test_the_network_knows_no_feed(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( 'Vitrine\Graph' ) )
			->shouldNotDependOn()
			->classes( Selector::inNamespace( 'Vitrine\Feed' ), Selector::inNamespace( 'Vitrine\Images' ) )
			->because( 'A network is read by whoever keeps something of it.' );
	}

	/**
	 * Pictures are kept for any capability.
	 */
	public function test_images_know_no_feed(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( 'Vitrine\Images' ) )
			->shouldNotDependOn()
			->classes( Selector::inNamespace( 'Vitrine\Feed' ) )
			->because( 'The gallery will keep pictures of providers in the same way.' );
	}

	/**
	 * Kits know nobody who uses them.
	 */
	public function test_kits_know_no_capability(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( 'Vitrine\Support' ) )
			->shouldNotDependOn()
			->classes( Selector::inNamespace( '/^Vitrine\\\\(Feed|Graph|Images|Providers|Gallery|Popup|Rest|Admin|Compat)\\b/', true ) )
			->because( 'The next capability uses them as the last one did.' );
	}

	/**
	 * Only the job that fills the store talks to a network: what a page shows is made of classes that cannot.
	 */
	public function test_pages_cannot_call_the_network(): Rule {
		return PHPat::rule()
			->classes(
				Selector::classname( \Vitrine\Feed\Feed::class ),
				Selector::classname( \Vitrine\Feed\FeedBlock::class ),
				Selector::classname( \Vitrine\Feed\FeedTemplate::class ),
				Selector::classname( \Vitrine\Feed\Views\FeedView::class ),
				Selector::classname( \Vitrine\Feed\Store\Posts::class ),
				Selector::classname( \Vitrine\Feed\Store\PostQuery::class ),
				Selector::classname( \Vitrine\Feed\Views\PostView::class ),
				Selector::classname( \Vitrine\Feed\Views\PictureView::class ),
				Selector::classname( \Vitrine\Rest\FeedController::class ),
				Selector::classname( \Vitrine\Gallery\Gallery::class ),
				Selector::classname( \Vitrine\Gallery\GalleryBlock::class ),
				Selector::classname( \Vitrine\Gallery\Render\GalleryTemplate::class ),
				Selector::classname( \Vitrine\Gallery\Render\GalleryView::class ),
				Selector::inNamespace( 'Vitrine\Gallery\Contents' ),
				Selector::classname( \Vitrine\Rest\GalleryController::class )
			)
			->shouldNotDependOn()
			->classes( Selector::classname( \Vitrine\Graph\Http\Client::class ), Selector::classname( \Vitrine\Graph\Networks::class ), Selector::classname( \Vitrine\Images\Download::class ) )
			->because( 'A page view never calls the network.' );
	}

	/**
	 * What a gallery shows of a provider was answered before: the class that shows it cannot ask.
	 */
	public function test_galleries_cannot_call_providers(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( 'Vitrine\Providers\Contents' ), Selector::classname( \Vitrine\Providers\Store\RemoteAlbums::class ), Selector::classname( \Vitrine\Providers\Store\StoredResponses::class ) )
			->shouldNotDependOn()
			->classes( Selector::classname( \Vitrine\Providers\Client::class ), Selector::classname( \Vitrine\Providers\Access::class ), Selector::classname( \Vitrine\Providers\Sync\ProviderRefresh::class ), Selector::classname( \Vitrine\Support\SafeHttp::class ), Selector::classname( \Vitrine\Images\Download::class ) )
			->because( 'A page view never calls a provider.' );
	}

	/**
	 * What capabilities share knows none of them.
	 */
	public function test_shared_rooms_know_no_capability(): Rule {
		return PHPat::rule()
			->classes( ...self::rooms( 'Graph', 'Images', 'Sealed', 'Consent', 'Support' ) )
			->excluding( self::modules() )
			->shouldNotDependOn()
			->classes( ...self::rooms( 'Feed', 'Gallery', 'MediaLibrary', 'Providers', 'Popup' ) )
			->because( 'Circles cannot be changed or taken out one by one.' );
	}

	/**
	 * The media library keeps what galleries show, and does not know who shows it.
	 */
	public function test_the_media_library_knows_no_gallery(): Rule {
		return PHPat::rule()
			->classes( ...self::rooms( 'MediaLibrary' ) )
			->excluding( self::modules() )
			->shouldNotDependOn()
			->classes( ...self::rooms( 'Feed', 'Gallery', 'Providers', 'Popup' ) )
			->because( 'Circles cannot be changed or taken out one by one.' );
	}

	/**
	 * Galleries show what an interface of theirs gives them; providers implement it.
	 */
	public function test_galleries_know_no_provider(): Rule {
		return PHPat::rule()
			->classes( ...self::rooms( 'Gallery' ) )
			->excluding( self::modules() )
			->shouldNotDependOn()
			->classes( ...self::rooms( 'Feed', 'Providers', 'Popup' ) )
			->because( 'Providers depend on galleries, not the other way round.' );
	}

	/**
	 * Providers stand on galleries.
	 */
	public function test_providers_know_galleries_alone(): Rule {
		return PHPat::rule()
			->classes( ...self::rooms( 'Providers' ) )
			->excluding( self::modules() )
			->shouldNotDependOn()
			->classes( ...self::rooms( 'Feed', 'Popup' ) )
			->because( 'Capabilities that do not need each other know nothing of each other.' );
	}

	/**
	 * Feeds need no other capability.
	 */
	public function test_feeds_stand_alone(): Rule {
		return PHPat::rule()
			->classes( ...self::rooms( 'Feed' ) )
			->excluding( self::modules() )
			->shouldNotDependOn()
			->classes( ...self::rooms( 'Gallery', 'MediaLibrary', 'Providers', 'Popup' ) )
			->because( 'Capabilities that do not need each other know nothing of each other.' );
	}

	/**
	 * Popups need no other capability.
	 */
	public function test_popups_stand_alone(): Rule {
		return PHPat::rule()
			->classes( ...self::rooms( 'Popup' ) )
			->excluding( self::modules() )
			->shouldNotDependOn()
			->classes( ...self::rooms( 'Feed', 'Gallery', 'MediaLibrary', 'Providers', 'Graph', 'Images' ) )
			->because( 'Capabilities that do not need each other know nothing of each other.' );
	}

	/**
	 * Everything in some folders.
	 *
	 * @param string ...$names Names of folders.
	 * @return list<SelectorInterface>
	 */
	private static function rooms( string ...$names ): array {
		return array_values( array_map( static fn( string $name ): SelectorInterface => Selector::inNamespace( "Vitrine\\{$name}" ), $names ) );
	}

	/**
	 * Modules are wiring: they make objects of everything, and nobody calls them but the plugin.
	 */
	private static function modules(): SelectorInterface {
		return Selector::classname( '/^Vitrine(\\\\\w+)+Module$/', true );
	}
}
