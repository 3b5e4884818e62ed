import type { Locator, Page } from '@playwright/test';
import { TOKENS } from './content';
import { expect } from './test';

/** The screen Settings → Vitrine. */
export class Settings {
	readonly place: Locator;
	readonly dialog: Locator;
	/** What is told in passing. */
	readonly remarks: Locator;

	constructor( readonly page: Page ) {
		this.place = page.locator( '#vitrine-settings' );
		this.dialog = page.getByRole( 'dialog' );
		this.remarks = page.locator( '.vitrine-settings__remarks' );
	}

	/** Opens the screen. */
	async open(): Promise< void > {
		await this.page.goto( '/wp-admin/options-general.php?page=vitrine' );
		await this.place
			.getByRole( 'button', { name: 'Connect an account' } )
			.waitFor();
	}

	/**
	 * The row of an account.
	 *
	 * @param name Its name, or a part of what the row says.
	 */
	row( name: string | RegExp ): Locator {
		return this.place.getByRole( 'row' ).filter( { hasText: name } );
	}

	/**
	 * Chooses an action of an account.
	 *
	 * @param row    Its row.
	 * @param action The action.
	 */
	async act( row: Locator, action: string ): Promise< void > {
		await row.getByRole( 'button', { name: 'Actions' } ).click();
		await this.page.getByRole( 'menuitem', { name: action } ).click();
	}

	/**
	 * Pastes a token into the dialog of a new account and looks what it manages.
	 *
	 * @param token   The token.
	 * @param network What is connected.
	 */
	async find(
		token: string,
		network: 'Facebook page' | 'Instagram account' = 'Facebook page'
	): Promise< void > {
		await this.page
			.getByRole( 'button', { name: 'Connect an account' } )
			.click();
		await this.dialog.getByRole( 'radio', { name: network } ).check();
		await this.dialog.getByLabel( 'Access token' ).fill( token );
		await this.dialog
			.getByRole( 'button', { name: 'Find accounts' } )
			.click();
	}

	/** Connects the account that was found. */
	async connect(): Promise< void > {
		await this.dialog
			.getByRole( 'button', { name: 'Connect 1 account' } )
			.click();
	}

	/**
	 * Gives an account a new token.
	 *
	 * @param row   Its row.
	 * @param token The token.
	 */
	async reconnect( row: Locator, token: string ): Promise< void > {
		await this.act( row, 'Reconnect' );
		await this.dialog.getByLabel( 'Access token' ).fill( token );
		await this.dialog.getByRole( 'button', { name: 'Reconnect' } ).click();
	}
}

/** Anything that a token could be recognized by. */
const TRACES = [ ...Object.values( TOKENS ), 'access_token=' ];

/**
 * Looks for tokens in whatever a page receives and asks for.
 *
 * @param page The page.
 * @return Expects, at the end, that no token was there and that none stands in the page.
 */
export function expectNoToken( page: Page ): () => Promise< void > {
	const found: string[] = [];
	const reading: Promise< void >[] = [];
	const look = ( text: string, place: string ) => {
		if ( TRACES.some( ( trace ) => text.includes( trace ) ) ) {
			found.push( place );
		}
	};
	page.on( 'request', ( request ) =>
		look( decodeURIComponent( request.url() ), request.url() )
	);
	page.on( 'response', ( response ) => {
		look( JSON.stringify( response.headers() ), response.url() );
		reading.push(
			response.text().then(
				( text ) => look( text, response.url() ),
				// Redirections and pictures have no text.
				() => {}
			)
		);
	} );
	return async () => {
		await Promise.all( reading );
		const html = await page.evaluate(
			() =>
				document.documentElement.outerHTML +
				[ ...document.querySelectorAll( 'input' ) ]
					.map( ( { value } ) => value )
					.join( '\n' ) +
				JSON.stringify( { ...localStorage, ...sessionStorage } )
		);
		look( html, 'the page itself' );
		look( page.url(), 'the address' );
		expect( found, 'places that show a token' ).toEqual( [] );
	};
}
