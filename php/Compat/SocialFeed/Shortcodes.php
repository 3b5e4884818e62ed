<?php
/**
 * Shortcodes of other plugins for feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

use Vitrine\Feed\FeedBlock;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Graph\Content;
use Vitrine\Install\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Renders them as the block. Contributors write shortcodes: they can say what a block can, and nothing else. Tokens in
 * them are neither used nor printed.
 */
final class Shortcodes {

	/** Most accounts of one feed. */
	private const MAX_ACCOUNTS = 10;

	/** Types of posts that stand for a content that is not kept here. */
	private const TYPES = [
		'photos' => [ 'photo', 'album' ],
		'videos' => [ 'video', 'reel' ],
		'albums' => [ 'album' ],
	];

	/**
	 * The accounts, once somebody has asked for them: a content may have many shortcodes.
	 *
	 * @var list<Source>|null
	 */
	private ?array $all = null;

	/**
	 * Keeps the accounts.
	 *
	 * @param Sources $sources Accounts.
	 */
	public function __construct( private readonly Sources $sources ) {}

	/**
	 * Prints the feed of a shortcode.
	 *
	 * @param string $tag   Its name.
	 * @param mixed  $given Its attributes, possibly hostile; core gives '' for none.
	 */
	public function render( string $tag, mixed $given ): string {
		if ( ! Database::exists() ) {
			return '';
		}
		$read = $this->read( $tag, is_array( $given ) ? $given : [] );
		return ShortcodeNote::html( $read ) . ( ! $read->is_connected() ? '' : render_block(
			[
				'blockName'    => FeedBlock::NAME,
				'attrs'        => $read->attributes,
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		) );
	}

	/**
	 * Attributes of the block.
	 *
	 * @param string       $tag   Name of the shortcode.
	 * @param array<mixed> $given Its attributes.
	 * @return array<string, mixed>|null Null where no such account is connected.
	 */
	public function attributes( string $tag, array $given ): ?array {
		$read = $this->read( $tag, $given );
		return $read->is_connected() ? $read->attributes : null;
	}

	/**
	 * Reads a shortcode.
	 *
	 * @param string       $tag   Its name.
	 * @param array<mixed> $given Its attributes, possibly hostile.
	 * @param bool         $whole Whether to name contents that are not kept yet; posts of their types stand for these
	 *                            meanwhile.
	 */
	public function read( string $tag, array $given, bool $whole = false ): ReadShortcode {
		$values                       = new ShortcodeValues( $given );
		[ $network, $names, $mapped ] = $tag === FacebookShortcode::TAG
			? [ 'facebook', FacebookShortcode::ACCOUNT, FacebookShortcode::read( $values ) ]
			: [ 'instagram', InstagramShortcode::ACCOUNT, InstagramShortcode::read( $values ) ];
		$accounts                     = $this->accounts( $network, $values->words( ...$names ) );
		if ( $accounts === [] ) {
			$values->forget( ...$names );
			return new ReadShortcode( $tag, ShortcodeSources::with( $mapped, [] ), $values->without_effect() );
		}
		$types = self::TYPES[ $mapped['content'] ?? '' ] ?? null;
		if ( ! $whole && $types !== null && ! $this->is_kept( $accounts[0], (string) $mapped['content'] ) ) {
			unset( $mapped['content'] );
			$mapped['types'] = $types;
		}
		$ids = array_map( static fn( Source $one ): int => $one->id, $accounts );
		return new ReadShortcode( $tag, ShortcodeSources::with( $mapped, $ids ), $values->without_effect() );
	}

	/**
	 * Whether posts of a content are here.
	 *
	 * @param Source $account Account.
	 * @param string $kind    Kind of content.
	 */
	private function is_kept( Source $account, string $kind ): bool {
		$content = Content::of( $kind );
		$source  = $content === null ? null : $this->sources->content( $account, $content );
		return ( $source->last_success_at ?? 0 ) > 0;
	}

	/**
	 * The connected accounts that a shortcode names.
	 *
	 * @param string       $network Network.
	 * @param list<string> $names   Ids, names or addresses of accounts; none = the account that was connected first.
	 * @return list<Source>
	 */
	private function accounts( string $network, array $names ): array {
		$this->all ??= $this->sources->all();
		$all         = array_values(
			array_filter( $this->all, static fn( Source $one ): bool => $one->network === $network )
		);
		usort( $all, static fn( Source $one, Source $other ): int => $one->id <=> $other->id );
		if ( $names === [] ) {
			return array_slice( $all, 0, 1 );
		}
		$names = array_map( self::name( ... ), array_slice( $names, 0, self::MAX_ACCOUNTS ) );
		return array_values(
			array_filter(
				$all,
				static fn( Source $one ): bool => array_intersect(
					[ $one->account, self::name( $one->name ), self::name( $one->link ?? '' ) ],
					array_diff( $names, [ '' ] )
				) !== []
			)
		);
	}

	/**
	 * An account as people write it, to compare: the last part of its address, or its name.
	 *
	 * @param string $text Name or address.
	 */
	private static function name( string $text ): string {
		$path = (string) preg_replace( '/[?#].*$/s', '', $text );
		return strtolower( ltrim( basename( rtrim( $path, '/' ) ), '@' ) );
	}
}
