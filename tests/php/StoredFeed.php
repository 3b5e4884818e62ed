<?php
/**
 * Feeds for the tests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\Feed\Sources\Source;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Plugin;
use Vitrine\Support\Encryption;

/**
 * Writes sources, posts and pictures into the store as a refresh would have, without a network.
 *
 * @phpstan-import-type PostData from RemotePost
 */
trait StoredFeed {

	/**
	 * Adds a source.
	 *
	 * @param array<string, string|int|null> $fields Columns that differ.
	 * @param string                         $token  Token, sealed as the plugin seals it.
	 * @return int Its id.
	 */
	protected static function add_source( array $fields = [], string $token = 'EAAVNobodysToken' ): int {
		$fields = [
			'network'         => 'facebook',
			'account'         => (string) random_int( 10 ** 9, 10 ** 12 ),
			'name'            => 'Hollin Bank Gardens',
			'link'            => 'https://www.facebook.com/hollinbank',
			'picture'         => null,
			'token_kind'      => 'page',
			'scopes'          => '["pages_read_engagement"]',
			'connected_at'    => time(),
			'expires_at'      => null,
			'state'           => 'ok',
			'error'           => null,
			'dropped'         => '[]',
			'page_size'       => 50,
			'last_success_at' => time(),
			'next_refresh_at' => time() + 1800,
			'round_counts'    => '{}',
			...$fields,
		];
		$fields['token'] ??= Encryption::of_site()->seal( $token, Source::context_of( (string) $fields['network'], (string) $fields['account'] ) );
		return Plugin::instance()->feed->sources()->add( $fields );
	}

	/**
	 * What is stored of a post.
	 *
	 * @param array<string, mixed> $data Fields that differ.
	 * @return PostData
	 */
	protected static function data( array $data = [] ): array {
		/** @var PostData $all */
		$all = [
			...RemotePost::NOTHING,
			'url'    => 'https://www.facebook.com/hollinbank/posts/1',
			'author' => null,
			'text'   => 'The roses are out.',
			'tags'   => [],
			'kind'   => 'none',
			'total'  => 0,
			'links'  => [],
			'counts' => [],
			...$data,
		];
		return $all;
	}

	/**
	 * Adds a post that can be shown.
	 *
	 * @param int                  $source    Source.
	 * @param array<string, mixed> $data      Fields that differ.
	 * @param int                  $published Unix time.
	 * @return int Its row.
	 */
	protected static function add_post( int $source, array $data = [], int $published = 1_790_000_000 ): int {
		static $number = 0;
		$id   = '1_' . ( ++$number ) . bin2hex( random_bytes( 4 ) );
		$done = Plugin::instance()->feed->posts()->store( $source, 1, [ new RemotePost( $id, $published, self::data( $data ), [] ) ] );
		Plugin::instance()->feed->posts()->release( $source );
		return $done['rows'][ $id ];
	}

	/**
	 * Adds so many posts, a minute apart.
	 *
	 * @param int $source Source.
	 * @param int $number How many.
	 * @return int[] Rows, newest first.
	 */
	protected static function add_posts( int $source, int $number ): array {
		$posts = array_map( static fn( int $index ): RemotePost => new RemotePost( "2_{$index}", 1_790_000_000 - 60 * $index, self::data( [ 'text' => "Post {$index}" ] ), [] ), range( 1, $number ) );
		$rows  = Plugin::instance()->feed->posts()->store( $source, 1, $posts )['rows'];
		Plugin::instance()->feed->posts()->release( $source );
		return array_values( $rows );
	}

	/**
	 * Adds a picture that is on the shelf; there is no file.
	 *
	 * @param int                                   $source   Source.
	 * @param int                                   $post     Row of the post.
	 * @param int                                   $position Place in it.
	 * @param array<string, string|int|float|null> $fields   Columns that differ.
	 */
	protected static function add_picture( int $source, int $post, int $position = 0, array $fields = [] ): int {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}vitrine_images",
			[
				'source_id'    => $source,
				'post_id'      => $post,
				'position'     => $position,
				'facebook_id'  => "9{$post}{$position}",
				'media_id'     => substr( hash( 'sha256', "{$post}-{$position}" ), 0, 40 ),
				'remote_url'   => 'https://scontent.fbcdn.net/v/secret.jpg?oh=signature&oe=7FFFFFFF',
				'status'       => 'ready',
				'extension'    => 'webp',
				'sizes'        => '{"1080":[1080,720],"640":[640,427],"320":[320,213]}',
				'aspect_ratio' => 1.5,
				'color'        => '#4a6b3c',
				'alt'          => 'Roses over a gate',
				'bytes'        => 1000,
				'used_at'      => time(),
				...$fields,
			]
		);
		$id    = $wpdb->insert_id;
		$posts = Plugin::instance()->feed->images()->posts;
		$posts->due( $post );
		$posts->keep( $post );
		return $id;
	}

	/**
	 * The block as it is saved.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	protected static function block( array $attributes ): string {
		return get_comment_delimited_block_content( 'vitrine/social-feed', $attributes, '' );
	}
}
