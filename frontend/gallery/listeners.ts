import { listen as listenTo } from '../core/listen';
import { onIntent } from '../core/load';
import { replaceBrokenImages } from './broken-images';
import { click, prepare } from './clicks';
import { hasSelection } from './context';
import type { Context } from './context';
import { watchTiles } from './further-tiles';

/**
 * Listens to a gallery: decides what is ours and leaves the rest to the browser; what happens then is fetched.
 *
 * @param context The gallery.
 */
export function listen( context: Context ): void {
	const { element, signal, config } = context;
	let isTouch = false;
	const form = ( event: Event ) => submit( context, event );
	const state = () => locate( context );

	element.addEventListener(
		'click',
		( event ) => click( context, event, isTouch ),
		{ signal }
	);
	element.addEventListener( 'submit', form, { signal } );
	listenTo( 'input change', form, signal, element );
	onIntent( element, ( event ) => prepare( context, event ), signal );
	listenTo< PointerEvent >(
		'pointerdown',
		( { pointerType } ) => {
			isTouch = pointerType === 'touch';
		},
		signal,
		element
	);
	listenTo( 'popstate hashchange', state, signal );
	state();

	if (
		config.level.mode === 'pagination' &&
		config.paginationSwipe &&
		matchMedia( '(any-pointer: coarse)' ).matches
	) {
		// It listens for swipes.
		context.part( 'browsing' ).catch( () => undefined );
	}
	if ( hasSelection( config ) ) {
		context.part( 'selection' ).catch( () => undefined );
	}
	watchTiles( context );
	replaceBrokenImages( context );
}

/**
 * Shows what a form asks for; without the code for it the page is loaded.
 *
 * @param context The gallery.
 * @param event   A change, or that it is sent.
 */
function submit( context: Context, event: Event ): void {
	const { target } = event;
	const owner = target instanceof Element && target.closest( 'form' );
	if ( ! owner || ! context.element.contains( owner ) ) {
		return;
	}
	const isSubmit = event.type === 'submit';
	if ( isSubmit ) {
		event.preventDefault();
	}
	context
		.part( 'browsing' )
		.then( ( part ) => part.submit( owner, event.type ) )
		.catch( () => {
			if ( isSubmit && ! context.signal.aborted ) {
				owner.submit();
			}
		} );
}

/**
 * Follows Back, Forward, and links to albums and images anywhere on the page.
 *
 * @param context The gallery.
 */
function locate( context: Context ): void {
	const isNamed = window.location.hash.startsWith( '#nanogallery/' );
	const hasState = 'vitrineGalleries' in Object( window.history.state );
	if ( isNamed || hasState || context.ready.browsing ) {
		context
			.part( 'browsing' )
			.then( ( part ) => part.locate() )
			.catch( () => undefined );
	}
}
