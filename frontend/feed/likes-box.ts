/** Facebook's box of a page: what makes its frame is fetched when somebody is about to press its button, or a consent tool may say yes. */
import { loadOnce, onIntent } from '../core/load';
import { whenNear } from '../core/near';

/** Printed where the site has a consent tool alone: frontend/consent/embed/read.ts reads it. */
const TOOL = 'script[id="wp-script-module-data-@vitrine/embed"]';

const load = loadOnce( () => import( '@vitrine/embed' ) );

/**
 * Shows the button of a box, and takes its press until the module does.
 *
 * @param allow The button, hidden as the server has printed it.
 */
export function attachLikesBox( allow: HTMLElement ): void {
	const end = new AbortController();
	const { signal } = end;
	let isPressed = false;
	const fetch = () =>
		load().then(
			() => {
				// From here on the module listens.
				end.abort();
				if ( isPressed ) {
					isPressed = false;
					allow.click();
				}
			},
			() => undefined
		);
	onIntent( allow, fetch, signal );
	allow.addEventListener(
		'click',
		() => {
			isPressed = true;
			void fetch();
		},
		{ signal }
	);
	allow.hidden = false;
	if ( document.querySelector( TOOL ) ) {
		whenNear( allow, fetch );
	}
}
