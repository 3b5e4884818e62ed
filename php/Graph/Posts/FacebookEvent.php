<?php
/**
 * Events of Facebook pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads an event as the Graph API answers it. As a post it has the time of its next occurrence.
 *
 * @phpstan-import-type Place from RemotePost
 */
final class FacebookEvent {

	/** Occurrences that are kept of an event: those of a year, if it is every week. */
	private const MAX_TIMES = 60;

	/** What the fields of an event look like. */
	private const SHAPE = [
		'id'               => 'id',
		'name'             => 'text',
		'description'      => 'text',
		'start_time'       => 'text',
		'end_time'         => '?text',
		'timezone'         => 'text',
		'event_times'      => [ '*' => [ 'id' => 'id', 'start_time' => 'text', 'end_time' => '?text' ] ],
		'place'            => '?object',
		'cover'            => '?object',
		'ticket_uri'       => '?text',
		'interested_count' => 'number',
		'attending_count'  => 'number',
	];

	/**
	 * An event as a post.
	 *
	 * @param array<mixed> $row The node.
	 * @param int          $now Unix time.
	 * @throws GraphError Of kind Malformed when a field is not what the network documents.
	 */
	public static function of( array $row, int $now ): RemotePost {
		Shape::check( $row, self::SHAPE );
		$id     = Field::id( $row['id'] ?? null );
		$starts = self::moment( $row['start_time'] ?? null );
		if ( $id === '' || $starts === null ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		$times = self::times( Field::rows( $row['event_times'] ?? null ) );
		$next  = self::next( $times, $now ) ?? [
			'starts_at' => $starts,
			'ends_at'   => self::moment( $row['end_time'] ?? null ),
		];
		$cover = Field::url( Field::at( $row, 'cover', 'source' ) );
		$zone  = Field::line( $row['timezone'] ?? null, 60 );
		return new RemotePost(
			$id,
			$next['starts_at'],
			[
				...RemotePost::NOTHING,
				'url'   => "https://www.facebook.com/events/{$id}/",
				'text'  => Field::text( $row['description'] ?? null ),
				'kind'  => 'event',
				'total' => $cover === null ? 0 : 1,
				'event' => [
					'name'        => Field::line( $row['name'] ?? null ),
					'starts_at'   => $next['starts_at'],
					'ends_at'     => $next['ends_at'],
					'zone'        => preg_match( '~^[A-Za-z_+\-]+(?:/[A-Za-z0-9_+\-]+)*$~D', $zone ) === 1 ? $zone : '',
					'place'       => self::place( $row['place'] ?? null ),
					'is_canceled' => ( $row['is_canceled'] ?? false ) === true,
					'is_online'   => ( $row['is_online'] ?? false ) === true,
					'ticket'      => Field::url( $row['ticket_uri'] ?? null ),
					'times'       => $times,
					'interested'  => Field::count( $row['interested_count'] ?? null ) ?? 0,
					'attending'   => Field::count( $row['attending_count'] ?? null ) ?? 0,
				],
			],
			$cover === null ? [] : [ new RemotePicture( 0, $id, $cover ) ]
		);
	}

	/**
	 * The occurrence that comes next or is going on, else the last one.
	 *
	 * @param list<array{id: string, starts_at: int, ends_at: int|null}> $times Occurrences in order.
	 * @param int                                                        $now   Unix time.
	 * @return array{starts_at: int, ends_at: int|null}|null Null where there is none.
	 */
	private static function next( array $times, int $now ): ?array {
		foreach ( $times as $time ) {
			if ( ( $time['ends_at'] ?? $time['starts_at'] ) >= $now ) {
				return $time;
			}
		}
		return $times === [] ? null : $times[ count( $times ) - 1 ];
	}

	/**
	 * Occurrences in order.
	 *
	 * @param list<array<mixed>> $rows `event_times`.
	 * @return list<array{id: string, starts_at: int, ends_at: int|null}>
	 */
	private static function times( array $rows ): array {
		$times = [];
		foreach ( array_slice( $rows, 0, self::MAX_TIMES ) as $row ) {
			$starts = self::moment( $row['start_time'] ?? null );
			if ( $starts !== null ) {
				$times[] = [
					'id'        => Field::id( $row['id'] ?? null ),
					'starts_at' => $starts,
					'ends_at'   => self::moment( $row['end_time'] ?? null ),
				];
			}
		}
		usort( $times, static fn( array $a, array $b ): int => $a['starts_at'] <=> $b['starts_at'] );
		return $times;
	}

	/**
	 * Where it takes place; of many places the network knows the name only.
	 *
	 * @param mixed $place `place`.
	 * @return Place|null
	 */
	private static function place( mixed $place ): ?array {
		$at   = static fn( string $name ): string => Field::line( Field::at( $place, 'location', $name ) );
		$name = Field::line( Field::at( $place, 'name' ) );
		$city = trim( "{$at( 'zip' )} {$at( 'city' )}" );
		$all  = [ $at( 'street' ), $city, $at( 'country' ) ];
		$line = implode( ', ', array_filter( $all, static fn( string $part ): bool => $part !== '' ) );
		return $name === '' && $line === '' ? null : [
			'name'      => $name,
			'address'   => $line,
			'latitude'  => self::degrees( Field::at( $place, 'location', 'latitude' ), 90 ),
			'longitude' => self::degrees( Field::at( $place, 'location', 'longitude' ), 180 ),
		];
	}

	/**
	 * A coordinate, or null.
	 *
	 * @param mixed $value Degrees.
	 * @param int   $max   Degrees at most, either way.
	 */
	private static function degrees( mixed $value, int $max ): ?float {
		return ( is_int( $value ) || is_float( $value ) ) && abs( $value ) <= $max ? (float) $value : null;
	}

	/**
	 * Unix time of a moment, or of the beginning of a day: old events have no hour.
	 *
	 * @param mixed $value Value.
	 */
	private static function moment( mixed $value ): ?int {
		return is_string( $value ) && preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $value ) === 1
			? Field::time( "{$value}T00:00:00+0000" )
			: Field::time( $value );
	}
}
