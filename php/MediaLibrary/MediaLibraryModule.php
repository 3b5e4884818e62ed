<?php
/**
 * The media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

use Vitrine\Admin\AlbumForm;
use Vitrine\Admin\AlbumScreens;
use Vitrine\CapabilityModule;
use Vitrine\Images\Address;
use Vitrine\Module;
use Vitrine\Rest\AlbumTerms;
use Vitrine\Rest\AlbumsController;

defined( 'ABSPATH' ) || exit;

/**
 * Albums, what owners say about files, and what is read from files.
 */
final class MediaLibraryModule extends CapabilityModule {

	/** Items of `vitrine_tags` that REST takes; more than are kept (Tags), because some may be empty or double. */
	private const MAX_REST_TAGS = 200;

	/**
	 * Who may see which file: one for the page, it notes what was shown.
	 *
	 * @var Visibility|null
	 */
	private ?Visibility $visibility = null;

	/**
	 * Looks at files: one for the request, it knows which ones are being replaced.
	 *
	 * @var Media|null
	 */
	private ?Media $media = null;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// Right after core registers its own: the same calls cost half then (decision 0021).
		add_action( 'init', self::register_types( ... ), 0 );
		if ( defined( 'WP_CLI' ) ) {
			add_action( 'init', self::register_setting( ... ) );
		}
		add_action( 'delete_attachment', static fn( int $id ) => Albums::forget_cover( $id ) );
		add_filter(
			'attachment_fields_to_edit',
			static fn( array $fields, \WP_Post $post ): array => ItemFields::fields( $fields, $post ),
			10,
			2
		);
		add_filter(
			'attachment_fields_to_save',
			static fn( array $post, array $attachment ): array => ItemFields::save( $post, $attachment ),
			10,
			2
		);
		$this->register_readings();
	}

	/**
	 * The setting, and files that nobody has looked at yet.
	 */
	public function prepare_admin(): void {
		self::register_setting();
		$this->media()->plan();
	}

	/**
	 * The setting, and names of albums.
	 */
	public function prepare_rest(): void {
		self::register_setting();
		Albums::add_names();
	}

	/**
	 * Adds the hooks of what is read from files.
	 */
	private function register_readings(): void {
		add_filter( 'wp_handle_upload', fn( array $upload ): array => $this->media()->uploaded( $upload ) );
		add_filter(
			'wp_generate_attachment_metadata',
			fn(
				mixed $data,
				int $id,
				string $context = 'create'
			): mixed => $this->media()->generated( $data, $id, $context ),
			20,
			3
		);
		add_action( 'add_attachment', fn( mixed $id = null ) => $this->media()->plan( $id ) );
		add_action( 'edit_attachment', fn( int $id ) => $this->media()->changed( $id ) );
		add_action( 'delete_attachment', fn( int $id ) => $this->media()->deleted( $id ) );
		foreach ( [ 'added', 'updated', 'deleted' ] as $change ) {
			add_action(
				"{$change}_post_meta",
				fn( mixed $meta, mixed $id, mixed $key ) => $this->media()->meta_changed( $meta, $id, $key ),
				10,
				3
			);
		}
		foreach ( [ 'add', 'update' ] as $change ) {
			add_action( "{$change}_option_vitrine_keep_location", fn() => $this->media()->start_again() );
		}
	}

	/**
	 * Routes of albums.
	 */
	public function routes(): array {
		return [
			fn() => (
				new AlbumsController( $this->albums(), $this->plugin->gallery->contents(), $this->files() )
			)->register_routes(),
		];
	}

	/**
	 * The event that looks at files.
	 */
	public function events(): array {
		return [ 'vitrine_read_media' => fn() => $this->media()->run() ];
	}

	/**
	 * Takes it away.
	 */
	public function clear_events(): void {
		$this->data()->clear();
	}

	/**
	 * The screens of albums, and albums in those of the media library.
	 */
	public function admin(): array {
		return [ static fn(): Module => new AlbumForm(), static fn(): Module => new AlbumScreens() ];
	}

	/**
	 * Who may see which file.
	 */
	public function visibility(): Visibility {
		return $this->visibility ??= new Visibility();
	}

	/**
	 * Makes the store of files.
	 */
	public function files(): MediaStore {
		return new MediaStore( self::db(), $this->visibility() );
	}

	/**
	 * Makes what lists files.
	 */
	public function lists(): FileList {
		return new FileList( self::db(), $this->visibility() );
	}

	/**
	 * Makes the store of albums.
	 */
	public function albums(): AlbumStore {
		return new AlbumStore( self::db() );
	}

	/**
	 * Makes what takes away everything that is kept in the media library.
	 */
	public function data(): LibraryData {
		return new LibraryData( self::db() );
	}

	/**
	 * What looks at files.
	 */
	public function media(): Media {
		return $this->media ??= new Media( $this->files( ... ) );
	}

	/**
	 * Registers albums, and what is kept of files.
	 */
	private static function register_types(): void {
		self::register_albums();
		self::register_fields();
	}

	/**
	 * Registers albums: a hierarchical taxonomy on attachments, with cover and order.
	 */
	private static function register_albums(): void {
		register_taxonomy(
			'vitrine_album',
			'attachment',
			[
				...( self::shows_names() ? Albums::names() : [ 'label' => 'Albums' ] ),
				'hierarchical'          => true,
				'public'                => false,
				'show_ui'               => true,
				'show_in_menu'          => true,
				'show_in_rest'          => true,
				'rest_controller_class' => AlbumTerms::class,
				'show_admin_column'     => true,
				'show_tagcloud'         => false,
				'show_in_nav_menus'     => false,
				'rewrite'               => false,
				'query_var'             => 'vitrine_album',
				// Whoever uploads files may put them into albums; albums are made by those who make categories.
				'capabilities'          => [
					'manage_terms' => 'manage_categories',
					'edit_terms'   => 'manage_categories',
					'delete_terms' => 'manage_categories',
					'assign_terms' => 'upload_files',
				],
				// Core's own callback does not count files that are attached to nothing.
				'update_count_callback' => '_update_generic_term_count',
			]
		);
		foreach ( [ 'vitrine_cover', 'vitrine_order' ] as $key ) {
			register_term_meta(
				'vitrine_album',
				$key,
				[
					'type'              => 'integer',
					'single'            => true,
					'default'           => 0,
					'sanitize_callback' => static fn( mixed $value ): int => is_numeric( $value )
						? max( $key === 'vitrine_cover' ? 0 : -1_000_000, min( PHP_INT_MAX >> 11, (int) $value ) )
						: 0,
					'auth_callback'     => static fn(
						bool $allowed,
						string $name,
						int $id
					): bool => current_user_can( 'edit_term', $id ),
					'show_in_rest'      => true,
				]
			);
		}
	}

	/**
	 * Registers what owners say about a file, over REST and in the media library's attachment details.
	 */
	private static function register_fields(): void {
		$common = [
			'object_subtype' => 'attachment',
			'single'         => true,
			'auth_callback'  => static fn(
				bool $allowed,
				string $key,
				int $id
			): bool => current_user_can( 'edit_post', $id ),
		];
		$text   = static fn( string $key, callable $clean ): bool => register_meta(
			'post',
			$key,
			[ ...$common, 'type' => 'string', 'sanitize_callback' => $clean, 'show_in_rest' => true ]
		);
		$text( 'vitrine_author', static fn( mixed $value ): string => ItemFields::author( $value ) );
		$text( 'vitrine_destination_url', static fn( mixed $value ): string => Address::link( $value ) );
		$text( 'vitrine_download_url', static fn( mixed $value ): string => Address::link( $value ) );
		$text( 'vitrine_video_url', static fn( mixed $value ): string => ItemFields::video( $value ) );
		register_meta(
			'post',
			'vitrine_featured',
			[
				...$common,
				'type'              => 'boolean',
				'default'           => false,
				'sanitize_callback' => static fn( mixed $value ): bool => in_array(
					$value,
					[ true, 1, '1', 'true' ],
					true
				),
				'show_in_rest'      => true,
			]
		);
		register_meta(
			'post',
			'vitrine_tags',
			[
				...$common,
				'type'              => 'array',
				'default'           => [],
				'sanitize_callback' => static fn( mixed $value ): array => Tags::of( $value ),
				'show_in_rest'      => [
					'schema' => [
						'type'     => 'array',
						'items'    => [ 'type' => 'string' ],
						'maxItems' => self::MAX_REST_TAGS,
					],
				],
			]
		);
		register_meta(
			'post',
			'vitrine_custom_data',
			[
				...$common,
				'type'              => 'object',
				'default'           => [],
				'sanitize_callback' => static fn( mixed $value ): array => ItemFields::custom( $value ) ?? [],
				'show_in_rest'      => [ 'schema' => [ 'type' => 'object', 'additionalProperties' => true ] ],
			]
		);
	}

	/**
	 * Registers the option that keeps places.
	 */
	private static function register_setting(): void {
		register_setting(
			'vitrine',
			'vitrine_keep_location',
			[
				'type'              => 'boolean',
				'label'             => __( 'Keep photo locations', 'vitrine' ),
				'description'       => __(
					'Whether the location that a camera recorded in a photo or video is kept in uploaded files and shown.',
					'vitrine'
				),
				'default'           => false,
				// An option that is false is stored as '', which REST takes for no boolean.
				'sanitize_callback' => static fn( mixed $value ): string => in_array(
					$value,
					[ true, 1, '1', 'true' ],
					true
				)
					? '1'
					: '0',
				'show_in_rest'      => true,
			]
		);
	}
}
