<?php
/**
 * The header of a feed as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Header;

use Vitrine\Feed\Text;
use Vitrine\Feed\Views\PictureView;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Profiles\Profile;

defined( 'ABSPATH' ) || exit;

/**
 * Everything a template prints of it. Twin: HeaderView in frontend/render/feed/types.ts.
 *
 * @phpstan-import-type Segment from Text
 * @phpstan-type Cover array{src: string, srcset: string, width: int, height: int, color: string}
 * @phpstan-type Way array{url: string, label: string}
 */
final class HeaderView implements \JsonSerializable {

	/** Width of the account's picture, px. */
	public const PICTURE = 80;

	/** Width of the cover that browsers without srcset take, px. */
	private const COVER = 1080;

	/**
	 * Keeps the fields; see the twin for their meaning.
	 *
	 * @param string $tag Element of the name.
	 * @param string $name Name.
	 * @param string|null $url On the network.
	 * @param string|null $verified Words of the mark.
	 * @param array{src: string, srcset: string, width: int, height: int, color: string}|null $cover Cover.
	 * @param string|null $picture Address of the picture.
	 * @param list<string> $counts In words.
	 * @param list<mixed> $bio What it says of itself.
	 * @param array{url: string, label: string}|null $website Its website.
	 * @param array{url: string, label: string}|null $follow Where to follow it.
	 * @phpstan-param Cover|null $cover
	 * @phpstan-param list<Segment> $bio
	 * @phpstan-param Way|null $website
	 * @phpstan-param Way|null $follow
	 */
	private function __construct(
		public readonly string $tag,
		public readonly string $name,
		public readonly ?string $url,
		public readonly ?string $verified,
		public readonly ?array $cover,
		public readonly ?string $picture,
		public readonly array $counts,
		public readonly array $bio,
		public readonly ?array $website,
		public readonly ?array $follow
	) {}

	/**
	 * Makes the view.
	 *
	 * @param ShownAccount|null $account Whose posts they are.
	 * @param ViewContext       $context What is shown, and where pictures are.
	 * @return self|null Null where there is no header.
	 */
	public static function of( ?ShownAccount $account, ViewContext $context ): ?self {
		$settings = $context->settings->header;
		if ( $account === null || ! $settings->is_shown ) {
			return null;
		}
		$profile = $account->profile;
		$picture = $settings->picture && $account->picture !== null
			? PictureView::avatar( $account->picture, $context, true, self::PICTURE )
			: null;
		return new self(
			$settings->tag,
			$account->name,
			$account->link,
			$profile->is_verified ? __( 'Verified', 'vitrine' ) : null,
			$settings->cover ? self::cover( $account, $context ) : null,
			$picture['src'] ?? null,
			$settings->counts ? self::counts( $profile->counts ) : [],
			$settings->bio && $profile->about !== '' ? self::bio( $account, $context ) : [],
			$settings->bio && $profile->website !== null
				? [ 'url' => $profile->website, 'label' => self::short( $profile->website ) ]
				: null,
			$settings->follow && $account->link !== null
				? [ 'url' => $account->link, 'label' => self::follow( $account ) ]
				: null
		);
	}

	/**
	 * The cover.
	 *
	 * @param ShownAccount $account The account.
	 * @param ViewContext  $context Where pictures are.
	 * @return Cover|null
	 */
	private static function cover( ShownAccount $account, ViewContext $context ): ?array {
		$image = $account->cover;
		if ( $image === null ) {
			return null;
		}
		$stem    = $context->address( $image->stem() );
		$sources = [];
		$normal  = (int) array_key_first( $image->sizes );
		foreach ( $image->sizes as $width => $size ) {
			$sources[] = "{$stem}{$image->ending( $width )} {$size[0]}w";
			$normal    = $width >= self::COVER ? $width : $normal;
		}
		return [
			'src'    => $stem . $image->ending( $normal ),
			'srcset' => implode( ', ', $sources ),
			'width'  => $image->sizes[ $normal ][0],
			'height' => $image->sizes[ $normal ][1],
			'color'  => $image->color,
		];
	}

	/**
	 * What the account says of itself, with its links.
	 *
	 * @param ShownAccount $account The account.
	 * @param ViewContext  $context Which links.
	 * @return list<Segment>
	 */
	private static function bio( ShownAccount $account, ViewContext $context ): array {
		return Text::segments(
			$account->profile->about,
			[],
			$account->network,
			$context->settings->has( 'linkHashtags' ),
			$context->settings->has( 'linkMentions' )
		);
	}

	/**
	 * The counts in words; 0 is not said.
	 *
	 * @param array<string, int> $counts By name.
	 * @return list<string>
	 */
	private static function counts( array $counts ): array {
		$words = [];
		foreach ( Profile::COUNTS as $name ) {
			$count = $counts[ $name ] ?? 0;
			if ( $count < 1 ) {
				continue;
			}
			$value   = number_format_i18n( $count );
			$words[] = match ( $name ) {
				/* translators: %s: number. */
				'posts' => sprintf( _n( '%s post', '%s posts', $count, 'vitrine' ), $value ),
				/* translators: %s: number. */
				'likes' => sprintf( _n( '%s like', '%s likes', $count, 'vitrine' ), $value ),
				/* translators: %s: number. */
				default => sprintf( _n( '%s follower', '%s followers', $count, 'vitrine' ), $value ),
			};
		}
		return $words;
	}

	/**
	 * Words of the link to follow an account. Nobody follows a website: it is visited.
	 *
	 * @param ShownAccount $account The account.
	 */
	private static function follow( ShownAccount $account ): string {
		return in_array( $account->network, Networks::NAMES, true )
			/* translators: %s: Facebook or Instagram. */
			? sprintf( __( 'Follow on %s', 'vitrine' ), $account->place() )
			: __( 'Visit the website', 'vitrine' );
	}

	/**
	 * An address as people write it.
	 *
	 * @param string $url Address.
	 */
	private static function short( string $url ): string {
		return rtrim( (string) preg_replace( '~^https?://(www\.)?~i', '', $url ), '/' );
	}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return get_object_vars( $this );
	}
}
