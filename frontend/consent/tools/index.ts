/**
 * `@vitrine/consent`, the script module that knows what a visitor has allowed. It comes with one adapter (plugins/, services/), on pages that have something to ask and a tool to answer.
 */
import { emit } from '@vitrine/frontend';
import { listen } from '../../core/listen';
import type { Purpose } from '..';
import type { Adapter, Mode } from './types';

export type { Adapter, Mode, Purpose };

/** Milliseconds from a change to asking, so that banners are done and many changes are one. */
const DELAY = 1000;

type Watcher = ( granted: boolean ) => void;

interface Question {
	purpose: Purpose;
	service: string;
	granted: boolean;
	watchers: Watcher[];
}

const questions = new Map< string, Question >();

let tool: Adapter | undefined;
let isSubscribed = false;
let timer: ReturnType< typeof setTimeout > | undefined;

/**
 * Says how the site's consent tool is asked.
 *
 * @param adapter How; a second one takes the place of the first.
 */
export function provide( adapter: Adapter ): void {
	const { banner, events = '' } = adapter;
	tool = adapter;
	isSubscribed = ! adapter.subscribe;
	// Another tab may have changed it, or the page comes from the cache of the way back.
	listen( `load pageshow visibilitychange ${ events }`.trim(), changed );
	if ( banner ) {
		listen( 'click', ( { target } ) => {
			if ( ( target as Element ).closest?.( banner ) ) {
				changed();
			}
		} );
	}
	if ( document.readyState === 'complete' ) {
		changed();
	}
	look();
}

/**
 * Whether something may be loaded or kept now.
 *
 * @param purpose What for; `marketing` for players, embeds and pictures of third parties.
 * @param mode    When the block asks.
 * @param service Whose content it is, such as `youtube`; some tools know services.
 */
export function allows(
	purpose: Purpose,
	mode: Mode = 'auto',
	service = ''
): boolean {
	try {
		return mode === 'off' || tool?.allows( purpose, service ) === true;
	} catch {
		return false;
	}
}

/**
 * Tells each change of an answer, about a second after it; granted already, at once.
 *
 * @param run     Gets the answer; it is no until the first call.
 * @param purpose What for.
 * @param service Whose content it is.
 */
export function watch(
	run: Watcher,
	purpose: Purpose = 'marketing',
	service = ''
): void {
	const question = ask( purpose, service );
	question.watchers.push( run );
	if ( question.granted ) {
		run( true );
	}
}

/** Something may have changed. The first of many changes sets the time, so that a tool that never rests is asked all the same. */
function changed(): void {
	timer ??= setTimeout( look, tool?.delay ?? DELAY );
}

/** Asks everything again and tells what has become another answer. */
function look(): void {
	timer = undefined;
	try {
		isSubscribed ||= tool!.subscribe!( changed );
	} catch {
		// It is tried again after the next change.
	}
	questions.forEach( ( question ) => {
		const { purpose, service, watchers } = question;
		const granted = allows( purpose, 'auto', service );
		if ( granted !== question.granted ) {
			question.granted = granted;
			for ( const run of watchers ) {
				// One that throws keeps nothing from the others.
				void Promise.resolve( granted ).then( run );
			}
			emit(
				document,
				`vitrine:consent:${ granted ? 'grant' : 'revoke' }`,
				{ purpose, service }
			);
		}
	} );
}

function ask( purpose: Purpose, service: string ): Question {
	const key = `${ purpose } ${ service }`;
	let question = questions.get( key );
	if ( ! question ) {
		question = {
			purpose,
			service,
			granted: allows( purpose, 'auto', service ),
			watchers: [],
		};
		questions.set( key, question );
	}
	return question;
}

// What themes are told by events.
ask( 'marketing', '' );
