<?php
/**
 * New posts that begin with a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin\FirstRun;

use Vitrine\Assets;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Links such as `post-new.php?post_type=page&vitrine-block=gallery` lead to an editor with the block already in it.
 * Nothing is stored and nothing of the address is repeated: a link of a stranger can do no more than the inserter.
 */
final class NewPost implements Module {

	/** Which block, by its name without `vitrine/`. Twin: admin/settings/first-run/new-post.ts. */
	public const BLOCK = 'vitrine-block';

	/** Which account a feed shows, by its ID. */
	public const SOURCE = 'vitrine-source';

	/**
	 * Keeps how its helper is made.
	 *
	 * @param \Closure(): Sources $sources Makes the accounts.
	 */
	public function __construct( private readonly \Closure $sources ) {}

	/**
	 * Adds the hook where the address asks for a block.
	 */
	public function register(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- nothing is changed.
		if ( isset( $_GET[ self::BLOCK ] ) ) {
			add_filter( 'default_content', $this->add( ... ), 10, 2 );
		}
	}

	/**
	 * The block, where there is no other content.
	 *
	 * @template T
	 * @param T        $content Content.
	 * @param \WP_Post $post    Post.
	 * @return T|string
	 */
	public function add( mixed $content, \WP_Post $post ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared only.
		$name = wp_unslash( $_GET[ self::BLOCK ] ?? null );
		$new  = is_string( $name ) && $content === '' && self::has_block_editor( $post )
			? Assets::new_block( $name )
			: null;
		if ( $new === null ) {
			return $content;
		}
		return serialize_block(
			[
				'blockName'    => "vitrine/{$name}",
				'attrs'        => $name === 'social-feed' ? [ ...$new, ...$this->source() ] : $new,
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
	}

	/**
	 * Whether blocks can be edited in a post.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function has_block_editor( \WP_Post $post ): bool {
		return post_type_supports( $post->post_type, 'editor' ) && use_block_editor_for_post( $post );
	}

	/**
	 * The account that the address names, and what suits its network. Twin: blocks/social-feed/choices/first-source.ts.
	 *
	 * @return array<string, int|string>
	 */
	private function source(): array {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- digits only.
		$id     = wp_unslash( $_GET[ self::SOURCE ] ?? '' );
		$source = is_string( $id ) && ctype_digit( $id ) ? ( $this->sources )()->get( (int) $id ) : null;
		if ( $source === null || ! $source->is_account() ) {
			return [];
		}
		return [ 'source' => $source->id, ...( $source->network === 'instagram' ? [ 'layout' => 'tiles' ] : [] ) ];
	}
}
