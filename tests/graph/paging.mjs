/** Cursor paging and time paging over a list, as pure functions. */
import { GraphError } from './errors.mjs';

export function encodeCursor( id, index, afterEmpty = false ) {
	return Buffer.from(
		`${ id }|${ index }${ afterEmpty ? '|e' : '' }`
	).toString( 'base64url' );
}

export function decodeCursor( cursor ) {
	const [ id, index, flag ] = Buffer.from( String( cursor ), 'base64url' )
		.toString( 'utf8' )
		.split( '|' );
	if ( ! id || ! /^\d+$/.test( index ?? '' ) ) {
		throw new GraphError( { code: 100, message: '(#100) Invalid cursor' } );
	}
	return { id, index: Number( index ), afterEmpty: flag === 'e' };
}

function place( items, cursor, lenient ) {
	const index = items.findIndex( ( item ) => item.id === cursor.id );
	if ( index < 0 && ! lenient ) {
		// A cursor dies with the item it points to.
		throw new GraphError( {
			code: 100,
			message: '(#100) Invalid cursor: the object it points to is gone',
		} );
	}
	return index;
}

/**
 * @param {Array<{id: string}>} items
 * @param {Object}              options
 * @param {number}              options.limit
 * @param {string}              [options.after]
 * @param {string}              [options.before]
 * @param {number}              [options.short]   Answer at most this many, whatever the limit is.
 * @param {boolean}             [options.empties] Put an empty page with a `next` before every further page.
 * @param {boolean}             [options.lenient] Survive the deletion of a cursor's item.
 * @return {{items: Array, before: string, after: string, next: boolean, previous: boolean}} One page.
 */
export function cursorPage( items, options ) {
	const size = Math.max(
		0,
		Math.min( options.limit, options.short || Infinity )
	);
	let start = 0;
	let end = size;
	if ( options.after ) {
		const cursor = decodeCursor( options.after );
		const found = place( items, cursor, options.lenient );
		start = found < 0 ? Math.min( cursor.index, items.length ) : found + 1;
		if ( options.empties && ! cursor.afterEmpty && start < items.length ) {
			const same = encodeCursor( cursor.id, cursor.index, true );
			return {
				items: [],
				before: same,
				after: same,
				next: true,
				previous: true,
			};
		}
		end = start + size;
	} else if ( options.before ) {
		const cursor = decodeCursor( options.before );
		const found = place( items, cursor, options.lenient );
		end = found < 0 ? Math.min( cursor.index, items.length ) : found;
		start = Math.max( 0, end - size );
	}
	const page = items.slice( start, end );
	return {
		items: page,
		before: page.length ? encodeCursor( page[ 0 ].id, start ) : '',
		after: page.length
			? encodeCursor(
					page[ page.length - 1 ].id,
					start + page.length - 1
				)
			: '',
		next: page.length > 0 && start + page.length < items.length,
		previous: page.length > 0 && start > 0,
	};
}

/**
 * Time paging: the newest first, `until` and `since` in Unix seconds. Like the
 * real service it offers a `next` until a page comes out empty.
 *
 * @param {Array<{id: string}>}     items   Sorted, newest first.
 * @param {Object}                  options `limit`, `since`, `until`, `previous`, `token`, `short`.
 * @param {function(Object):number} timeOf  Unix seconds of an item.
 * @return {{items: Array, since: number, until: number, first: string, last: string}} One page.
 */
export function timePage( items, options, timeOf ) {
	const size = Math.max(
		0,
		Math.min( options.limit, options.short || Infinity )
	);
	const token = options.token || '';
	const at = token ? items.findIndex( ( item ) => item.id === token ) : -1;
	let range = items;
	if ( options.previous ) {
		range =
			at >= 0
				? items.slice( 0, at )
				: items.filter( ( item ) => timeOf( item ) > options.since );
		range = range.slice( -size );
	} else {
		if ( options.until ) {
			range =
				at >= 0
					? items.slice( at + 1 )
					: items.filter( ( item ) =>
							token
								? timeOf( item ) < options.until
								: timeOf( item ) <= options.until
						);
		}
		if ( options.since ) {
			range = range.filter( ( item ) => timeOf( item ) >= options.since );
		}
		range = range.slice( 0, size );
	}
	const first = range[ 0 ];
	const last = range[ range.length - 1 ];
	return {
		items: range,
		since: first ? timeOf( first ) : 0,
		until: last ? timeOf( last ) : 0,
		first: first?.id ?? '',
		last: last?.id ?? '',
	};
}
