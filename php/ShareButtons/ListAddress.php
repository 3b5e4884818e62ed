<?php
/**
 * Addresses of lists of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\ShareButtons;

defined( 'ABSPATH' ) || exit;

/**
 * The address of an archive as WordPress makes it: what a visitor came with, such as marks of campaigns, is not passed
 * on.
 */
final class ListAddress {

	/**
	 * Address of the list that is asked for, that of the site where there is none.
	 */
	public static function of_request(): string {
		$address = match ( true ) {
			is_search() => get_search_link(),
			is_category(), is_tag(), is_tax() => self::of_term( get_queried_object() ),
			is_author() => get_author_posts_url( get_queried_object_id() ),
			is_post_type_archive() => self::of_type( get_query_var( 'post_type' ) ),
			is_date() => self::of_date(),
			is_home() && ! is_front_page() => get_permalink( (int) get_option( 'page_for_posts' ) ),
			default => '',
		};
		return is_string( $address ) && $address !== '' ? $address : home_url( '/' );
	}

	/**
	 * Address of a term.
	 *
	 * @param mixed $term What is asked for.
	 */
	private static function of_term( mixed $term ): string {
		$link = $term instanceof \WP_Term ? get_term_link( $term ) : '';
		return is_string( $link ) ? $link : '';
	}

	/**
	 * Address of the archive of a post type.
	 *
	 * @param mixed $types Its name, or several.
	 */
	private static function of_type( mixed $types ): string {
		$type = is_array( $types ) ? reset( $types ) : $types;
		return is_string( $type ) ? (string) get_post_type_archive_link( $type ) : '';
	}

	/**
	 * Address of a day, month or year.
	 */
	private static function of_date(): string {
		$year  = (int) get_query_var( 'year' );
		$month = (int) get_query_var( 'monthnum' );
		return match ( true ) {
			is_day() => get_day_link( $year, $month, (int) get_query_var( 'day' ) ),
			is_month() => get_month_link( $year, $month ),
			is_year() => get_year_link( $year ),
			default => '',
		};
	}
}
