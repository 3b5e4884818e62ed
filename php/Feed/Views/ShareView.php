<?php
/**
 * Where a post can be shared, as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

defined( 'ABSPATH' ) || exit;

/**
 * Plain links to the networks' own pages: nothing of theirs is loaded here.
 *
 * @phpstan-type Share array{label: string, links: list<array{name: string, label: string, url: string}>}
 */
final class ShareView {

	/** Characters of the words that travel along. */
	private const MAX_WORDS = 200;

	/**
	 * The menu of a post.
	 *
	 * @param string $url   Address of the post.
	 * @param string $words What it is about, or empty.
	 * @return Share
	 */
	public static function of( string $url, string $words ): array {
		$words = mb_substr( $words, 0, self::MAX_WORDS );
		$query = static fn( array $fields ): string => http_build_query(
			array_filter( $fields, static fn( string $value ): bool => $value !== '' ),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
		$link  = static fn( string $name, string $label, string $address, array $fields ): array => [
			'name'  => $name,
			'label' => $label,
			'url'   => "{$address}?{$query( $fields )}",
		];
		return [
			'label' => __( 'Share', 'vitrine' ),
			'links' => [
				$link( 'facebook', 'Facebook', 'https://www.facebook.com/sharer/sharer.php', [ 'u' => $url ] ),
				$link( 'x', 'X', 'https://x.com/intent/post', [ 'text' => $words, 'url' => $url ] ),
				$link( 'linkedin', 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', [ 'url' => $url ] ),
				$link(
					'mail',
					__( 'Email', 'vitrine' ),
					'mailto:',
					[ 'subject' => $words, 'body' => $url ]
				),
			],
		];
	}
}
