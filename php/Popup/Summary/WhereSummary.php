<?php
/**
 * Conditions of a popup in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Summary;

use Vitrine\Popup\Settings\PopupSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Says what a row of where (docs/popup.md, "Where") stands for. Names of posts, terms and people are as they were
 * written: escape what comes out.
 *
 * @phpstan-import-type Row from PopupSettings
 */
final class WhereSummary {

	/**
	 * A row.
	 *
	 * @param Row $row Row.
	 */
	public static function of( array $row ): string {
		$sub = $row['sub_name'];
		return match ( $row['name'] ) {
			'general' => __( 'the entire site', 'vitrine' ),
			'archive' => $sub === '' ? __( 'all archives', 'vitrine' ) : self::archive( $sub, $row['sub_id'] ),
			'singular' => $sub === ''
				? __( 'all singular content', 'vitrine' )
				: self::singular( $sub, $row['sub_id'] ),
			'woocommerce' => self::shop( $sub, $row['sub_id'] ),
			default => self::raw( $row['name'], $sub, $row['sub_id'] ),
		};
	}

	/**
	 * A kind of lists.
	 *
	 * @param string $sub Kind.
	 * @param string $id  Of one of them, '' = all.
	 */
	private static function archive( string $sub, string $id ): string {
		switch ( $sub ) {
			case 'author':
				return $id === ''
					? __( 'author archives', 'vitrine' )
					/* translators: %s: name of a person. */
					: sprintf( __( 'the archive of %s', 'vitrine' ), self::person( $id ) );
			case 'date':
				return __( 'date archives', 'vitrine' );
			case 'search':
				return __( 'search results', 'vitrine' );
			case 'post_archive':
				return __( 'the posts page', 'vitrine' );
		}
		if ( str_ends_with( $sub, '_archive' ) && post_type_exists( substr( $sub, 0, -8 ) ) ) {
			/* translators: %s: a kind of posts, such as "Products". */
			return sprintf( __( 'the archive of %s', 'vitrine' ), self::type( substr( $sub, 0, -8 ), true ) );
		}
		if ( taxonomy_exists( $sub ) ) {
			return $id === ''
				/* translators: %s: a taxonomy, such as "Categories". */
				? sprintf( __( 'archives of %s', 'vitrine' ), self::taxonomy( $sub, true ) )
				: sprintf(
					/* translators: 1: a taxonomy, such as "Category"; 2: name of a term. */
					__( 'the archive of %1$s “%2$s”', 'vitrine' ),
					self::taxonomy( $sub, false ),
					self::term( $id )
				);
		}
		if ( preg_match( '/^(any_)?child_of_(.+)$/D', $sub, $match ) === 1 ) {
			return sprintf(
				$match[1] === ''
					/* translators: %s: name of a term. */
					? __( 'direct child archives of “%s”', 'vitrine' )
					/* translators: %s: name of a term. */
					: __( 'descendant archives of “%s”', 'vitrine' ),
				self::term( $id )
			);
		}
		return self::raw( 'archive', $sub, $id );
	}

	/**
	 * A kind of single pages.
	 *
	 * @param string $sub Kind.
	 * @param string $id  Of one of them, '' = all.
	 */
	private static function singular( string $sub, string $id ): string {
		switch ( $sub ) {
			case 'front_page':
				return __( 'the front page', 'vitrine' );
			case 'not_found404':
				return __( 'the 404 page', 'vitrine' );
			case 'child_of':
				return $id === ''
					? __( 'child pages', 'vitrine' )
					/* translators: %s: title of a page. */
					: sprintf( __( 'direct child pages of “%s”', 'vitrine' ), self::post( $id ) );
			case 'any_child_of':
				return $id === ''
					? __( 'child pages', 'vitrine' )
					/* translators: %s: title of a page. */
					: sprintf( __( 'descendants of “%s”', 'vitrine' ), self::post( $id ) );
			case 'by_author':
				/* translators: %s: name of a person. */
				return sprintf( __( 'everything by %s', 'vitrine' ), self::person( $id ) );
		}
		if ( post_type_exists( $sub ) ) {
			return $id === ''
				/* translators: %s: a kind of posts, such as "Pages". */
				? sprintf( __( 'all %s', 'vitrine' ), self::type( $sub, true ) )
				/* translators: 1: a kind of posts, such as "Page"; 2: its title. */
				: sprintf( __( '%1$s “%2$s”', 'vitrine' ), self::type( $sub, false ), self::post( $id ) );
		}
		if ( preg_match( '/^(.+)_by_author$/D', $sub, $match ) === 1 && post_type_exists( $match[1] ) ) {
			/* translators: 1: a kind of posts, such as "Pages"; 2: name of a person. */
			return sprintf( __( '%1$s by %2$s', 'vitrine' ), self::type( $match[1], true ), self::person( $id ) );
		}
		if ( preg_match( '/^in_(.+?)(_children)?$/D', $sub, $match ) === 1 && taxonomy_exists( $match[1] ) ) {
			return $id === ''
				/* translators: %s: a taxonomy, such as "Categories". */
				? sprintf( __( 'everything with any of %s', 'vitrine' ), self::taxonomy( $match[1], true ) )
				: sprintf(
					isset( $match[2] )
						/* translators: %s: name of a term. */
						? __( 'everything in child terms of “%s”', 'vitrine' )
						/* translators: %s: name of a term. */
						: __( 'everything in “%s”', 'vitrine' ),
					self::term( $id )
				);
		}
		return self::raw( 'singular', $sub, $id );
	}

	/**
	 * A part of a shop.
	 *
	 * @param string $sub Part.
	 * @param string $id  Of a product, '' = all.
	 */
	private static function shop( string $sub, string $id ): string {
		return match ( $sub ) {
			'' => __( 'the entire shop', 'vitrine' ),
			'shop_page' => __( 'the shop page', 'vitrine' ),
			'product_archive' => __( 'product archives', 'vitrine' ),
			'product_search' => __( 'product search results', 'vitrine' ),
			'product' => $id === ''
				? __( 'all products', 'vitrine' )
				/* translators: %s: name of a product. */
				: sprintf( __( 'the product “%s”', 'vitrine' ), self::post( $id ) ),
			default => self::raw( 'woocommerce', $sub, $id ),
		};
	}

	/**
	 * A row that nothing on this site stands for, such as one of a plugin that is gone.
	 *
	 * @param string ...$parts Name, sub-name, id.
	 */
	private static function raw( string ...$parts ): string {
		return implode( '/', array_filter( $parts, static fn( string $part ): bool => $part !== '' ) );
	}

	/**
	 * A kind of posts as it is called amid a sentence.
	 *
	 * @param string $type Type.
	 * @param bool   $many Whether several are meant.
	 */
	private static function type( string $type, bool $many ): string {
		$object = get_post_type_object( $type );
		$label  = $object === null ? $type : ( $many ? $object->labels->name : $object->labels->singular_name );
		return is_string( $label ) ? $label : $type;
	}

	/**
	 * A taxonomy.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param bool   $many     Whether several of its terms are meant.
	 */
	private static function taxonomy( string $taxonomy, bool $many ): string {
		$object = get_taxonomy( $taxonomy );
		$label  = $object === false ? $taxonomy : ( $many ? $object->labels->name : $object->labels->singular_name );
		return is_string( $label ) ? $label : $taxonomy;
	}

	/**
	 * Title of a post; its number where it is gone.
	 *
	 * @param string $id Post.
	 */
	private static function post( string $id ): string {
		$title = get_post( (int) $id ) instanceof \WP_Post
			? html_entity_decode( wp_strip_all_tags( get_the_title( (int) $id ) ), ENT_QUOTES )
			: '';
		return $title !== '' ? $title : $id;
	}

	/**
	 * Name of a term; its number where it is gone.
	 *
	 * @param string $id Term.
	 */
	private static function term( string $id ): string {
		$term = get_term( (int) $id );
		return $term instanceof \WP_Term ? html_entity_decode( $term->name, ENT_QUOTES ) : $id;
	}

	/**
	 * Name of a person; the number where there is nobody.
	 *
	 * @param string $id User.
	 */
	private static function person( string $id ): string {
		$user = get_userdata( (int) $id );
		return $user === false ? $id : $user->display_name;
	}
}
