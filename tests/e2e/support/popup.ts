/** Pages with popups of their own, and how a visitor uses them. */
import type { Page } from '@playwright/test';
import type {
	DocumentSettings,
	Kind,
	RuleSet,
	Triggers,
} from '../../../frontend/render/popup/types';
import { publishPage } from './content';
import { expect, type Site } from './test';

export interface Popup {
	/** Id of the dialog. */
	anchor: string;
	kind?: Kind;
	label?: string;
	settings?: Partial< DocumentSettings >;
	timing?: RuleSet;
	triggers?: Partial< Triggers >;
	/** HTML of what is in it. */
	html?: string;
}

/** Enough to scroll. */
export const FILLER = '<p>Words on the page behind.</p>'.repeat( 60 );

const LETTER =
	'<h2>The letter</h2><p>Once a month.</p><p><label>E-mail <input type="email" name="email"></label></p><p><button type="button">Subscribe</button></p>';

const html = ( content: string ) =>
	`<!-- wp:html -->${ content }<!-- /wp:html -->`;

/**
 * Publishes a page with popups, each with a link `#open-{anchor}` to it.
 *
 * @param site   The site.
 * @param popups The popups, blocks of that page.
 * @param before HTML before the links.
 * @return Its address.
 */
export async function popupPage(
	site: Site,
	popups: Popup[],
	before = ''
): Promise< string > {
	const blocks = popups.map( ( { html: content = LETTER, ...popup } ) => {
		const attributes = { label: `The ${ popup.anchor }`, ...popup };
		return `<!-- wp:vitrine/popup ${ JSON.stringify( attributes ) } -->${ html( content ) }<!-- /wp:vitrine/popup -->`;
	} );
	const links = popups.map(
		( { anchor } ) =>
			`<p><a href="#${ anchor }" id="open-${ anchor }">Open ${ anchor }</a></p>`
	);
	const { url } = await publishPage(
		site,
		html( before + links.join( '' ) + FILLER ) + blocks.join( '' )
	);
	return url;
}

/**
 * Waits until what popups fetch later is there: scripts go on with it before this does.
 *
 * @param page  The page.
 * @param names Of files beside that of `@vitrine/popup`, such as `popup-dialog`.
 */
export const later = ( page: Page, ...names: string[] ): Promise< void > =>
	page.evaluate( async ( files ) => {
		const first = document.querySelector< HTMLScriptElement >(
			'script[src*="/frontend/popup.js"]'
		);
		for ( const file of files ) {
			await import(
				String( first?.src.replace( 'popup.js', `${ file }.js` ) )
			);
		}
	}, names );

/**
 * Waits until nothing about a popup moves: what belongs to an open one has come.
 *
 * @param page   The page.
 * @param anchor Id of the dialog.
 */
export async function opened( page: Page, anchor: string ): Promise< void > {
	await expect( page.locator( `#${ anchor }` ) ).toBeVisible();
	await later( page, 'popup-dialog' );
	await page.waitForFunction( ( id ) => {
		const dialog = document.getElementById( id );
		return dialog && ! dialog.classList.contains( 'is-entering' );
	}, anchor );
}

/**
 * Opens every panel of popups in the editor; most are closed at first.
 *
 * @param page The page of the editor.
 */
export const openPanels = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const { data } = (
			window as unknown as {
				wp: {
					data: {
						dispatch: ( store: string ) => {
							set: (
								scope: string,
								name: string,
								value: object
							) => void;
						};
					};
				};
			}
		 ).wp;
		data.dispatch( 'core/preferences' ).set( 'vitrine', 'popupPanels', {
			where: true,
			who: true,
			when: true,
			general: true,
			layout: true,
			closing: true,
			animation: true,
			priority: true,
			statistics: true,
		} );
	} );
