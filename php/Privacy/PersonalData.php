<?php
/**
 * Personal data of people who write on social networks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Privacy;

use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Store\PostPeople;
use Vitrine\Feed\Store\Posts;
use Vitrine\Images\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases it under Tools. Networks tell no e-mail addresses, so that people are found by name alone: by the
 * names of the user of this site who has the address, exactly as they are written.
 *
 * @phpstan-import-type Found from PersonSearch
 */
final class PersonalData {

	/**
	 * Keeps its helpers.
	 *
	 * @param PersonSearch $search    Finds it.
	 * @param Sources      $sources   The sources.
	 * @param Posts        $posts     Their posts.
	 * @param PostPeople   $people    People who have reacted to them, or whose posts they share.
	 * @param Images       $images    Their pictures.
	 * @param Retention    $retention Deletes comments.
	 */
	public function __construct(
		private readonly PersonSearch $search,
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly PostPeople $people,
		private readonly Images $images,
		private readonly Retention $retention
	) {}

	/**
	 * Comments, reviews, posts, shared ones among them, and reactions of a person.
	 *
	 * @param string $email Address.
	 * @param int    $page  From 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page ): array {
		$found = $this->search->find( self::names( $email ), max( 0, $page - 1 ) * PersonSearch::BATCH );
		$items = array_map(
			static fn( array $one ): array => [
				'group_id'    => 'vitrine',
				'group_label' => __( 'Social feeds', 'vitrine' ),
				'item_id'     => "{$one['kind']}-{$one['id']}",
				'data'        => self::exported( $one ),
			],
			$found['rows']
		);
		return [ 'data' => $items, 'done' => $found['done'] ];
	}

	/**
	 * Deletes them, and keeps them from coming back.
	 *
	 * @param string $email Address.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$names = self::names( $email );
		// First: a refresh that goes on meanwhile does not bring them again.
		if ( $names !== [] ) {
			ErasedNames::add( $names );
		}
		$from = 0;
		do {
			// What has nearly the same name stays where it is, however much that is.
			$found = $this->search->find( $names, $from );
			$from += PersonSearch::BATCH;
		} while ( $found['rows'] === [] && ! $found['done'] );
		$this->retention->delete_comments(
			array_values(
				array_map(
					static fn( array $one ): array => [
						'id'        => (string) $one['id'],
						'source_id' => (string) $one['source'],
						'post_id'   => (string) $one['post'],
					],
					array_filter( $found['rows'], static fn( array $one ): bool => $one['kind'] === 'comment' )
				)
			)
		);
		foreach ( $found['rows'] as $one ) {
			if ( $one['kind'] === 'post' ) {
				$this->posts->delete( $one['source'], [ $one['id'] ] );
			} elseif ( $one['kind'] === 'reaction' ) {
				$this->people->remove( $one['id'], $one['name'] );
			} elseif ( $one['kind'] === 'share' ) {
				$this->people->remove_shared( $one['id'] );
				$this->images->forget_posts( $one['source'], [ $one['id'] ], true );
			}
		}
		foreach ( array_unique( array_column( $found['rows'], 'source' ) ) as $id ) {
			$source = $this->sources->get( $id );
			if ( $source !== null ) {
				PostChanges::tell( $source );
			}
		}
		return [
			'items_removed'  => $found['rows'] !== [],
			'items_retained' => false,
			'messages'       => $names === [] ? [] : [
				__(
					'Social feeds: networks do not share email addresses, so comments, reviews, posts, shared posts, and reactions were searched by the names of the user with this email address. Names within texts were not searched.',
					'vitrine'
				),
			],
			'done'           => $found['done'],
		];
	}

	/**
	 * What is told of something that was found.
	 *
	 * @param array $one What was found.
	 * @phpstan-param Found $one
	 * @return list<array{name: string, value: string}>
	 */
	private static function exported( array $one ): array {
		$from = $one['kind'] === 'share' ? $one['data']['shared'] ?? null : $one['data'];
		$text = static fn( string $name ): string => is_array( $from ) && is_string( $from[ $name ] ?? null )
			? $from[ $name ]
			: '';
		$name = [ 'name' => __( 'Name', 'vitrine' ), 'value' => $one['name'] ];
		// Text and date are those of the post, which somebody else has written.
		if ( $one['kind'] === 'reaction' ) {
			return [ $name, [ 'name' => __( 'Reacted to', 'vitrine' ), 'value' => $text( 'url' ) ] ];
		}
		$written = [
			$name,
			[ 'name' => __( 'Text', 'vitrine' ), 'value' => $text( 'text' ) ],
			[ 'name' => __( 'URL', 'vitrine' ), 'value' => $text( 'url' ) ],
		];
		// The date is that of the post that shares it.
		return $one['kind'] === 'share'
			? $written
			: [ ...$written, [ 'name' => __( 'Date', 'vitrine' ), 'value' => gmdate( 'c', $one['published'] ) ] ];
	}

	/**
	 * The names of whoever has an address.
	 *
	 * @param string $email Address.
	 * @return list<string>
	 */
	private static function names( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$names = $user === false
			? []
			: [ $user->display_name, $user->nickname, trim( "{$user->first_name} {$user->last_name}" ) ];
		/**
		 * Filters the names that a person has on social networks, by which personal data is found.
		 *
		 * @param string[] $names Names, exactly as they are written there.
		 * @param string   $email Address of the person.
		 */
		$names = apply_filters( 'vitrine_privacy_names', $names, $email );
		$names = array_filter(
			is_array( $names ) ? $names : [],
			static fn( mixed $name ): bool => is_string( $name ) && $name !== ''
		);
		return array_values( array_unique( $names ) );
	}
}
