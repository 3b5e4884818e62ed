<?php
/**
 * What PHPStan has to know of others: constants of wp-config.php, and Action Scheduler, which a site may have.
 *
 * @package Vitrine
 */

define( 'ABSPATH', '/wordpress/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', '/wordpress/wp-content' );
define( 'WP_PLUGIN_DIR', '/wordpress/wp-content/plugins' );
define( 'WP_PLUGIN_URL', 'http://localhost/wp-content/plugins' );
define( 'WPMU_PLUGIN_DIR', '/wordpress/wp-content/mu-plugins' );
define( 'COOKIEHASH', 'hash' );
define( 'AUTH_COOKIE', 'wordpress_hash' );
define( 'COOKIEPATH', '/' );
define( 'LOGGED_IN_COOKIE', 'wordpress_logged_in_hash' );
define( 'DISABLE_WP_CRON', false );
define( 'OBJECT', 'OBJECT' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'YEAR_IN_SECONDS', 31536000 );
define( 'KB_IN_BYTES', 1024 );
define( 'MB_IN_BYTES', 1048576 );
define( 'GB_IN_BYTES', 1073741824 );
define( 'VITRINE_GRAPH_URL', 'https://graph.example' );
define( 'VITRINE_INSTAGRAM_GRAPH_URL', 'https://graph.example' );

/**
 * Schedules an action that recurs.
 *
 * @param int          $timestamp           Unix time.
 * @param int          $interval_in_seconds Seconds.
 * @param string       $hook                Hook.
 * @param array<mixed> $args                Arguments.
 * @param string       $group               Group.
 */
function as_schedule_recurring_action( int $timestamp, int $interval_in_seconds, string $hook, array $args = [], string $group = '' ): int {
	return 0;
}

/**
 * Schedules an action once.
 *
 * @param int          $timestamp Unix time.
 * @param string       $hook      Hook.
 * @param array<mixed> $args      Arguments.
 * @param string       $group     Group.
 */
function as_schedule_single_action( int $timestamp, string $hook, array $args = [], string $group = '' ): int {
	return 0;
}

/**
 * Whether an action is scheduled.
 *
 * @param string            $hook  Hook.
 * @param array<mixed>|null $args  Arguments.
 * @param string            $group Group.
 */
function as_has_scheduled_action( string $hook, ?array $args = null, string $group = '' ): bool {
	return false;
}

/**
 * When an action comes next.
 *
 * @param string            $hook  Hook.
 * @param array<mixed>|null $args  Arguments.
 * @param string            $group Group.
 * @return int|bool Unix time, true = it runs, false = not at all.
 */
function as_next_scheduled_action( string $hook, ?array $args = null, string $group = '' ): int|bool {
	return false;
}

/**
 * Finds actions.
 *
 * @param array<string, mixed> $args          What they have.
 * @param string               $return_format `ids`.
 * @return array<int>
 */
function as_get_scheduled_actions( array $args = [], string $return_format = 'OBJECT' ): array {
	return [];
}

/**
 * Takes actions away.
 *
 * @param string       $hook  Hook.
 * @param array<mixed> $args  Arguments.
 * @param string       $group Group.
 */
function as_unschedule_all_actions( string $hook, array $args = [], string $group = '' ): void {}

/**
 * Tells the WP Consent API what is kept in browsers.
 *
 * @param string $name                    Key.
 * @param string $plugin_or_service       Whose it is.
 * @param string $category                Category.
 * @param string $expires                 How long, in words.
 * @param string $function_of_it          What for, in words.
 * @param string $collected_personal_data What of it is personal, in words.
 * @param bool   $member_cookie           For members only.
 * @param bool   $administrator_cookie    For administrators only.
 * @param string $type                    Kind of storage.
 */
function wp_add_cookie_info( string $name, string $plugin_or_service, string $category, string $expires, string $function_of_it, string $collected_personal_data = '', bool $member_cookie = false, bool $administrator_cookie = false, string $type = 'HTTP' ): void {}
