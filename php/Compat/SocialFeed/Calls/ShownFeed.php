<?php
/**
 * A feed on a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

use Vitrine\Feed\Cursor;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Sealed\ContentStack;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a feed as it is saved, and the posts in whose content it stands.
 */
final class ShownFeed {

	/**
	 * Keeps the fields.
	 *
	 * @param FeedSettings $settings Settings.
	 * @param list<int>    $posts    Ids, outermost first; none where it stands on every page.
	 * @param string       $proof    What the visitor has proved it by, '' = nothing.
	 */
	public function __construct(
		public readonly FeedSettings $settings,
		private readonly array $posts,
		private readonly string $proof = ''
	) {}

	/**
	 * Seals a position in it, bound to what it is bound to itself.
	 *
	 * @param Cursor    $cursor   Seals.
	 * @param list<int> $position Position of the last post that was shown.
	 */
	public function seal( Cursor $cursor, array $position ): string {
		if ( $this->proof !== '' ) {
			return $cursor->next( $this->proof, $this->settings, $position );
		}
		$seal = fn(): string => $cursor->seal( $this->settings, $position );
		foreach ( array_reverse( $this->posts ) as $post ) {
			$seal = static fn(): string => ContentStack::during( $post, $seal );
		}
		return $seal();
	}
}
