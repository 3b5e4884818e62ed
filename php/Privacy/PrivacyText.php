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
use Vitrine\SignUp\Webhook;

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
	 * What sign-up forms keep.
	 *
	 * @return list<string>
	 */
	private static function sign_ups(): array {
		$text = __(
			'When you use a sign-up form, this site stores your email address, your name if you provide it, the text you agreed to, the page, and the dates until you ask us to delete them. If you don’t confirm, they are deleted after about 30 days. To prevent abuse, a hash of your IP address is kept for about a day, and a hash of your email address for about 60 days. If you unsubscribe before you confirm, only a hash of your email address is kept.',
			'vitrine'
		);
		return Webhook::url() === '' ? [ $text ] : [
			$text,
			__(
				'Confirmed sign-ups and unsubscribes, with this data, are also sent to the service that sends our emails. We notify that service when we delete your data at your request.',
				'vitrine'
			),
		];
	}

	/**
	 * What is said of popups.
	 *
	 * @return list<string>
	 */
	private static function popups(): array {
		return [
			__(
				'To decide when to show popups, this site counts your page views and visits, and how often you have seen or closed a popup, in your browser’s storage. If you ask not to see a popup again, that is stored there, too. None of this identifies you, and none of it is sent to this site or to anyone else.',
				'vitrine'
			),
			__(
				'If this site asks for your consent, nothing about popups is stored before you give it, and all of it is removed when you withdraw it.',
				'vitrine'
			),
			__(
				'If a popup depends on whether you are logged in, your browser asks this site whether you are, and which roles you have here. The answer is not stored.',
				'vitrine'
			),
			__(
				'This site may count how often a popup is shown, closed, or followed by a form submission, as daily totals. They contain no IP address, no identifier, and nothing you typed. To prevent abuse, the server may keep a hash of your IP address for up to a day, in memory only. The address cannot be read from it.',
				'vitrine'
			),
			__(
				'Popups store nothing about you on this site that could be exported or erased on request. To remove what is in your browser, clear its data for this site.',
				'vitrine'
			),
		];
	}

	/**
	 * The paragraphs.
	 *
	 * @return list<string>
	 */
	private static function paragraphs(): array {
		return [
			...self::popups(),
			__(
				'Social feeds show posts, reviews, and comments that people have published on social networks, with the names they use there. Copies of them and of their images are kept on this site, and are deleted when the originals are deleted. Visitors’ browsers do not contact the networks for this, and nothing about visitors is stored. On request, we delete what a person has written, and their name where they have reacted, and do not fetch it again. For that purpose, the name is stored as a hash from which it cannot be read.',
				'vitrine'
			),
			...self::retention(),
			__(
				'Galleries show photos and videos with the names and details that this site stores with them. What you select in a gallery stays in your browser until you close the tab. If photos come from another service, such as Flickr, this site fetches them for you, unless stated otherwise here: then your browser loads them from that service, which learns your IP address.',
				'vitrine'
			),
			__(
				'When you search this site, what you type is sent to this site for suggestions and results. The filters and page numbers of post lists are part of the page’s URL.',
				'vitrine'
			),
			__(
				'Share buttons are links. A network learns about your visit only when you click its button. If you enter your Mastodon server, your browser remembers it for a year.',
				'vitrine'
			),
			__(
				'Maps are loaded from OpenStreetMap only when you ask for them. OpenStreetMap then learns your IP address and the location that is shown.',
				'vitrine'
			),
			__(
				'Embedded content from other providers, such as YouTube or Facebook, is loaded only after you agree or press a button. From then on, the provider learns about your visit, and its own privacy policy applies.',
				'vitrine'
			),
			__(
				'If you agree to marketing, this site uses a pixel to tell Meta which of its pages you view. Nothing is loaded from Meta before you agree, and nothing more is sent after you withdraw your consent.',
				'vitrine'
			),
			...self::sign_ups(),
		];
	}

	/**
	 * The text, as HTML.
	 */
	public static function text(): string {
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
				'Vitrine shows social feeds, galleries, popups, search, sign-up forms, and share buttons. Leave out what your site does not use.',
				'vitrine'
			)
			. ' '
			. sprintf(
				/* translators: %s: code. */
				esc_html__(
					'Your site’s scripts can remove everything that popups have stored in a browser with %s.',
					'vitrine'
				),
				'<code>popups.reset()</code>'
			)
			. '</p>'
			. '<p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'vitrine' ) . ' </strong>'
			. implode( '</p><p>', array_map( 'esc_html', self::paragraphs() ) ) . '</p>'
			. sprintf(
				'<table><thead><tr><th>%1$s</th><th>%2$s</th><th>%3$s</th></tr></thead><tbody>',
				esc_html__( 'Stored in your browser as', 'vitrine' ),
				esc_html__( 'Purpose', 'vitrine' ),
				esc_html__( 'Duration', 'vitrine' )
			)
			. implode( '', $rows ) . '</tbody></table>';
	}
}
