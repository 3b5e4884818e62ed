<?php
/**
 * The tables as they are now.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Install;

defined( 'ABSPATH' ) || exit;

/**
 * Names and columns, for dbDelta(); Database brings them to every site.
 */
final class Tables {

	public const NAMES = [
		'vitrine_sources',
		'vitrine_posts',
		'vitrine_images',
		'vitrine_comments',
		'vitrine_threads',
		'vitrine_media',
		'vitrine_providers',
		'vitrine_provider_albums',
		'vitrine_answers',
		'vitrine_provider_pictures',
	];

	/** Tables of older versions. */
	public const FORMER = [ 'vitrine_galleries' ];

	/**
	 * What makes all of them, but for their character set.
	 *
	 * @param string $prefix Of this site's tables.
	 * @return list<string>
	 */
	public static function statements( string $prefix ): array {
		return [
			...self::feeds( $prefix ),
			...self::images( $prefix ),
			...self::comments( $prefix ),
			...self::providers( $prefix ),
			...self::media( $prefix ),
		];
	}

	/**
	 * Tables of connected accounts and their posts.
	 *
	 * @param string $prefix Of this site's tables.
	 * @return list<string>
	 */
	private static function feeds( string $prefix ): array {
		return [
			"CREATE TABLE {$prefix}vitrine_sources (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				network varchar(20) NOT NULL,
				account varchar(64) NOT NULL,
				name varchar(191) NOT NULL,
				link text NOT NULL,
				picture text NULL,
				token text NOT NULL,
				token_kind varchar(20) NOT NULL,
				scopes text NULL,
				connected_at bigint(20) NOT NULL,
				expires_at bigint(20) NULL,
				state varchar(20) NOT NULL,
				error text NULL,
				failures int(11) NOT NULL DEFAULT 0,
				quota int(11) NULL,
				dropped text NOT NULL,
				page_size int(11) NOT NULL,
				last_success_at bigint(20) NOT NULL DEFAULT 0,
				next_refresh_at bigint(20) NOT NULL DEFAULT 0,
				lease varchar(32) NOT NULL DEFAULT '',
				lease_until bigint(20) NOT NULL DEFAULT 0,
				round_number bigint(20) NOT NULL DEFAULT 0,
				round_open tinyint(1) NOT NULL DEFAULT 0,
				round_after text NULL,
				round_listed tinyint(1) NOT NULL DEFAULT 0,
				round_posts int(11) NOT NULL DEFAULT 0,
				round_counts text NOT NULL,
				round_restarts int(11) NOT NULL DEFAULT 0,
				round_cursors text NULL,
				deauthorized_at bigint(20) NOT NULL DEFAULT 0,
				renewal_refused_at bigint(20) NOT NULL DEFAULT 0,
				renewal_tried_at bigint(20) NOT NULL DEFAULT 0,
				parent_id bigint(20) unsigned NOT NULL DEFAULT 0,
				content varchar(20) NOT NULL DEFAULT 'posts',
				item varchar(191) NOT NULL DEFAULT '',
				item_key varchar(32) NOT NULL DEFAULT '',
				title varchar(191) NOT NULL DEFAULT '',
				used_at bigint(20) NOT NULL DEFAULT 0,
				hashtags text NULL,
				wanted_at bigint(20) NOT NULL DEFAULT 0,
				hurried_until bigint(20) NOT NULL DEFAULT 0,
				webhook varchar(40) NOT NULL DEFAULT '',
				films_minute bigint(20) NOT NULL DEFAULT 0,
				films_asked int(11) NOT NULL DEFAULT 0,
				memo longtext NULL,
				profile text NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY content (network,account,content,item_key),
				KEY parent_id (parent_id)
			)",
			"CREATE TABLE {$prefix}vitrine_posts (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				source_id bigint(20) unsigned NOT NULL,
				network_id varchar(191) NOT NULL,
				published_at bigint(20) NOT NULL,
				ready tinyint(1) NOT NULL DEFAULT 0,
				round_number bigint(20) NOT NULL DEFAULT 0,
				missed_rounds int(11) NOT NULL DEFAULT 0,
				missed_at bigint(20) NOT NULL DEFAULT 0,
				digest char(32) NOT NULL,
				words longtext NOT NULL,
				data longtext NOT NULL,
				pictures longtext NULL,
				pictures_due bigint(20) unsigned NOT NULL DEFAULT 1,
				type varchar(10) NOT NULL DEFAULT '',
				flag varchar(10) NOT NULL DEFAULT '',
				popularity bigint(20) NOT NULL DEFAULT 0,
				ends_at bigint(20) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY network_id (source_id,network_id),
				KEY shown (source_id,ready,published_at,id,type,flag,popularity,ends_at),
				KEY round_number (source_id,round_number),
				KEY pictures_due (pictures_due)
			)",
		];
	}

	/**
	 * The table of their pictures.
	 *
	 * @param string $prefix Of this site's tables.
	 * @return list<string>
	 */
	private static function images( string $prefix ): array {
		return [
			"CREATE TABLE {$prefix}vitrine_images (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				source_id bigint(20) unsigned NOT NULL,
				post_id bigint(20) unsigned NOT NULL,
				position int(11) NOT NULL,
				facebook_id varchar(191) NOT NULL,
				media_id varchar(64) NOT NULL,
				remote_url text NOT NULL,
				expires_at bigint(20) NULL,
				status varchar(10) NOT NULL,
				attempts int(11) NOT NULL DEFAULT 0,
				retry_at bigint(20) NOT NULL DEFAULT 0,
				problem varchar(40) NOT NULL DEFAULT '',
				extension varchar(5) NOT NULL DEFAULT '',
				sizes text NOT NULL,
				aspect_ratio double NOT NULL DEFAULT 0,
				color char(7) NOT NULL DEFAULT '',
				alt text NOT NULL,
				bytes bigint(20) NOT NULL DEFAULT 0,
				used_at bigint(20) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY place (source_id,post_id,position),
				KEY post_id (post_id),
				KEY work (source_id,status,retry_at),
				KEY used (status,used_at)
			)",
		];
	}

	/**
	 * Tables of comments, replies and their lists; `parent_id` is the comment that is replied to, 0 in lists of posts.
	 *
	 * @param string $prefix Of this site's tables.
	 * @return list<string>
	 */
	private static function comments( string $prefix ): array {
		return [
			"CREATE TABLE {$prefix}vitrine_comments (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				source_id bigint(20) unsigned NOT NULL,
				post_id bigint(20) unsigned NOT NULL,
				parent_id bigint(20) unsigned NOT NULL DEFAULT 0,
				network_id varchar(191) NOT NULL,
				position int(11) NOT NULL,
				published_at bigint(20) NOT NULL DEFAULT 0,
				replies int(11) NOT NULL DEFAULT 0,
				data longtext NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY network_id (post_id,network_id),
				KEY list (post_id,parent_id,position),
				KEY source_id (source_id)
			)",
			"CREATE TABLE {$prefix}vitrine_threads (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				source_id bigint(20) unsigned NOT NULL,
				post_id bigint(20) unsigned NOT NULL,
				parent_id bigint(20) unsigned NOT NULL DEFAULT 0,
				counted int(11) NOT NULL DEFAULT 0,
				total int(11) NOT NULL DEFAULT 0,
				read_at bigint(20) NOT NULL DEFAULT 0,
				wanted_at bigint(20) NOT NULL DEFAULT 0,
				asked_at bigint(20) NOT NULL DEFAULT 0,
				tried_at bigint(20) NOT NULL DEFAULT 0,
				retry_at bigint(20) NOT NULL DEFAULT 0,
				attempts int(11) NOT NULL DEFAULT 0,
				problem varchar(40) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY thread (post_id,parent_id),
				KEY work (source_id,wanted_at)
			)",
		];
	}

	/**
	 * Tables of providers.
	 *
	 * @param string $prefix Of this site's tables.
	 * @return list<string>
	 */
	private static function providers( string $prefix ): array {
		return [
			"CREATE TABLE {$prefix}vitrine_providers (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				provider varchar(40) NOT NULL,
				name varchar(191) NOT NULL,
				settings text NOT NULL,
				secrets text NOT NULL,
				direct tinyint(1) NOT NULL DEFAULT 0,
				state varchar(20) NOT NULL,
				error text NULL,
				failures int(11) NOT NULL DEFAULT 0,
				last_success_at bigint(20) NOT NULL DEFAULT 0,
				next_refresh_at bigint(20) NOT NULL DEFAULT 0,
				lease varchar(32) NOT NULL DEFAULT '',
				lease_until bigint(20) NOT NULL DEFAULT 0,
				round_number bigint(20) NOT NULL DEFAULT 0,
				round_open tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id)
			)",
			"CREATE TABLE {$prefix}vitrine_provider_albums (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				connection_id bigint(20) unsigned NOT NULL,
				album_key char(32) NOT NULL,
				album text NOT NULL,
				parent_key varchar(32) NOT NULL DEFAULT '',
				title text NOT NULL,
				description text NOT NULL,
				depth int(11) NOT NULL DEFAULT 0,
				position int(11) NOT NULL DEFAULT 0,
				items int(11) NOT NULL DEFAULT 0,
				shown_round bigint(20) NOT NULL DEFAULT 0,
				open_round bigint(20) NOT NULL DEFAULT 0,
				next_page text NOT NULL,
				pages int(11) NOT NULL DEFAULT 0,
				wanted_at bigint(20) NOT NULL DEFAULT 0,
				version varchar(32) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY album (connection_id,album_key)
			)",
			"CREATE TABLE {$prefix}vitrine_answers (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				connection_id bigint(20) unsigned NOT NULL,
				album_id bigint(20) unsigned NOT NULL,
				round_number bigint(20) NOT NULL,
				page int(11) NOT NULL,
				data longtext NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY page (album_id,round_number,page),
				KEY connection_id (connection_id)
			)",
			"CREATE TABLE {$prefix}vitrine_provider_pictures (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				connection_id bigint(20) unsigned NOT NULL,
				album_id bigint(20) unsigned NOT NULL,
				item char(32) NOT NULL,
				version char(32) NOT NULL,
				remote_url text NOT NULL,
				smaller_url text NOT NULL,
				status varchar(10) NOT NULL,
				attempts int(11) NOT NULL DEFAULT 0,
				retry_at bigint(20) NOT NULL DEFAULT 0,
				problem varchar(40) NOT NULL DEFAULT '',
				extension varchar(5) NOT NULL DEFAULT '',
				sizes text NOT NULL,
				color varchar(7) NOT NULL DEFAULT '',
				bytes bigint(20) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY place (album_id,item),
				KEY work (connection_id,status,retry_at),
				KEY status (status,bytes)
			)",
		];
	}

	/**
	 * What galleries know of files.
	 *
	 * @param string $prefix Of this site's tables.
	 * @return list<string>
	 */
	private static function media( string $prefix ): array {
		return [
			"CREATE TABLE {$prefix}vitrine_media (
				attachment_id bigint(20) unsigned NOT NULL,
				kind varchar(20) NOT NULL DEFAULT 'img',
				width int(11) NOT NULL DEFAULT 0,
				height int(11) NOT NULL DEFAULT 0,
				color varchar(7) NOT NULL DEFAULT '',
				taken_at bigint(20) NOT NULL DEFAULT 0,
				featured tinyint(1) NOT NULL DEFAULT 0,
				leads_off tinyint(1) NOT NULL DEFAULT 0,
				tags text NOT NULL,
				alt text NOT NULL,
				file varchar(255) NOT NULL DEFAULT '',
				clean varchar(64) NOT NULL DEFAULT '',
				exif text NOT NULL,
				PRIMARY KEY  (attachment_id)
			)",
		];
	}
}
