/**
 * `@vitrine/lightbox`, the script module of pages whose links may open in the lightbox: it listens, and fetches what opens it when somebody is
 * about to press one.
 *
 * It imports nothing of ours but kits, so that such a page is light.
 */
import { isPlainClick } from '../core/links/plain-click';
import { listen } from '../core/listen';
import { loadOnce } from '../core/load';
import { opens, readSettings } from './links';

const settings = readSettings();

const load = loadOnce(
	() => import( /* webpackIgnore: true */ '@vitrine/lightbox-viewer' )
);

/**
 * The link under a press that opens in the lightbox.
 *
 * @param target What was pressed.
 */
const linkAt = ( target: EventTarget | null ) => {
	const link = ( target as Element ).closest< HTMLAnchorElement >(
		'a[href]'
	);
	return link && settings && opens( link, settings ) ? link : null;
};

/** A link that is followed after all. */
let followed: HTMLAnchorElement | undefined;

const open = ( link: HTMLAnchorElement ) =>
	load()
		.then( ( code ) => code.open( link, settings! ) )
		.catch( () => {
			followed = link;
			link.click();
		} );

document.addEventListener( 'click', ( event ) => {
	const link = isPlainClick( event ) && linkAt( event.target );
	if ( link && link !== followed ) {
		event.preventDefault();
		void open( link );
	}
} );

listen(
	'pointerover focusin touchstart',
	( { target } ) => linkAt( target ) && load().catch( () => undefined ),
	undefined,
	document
);

/** Elementor's action in the address opens what a link of the page says, and nothing else: it is compared, never read. */
const { hash } = window.location;
const action =
	hash.startsWith( '#elementor-action' ) &&
	[
		...document.querySelectorAll< HTMLAnchorElement >(
			'[data-vitrine-lightbox-action]'
		),
	].find( ( { dataset } ) => dataset[ 'vitrineLightboxAction' ] === hash );
if ( action && linkAt( action ) ) {
	void open( action );
}
