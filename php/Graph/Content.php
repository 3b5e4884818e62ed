<?php
/**
 * What there is of an account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

defined( 'ABSPATH' ) || exit;

/**
 * One of the lists that an account has on its network, and which one where there are several: its albums, one album,
 * the posts with a hashtag.
 */
final class Content {

	/** What every account has. */
	public const POSTS = 'posts';

	/** All kinds, and how one of several is named: by nothing, by its id, by a hashtag. */
	public const KINDS = [
		self::POSTS   => '',
		'photos'      => '',
		'videos'      => '',
		'playlist'    => 'id',
		'albums'      => '',
		'album'       => 'id',
		'events'      => '',
		'reviews'     => '',
		'tagged'      => '',
		'hashtag'     => 'tag',
		'hashtag-top' => 'tag',
		'stories'     => '',
		'post'        => 'id',
	];

	/** Characters of a hashtag, as many as the column has room for. */
	private const MAX_LENGTH = 100;

	/**
	 * Keeps them; `of()` checks.
	 *
	 * @param string $kind One of KINDS.
	 * @param string $item Id on the network, or hashtag without its sign; empty where there is but one.
	 */
	public function __construct( public readonly string $kind = self::POSTS, public readonly string $item = '' ) {}

	/**
	 * The content of that kind, or null when there can be none. A hashtag may have its sign, a playlist the `vl.` of
	 * its address.
	 *
	 * @param string $kind Kind.
	 * @param string $item Which one.
	 */
	public static function of( string $kind, string $item = '' ): ?self {
		$named = self::KINDS[ $kind ] ?? null;
		$item  = trim( $item );
		return match ( $named ) {
			''      => $item === '' ? new self( $kind ) : null,
			'id'    => self::by_id( $kind, $item ),
			'tag'   => self::by_tag( $kind, $item ),
			default => null,
		};
	}

	/**
	 * Whether it is what an account shows of itself.
	 */
	public function is_main(): bool {
		return $this->kind === self::POSTS;
	}

	/**
	 * Whether it holds posts with a hashtag.
	 */
	public function is_hashtag(): bool {
		return ( self::KINDS[ $this->kind ] ?? null ) === 'tag';
	}

	/**
	 * Its item, as tables compare it: databases take `cafe` and `café` for the same.
	 */
	public function key(): string {
		return $this->item === '' ? '' : md5( $this->item );
	}

	/**
	 * The content with an id.
	 *
	 * @param string $kind Kind.
	 * @param string $id   Id.
	 */
	private static function by_id( string $kind, string $id ): ?self {
		$id = (string) preg_replace( '/^vl\./', '', $id );
		return preg_match( '/^[0-9]{1,64}(?:_[0-9]{1,64})?$/D', $id ) === 1 ? new self( $kind, $id ) : null;
	}

	/**
	 * The content of a hashtag.
	 *
	 * @param string $kind Kind.
	 * @param string $tag  Hashtag.
	 */
	private static function by_tag( string $kind, string $tag ): ?self {
		$tag = mb_strtolower( (string) preg_replace( '/^[#＃]/u', '', $tag ) );
		// Neither emoji nor signs; digits alone are none either.
		return preg_match( '/^[\p{L}\p{M}\p{N}_]+$/uD', $tag ) === 1
			&& preg_match( '/[^\p{N}]/u', $tag ) === 1
			&& mb_strlen( $tag ) <= self::MAX_LENGTH
			? new self( $kind, $tag )
			: null;
	}
}
