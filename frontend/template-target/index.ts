/** `@vitrine/template-target`: scrolls to the template that `?theme_template_id=ID` names; on pages with that address. */
import { scrollPageTo } from '@vitrine/frontend';

const id = new URLSearchParams( window.location.search ).get(
	'theme_template_id'
);

// A part of the template, a synced pattern, or what Elementor has made of one.
const target = /^\d+$/.test( id ?? '' )
	? document.querySelector(
			`[data-vitrine-template="${ id }"],.elementor-${ id }`
		)
	: null;

if ( target ) {
	// In the middle of the window; the focus begins at the top, as on every page.
	scrollPageTo( target, {
		offset: window.innerHeight / 2,
		focus: null,
	} ).catch( () => target.scrollIntoView( { block: 'center' } ) );
}
