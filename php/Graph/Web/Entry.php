<?php
/**
 * An entry of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\Player;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * What all kinds of feeds say of an entry, and the post that it becomes.
 *
 * @phpstan-import-type Picture from Html
 * @phpstan-import-type Playable from RemotePost
 */
final class Entry {

	/** Characters of the text below a title: a feed shows beginnings of articles. */
	private const MAX_TEXT = 2000;

	/** Tags that are shown of an entry. */
	private const MAX_TAGS = 10;

	/**
	 * Keeps the fields.
	 *
	 * @param string            $id           What tells it from the others of its feed, empty = nothing does.
	 * @param string|null       $url          Its page.
	 * @param string            $title        Title on one line, or empty.
	 * @param string            $text         Text with line breaks.
	 * @param int|null          $published_at Unix time, null where the feed does not say.
	 * @param array             $author       Who wrote it, null = the site.
	 * @param array             $pictures     Pictures.
	 * @param list<string>      $tags         Tags and categories.
	 * @param list<string>      $embeds       Addresses that may be ones of players.
	 * @param int|null          $comments     How many comments it has.
	 * @phpstan-param array{name: string, url: string|null}|null $author
	 * @phpstan-param list<Picture> $pictures
	 */
	public function __construct(
		public readonly string $id,
		public readonly ?string $url,
		public readonly string $title,
		public readonly string $text,
		public readonly ?int $published_at,
		public readonly ?array $author = null,
		public readonly array $pictures = [],
		public readonly array $tags = [],
		public readonly array $embeds = [],
		public readonly ?int $comments = null
	) {}

	/**
	 * Its id, as tables compare it: databases take `Post` and `post` for the same.
	 */
	public function key(): string {
		$id = match ( true ) {
			$this->id !== '' => $this->id,
			$this->url !== null => $this->url,
			default => "{$this->published_at}|{$this->title}|{$this->text}",
		};
		return substr( hash( 'sha256', $id ), 0, 40 );
	}

	/**
	 * Whether there is anything to show.
	 */
	public function is_empty(): bool {
		return $this->title === '' && $this->text === '' && $this->pictures === [] && $this->player() === null;
	}

	/**
	 * The post.
	 *
	 * @param int $now Unix time that an entry without a date is kept under; it is not shown.
	 */
	public function post( int $now ): RemotePost {
		$key      = $this->key();
		$player   = $this->player();
		$pictures = $this->pictures( $key );
		$count    = count( $pictures );
		return new RemotePost(
			$key,
			$this->published_at ?? $now,
			[
				...RemotePost::NOTHING,
				'url'    => $this->url,
				'author' => $this->author,
				'text'   => $this->words(),
				'tags'   => [],
				'kind'   => match ( true ) {
					$count === 0 => 'none',
					$player !== null => 'video',
					default => $count > 1 ? 'album' : 'photo',
				},
				'total'  => $count,
				// What plays without a picture is pressed on a card.
				'links'  => $player === null || $count > 0
					? []
					: [ [ 'url' => $player['url'], 'title' => $this->title, 'text' => '' ] ],
				'counts' => $this->comments === null ? [] : [ 'comments' => $this->comments ],
				'player'  => $player,
				'undated' => $this->published_at === null,
			],
			$pictures
		);
	}

	/**
	 * Title, text and tags, one below the other.
	 */
	private function words(): string {
		$text  = $this->title === '' ? $this->text : self::beginning( $this->text );
		// Some feeds make titles of the beginning of what has none.
		$start = rtrim( $this->title, '. …' );
		$title = $start !== '' && str_starts_with( Field::line( $text, self::MAX_TEXT ), $start ) ? '' : $this->title;
		$lower = mb_strtolower( $text );
		$tags  = array_filter(
			array_unique( array_map( self::hashtag( ... ), $this->tags ) ),
			static fn( string $tag ): bool => $tag !== '' && ! str_contains( $lower, mb_strtolower( $tag ) )
		);
		return Field::text(
			implode(
				"\n\n",
				array_filter(
					[ $title, $text, implode( ' ', array_slice( $tags, 0, self::MAX_TAGS ) ) ],
					static fn( string $part ): bool => $part !== ''
				)
			)
		);
	}

	/**
	 * The beginning of a long text, to the end of a word.
	 *
	 * @param string $text Text.
	 */
	private static function beginning( string $text ): string {
		if ( mb_strlen( $text ) <= self::MAX_TEXT ) {
			return $text;
		}
		$start = mb_substr( $text, 0, self::MAX_TEXT );
		return rtrim( (string) preg_replace( '/\s\S*$/u', '', $start ) ) . '…';
	}

	/**
	 * A tag as networks write it, or nothing.
	 *
	 * @param string $tag Tag or category.
	 */
	private static function hashtag( string $tag ): string {
		$words = (string) preg_replace_callback(
			'/[^\p{L}\p{M}\p{N}_]+(\p{Ll})?/u',
			static fn( array $found ): string => mb_strtoupper( $found[1] ?? '' ),
			trim( $tag )
		);
		// What WordPress files under when nobody chooses is no tag.
		return $words === '' || mb_strlen( $words ) > 60 || strtolower( $words ) === 'uncategorized' ? '' : "#{$words}";
	}

	/**
	 * Its player, the first that is one.
	 *
	 * @return Playable|null
	 */
	private function player(): ?array {
		foreach ( array_slice( [ ...$this->embeds, (string) $this->url ], 0, 20 ) as $url ) {
			$player = Player::of( Embed::page( $url ) );
			if ( $player !== null ) {
				return $player;
			}
		}
		return null;
	}

	/**
	 * Its pictures.
	 *
	 * @param string $key Its key.
	 * @return list<RemotePicture>
	 */
	private function pictures( string $key ): array {
		$player = $this->player();
		$poster = $player === null || $this->pictures !== [] ? null : Embed::poster( $player['url'] );
		$known  = [];
		foreach ( $poster === null ? $this->pictures : [ [ 'url' => $poster, 'alt' => '' ] ] as $picture ) {
			$id = self::picture_id( $picture['url'] );
			if ( ! isset( $known[ $id ] ) && count( $known ) < RemotePost::KEPT_PICTURES ) {
				// The id is part of the name of its files: another address is another picture.
				$own          = substr( hash( 'sha256', $key . $id ), 0, 40 );
				$known[ $id ] = new RemotePicture( count( $known ), $own, $picture['url'], $picture['alt'] );
			}
		}
		return array_values( $known );
	}

	/**
	 * What tells a picture from others: its address, without the signature of one that has a file's name.
	 *
	 * @param string $url Address.
	 */
	private static function picture_id( string $url ): string {
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		return preg_match( '/\.(jpe?g|png|gif|webp|avif)$/iD', $path ) === 1 ? explode( '?', $url )[0] : $url;
	}
}
