import { dataOf } from '../../core/data';
import type { Context } from '../context';
import { firstLink } from '../first-link';
import { setOption } from '../state/set-option';
import type { RenderAnswer, State } from '../types';

/** Why something else is shown: it decides where the focus goes. */
export type Reason = 'album' | 'page' | 'filter' | 'other';

const BLOCK = '.wp-block-vitrine-gallery__';

/**
 * Puts another album, page or filter into the page: HTML of the same template that made the page.
 *
 * @param context The gallery.
 * @param state   What it shows now.
 * @param answer  What the server made.
 * @param reason  Why.
 * @return Elements that are new.
 */
export function swap(
	context: Context,
	state: State,
	{ html, config }: RenderAnswer,
	reason: Reason
): Element[] {
	const { element } = context;
	const { activeElement } = element.ownerDocument;
	const active = element.contains( activeElement ) ? activeElement : null;
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const added = [ ...template.content.children ];

	// What the page says of the block stays with it, for whoever attaches to it or copies it later.
	const data = dataOf( element );
	if ( data ) {
		added.unshift( data );
	}

	// Somebody is typing: the field stays as it is, with its caret.
	const form = active?.matches( 'input[type="search"], input[type="text"]' )
		? active.closest( 'form' )
		: null;
	const newForm = added.find( ( child ) => child.localName === 'form' );
	if ( form && newForm ) {
		renewForm( form, newForm, active! );
		replaceAround( element, form, added, newForm );
	} else {
		element.replaceChildren( ...added );
	}

	element.classList.remove( ...namesIn( context.config.classes ) );
	element.classList.add( ...namesIn( config.classes ) );
	context.config = config;
	for ( const [ name, value ] of context.options ) {
		setOption( config, name, value );
	}
	context.state = state;
	if ( data ) {
		data.textContent = JSON.stringify( config );
	}
	if ( active && ! active.isConnected ) {
		focusAfter( element, active, reason );
	}
	return added.map( ( child ) =>
		child === newForm && form ? form : child
	);
}

/**
 * Replaces everything but one child, which is not taken out of the page: it would lose the focus.
 *
 * @param element The wrapper.
 * @param kept    The child that stays.
 * @param added   What is to be there; `place` stands for the child.
 * @param place   Where the child belongs.
 */
function replaceAround(
	element: HTMLElement,
	kept: Element,
	added: Element[],
	place: Element
): void {
	for ( const child of [ ...element.childNodes ] ) {
		if ( child !== kept ) {
			child.remove();
		}
	}
	const at = added.indexOf( place );
	kept.before( ...added.slice( 0, at ) );
	kept.after( ...added.slice( at + 1 ) );
}

/**
 * Renews a form around the field that somebody types into.
 *
 * @param form    The form in the page.
 * @param newForm What the server made.
 * @param field   The field.
 */
function renewForm( form: Element, newForm: Element, field: Element ): void {
	const keeps = [ ...form.children ].find( ( child ) =>
		child.contains( field )
	);
	const fresh = [ ...newForm.children ];
	const name = field.getAttribute( 'name' ) ?? '';
	const at = fresh.findIndex( ( child ) =>
		[ child, ...child.querySelectorAll( 'input' ) ].some(
			( input ) => input.getAttribute( 'name' ) === name
		)
	);
	for ( const child of [ ...form.children ] ) {
		if ( child !== keeps ) {
			child.remove();
		}
	}
	if ( at >= 0 ) {
		keeps?.before( ...fresh.slice( 0, at ) );
		keeps?.after( ...fresh.slice( at + 1 ) );
	}
}

/**
 * The focus is never lost: it goes to the same control, to the album's name or to the first tile.
 *
 * @param element The wrapper.
 * @param before  What had it.
 * @param reason  Why it is gone.
 */
function focusAfter(
	element: HTMLElement,
	before: Element,
	reason: Reason
): void {
	const same =
		reason === 'filter'
			? [
					...element.querySelectorAll< HTMLElement >(
						'a, input, button'
					),
				].find( ( control ) => isSameControl( control, before ) )
			: undefined;
	const crumb =
		reason === 'album'
			? element.querySelector< HTMLElement >(
					`${ BLOCK }crumbs [aria-current]`
				)
			: null;
	const target =
		same ??
		crumb ??
		firstLink( element ) ??
		element.querySelector< HTMLElement >( `${ BLOCK }status` );
	if ( target && ! target.matches( 'a[href], button, input' ) ) {
		target.tabIndex = -1;
	}
	target?.focus( { preventScroll: true } );
}

function isSameControl( one: Element, other: Element ): boolean {
	if (
		one.className !== other.className ||
		one.localName !== other.localName
	) {
		return false;
	}
	const value = ( control: Element ) =>
		[
			control.getAttribute( 'name' ),
			control.getAttribute( 'value' ),
			control.getAttribute( 'data-tag' ) ?? firstWord( control ),
		].join( '\n' );
	return value( one ) === value( other );
}

/**
 * The text of a control without its count.
 *
 * @param control A link or a button.
 */
function firstWord( control: Element ): string {
	return control.firstChild?.textContent?.trim() ?? '';
}

function namesIn( classes: string | undefined ): string[] {
	return ( classes ?? '' ).split( ' ' ).filter( Boolean );
}
