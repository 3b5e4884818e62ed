<?php
/**
 * The first comments of a post.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Comments;

defined( 'ABSPATH' ) || exit;

/**
 * Comments in the network's order, without those that it hides.
 */
final class CommentList {

	/**
	 * Keeps them.
	 *
	 * @param RemoteComment[] $comments Comments.
	 * @param int|null        $total    How many there are on the network, null when it does not say.
	 */
	public function __construct( public readonly array $comments, public readonly ?int $total ) {}
}
