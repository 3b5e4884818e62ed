<?php
/**
 * The suggested text for a site's privacy policy.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Privacy;

use Vitrine\Consent\StoredKeys;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Offers it under Settings → Privacy.
 */
final class PrivacyText implements Module {

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'admin_init', [ $this, 'offer' ] );
	}

	/**
	 * Offers the text.
	 */
	public function offer(): void {
		wp_add_privacy_policy_content( 'Vitrine', self::text() );
	}

	/**
	 * How long posts are kept, where the site says so.
	 *
	 * @return list<string>
	 */
	private static function retention(): array {
		$since = Retention::since();
		$days  = (int) round( ( time() - $since ) / DAY_IN_SECONDS );
		return $since === 0 ? [] : [
			sprintf(
				/* translators: %s: number of days. */
				_n(
					'Copies of posts and comments are deleted after %s day.',
					'Copies of posts and comments are deleted after %s days.',
					$days,
					'vitrine'
				),
				number_format_i18n( $days )
			),
		];
	}

	/**
	 * The text, as HTML.
	 */
	public static function text(): string {
		$paragraphs = [
			__(
				'Popups are shown to suit your visits. For that this site counts, in the storage of your browser, how many pages and visits you have made and how often you have seen or closed a popup. If you ask not to see a popup again, that is kept there, too. None of it identifies you, and none of it is sent to this site or to anybody else.',
				'vitrine'
			),
			__(
				'If this site asks for your consent, nothing about popups is stored before you give it, and all of it is removed when you take it back.',
				'vitrine'
			),
			__(
				'Where a popup depends on being logged in, your browser asks this site whether you are, and which roles you have here. The answer is not stored.',
				'vitrine'
			),
			__(
				'This site may count how often a popup is shown, closed, and followed by a form, as sums for each day. No address, no identifier and no text of yours is kept with them. Against misuse the server may hold, for a day at most and in its memory only, a hash of your address from which the address cannot be read.',
				'vitrine'
			),
			__(
				'Social feeds show posts, reviews and comments that people have published on social networks, with the names that they have there. Copies of them and of their pictures are kept on this site, and are deleted when they are deleted there. Visitors’ browsers do not contact the networks for that, and nothing about visitors is kept. On request what somebody has written is deleted here, too, as is their name where they have reacted, and does not come back; the name is remembered for that as a hash from which it cannot be read.',
				'vitrine'
			),
			...self::retention(),
			__(
				'Players and boxes of other providers, such as YouTube or Facebook, are loaded when you agree to that or press their button. From then on the provider learns about your visit, and its own privacy policy applies.',
				'vitrine'
			),
			__(
				'If you agree to marketing, this site tells Meta by a pixel which of its pages you look at. Nothing is loaded from Meta before, and nothing more is sent once you take it back.',
				'vitrine'
			),
			__(
				'So popups keep nothing about you on this site that could be exported or erased on request. What is in your browser goes when you clear the data of this site there.',
				'vitrine'
			),
		];
		$rows = array_map(
			/**
			 * A row of the list.
			 *
			 * @param array{name: string, lifetime: string, meaning: string, ...} $key Key.
			 */
			static fn( array $key ): string => sprintf(
				'<tr><td><code>%1$s</code></td><td>%2$s</td><td>%3$s</td></tr>',
				esc_html( $key['name'] ),
				esc_html( $key['meaning'] ),
				esc_html( $key['lifetime'] )
			),
			StoredKeys::all()
		);
		return '<p class="privacy-policy-tutorial">'
			. esc_html__(
				'Vitrine shows galleries, social feeds and popups. Leave out what your site does not have.',
				'vitrine'
			)
			. ' '
			. sprintf(
				/* translators: %s: code. */
				esc_html__(
					'A script of your site makes a browser forget all that popups keep in it by %s.',
					'vitrine'
				),
				'<code>popups.reset()</code>'
			)
			. '</p>'
			. '<p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'vitrine' ) . ' </strong>'
			. implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>'
			. sprintf(
				'<table><thead><tr><th>%1$s</th><th>%2$s</th><th>%3$s</th></tr></thead><tbody>',
				esc_html__( 'Kept in your browser as', 'vitrine' ),
				esc_html__( 'What it says', 'vitrine' ),
				esc_html__( 'How long', 'vitrine' )
			)
			. implode( '', $rows ) . '</tbody></table>';
	}
}
