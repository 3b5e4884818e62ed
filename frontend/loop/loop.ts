/** A loop: what a visitor chooses is shown in place, and Back leads to what was there before. */
import { emit } from '@vitrine/frontend';
import { goTo } from '../core/go-to';
import { isPlainClick } from '../feed/plain-click';
import { addressOf, addressOfForm, choicesIn, currentAddress } from './address';
import { type LoopData, loopData } from './data';
import { fetchLoop, type LoopAnswer, LoopUnknown } from './fetch-loop';
import { prefetchOnIntent } from './intent';
import { morph } from './morph';
import { prepareStatus, say, sayFailed } from './say';
import { inTransition } from './transition';

const FILTER = '.wp-block-vitrine-loop-filter';
const PAGES = '.wp-block-vitrine-loop-pagination, .wp-block-query-pagination';

/** Blocks of core that come alive by its Interactivity API: only core can bring them to life. */
const INTERACTIVE = '[data-wp-interactive]';

/** Answers that are kept: Back needs no request. */
const MAX_KNOWN = 30;

const regions = new WeakSet< Element >();

/**
 * Lets the blocks of a loop change it in place.
 *
 * @param block A filter, or links to pages.
 */
export function attachLoop( block: HTMLElement ): void {
	const data = loopData( block );
	const region = block.closest< HTMLElement >( '.wp-block-query' );
	if (
		data &&
		region &&
		! regions.has( region ) &&
		! region.querySelector( INTERACTIVE )
	) {
		regions.add( region );
		new Loop( data, region ).attach();
	}
}

class Loop {
	/** Path and query of what is shown, or is on its way. */
	private at: string;
	private readonly known = new Map< string, Promise< LoopAnswer > >();

	/**
	 * @param data   What the server tells.
	 * @param region The loop.
	 */
	constructor(
		private readonly data: LoopData,
		private readonly region: HTMLElement
	) {
		this.at = data.at;
	}

	attach(): void {
		const { region } = this;
		prepareStatus();
		region.addEventListener( 'click', ( event ) => {
			const link = this.linkOf( event );
			const at = link && isPlainClick( event ) && addressOf( link );
			if ( at ) {
				event.preventDefault();
				this.turn( at, link.href, !! link.closest( PAGES ) );
			}
		} );
		region.addEventListener( 'submit', ( event ) => {
			const form = event.target as HTMLFormElement;
			if ( form.closest( FILTER ) ) {
				event.preventDefault();
				const at = addressOfForm( form );
				this.turn( at, at, false );
			}
		} );
		region.addEventListener( 'change', ( { target } ) =>
			( target as HTMLInputElement ).form
				?.closest( `${ FILTER } .is-instant` )
				?.dispatchEvent(
					new SubmitEvent( 'submit', {
						bubbles: true,
						cancelable: true,
					} )
				)
		);
		prefetchOnIntent( region, ( target ) => {
			const link = this.linkOf( { target } );
			const at = link ? addressOf( link ) : '';
			if ( at ) {
				this.fetch( at ).catch( () => undefined );
			}
		} );
		window.addEventListener( 'popstate', () => this.follow() );
		// A cache that does not look at queries has served another page than the address asks for.
		const { loop, at } = this.data;
		if ( choicesIn( at, loop ) !== choicesIn( currentAddress(), loop ) ) {
			this.follow();
		}
	}

	/** The link of a filter, or to a page, that something happens to. */
	private linkOf( {
		target,
	}: {
		target: EventTarget | null;
	} ): HTMLAnchorElement | null | undefined {
		const link = ( target as Element ).closest( 'a' );
		return link?.closest( `${ FILTER }, ${ PAGES }` ) && link;
	}

	/**
	 * Asks for the loop, once.
	 *
	 * @param at Path and query.
	 */
	private fetch( at: string ): Promise< LoopAnswer > {
		const { known } = this;
		const answer =
			known.get( at ) ??
			fetchLoop( this.data, at ).catch( ( reason: unknown ) => {
				known.delete( at );
				throw reason;
			} );
		// The one that was wanted last is the last to go.
		known.delete( at );
		known.set( at, answer );
		for ( const first of known.keys() ) {
			if ( known.size > MAX_KNOWN ) {
				known.delete( first );
			}
		}
		return answer;
	}

	/**
	 * Shows what a visitor has chosen.
	 *
	 * @param at     Path and query.
	 * @param href   Address of the page that shows it.
	 * @param isPage Whether it is another page of the same posts.
	 */
	private async turn(
		at: string,
		href: string,
		isPage: boolean
	): Promise< void > {
		const before = this.at;
		try {
			const answer = await this.show( at, ( { url } ) => {
				this.at = url;
				window.history.pushState(
					null,
					'',
					url + window.location.hash
				);
			} );
			if ( answer && isPage ) {
				this.begin();
			}
		} catch ( reason ) {
			if ( this.at !== at ) {
				return;
			}
			this.at = before;
			if ( reason instanceof LoopUnknown ) {
				goTo( href );
			} else {
				sayFailed( this.data.failed, this.data.open, href );
			}
		}
	}

	/** Shows what the address asks for, after Back or Forward. */
	private async follow(): Promise< void > {
		const at = currentAddress();
		if ( at !== this.at ) {
			await this.show( at, () => undefined ).catch( () =>
				window.location.reload()
			);
		}
	}

	/**
	 * Shows the loop.
	 *
	 * @param at   Path and query.
	 * @param told Gets the answer before it is shown.
	 * @return False = something else is wanted meanwhile.
	 * @throws When the site does not tell.
	 */
	private async show(
		at: string,
		told: ( answer: LoopAnswer ) => void
	): Promise< boolean > {
		const { region } = this;
		this.at = at;
		region.setAttribute( 'aria-busy', 'true' );
		try {
			const answer = await this.fetch( at );
			const wanted = parse( answer.html );
			if ( this.at !== at ) {
				return false;
			}
			if ( ! wanted || wanted.querySelector( INTERACTIVE ) ) {
				throw new LoopUnknown();
			}
			told( answer );
			addStyles( answer.styles );
			const added: Element[] = [];
			await inTransition( () => {
				wanted.setAttribute( 'aria-busy', 'true' );
				morph( region, wanted, added );
				emit( region, 'vitrine:replaced', { added } );
			} );
			say( answer.status );
			return true;
		} finally {
			// Whoever asked last says when it is over.
			if ( this.at === at || ! this.known.has( this.at ) ) {
				region.removeAttribute( 'aria-busy' );
			}
		}
	}

	/** Leads to the beginning of another page. */
	private begin(): void {
		const { region } = this;
		region.tabIndex = -1;
		region.focus( { preventScroll: true } );
		region.scrollIntoView( { block: 'nearest' } );
	}
}

/** The loop that the site has answered. */
const parse = ( html: string ): HTMLElement | undefined => {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return (
		template.content.querySelector< HTMLElement >( '.wp-block-query' ) ??
		undefined
	);
};

const sheets = new Set< string >();

/** Adds styles that blocks have by themselves; a policy against styles in the page lets them pass. */
function addStyles( styles: string ): void {
	if ( styles && ! sheets.has( styles ) ) {
		sheets.add( styles );
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( styles );
		document.adoptedStyleSheets.push( sheet );
	}
}
