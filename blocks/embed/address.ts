import { __ } from '@wordpress/i18n';
import { facebookPlace } from '../../frontend/render/embed/address';

/**
 * Why an address cannot be embedded, and what to do instead.
 *
 * @param url What was typed.
 * @return '' = it can.
 */
export function problemOf( url: string ): string {
	if ( facebookPlace( url ) ) {
		return '';
	}
	if (
		/^https?:\/\/[a-z.]*facebook\.com\/plugins\/(like|comments)/i.test(
			url
		)
	) {
		return __(
			'Facebook ended the Like button and comments on other websites in February 2026. Add a Share Buttons block or WordPress’s Comments block instead.',
			'vitrine'
		);
	}
	if (
		/^https?:\/\/(fb\.watch|(?:[a-z]+\.)?facebook\.com\/share)\//i.test(
			url
		)
	) {
		return __(
			'This is a short link. Open it in your browser and paste the URL that it redirects to.',
			'vitrine'
		);
	}
	return /^https?:\/\/(?:[a-z]+\.)?facebook\.com\//i.test( url )
		? __(
				'This is not the URL of a post, video, or page that can be embedded.',
				'vitrine'
			)
		: __(
				'Enter the URL of a post, video, or page on facebook.com.',
				'vitrine'
			);
}
