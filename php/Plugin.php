<?php
/**
 * The plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Admin\AccountPictures;
use Vitrine\Admin\AlbumScreens;
use Vitrine\Admin\PopupActions;
use Vitrine\Admin\PopupChecks;
use Vitrine\Admin\PopupList;
use Vitrine\Admin\ProviderNotices;
use Vitrine\Admin\SettingsPage;
use Vitrine\Admin\SourceNotices;
use Vitrine\Compat\ElementorLinks;
use Vitrine\Compat\Nanogallery2;
use Vitrine\Compat\ProviderMarkup;
use Vitrine\Consent\Consent;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedBlock;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Feed\Sources\Connections;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceView;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\ContentsFactory;
use Vitrine\Gallery\Gallery;
use Vitrine\Gallery\GalleryBlock;
use Vitrine\Gallery\Render\GalleryTemplate;
use Vitrine\Gallery\Render\ViewerStrings;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Networks;
use Vitrine\Images\Download;
use Vitrine\Images\Folder;
use Vitrine\Images\ImageImporter;
use Vitrine\Images\Images;
use Vitrine\Images\Renditions;
use Vitrine\Install\Database;
use Vitrine\MediaLibrary\Albums;
use Vitrine\MediaLibrary\AlbumStore;
use Vitrine\MediaLibrary\ItemFields;
use Vitrine\MediaLibrary\LibraryData;
use Vitrine\MediaLibrary\Media;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\PosterFetch;
use Vitrine\MediaLibrary\Posters;
use Vitrine\MediaLibrary\Visibility;
use Vitrine\Popup\Display\PopupBlock;
use Vitrine\Popup\Display\PopupData;
use Vitrine\Popup\Display\PopupPage;
use Vitrine\Popup\Display\PopupTemplate;
use Vitrine\Popup\EditorRoles;
use Vitrine\Popup\Links\LinkActions;
use Vitrine\Popup\Links\LinkBlocks;
use Vitrine\Popup\NewPopup;
use Vitrine\Popup\PopupIndex;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\PopupPreview;
use Vitrine\Popup\Popups;
use Vitrine\Popup\PopupTester;
use Vitrine\Popup\Publishing\PrePublishCheck;
use Vitrine\Popup\Statistics\Statistics;
use Vitrine\Popup\Statistics\StatisticsCleanup;
use Vitrine\Popup\Statistics\StatisticsDownload;
use Vitrine\Privacy\PrivacyText;
use Vitrine\Providers\Contents\ProviderContents;
use Vitrine\Providers\Providers;
use Vitrine\Providers\Store\Connections as ProviderConnections;
use Vitrine\Providers\Store\ConnectionView;
use Vitrine\Providers\Store\Pictures;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Providers\Store\StoredResponses;
use Vitrine\Providers\Sync\ProviderRefresh;
use Vitrine\Providers\Sync\SyncPlan;
use Vitrine\Rest\AlbumsController;
use Vitrine\Rest\FeedController;
use Vitrine\Rest\GalleryController;
use Vitrine\Rest\PopupPostsController;
use Vitrine\Rest\PopupsController;
use Vitrine\Rest\PopupStatisticsController;
use Vitrine\Rest\ProvidersController;
use Vitrine\Rest\Routes;
use Vitrine\Rest\SourcesController;
use Vitrine\Rest\VisitorController;
use Vitrine\Sealed\ContentStack;
use Vitrine\Sealed\Seal;
use Vitrine\Sealed\SealedSettings;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;
use Vitrine\Support\ElementIds;
use Vitrine\Support\Encryption;
use Vitrine\Support\Background\RefreshQueue;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * The list of modules, and how what they need is made. A page view makes only what it shows.
 */
final class Plugin {

	/**
	 * Made when it is first wanted.
	 *
	 * @var ElementIds|null
	 */
	private ?ElementIds $element_ids = null;

	/**
	 * Made when it is first wanted.
	 *
	 * @var Visibility|null
	 */
	private ?Visibility $visibility = null;

	/**
	 * Made when it is first wanted.
	 *
	 * @var ElementIds|null
	 */
	private ?ElementIds $popup_ids = null;

	/**
	 * Made when it is first wanted.
	 *
	 * @var PopupIndex|null
	 */
	private ?PopupIndex $popup_index = null;

	/**
	 * Made when it is first wanted.
	 *
	 * @var PopupPreview|null
	 */
	private ?PopupPreview $popup_preview = null;

	/**
	 * Made when it is first wanted.
	 *
	 * @var Popups|null
	 */
	private ?Popups $popups = null;

	/**
	 * Starts every module.
	 */
	public static function boot(): void {
		$plugin = new self();
		foreach ( $plugin->modules() as $module ) {
			$module->register();
		}
	}

	/**
	 * What the plugin does.
	 *
	 * @return list<Module>
	 */
	private function modules(): array {
		return [
			new Database(),
			new Assets(),
			new ViewerStrings(),
			new Albums(),
			new ItemFields(),
			new Media( fn(): MediaStore => $this->media_store() ),
			new PosterFetch( fn(): Posters => $this->posters() ),
			new ContentStack(),
			$this->element_ids(),
			new PopupPosts( PopupPostsController::class ),
			new PrePublishCheck(),
			$this->popup_index(),
			$this->popup_ids(),
			new StatisticsCleanup( fn(): Statistics => $this->popup_statistics() ),
			$this->popup_page(),
			$this->popup_data(),
			new PopupTester( $this->popups(), $this->popup_index() ),
			new EditorRoles(),
			new NewPopup(),
			new LinkBlocks(),
			$this->popup_link_actions(),
			$this->elementor_links(),
			new Blocks(
				[
					'vitrine/social-feed' => fn(
						array $attributes
					): string => $this->feed_block()->render( $attributes ),
					'vitrine/gallery'     => fn(
						array $attributes,
						string $content,
						\WP_Block $block
					): string => $this->gallery_block()->render(
						$attributes,
						(int) ( $block->context['postId'] ?? get_the_ID() )
					),
					'vitrine/popup'       => fn(
						array $attributes,
						string $content,
						\WP_Block $block
					): string => $this->popup_block()->render( $attributes, $content, $block ),
				]
			),
			new Routes(
				fn(): array => [
					$this->sources_controller(),
					$this->feed_controller(),
					$this->gallery_controller(),
					$this->albums_controller(),
					$this->providers_controller(),
					$this->popup_statistics_controller(),
					new VisitorController(),
					new PopupsController(),
				]
			),
			$this->schedule(),
			$this->provider_schedule(),
			new Patterns(),
			new Consent(),
			new Nanogallery2(
				fn(): ProviderMarkup => new ProviderMarkup( $this->provider_connections(), $this->sealed_galleries() )
			),
			...(
				is_admin()
					? [
						new PrivacyText(),
						new StatisticsDownload( fn(): Statistics => $this->popup_statistics() ),
						new PopupList( fn(): Statistics => $this->popup_statistics() ),
						new PopupActions(),
						new PopupChecks(),
						new AlbumScreens(),
						new SettingsPage(),
						new AccountPictures( new Download( Origins::of_site() ) ),
						new SourceNotices( $this->sources() ),
						new ProviderNotices(
							fn(): ProviderConnections => $this->provider_connections(),
							fn(): Providers => $this->providers()
						),
					]
					: []
			),
		];
	}

	/**
	 * Makes the job; tools and tests use it, too.
	 */
	public function refresh(): Refresh {
		return new Refresh(
			$this->sources(),
			$this->posts(),
			$this->images(),
			new ImageImporter( new Download( Origins::of_site() ), new Renditions(), new Folder(), $this->images() ),
			$this->networks(),
			Encryption::of_site()
		);
	}

	/**
	 * Makes the service that connects accounts.
	 */
	public function connections(): Connections {
		return new Connections(
			$this->sources(),
			$this->posts(),
			$this->networks(),
			Encryption::of_site(),
			$this->schedule()
		);
	}

	/**
	 * Makes the store of sources.
	 */
	public function sources(): Sources {
		return new Sources( $this->db() );
	}

	/**
	 * Makes the store of posts.
	 */
	public function posts(): Posts {
		return new Posts( $this->db(), $this->images() );
	}

	/**
	 * Makes the store of pictures.
	 */
	public function images(): Images {
		return new Images( $this->db(), new Folder() );
	}

	/**
	 * Makes the feed.
	 */
	public function feed(): Feed {
		return new Feed( $this->posts(), $this->images(), new Folder(), Cursor::of_site() );
	}

	/**
	 * Makes the events.
	 */
	public function schedule(): RefreshSchedule {
		return new RefreshSchedule(
			Refresh::HOOK,
			fn(): RefreshQueue => $this->sources()->queue,
			fn(): Refresh => $this->refresh()
		);
	}

	/**
	 * Makes the renderer of the block.
	 */
	public function feed_block(): FeedBlock {
		return new FeedBlock( $this->feed(), $this->feed_template(), Cursor::of_site() );
	}

	/**
	 * Makes the providers that this site knows.
	 */
	public function providers(): Providers {
		return new Providers();
	}

	/**
	 * Makes the store of connections to providers.
	 */
	public function provider_connections(): ProviderConnections {
		return new ProviderConnections( $this->db(), Encryption::of_site(), $this->providers() );
	}

	/**
	 * Makes the store of providers' albums.
	 */
	public function provider_albums(): RemoteAlbums {
		return new RemoteAlbums( $this->db() );
	}

	/**
	 * Makes the store of what providers have answered.
	 */
	public function provider_responses(): StoredResponses {
		return new StoredResponses( $this->db(), $this->provider_albums() );
	}

	/**
	 * Makes the store of providers' pictures.
	 */
	public function provider_pictures(): Pictures {
		return new Pictures( $this->db(), new Folder() );
	}

	/**
	 * Makes the job that asks providers.
	 */
	public function provider_refresh(): ProviderRefresh {
		return new ProviderRefresh(
			$this->provider_connections(),
			$this->provider_albums(),
			new SyncPlan( $this->provider_albums() ),
			$this->provider_responses(),
			$this->provider_pictures(),
			$this->providers(),
			new SafeHttp()
		);
	}

	/**
	 * Makes its events.
	 */
	public function provider_schedule(): RefreshSchedule {
		return new RefreshSchedule(
			ProviderRefresh::HOOK,
			fn(): RefreshQueue => $this->provider_connections()->queue,
			fn(): ProviderRefresh => $this->provider_refresh(),
			'vitrine_provider_wanted'
		);
	}

	/**
	 * Makes what a gallery shows of a provider.
	 *
	 * @param GallerySettings $settings Settings of the gallery.
	 */
	public function provider_contents( GallerySettings $settings ): ProviderContents {
		return new ProviderContents(
			$this->provider_connections(),
			$this->provider_albums(),
			$this->provider_responses(),
			$this->provider_pictures(),
			$this->providers(),
			new Folder(),
			$settings
		);
	}

	/**
	 * Makes the routes of providers.
	 */
	private function providers_controller(): ProvidersController {
		return new ProvidersController(
			$this->provider_connections(),
			$this->provider_albums(),
			$this->provider_pictures(),
			$this->providers(),
			$this->provider_refresh(),
			$this->provider_schedule(),
			new ConnectionView( $this->provider_albums(), $this->provider_pictures(), $this->providers() )
		);
	}

	/**
	 * Makes the renderer of galleries.
	 */
	public function gallery_block(): GalleryBlock {
		return new GalleryBlock(
			$this->gallery(),
			$this->sealed_galleries(),
			$this->visibility(),
			$this->gallery_template(),
			$this->element_ids()
		);
	}

	/**
	 * Makes galleries.
	 */
	public function gallery(): Gallery {
		return new Gallery( fn( GallerySettings $settings ): Contents => $this->contents()->of( $settings ) );
	}

	/**
	 * Makes the proof that a page has shown a gallery.
	 */
	public function sealed_galleries(): SealedSettings {
		return new SealedSettings(
			GallerySettings::BLOCK,
			GallerySettings::own_of_stored( ... ),
			Seal::of_site( 'vitrine-gallery' ),
			new StoredBlocks( $this->db() )
		);
	}

	/**
	 * Makes what prints galleries.
	 */
	public function gallery_template(): GalleryTemplate {
		$build = dirname( VITRINE_FILE ) . '/build';
		return new GalleryTemplate( "{$build}/gallery", "{$build}/icons.json" );
	}

	/**
	 * Ids of the galleries of this page: one keeper for all of them.
	 */
	private function element_ids(): ElementIds {
		return $this->element_ids ??= new ElementIds();
	}

	/**
	 * Makes the routes of galleries.
	 */
	private function gallery_controller(): GalleryController {
		return new GalleryController(
			$this->gallery(),
			$this->gallery_template(),
			$this->sealed_galleries(),
			$this->visibility()
		);
	}

	/**
	 * Who may see what: one for the page, it notes what was shown.
	 */
	private function visibility(): Visibility {
		return $this->visibility ??= new Visibility();
	}

	/**
	 * Makes the routes of albums.
	 */
	private function albums_controller(): AlbumsController {
		return new AlbumsController( $this->album_store(), $this->contents(), $this->media_store() );
	}

	/**
	 * Makes what finds the contents of a gallery.
	 */
	public function contents(): ContentsFactory {
		return new ContentsFactory(
			fn(): MediaStore => $this->media_store(),
			fn(): AlbumStore => $this->album_store(),
			fn(): Posters => $this->posters(),
			fn( GallerySettings $settings ): ProviderContents => $this->provider_contents( $settings )
		);
	}

	/**
	 * Makes the store of the media library.
	 */
	public function media_store(): MediaStore {
		return new MediaStore( $this->db(), $this->visibility() );
	}

	/**
	 * Makes the store of its albums.
	 */
	public function album_store(): AlbumStore {
		return new AlbumStore( $this->db() );
	}

	/**
	 * Makes what takes away everything that galleries keep in the media library.
	 */
	public function library_data(): LibraryData {
		return new LibraryData( $this->db() );
	}

	/**
	 * Makes the store of videos' pictures.
	 */
	public function posters(): Posters {
		return new Posters( new Folder() );
	}

	/**
	 * Which popups are where: one that knows what has changed.
	 */
	public function popup_index(): PopupIndex {
		return $this->popup_index ??= new PopupIndex();
	}

	/**
	 * The popups of the page: blocks and links name them.
	 */
	public function popups(): Popups {
		return $this->popups ??= new Popups( $this->popup_index(), $this->popup_preview() );
	}

	/**
	 * Makes what prints the popups of a page.
	 */
	public function popup_page(): PopupPage {
		return new PopupPage( $this->popup_index(), $this->popups(), $this->popup_preview() );
	}

	/**
	 * Makes what script gets to know of them.
	 */
	public function popup_data(): PopupData {
		return new PopupData( $this->popup_index(), $this->popups(), $this->popup_preview(), Consent::has_tool( ... ) );
	}

	/**
	 * Makes the figures of popups.
	 */
	public function popup_statistics(): Statistics {
		return new Statistics( $this->db() );
	}

	/**
	 * Makes their route.
	 */
	public function popup_statistics_controller(): PopupStatisticsController {
		return new PopupStatisticsController( $this->popup_statistics(), $this->popup_index() );
	}

	/**
	 * Makes what writes on links and buttons which popup they open.
	 */
	public function popup_link_actions(): LinkActions {
		return new LinkActions( $this->popups() );
	}

	/**
	 * Makes the same of links as Elementor writes them.
	 */
	public function elementor_links(): ElementorLinks {
		return new ElementorLinks( $this->popups() );
	}

	/**
	 * Makes the renderer of popups.
	 */
	public function popup_block(): PopupBlock {
		return new PopupBlock(
			$this->popups(),
			new PopupTemplate( dirname( VITRINE_FILE ) . '/build/popup' ),
			$this->popup_ids()
		);
	}

	/**
	 * Ids of the popups that stand in this page: one keeper for all of them.
	 */
	private function popup_ids(): ElementIds {
		return $this->popup_ids ??= new ElementIds( 'popup' );
	}

	/**
	 * The popup that somebody looks at before visitors do: its address is read once.
	 */
	private function popup_preview(): PopupPreview {
		return $this->popup_preview ??= new PopupPreview();
	}

	/**
	 * Makes what prints feeds.
	 */
	private function feed_template(): FeedTemplate {
		$build = dirname( VITRINE_FILE ) . '/build';
		return new FeedTemplate( "{$build}/social-feed", "{$build}/icons.json" );
	}

	/**
	 * Makes the routes of sources.
	 */
	private function sources_controller(): SourcesController {
		return new SourcesController(
			$this->sources(),
			$this->connections(),
			$this->refresh(),
			$this->schedule(),
			$this->source_view()
		);
	}

	/**
	 * Makes what managers see of a source.
	 */
	public function source_view(): SourceView {
		return new SourceView( $this->posts(), $this->images(), new Folder(), $this->networks() );
	}

	/**
	 * Makes the routes of feeds.
	 */
	private function feed_controller(): FeedController {
		return new FeedController( $this->feed(), $this->feed_template(), Cursor::of_site(), $this->sources() );
	}

	/**
	 * Makes the networks.
	 */
	private function networks(): Networks {
		return new Networks( Origins::of_site() );
	}

	/**
	 * Makes the access to the tables.
	 */
	private function db(): Db {
		global $wpdb;
		return new Db( $wpdb );
	}
}
