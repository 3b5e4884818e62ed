/**
 * Figure 4: a hundred visitors at once while the network takes two seconds for every answer.
 */
import { ms, more } from './figures.mjs';
import { EVERY_PART } from './render.mjs';
import { benchSite, inSite, start, view } from './sites.mjs';
import { median, quantile } from './statistics.mjs';
import { pause } from '../../tools/processes.mjs';

const VISITORS = 100;
const STALL = 2000;
const RUNNERS = 6;

const together = ( url ) =>
	Promise.all( Array.from( { length: VISITORS }, () => view( url ) ) );

/**
 * How many calls of the API were under way at the same time at most: one refresh makes one after the other.
 *
 * @param {Object[]} requests
 * @return {number} The most.
 */
function mostAtOnce( requests ) {
	const edges = requests
		.filter( ( { kind } ) => kind === 'api' )
		.flatMap( ( { at, ms: lasted } ) => {
			const begin = Date.parse( at );
			return [
				[ begin, 1 ],
				[ lasted === null ? Infinity : begin + lasted, -1 ],
			];
		} )
		.sort(
			( [ one, step ], [ other, otherStep ] ) =>
				one - other || step - otherStep
		);
	let now = 0;
	let most = 0;
	for ( const [ , step ] of edges ) {
		now += step;
		most = Math.max( most, now );
	}
	return most;
}

/**
 * Lets the background run come to its end.
 *
 * @param {Object} site
 */
async function calm( site ) {
	await site.control( { stall: 0, fail: 'invalid_token', picture: '404' } );
	for (
		let i = 0;
		i < 40 && ( await inSite( site, 'lease.php', { end: false } ) ).busy;
		i++
	) {
		await pause( 150 );
	}
	await site.control( { reset: true } );
}

/**
 * @param {'sqlite'|'mysql'} db
 * @param {boolean}          quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function crowd( db, quick ) {
	const site = await benchSite( { db, cron: true, workers: 8 } );
	try {
		const { source } = await inSite( site, 'crowd.php', {
			state: 'stale',
			due: false,
		} );
		const { crowd: url } = await inSite( site, 'pages.php', {
			pages: { crowd: { source, number: 20, ...EVERY_PART } },
		} );
		await together( url );
		const figures = [];
		for ( const state of quick
			? [ 'stale' ]
			: [ 'empty', 'stale', 'broken' ] ) {
			await inSite( site, 'crowd.php', { state, due: false } );
			await site.control( { reset: true } );
			const quiet = await together( url );
			const quietLog = ( await site.graphLog() ).requests;

			await inSite( site, 'crowd.php', { state, due: true } );
			await site.control( { reset: true } );
			await site.control( {
				stall: STALL,
				picture: { kind: 'slow', ms: STALL },
			} );
			// The first visitor's WordPress starts the background run; the crowd comes while that waits for the network.
			const slow = [ await view( url ) ];
			for (
				let i = 0;
				i < 60 && ! ( await site.graphLog() ).total;
				i++
			) {
				await pause( 50 );
			}
			slow.push( ...( await together( url ) ) );
			const slowLog = ( await site.graphLog() ).requests;
			await calm( site );

			const views = [ ...quiet, ...slow ];
			const bad = views.filter( ( { status } ) => status !== 200 ).length;
			const calls =
				views.reduce( ( sum, one ) => sum + one.calls, 0 ) +
				quietLog.length;
			const waited = Math.max( ...views.map( ( one ) => one.waited ) );
			const times = ( some ) => some.map( ( { total } ) => total );
			const said = ( some ) =>
				`${ ms( median( times( some ) ) ) }, p95 ${ ms( quantile( times( some ), 0.95 ) ) }`;
			figures.push(
				{
					name: `4 ${ VISITORS } visitors at once, ${ state } store: calls to the network by views${ bad ? `; ${ bad } VIEWS FAILED` : '' } (of the background run meanwhile: ${ slowLog.length })`,
					measured: String( calls ),
					baseline: '0',
					difference: `+${ calls }`,
					budget: '0',
					holds: calls === 0 && bad === 0,
				},
				{
					name: `4 The same, ${ state } store: longest wait of a view for the network`,
					measured: ms( waited ),
					baseline: '0',
					difference: more( waited, ms ),
					budget: '0 ms',
					holds: waited === 0,
				},
				{
					name: `4 The same, ${ state } store: time in PHP while a refresh waits 2 s for each answer (baseline: nothing due, network not slowed)`,
					measured: said( slow ),
					baseline: said( quiet ),
					difference: `${ ms( median( times( slow ) ) - median( times( quiet ) ) ) }`,
					budget: '',
					holds: null,
				},
				{
					name: `4 The same, ${ state } store: refreshes of the source at once`,
					measured: String( mostAtOnce( slowLog ) ),
					baseline: '1',
					difference: '',
					budget: '1',
					holds: mostAtOnce( slowLog ) <= 1,
				}
			);
		}
		// WordPress's own lock keeps background runs apart; ours has to hold without it.
		await inSite( site, 'crowd.php', { state: 'stale', due: false } );
		await site.control( { reset: true } );
		await site.control( {
			stall: STALL,
			picture: { kind: 'slow', ms: STALL },
		} );
		const runs = Array.from( { length: RUNNERS }, () =>
			start( site, 'run.php' )
		);
		await pause( 6000 );
		const { requests } = await site.graphLog();
		for ( const { child } of runs ) {
			child.kill( 'SIGKILL' );
		}
		await Promise.all( runs.map( ( { result } ) => result ) );
		figures.push( {
			name: `4 ${ RUNNERS } background runs at once for 6 s, past WordPress's lock: refreshes of the source at once (${ requests.length } calls)`,
			measured: String( mostAtOnce( requests ) ),
			baseline: '1',
			difference: '',
			budget: '1',
			holds: requests.length > 0 && mostAtOnce( requests ) === 1,
		} );
		return figures;
	} finally {
		await site.stop();
	}
}
