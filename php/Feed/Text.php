<?php
/**
 * The text of a post.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Splits text into plain segments and links, and collapses it at a limit. Nothing here is HTML: templates escape.
 *
 * @phpstan-import-type Tag from RemotePost
 * @phpstan-type Segment string|array{href: string, text: string}
 */
final class Text {

	/** Characters that end a sentence rather than an address. */
	private const TRAILING = '.,;:!?\'"…»”’。、，！？）」』】';

	/** Code points of one character: a family of four with skin tones has 11, the flag of Scotland 7. */
	private const CLUSTER = 16;

	/**
	 * Text in which each code point is a character, as in most languages with an alphabet: Latin, Greek and Cyrillic
	 * letters and what stands between them. Telling characters apart takes long otherwise.
	 */
	private const SINGLE = '/^[\n -\x{A8}\x{AA}-\x{AD}\x{AF}-\x{2FF}\x{370}-\x{482}\x{48A}-\x{52F}\x{2010}-\x{2027}\x{2030}-\x{203B}]*$/uD';

	/** Emoji, but for skin tones and letters of flags, which belong to what stands before them. */
	private const EMOJI = '[\x{203C}-\x{20CF}\x{2100}-\x{3029}\x{3030}-\x{3299}\x{1F000}-\x{1F1E5}\x{1F200}-\x{1F3FA}\x{1F400}-\x{1FAFF}]';

	/**
	 * Links addresses, hashtags and mentions.
	 *
	 * @param string $text     Text.
	 * @param array  $tags     Mentioned accounts.
	 * @param string $network  Network, where hashtags and @names lead.
	 * @param bool   $hashtags Whether hashtags are linked.
	 * @param bool   $mentions Whether mentions are linked.
	 * @phpstan-param list<Tag> $tags
	 * @return list<Segment>
	 */
	public static function segments(
		string $text,
		array $tags,
		string $network,
		bool $hashtags,
		bool $mentions
	): array {
		$segments = [];
		$at       = 0;
		foreach ( $mentions ? self::mentions( $text, $tags ) : [] as [ $offset, $length, $url ] ) {
			if ( $offset < $at ) {
				continue;
			}
			array_push(
				$segments,
				...self::links( mb_substr( $text, $at, $offset - $at ), $network, $hashtags, $mentions )
			);
			$segments[] = [ 'href' => $url, 'text' => mb_substr( $text, $offset, $length ) ];
			$at         = $offset + $length;
		}
		return self::joined(
			[ ...$segments, ...self::links( mb_substr( $text, $at ), $network, $hashtags, $mentions ) ]
		);
	}

	/**
	 * Cuts segments where the text is collapsed, at the end of a word. Something is always shown.
	 *
	 * @param array $segments Segments.
	 * @param int   $limit    Characters that stay visible, 1 at least.
	 * @phpstan-param list<Segment> $segments
	 * @return array{list<Segment>, list<Segment>} What is shown, and the rest.
	 */
	public static function cut( array $segments, int $limit ): array {
		$texts = array_map(
			static fn( string|array $one ): string => is_string( $one ) ? $one : $one['text'],
			$segments
		);
		// Counted by code points no text has fewer characters than readers see: most texts need no closer look.
		if ( mb_strlen( implode( '', $texts ) ) <= $limit ) {
			return [ $segments, [] ];
		}
		$shown = [];
		$left  = $limit;
		foreach ( $segments as $index => $segment ) {
			$text = $texts[ $index ];
			$head = self::start( $text, $left );
			if ( $head === $text ) {
				$shown[] = $segment;
				$left   -= count( self::clusters( $text ) );
				continue;
			}
			$rest = array_slice( $segments, $index );
			if ( is_string( $segment ) ) {
				$space = max( (int) mb_strrpos( $head, ' ' ), (int) mb_strrpos( $head, "\n" ) );
				// A word longer than a quarter of the limit, or a script without spaces, is cut where the limit is.
				$end     = $space > $limit * 0.75 || $space > 0 && $shown !== [] ? $space : mb_strlen( $head );
				$shown[] = mb_substr( $text, 0, $end );
				$rest[0] = mb_substr( $text, $end );
			} elseif ( trim( implode( '', array_slice( $texts, 0, $index ) ) ) === '' ) {
				// A link goes to the rest as a whole, but for one that nothing stands before: both its parts lead
				// there.
				$shown[] = [ ...$segment, 'text' => $head ];
				$rest[0] = [ ...$segment, 'text' => substr( $text, strlen( $head ) ) ];
			}
			$shown = self::joined( $shown );
			// Text of spaces only is no rest worth a button.
			$is_blank = trim(
				implode( '', array_map( static fn( $one ): string => is_string( $one ) ? $one : $one['text'], $rest ) )
			) === '';
			return [ $shown, $is_blank ? [] : self::joined( $rest ) ];
		}
		return [ $shown, [] ];
	}

	/**
	 * The beginning of a text. What readers take for one character, such as a flag or a letter with its accents, is not
	 * cut in two.
	 *
	 * @param string $text  Text.
	 * @param int    $limit Most characters as readers count them.
	 */
	public static function start( string $text, int $limit ): string {
		$part = mb_substr( $text, 0, $limit * self::CLUSTER );
		if ( mb_strlen( $part ) <= $limit && $part === $text ) {
			return $text;
		}
		// Whether the next one belongs to the last of them, that one says.
		$likely = mb_substr( $part, 0, $limit + 1 );
		return preg_match( self::SINGLE, $likely ) === 1
			? mb_substr( $likely, 0, $limit )
			: implode( '', array_slice( self::clusters( $part ), 0, $limit ) );
	}

	/**
	 * What readers take for characters; a longer heap of joined code points than anybody writes counts as several.
	 *
	 * @param string $text Text.
	 * @return list<string>
	 */
	private static function clusters( string $text ): array {
		if ( preg_match_all( '/\X/u', $text, $found ) < 1 ) {
			return mb_str_split( $text );
		}
		$clusters = [];
		foreach ( $found[0] as $cluster ) {
			// PCRE takes a run of emoji for one character: a new one begins where nothing joins it to the former.
			$parts = strlen( $cluster ) < 6
				? [ $cluster ]
				: preg_split( '/(?<!^|\x{200D})(?=' . self::EMOJI . ')/u', $cluster );
			foreach ( is_array( $parts ) ? $parts : [ $cluster ] as $part ) {
				array_push(
					$clusters,
					...( mb_strlen( $part ) <= self::CLUSTER ? [ $part ] : mb_str_split( $part, self::CLUSTER ) )
				);
			}
		}
		return $clusters;
	}

	/**
	 * Where accounts are mentioned. The unit of `offset` is not documented: code points, else UTF-16 units, else the
	 * name itself is searched.
	 *
	 * @param string $text Text.
	 * @param array  $tags Mentioned accounts.
	 * @phpstan-param list<Tag> $tags
	 * @return list<array{int, int, string}> Offset and length in characters, and address.
	 */
	private static function mentions( string $text, array $tags ): array {
		$found = [];
		foreach ( $tags as $tag ) {
			if ( $tag['url'] === null || $tag['name'] === '' ) {
				continue;
			}
			$name   = $tag['name'];
			$length = mb_strlen( $name );
			$offset = min( $tag['offset'], strlen( $text ) );
			$at     = mb_substr( $text, $offset, $length ) === $name ? $offset : null;
			if ( $at === null ) {
				$head = mb_convert_encoding(
					substr( mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ), 0, $offset * 2 ),
					'UTF-8',
					'UTF-16LE'
				);
				$at   = mb_substr( $text, mb_strlen( $head ), $length ) === $name
					? mb_strlen( $head )
					: mb_strpos( $text, $name );
			}
			if ( $at !== false ) {
				$found[] = [ $at, $length, $tag['url'] ];
			}
		}
		sort( $found );
		return $found;
	}

	/**
	 * Links what can be told from the text alone.
	 *
	 * @param string $text     Text.
	 * @param string $network  Network.
	 * @param bool   $hashtags Whether hashtags are linked.
	 * @param bool   $mentions Whether @names are linked.
	 * @return list<Segment>
	 */
	private static function links( string $text, string $network, bool $hashtags, bool $mentions ): array {
		$pattern = '~(?<url>(?<![\p{Latin}\p{N}_])(?i:https?://[^\s<>"]+|www\.[^\s<>"]+\.[^\s<>"]+))'
			. '|(?<mail>(?<![\p{L}\p{N}._%+\-])[A-Za-z0-9._%+\-]{1,64}@[A-Za-z0-9.\-]{1,190}\.[A-Za-z]{2,24}\b)'
			. '|(?<tag>(?<![\p{L}\p{N}_&/#])[#＃][\p{L}\p{M}\p{N}_]+)'
			. '|(?<name>(?<![\p{L}\p{N}_@.])@[A-Za-z0-9_](?:[A-Za-z0-9._]{0,58}[A-Za-z0-9_])?)~u';
		if (
			preg_match_all(
				$pattern,
				$text,
				$matches,
				PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL
			) < 1
		) {
			return [ $text ];
		}
		$segments = [];
		$at       = 0;
		foreach ( $matches as $match ) {
			$start = $match[0][1];
			$whole = (string) $match[0][0];
			if ( is_string( $match['url'][0] ?? null ) ) {
				$whole = self::without_trailing( $whole );
			}
			$href = match ( true ) {
				is_string( $match['url'][0] ?? null ) => self::address( $whole ),
				is_string( $match['mail'][0] ?? null ) => 'mailto:' . $whole,
				is_string( $match['tag'][0] ?? null ) => $hashtags ? self::hashtag( $whole, $network ) : null,
				default => $mentions && $network === 'instagram'
					? 'https://www.instagram.com/' . rawurlencode( substr( $whole, 1 ) ) . '/'
					: null,
			};
			if ( $href === null ) {
				continue;
			}
			$segments[] = substr( $text, $at, $start - $at );
			$segments[] = [ 'href' => $href, 'text' => $whole ];
			$at         = $start + strlen( $whole );
		}
		$segments[] = substr( $text, $at );
		return $segments;
	}

	/**
	 * An address without the punctuation of the sentence around it.
	 *
	 * @param string $url As found.
	 */
	private static function without_trailing( string $url ): string {
		do {
			$before = $url;
			$url    = (string) preg_replace( '/[' . preg_quote( self::TRAILING, '/' ) . ']+$/u', '', $url );
			foreach ( [ '(' => ')', '[' => ']' ] as $open => $close ) {
				if ( str_ends_with( $url, $close ) && substr_count( $url, $close ) > substr_count( $url, $open ) ) {
					$url = substr( $url, 0, -1 );
				}
			}
		} while ( $url !== $before );
		return $url;
	}

	/**
	 * Where an address leads, or null when it is none.
	 *
	 * @param string $url As written.
	 */
	private static function address( string $url ): ?string {
		$href = esc_url_raw(
			str_starts_with( strtolower( $url ), 'www.' ) ? "https://{$url}" : $url,
			[ 'http', 'https' ]
		);
		return $href === '' || ! is_string( wp_parse_url( $href, PHP_URL_HOST ) ) ? null : $href;
	}

	/**
	 * Where a hashtag leads; a six-digit color is none, and neither is what has no letter: numbers,
	 * keycap emoji.
	 *
	 * @param string $tag     With its sign.
	 * @param string $network Network.
	 */
	private static function hashtag( string $tag, string $network ): ?string {
		$name = mb_substr( $tag, 1 );
		if ( preg_match( '/^[0-9a-f]{6}$/i', $name ) === 1 || preg_match( '/\p{L}/u', $name ) !== 1 ) {
			return null;
		}
		return ! in_array( $network, [ 'facebook', 'instagram' ], true ) ? null : (
			$network === 'instagram' ? 'https://www.instagram.com/explore/tags/' : 'https://www.facebook.com/hashtag/'
		)
			. rawurlencode( $name ) . ( $network === 'instagram' ? '/' : '' );
	}

	/**
	 * Neighboring texts as one, empty ones gone.
	 *
	 * @param array $segments Segments.
	 * @phpstan-param list<Segment> $segments
	 * @return list<Segment>
	 */
	private static function joined( array $segments ): array {
		$joined = [];
		foreach ( $segments as $segment ) {
			$last = count( $joined ) - 1;
			if ( is_string( $segment ) && $last >= 0 && is_string( $joined[ $last ] ) ) {
				$joined[ $last ] .= $segment;
			} elseif ( $segment !== '' ) {
				$joined[] = $segment;
			}
		}
		return $joined;
	}
}
