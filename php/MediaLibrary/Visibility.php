<?php
/**
 * Who may see which file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/**
 * A file is as public as the post it is attached to, as core's get_post_status() has it; a password protects what is
 * attached, too.
 */
final class Visibility {

	/**
	 * Posts that are not for everybody and may be read here.
	 *
	 * @var array<int, true>
	 */
	private array $noted = [];

	/**
	 * Posts that are open to whoever asks; null = this visitor's own rights count.
	 *
	 * @var array<int, int>|null
	 */
	private ?array $open = null;

	/**
	 * Does something as for everybody, with some posts opened: rights and passwords of this visitor do not count.
	 *
	 * @template T
	 * @param list<int>     $posts Ids.
	 * @param \Closure(): T $work  What to do.
	 * @return T
	 */
	public function shared( array $posts, \Closure $work ): mixed {
		$before     = $this->open;
		$this->open = array_flip( $posts );
		try {
			return $work();
		} finally {
			$this->open = $before;
		}
	}

	/**
	 * Begins to note anew.
	 */
	public function forget(): void {
		$this->noted = [];
	}

	/**
	 * Posts whose files this visitor may see and not everybody may.
	 *
	 * @return list<int>
	 */
	public function noted(): array {
		return array_keys( $this->noted );
	}

	/**
	 * What this visitor may see.
	 *
	 * @param list<array<string, string|null>> $rows With `guarded`: the post that decides, 0 = everybody may see it.
	 * @return list<array<string, string|null>>
	 */
	public function of( array $rows ): array {
		$asked = array_fill_keys( array_map( 'intval', array_column( $rows, 'guarded' ) ), true );
		unset( $asked[0] );
		if ( $asked === [] ) {
			return $rows;
		}
		$public = array_flip( array_values( get_post_stati( [ 'public' => true ] ) ) );
		// Only what decides is loaded: one query for posts, one for their meta.
		_prime_post_caches( array_keys( $asked ), false, true );
		foreach ( array_keys( $asked ) as $parent ) {
			$asked[ $parent ] = $this->may_read( $parent, $public );
		}
		return array_values(
			array_filter( $rows, static fn( array $row ): bool => $asked[ (int) $row['guarded'] ] ?? true )
		);
	}

	/**
	 * Whether this visitor may read a post.
	 *
	 * @param int                    $id     Id.
	 * @param array<string, int>     $public Statuses that everybody may read.
	 */
	private function may_read( int $id, array $public ): bool {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post ) {
			return true;
		}
		$status = $post->post_status === 'trash'
			? get_post_meta( $id, '_wp_trash_meta_status', true )
			: $post->post_status;
		$public = is_string( $status ) && isset( $public[ $status ] );
		if ( $public && $post->post_password === '' ) {
			return true;
		}
		$may = $this->open === null ? self::visitor_may_read( $post, $status, $public ) : isset( $this->open[ $id ] );
		if ( $may ) {
			$this->noted[ $id ] = true;
		}
		return $may;
	}

	/**
	 * Whether this visitor may read a post that is not for everybody.
	 *
	 * @param \WP_Post $post      Post.
	 * @param mixed    $status    Its status, or the one before it was trashed.
	 * @param bool     $is_public Whether only a password protects it.
	 */
	private static function visitor_may_read( \WP_Post $post, mixed $status, bool $is_public ): bool {
		if ( is_user_logged_in() && current_user_can( 'edit_post', $post->ID ) ) {
			return true;
		}
		return ! post_password_required( $post )
			&& (
				$is_public || is_user_logged_in() && $status === 'private' && current_user_can( 'read_post', $post->ID )
			);
	}
}
