<?php
/**
 * A row of an imported file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a post of the fields that CSV and our own JSON have: `id`, `date`, `title`, `text`, `author`, `author_link`,
 * `link`, `pictures`, `likes`, `comments`, `shares`.
 */
final class ImportedRow {

	/** Names that columns and members may have, in small letters, by the field that they are. */
	private const NAMES = [
		'id'          => [ 'id', 'post_id', 'guid' ],
		'date'        => [ 'date', 'time', 'created_time', 'created_at', 'published', 'published_at', 'timestamp' ],
		'title'       => [ 'title' ],
		'text'        => [ 'text', 'message', 'content', 'caption', 'description' ],
		'author'      => [ 'author', 'from', 'author_name' ],
		'author_link' => [ 'author_link', 'author_url' ],
		'link'        => [ 'link', 'url', 'permalink', 'permalink_url' ],
		'pictures'    => [ 'pictures', 'picture', 'images', 'image', 'photos', 'photo', 'image_url', 'picture_url' ],
		'likes'       => [ 'likes', 'reactions', 'like_count' ],
		'comments'    => [ 'comments', 'comment_count' ],
		'shares'      => [ 'shares', 'share_count' ],
	];

	/**
	 * The field that a column is, or null.
	 *
	 * @param string $column Name of a column or member.
	 */
	public static function field( string $column ): ?string {
		$name = trim( (string) preg_replace( '/[^a-z]+/', '_', strtolower( $column ) ), '_' );
		foreach ( self::NAMES as $field => $names ) {
			if ( in_array( $name, $names, true ) ) {
				return $field;
			}
		}
		return null;
	}

	/**
	 * The post, or why it is none.
	 *
	 * @param array<string, mixed> $fields Values by field.
	 * @param int                  $now    Unix time that one without a date is kept under; it is not shown.
	 */
	public static function post( array $fields, int $now ): RemotePost|Skip {
		$title = Field::line( self::plain( $fields['title'] ?? '' ), 500 );
		$text  = Field::text( self::plain( $fields['text'] ?? '' ) );
		$text  = $title === '' || str_starts_with( $text, $title ) ? $text : trim( "{$title}\n\n{$text}" );
		$link  = Field::url( trim( self::plain( $fields['link'] ?? '' ) ) );
		$urls  = self::addresses( $fields['pictures'] ?? '' );
		if ( $text === '' && $urls === [] ) {
			return Skip::Nothing;
		}
		$date = trim( self::plain( $fields['date'] ?? '' ) );
		$time = $date === '' ? null : self::time( $date );
		if ( $date !== '' && $time === null ) {
			return Skip::Date;
		}
		$author = Field::line( self::plain( $fields['author'] ?? '' ) );
		$id     = trim( self::plain( $fields['id'] ?? '' ) );
		$key    = self::key( $id === '' ? ( $link ?? "{$time}|{$author}|{$text}|" . implode( '|', $urls ) ) : $id );
		$total  = count( $urls );
		return new RemotePost(
			$key,
			$time ?? $now,
			[
				...RemotePost::NOTHING,
				'url'     => $link,
				'author'  => $author === '' ? null : [
					'name' => $author,
					'url'  => Field::url( trim( self::plain( $fields['author_link'] ?? '' ) ) ),
				],
				'text'    => $text,
				'kind'    => $total === 0 ? 'none' : ( $total > 1 ? 'album' : 'photo' ),
				'total'   => $total,
				'counts'  => self::counts( $fields ),
				'undated' => $time === null,
			],
			array_map(
				static fn( string $url, int $place ): RemotePicture => new RemotePicture(
					$place,
					self::key( "{$key}|{$url}" ),
					$url
				),
				$urls,
				array_keys( $urls )
			)
		);
	}

	/**
	 * What tells a thing from others, as tables compare it: databases take `Post` and `post` for the same.
	 *
	 * @param string $id Id or address.
	 */
	public static function key( string $id ): string {
		return substr( hash( 'sha256', $id ), 0, 40 );
	}

	/**
	 * Unix time of a date: ISO 8601 or RFC 822, seconds since 1970, or `24.12.2020 18:00`. What does not say its zone
	 * is in the site's. Dates with slashes are refused: nobody can tell the day from the month.
	 *
	 * @param string $date Date.
	 */
	public static function time( string $date ): ?int {
		if ( preg_match( '/^-?\d{9,11}$/D', $date ) === 1 ) {
			return (int) $date;
		}
		$forms = '/^(?:\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}\S*(?: ?[+\-]\d{2}:?\d{2})?)?'
			. '|\d{1,2}\.\d{1,2}\.\d{4}(?: \d{1,2}:\d{2}(?::\d{2})?)?'
			. '|(?:[A-Za-z]{3}, )?\d{1,2} [A-Za-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})?(?: [+\-\w]{1,5})?)$/D';
		if ( preg_match( $forms, $date ) !== 1 ) {
			return null;
		}
		try {
			$time   = new \DateTimeImmutable( $date, wp_timezone() );
			$errors = \DateTimeImmutable::getLastErrors();
			// A 31st of June would become a 1st of July.
			return is_array( $errors ) && $errors['warning_count'] > 0 ? null : $time->getTimestamp();
		} catch ( \Exception ) {
			return null;
		}
	}

	/**
	 * A value as text.
	 *
	 * @param mixed $value Value of JSON or a cell.
	 */
	private static function plain( mixed $value ): string {
		$value = is_array( $value ) ? ( $value['name'] ?? '' ) : $value;
		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}

	/**
	 * Addresses of pictures: a list, or a cell that has them with spaces, lines or bars between.
	 *
	 * @param mixed $value Value.
	 * @return list<string>
	 */
	private static function addresses( mixed $value ): array {
		$parts = is_array( $value )
			? $value
			: (array) preg_split( '/[\s|]+/', substr( self::plain( $value ), 0, 100_000 ) );
		$urls  = [];
		foreach ( $parts as $part ) {
			$url = Field::url( is_array( $part ) ? ( $part['url'] ?? null ) : $part );
			if ( $url !== null && count( $urls ) < RemotePost::KEPT_PICTURES ) {
				$urls[ $url ] = $url;
			}
		}
		return array_values( $urls );
	}

	/**
	 * Counts, as far as the row has them.
	 *
	 * @param array<string, mixed> $fields Values by field.
	 * @return array<string, int>
	 */
	private static function counts( array $fields ): array {
		$counts = [];
		foreach ( [ 'likes', 'comments', 'shares' ] as $name ) {
			$count = (string) preg_replace( "/[ ,.'\u{a0}]/u", '', self::plain( $fields[ $name ] ?? '' ) );
			if ( preg_match( '/^\d{1,10}$/D', $count ) === 1 ) {
				$counts[ $name ] = (int) $count;
			}
		}
		return $counts;
	}
}
