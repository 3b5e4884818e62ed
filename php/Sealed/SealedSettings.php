<?php
/**
 * Proof that a page was given what is asked for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Sealed;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of a block, sealed into the page: visitors' script sends them back, so nothing can be asked for that no page
 * of this site has shown.
 * They are bound to the posts whose content holds the block, and hold as long as everybody may see these; if somebody
 * may not, or in a preview, for a day or two as nonces do, and until status or password of a post change.
 *
 * What is too long for an address is left out: a keyed digest finds it in stored content. Nothing is written.
 */
final class SealedSettings {

	/**
	 * Longest seal that holds settings. With the other parameters an address stays below 2,048 characters: the tightest
	 * bound known is that of IIS for a query (docs/decisions/0011-one-proof.md).
	 */
	public const MAX_LENGTH = 1500;

	/** Most posts that are not for everybody: a gallery of more is for those who edit, who see its first window. */
	private const MAX_POSTS = 50;

	/**
	 * Keeps its helpers.
	 *
	 * @param string                              $block     Name of the block.
	 * @param \Closure(array<mixed>): array<mixed> $settings Attributes of a stored block as seal() was given them.
	 * @param Seal                                $seal      Seals of the block.
	 * @param StoredBlocks                        $stored    Stored content.
	 */
	public function __construct(
		private readonly string $block,
		private readonly \Closure $settings,
		private readonly Seal $seal,
		private readonly StoredBlocks $stored
	) {}

	/**
	 * Seals settings for the page that is being rendered.
	 *
	 * @param array<mixed> $settings What differs from the block's defaults.
	 * @param array<mixed> $more     What belongs to it, and is not stored with the block.
	 * @param list<int>    $shown    Posts that are not for everybody, of which the page has shown something.
	 */
	public function seal( array $settings, array $more = [], array $shown = [] ): string {
		$around = ContentStack::posts();
		$shown  = count( $shown ) > self::MAX_POSTS ? [] : $shown;
		sort( $shown );
		$proof = array_filter( [ 'more' => $more, 'posts' => $around, 'shown' => $shown ] );
		if ( $shown !== [] || ContentStack::is_preview() || ! self::are_public( $around ) ) {
			$proof = [ ...$proof, ...$this->end( [ ...$around, ...$shown ] ) ];
		}
		return $this->closed( $settings, $proof );
	}

	/**
	 * Seals settings once more for whoever has a proof: the new one is bound to what that one is bound to, and ends
	 * with it.
	 *
	 * @param string       $sealed   Proof that opens; one that does not was made by an older version, which bound it to
	 *                               nothing: what follows it ends in a day or two.
	 * @param array<mixed> $settings What differs from the block's defaults.
	 * @param array<mixed> $more     What belongs to it, and is not stored with the block.
	 */
	public function again( string $sealed, array $settings, array $more ): string {
		$proof = $this->proof( $sealed );
		$bound = $proof === [] ? $this->end( [] ) : array_diff_key( $proof, [ 'settings' => 0, 'digest' => 0 ] );
		return $this->closed( $settings, [ ...$bound, 'more' => $more ] );
	}

	/**
	 * What makes a proof end: in a day or two, or when status or password of a post change.
	 *
	 * @param list<int> $posts Ids.
	 * @return array{until: int, state: string}
	 */
	private function end( array $posts ): array {
		return [ 'until' => (int) wp_nonce_tick( 'vitrine-sealed' ), 'state' => $this->state( $posts ) ];
	}

	/**
	 * Seals settings with what they are bound to.
	 *
	 * @param array<mixed> $settings What differs from the block's defaults.
	 * @param array<mixed> $proof    The rest.
	 */
	private function closed( array $settings, array $proof ): string {
		$sealed = $this->seal->close( self::text( [ 'settings' => $settings, ...$proof ] ) );
		if ( strlen( $sealed ) <= self::MAX_LENGTH ) {
			return $sealed;
		}
		return $this->seal->close(
			self::text( [ 'digest' => $this->seal->digest( self::text( $settings ) ), ...$proof ] )
		);
	}

	/**
	 * What is in a proof.
	 *
	 * @param string $sealed What a visitor sent.
	 * @return array<mixed> Nothing when this site has not made it.
	 */
	private function proof( string $sealed ): array {
		$proof = json_decode( $this->seal->open( $sealed ) ?? '', true );
		return is_array( $proof ) ? $proof : [];
	}

	/**
	 * Opens what a page was given.
	 *
	 * @param string $sealed What a visitor sent.
	 * @return OpenedSettings|null Null when no page was given it, or what the page has shown is not for this visitor
	 *                             any more.
	 */
	public function open( string $sealed ): ?OpenedSettings {
		$proof = $this->proof( $sealed );
		if ( $proof === [] ) {
			return null;
		}
		/** Authenticated: as seal() made it.
		 *
		 * @var array{
		 *     settings?: array<mixed>,
		 *     digest: string,
		 *     more?: array<mixed>,
		 *     posts?: list<int>,
		 *     shown?: list<int>,
		 *     until?: int,
		 *     state?: string,
		 * } $proof */
		$posts = [ ...( $proof['posts'] ?? [] ), ...( $proof['shown'] ?? [] ) ];
		_prime_post_caches( $posts, false, false );
		$is_brief = isset( $proof['until'] );
		$holds    = $is_brief
			? (int) wp_nonce_tick( 'vitrine-sealed' ) - $proof['until'] <= 1
				&& $this->state( $posts ) === ( $proof['state'] ?? '' )
			: self::are_public( $posts );
		$settings = $holds ? $proof['settings'] ?? $this->find( $proof['digest'], $proof['posts'] ?? [] ) : null;
		if ( $settings === null ) {
			return null;
		}
		return new OpenedSettings( [ ...$settings, ...( $proof['more'] ?? [] ) ], $proof['shown'] ?? [], $is_brief );
	}

	/**
	 * Finds settings where they are stored.
	 *
	 * @param string    $digest Their digest.
	 * @param list<int> $posts  Posts around the block.
	 * @return array<mixed>|null
	 */
	private function find( string $digest, array $posts ): ?array {
		foreach ( $this->stored->attributes( $this->block, $posts ) as $attributes ) {
			$settings = ( $this->settings )( $attributes );
			if ( hash_equals( $digest, $this->seal->digest( self::text( $settings ) ) ) ) {
				return $settings;
			}
		}
		return null;
	}

	/**
	 * Whether everybody may see posts.
	 *
	 * @param list<int> $posts Ids.
	 */
	private static function are_public( array $posts ): bool {
		foreach ( $posts as $id ) {
			$post   = get_post( $id );
			$status = get_post_status_object( (string) get_post_status( $id ) );
			if ( ! $post instanceof \WP_Post || $status === null || ! $status->public || $post->post_password !== '' ) {
				return false;
			}
			// A file is as public as the post that it is attached to, if that is still there.
			if (
				$post->post_type === 'attachment'
				&& get_post( $post->post_parent ) !== null
				&& $post->post_parent > 0
				&& ! self::are_public( [ $post->post_parent ] )
			) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Status and password of posts.
	 *
	 * @param list<int> $posts Ids.
	 */
	private function state( array $posts ): string {
		return $this->seal->digest(
			self::text(
				array_map(
					static fn( int $id ): array => [
						$id,
						get_post_status( $id ),
						get_post( $id )->post_password ?? '',
					],
					$posts
				)
			)
		);
	}

	/**
	 * The same text for equal values, in whatever order members are.
	 *
	 * @param array<mixed> $value Value.
	 */
	private static function text( array $value ): string {
		return (string) wp_json_encode( self::sorted( $value ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * An object with its members in order; a list keeps its own.
	 *
	 * @param array<mixed> $members Members.
	 * @return array<mixed>
	 */
	private static function sorted( array $members ): array {
		if ( ! array_is_list( $members ) ) {
			ksort( $members );
		}
		return array_map(
			static fn( mixed $value ): mixed => is_array( $value ) ? self::sorted( $value ) : $value,
			$members
		);
	}
}
