/**
 * Figure 11: what comments from the store and a webhook cost above an empty answer, and when a webhook's post is on the page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ms, more } from './figures.mjs';
import { benchSite, inSite, inTurn, view } from './sites.mjs';
import { median } from './statistics.mjs';

const MAX_MS = { comments: 10, webhook: 15 };
const MAX_SECONDS = 5;

const SECRET = `<?php define( 'VITRINE_FACEBOOK_APP_SECRET', 'vitrine-app-secret' ); add_filter( 'vitrine_posts_kept', static fn() => 20 );`;

const totals = ( views ) => median( views.map( ( { total } ) => total ) );

/**
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function talk( quick ) {
	const site = await benchSite( {} );
	try {
		fs.writeFileSync(
			path.join( site.folder, 'wp-content/mu-plugins/secret.php' ),
			SECRET
		);
		const urls = await inSite( site, 'talk.php', { comments: 25 } );
		const times = quick ? 20 : 100;
		const send = async ( order ) => {
			const begun = performance.now();
			const { webhook } = await site.control( { webhook: order } );
			if ( webhook.status !== 200 ) {
				throw new Error(
					`A webhook was answered ${ webhook.status }.`
				);
			}
			return { total: performance.now() - begun };
		};
		for ( let i = 0; i < 10; i++ ) {
			await view( urls.comments );
			await view( urls.empty );
		}
		const [ comments, empty ] = await inTurn(
			times,
			() => view( urls.comments ),
			() => view( urls.empty )
		);
		if ( comments.some( ( { status } ) => status !== 200 ) ) {
			throw new Error( 'Comments were refused.' );
		}
		const { added } = await site.control( {
			add: {
				account: '108420116093001',
				kind: 'photo',
				text: 'Told by a webhook',
				photos: [ 'poppy' ],
			},
		} );
		const begun = performance.now();
		await send( { to: urls.webhook, id: added[ 0 ] } );
		let seconds = 0;
		while (
			seconds < 30 &&
			! ( await view( urls.page ) ).html.includes( 'Told by a webhook' )
		) {
			seconds = ( performance.now() - begun ) / 1000;
		}
		// The same empty answer, sent by the same server in the same way.
		const [ webhooks, nothing ] = await inTurn(
			times,
			() => send( { to: urls.webhook, id: added[ 0 ] } ),
			() => send( { to: urls.empty, id: added[ 0 ] } )
		);
		const figure = ( name, one, two, budget ) => ( {
			name,
			measured: ms( totals( one ) ),
			baseline: ms( totals( two ) ),
			difference: more( totals( one ) - totals( two ), ms ),
			budget: `+${ budget } ms`,
			holds: totals( one ) - totals( two ) <= budget,
		} );
		return [
			figure(
				'11 25 comments of a post from the store (baseline: an empty answer of the REST API)',
				comments,
				empty,
				MAX_MS.comments
			),
			figure(
				'11 A webhook answered (baseline: the same sent to an empty route)',
				webhooks,
				nothing,
				MAX_MS.webhook
			),
			{
				name: '11 The post of a webhook is on the page',
				measured: `${ seconds.toFixed( 1 ) } s`,
				baseline: '',
				difference: '',
				budget: `${ MAX_SECONDS } s`,
				holds: seconds <= MAX_SECONDS,
			},
		];
	} finally {
		await site.stop();
	}
}
