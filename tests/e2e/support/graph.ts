/** Faults and states of the Graph server, and what it was asked for. */
export class Graph {
	constructor( readonly url: string ) {}

	/**
	 * @param switches Such as `{ fail: 'html503', times: 2 }`; see tests/graph/control.mjs.
	 */
	async control(
		switches: Record< string, unknown >
	): Promise< Record< string, unknown > > {
		return this.ask( '/__control', {
			method: 'POST',
			body: JSON.stringify( switches ),
		} );
	}

	async reset(): Promise< void > {
		await this.control( { reset: true } );
	}

	/** The requests since the last reset. */
	async log(): Promise< Record< string, unknown > > {
		return this.ask( '/__log' );
	}

	private async ask(
		path: string,
		options: RequestInit = {}
	): Promise< Record< string, unknown > > {
		const response = await fetch( `${ this.url }${ path }`, options );
		const text = await response.text();
		if ( ! response.ok ) {
			throw new Error(
				`The Graph server answered ${ response.status }: ${ text }`
			);
		}
		return JSON.parse( text ) as Record< string, unknown >;
	}
}
