<?php
/**
 * Who may see which file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * A file is as public as the post it is attached to, as core's get_post_status() has it; a password protects what is attached, too.
 */
final class Visibility {

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
		return array_values( array_filter( $rows, static fn( array $row ): bool => $asked[ (int) $row['guarded'] ] ?? true ) );
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
		if ( is_user_logged_in() && current_user_can( 'edit_post', $id ) ) {
			return true;
		}
		if ( post_password_required( $post ) ) {
			return false;
		}
		$status = $post->post_status === 'trash' ? get_post_meta( $id, '_wp_trash_meta_status', true ) : $post->post_status;
		return is_string( $status ) && isset( $public[ $status ] ) || is_user_logged_in() && $status === 'private' && current_user_can( 'read_post', $id );
	}
}
