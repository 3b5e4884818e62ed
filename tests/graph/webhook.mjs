/** The sender of signed webhooks, as a subscription to a page's `feed` gets them. */
import { createHmac, randomBytes } from 'node:crypto';

const LOCAL = [ '127.0.0.1', 'localhost', '[::1]' ];

/**
 * @param {Object} server
 * @param {Object} order  `to`, `verify` | `item`, `verb`, `id`, `value`, `body`, `secret`, `signature`.
 * @return {Promise<Object>} Status and text of the receiver's answer.
 */
export async function sendWebhook( server, order ) {
	const to = new URL( order.to );
	if ( ! LOCAL.includes( to.hostname ) ) {
		throw new Error( 'Webhooks go to this machine only.' );
	}
	if ( order.verify !== undefined ) {
		const challenge = String(
			order.challenge ??
				parseInt( randomBytes( 4 ).toString( 'hex' ), 16 )
		);
		to.searchParams.set( 'hub.mode', 'subscribe' );
		to.searchParams.set( 'hub.challenge', challenge );
		to.searchParams.set( 'hub.verify_token', order.verify );
		const answer = await fetch( to );
		const text = await answer.text();
		return {
			status: answer.status,
			body: text,
			accepted: answer.ok && text.trim() === challenge,
		};
	}
	const now = Math.floor( server.now() );
	const subject = order.id ? server.world.nodes.get( order.id ) : null;
	const page =
		order.page ??
		subject?.owner ??
		[ ...server.world.nodes.values() ].find(
			( node ) => node.kind === 'Page'
		)?.id;
	const owner = server.world.nodes.get( page );
	const item =
		order.item ?? ( subject?.kind === 'Comment' ? 'comment' : 'post' );
	const value = {
		from: { id: page, name: owner?.name },
		item,
		verb: order.verb ?? 'add',
		post_id: subject?.kind === 'Comment' ? subject.subject : order.id,
		...( item === 'comment'
			? {
					comment_id: order.id,
					parent_id: subject?.parent?.id ?? subject?.subject,
				}
			: {} ),
		...( item === 'reaction'
			? { reaction_type: order.reaction ?? 'like', parent_id: order.id }
			: {} ),
		created_time: subject?.created ?? now,
		...( subject?.message
			? { message: subject.override?.message ?? subject.message }
			: {} ),
		...order.value,
	};
	const body =
		order.body ??
		JSON.stringify( {
			object: 'page',
			entry: [
				{ id: page, time: now, changes: [ { field: 'feed', value } ] },
			],
		} );
	const secret = order.secret ?? server.world.app.secret;
	const signature =
		order.signature ??
		`sha256=${ createHmac( 'sha256', secret ).update( body ).digest( 'hex' ) }`;
	const answer = await fetch( to, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'user-agent': 'facebookexternalua',
			...( signature ? { 'x-hub-signature-256': signature } : {} ),
		},
		body,
	} );
	return {
		status: answer.status,
		body: ( await answer.text() ).slice( 0, 2000 ),
		sent: body,
	};
}
