/**
 * What a visitor says to a stand-in: everything, nothing but the necessary, or statistics alone.
 */
export type Answer = 'all' | 'none' | 'statistics';

/** How a stand-in goes wrong: it throws, or answers what it never should. */
export type Fault = 'throw' | 'nonsense';

/**
 * Draws the banner of a stand-in: a container with the name of the real one, and three buttons. Whoever uses it clicks.
 *
 * @param container Id (`#…`) or class (`.…`) of the real banner.
 * @param decide    What the tool does after a click.
 * @return Wraps what the tool answers, so that `window.consentTool.spoil()` can make it go wrong.
 */
export type Draw = (
	container: string,
	decide: ( answer: Answer ) => void
) => < Value >( value: () => Value ) => Value;

/** A tool as it shows itself to a page. Written so that its text runs in any page. */
export type StandIn = ( draw: Draw ) => void;

export const draw: Draw = ( container, decide ) => {
	const banner = document.createElement( 'div' );
	if ( container[ 0 ] === '#' ) {
		banner.id = container.slice( 1 );
	} else {
		banner.className = container.slice( 1 );
	}
	banner.style.cssText = 'position:fixed;inset:auto 0 0 0;z-index:9';
	for ( const answer of [ 'all', 'none', 'statistics' ] ) {
		const button = document.createElement( 'button' );
		button.textContent = answer;
		button.dataset[ 'answer' ] = answer;
		button.addEventListener( 'click', () => decide( answer as Answer ) );
		banner.append( button );
	}
	document.body.append( banner );
	let fault = '';
	Object.assign( window, {
		consentTool: {
			spoil( kind: string ) {
				fault = kind;
			},
		},
	} );
	return ( value ) => {
		if ( fault === 'throw' ) {
			throw new Error( 'The tool is broken.' );
		}
		return fault === 'nonsense' ? ( { yes: 'no' } as never ) : value();
	};
};

/**
 * A script that puts a stand-in into a page.
 *
 * @param standIn Which.
 */
export const scriptOf = ( standIn: StandIn ): string =>
	`( ${ standIn } )( ${ draw } );`;
