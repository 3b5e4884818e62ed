<?php
/**
 * Ids of headings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

defined( 'ABSPATH' ) || exit;

/**
 * The rule by which headings without an id get one: it is made of their text alone, so that other headings come and go
 * without changing it. Names.md states it. Every id matches `/^[A-Za-z_][\w-]*$/`.
 */
final class HeadingIds {

	/** Longest id made of a text. */
	private const MAX_LENGTH = 80;

	/** Ids that themes and WordPress give to parts of a page around the content. */
	private const RESERVED = [
		'colophon',
		'comment',
		'commentform',
		'comments',
		'content',
		'footer',
		'header',
		'main',
		'masthead',
		'page',
		'primary',
		'respond',
		'secondary',
		'sidebar',
		'site-navigation',
		'top',
		'wpadminbar',
	];

	/**
	 * The id that a text asks for.
	 *
	 * @param string $text Text of a heading.
	 */
	public static function of_text( string $text ): string {
		// What all of that makes of plain words, a third of the time that a table of 300 headings takes.
		$slug = preg_match( '/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/D', $text ) === 1
			? strtolower( str_replace( ' ', '-', $text ) )
			: sanitize_title( remove_accents( $text ) );
		// What has no Latin letters is encoded in it.
		$slug = (string) preg_replace( [ '/%[0-9a-f]{2}/i', '/[^\w-]+/', '/-{2,}/' ], [ '', '-', '-' ], $slug );
		$slug = trim( substr( $slug, 0, self::MAX_LENGTH ), '-' );
		if ( trim( $slug, '-_' ) === '' ) {
			return 'section-' . substr( md5( $text ), 0, 6 );
		}
		return preg_match( '/^[A-Za-z_]/', $slug ) === 1 ? $slug : "section-{$slug}";
	}

	/**
	 * Gives an id to each heading that has none.
	 *
	 * @param list<Heading>         $headings Headings in their order.
	 * @param array<string, mixed>  $taken    Ids that other elements have, as keys in lower case.
	 * @return list<Heading>
	 */
	public static function given( array $headings, array $taken ): array {
		$taken += array_flip( self::RESERVED );
		foreach ( $headings as $heading ) {
			$taken[ strtolower( $heading->id ) ] = true;
		}
		$given = [];
		// Where the same text has been met how often: 300 equal headings are no 45,000 tries.
		$last = [];
		foreach ( $headings as $heading ) {
			if ( $heading->id === '' ) {
				$wanted = self::of_text( $heading->text );
				$number = $last[ $wanted ] ?? 1;
				$id     = $number === 1 ? $wanted : "{$wanted}-{$number}";
				while ( isset( $taken[ strtolower( $id ) ] ) ) {
					++$number;
					$id = "{$wanted}-{$number}";
				}
				$last[ $wanted ]            = $number;
				$taken[ strtolower( $id ) ] = true;
				$heading                    = $heading->with_id( $id );
			}
			$given[] = $heading;
		}
		return $given;
	}
}
