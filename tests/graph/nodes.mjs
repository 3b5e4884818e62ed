/** Projection of nodes and lists: what was asked for, and nothing else. */
import { GraphError, namedError } from './errors.mjs';
import { formatFields } from './fields.mjs';
import { cursorPage, timePage } from './paging.mjs';

const definitions = new Map();

export function define( kind, definition ) {
	definitions.set( kind, definition );
}

export function definitionOf( node ) {
	return definitions.get( node.kind );
}

/**
 * The wanted keys of a plain value (objects, arrays, `{ data: [] }`).
 *
 * @param {*}          value
 * @param {Array|null} fields
 * @return {*} The same value, cut.
 */
export function pick( value, fields ) {
	if (
		! fields ||
		fields.length === 0 ||
		value === null ||
		typeof value !== 'object'
	) {
		return value;
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( one ) => pick( one, fields ) );
	}
	if ( Array.isArray( value.data ) ) {
		return { ...value, data: pick( value.data, fields ) };
	}
	const out = {};
	for ( const field of fields ) {
		if ( field.name in value ) {
			out[ field.alias ] = pick( value[ field.name ], field.fields );
		}
	}
	if ( 'id' in value ) {
		out.id = value.id;
	}
	return out;
}

/**
 * @param {Object}     node
 * @param {Array|null} fields  From parseFields(); empty for the defaults.
 * @param {Object}     context
 * @return {Object} What the API answers for the node.
 */
export function project( node, fields, context ) {
	const definition = definitionOf( node );
	const wanted = fields?.length
		? fields
		: definition.defaults.map( ( name ) => ( {
				name,
				alias: name,
				args: {},
				fields: null,
			} ) );
	const out = {};
	for ( const field of wanted ) {
		if ( node.override && field.name in node.override ) {
			out[ field.alias ] = pick(
				node.override[ field.name ],
				field.fields
			);
			continue;
		}
		const plain = definition.fields[ field.name ];
		const edge = definition.edges?.[ field.name ];
		if ( ! plain && ! edge ) {
			if ( field.name === 'id' ) {
				continue;
			}
			throw new GraphError( {
				code: 100,
				message: `(#100) Tried accessing nonexisting field (${ field.name }) on node type (${ definition.type })`,
			} );
		}
		const value = plain
			? pick(
					plain( node, field, context ),
					plain.whole ? null : field.fields
				)
			: edge( node, field, context );
		if ( value !== undefined ) {
			out[ field.alias ] = value;
		}
	}
	if ( ! ( 'id' in out ) && ! definition.anonymous ) {
		out.id = definition.idOf ? definition.idOf( node, context ) : node.id;
	}
	return out;
}

/**
 * A list with its paging block, for an edge or a nested field.
 *
 * @param {Object}   context
 * @param {Object}   options
 * @param {Object}   options.node
 * @param {string}   options.edge      Name in the `next` URL.
 * @param {Array}    options.items
 * @param {Object}   options.field     `args` and `fields` asked for.
 * @param {Function} options.show      Item to answer.
 * @param {Function} [options.visible] Dropped after the page was cut, as the real service does: pages get short.
 * @param {Function} [options.timeOf]  Allows time paging.
 * @param {boolean}  [options.strict]  Refuses limits over 100.
 * @param {boolean}  [options.trim]    Leaves `after` out of the last page's cursors.
 * @param {Object}   [options.summary]
 * @return {Object} `{ data, paging, summary }`.
 */
export function collection(
	context,
	{
		node,
		edge,
		items,
		field,
		show,
		visible = () => true,
		timeOf,
		strict,
		trim,
		summary,
	}
) {
	const { args } = field;
	const { state } = context;
	const limit =
		args.limit === undefined || args.limit === ''
			? 25
			: Number( args.limit );
	if (
		! Number.isInteger( limit ) ||
		limit < 0 ||
		( strict && limit > 100 )
	) {
		throw new GraphError( {
			code: 100,
			message: '(#100) Param limit must be an integer between 0 and 100',
		} );
	}
	if ( state.reduce && limit > state.reduce ) {
		throw namedError( 'reduce' );
	}
	const tail = summary ? { summary } : {};
	if ( limit === 0 ) {
		return { data: [], ...tail };
	}
	const list = state.emptied.has( node.owner ) ? [] : items;
	const make = ( extra ) => {
		const query = new URLSearchParams( {
			access_token: context.token.value,
			pretty: '0',
		} );
		if ( field.fields?.length ) {
			query.set( 'fields', formatFields( field.fields ) );
		}
		for ( const [ key, value ] of Object.entries( args ) ) {
			if (
				! [
					'access_token',
					'fields',
					'pretty',
					'limit',
					'after',
					'before',
					'since',
					'until',
					'__previous',
					'__paging_token',
					'ids',
				].includes( key )
			) {
				query.set( key, value );
			}
		}
		query.set( 'limit', String( limit ) );
		for ( const [ key, value ] of Object.entries( extra ) ) {
			query.set( key, String( value ) );
		}
		return `${ context.api }/${ context.version }/${ node.id }/${ edge }?${ query }`;
	};
	const byTime =
		timeOf &&
		( args.since ||
			args.until ||
			args.__paging_token ||
			state.paging === 'time' ) &&
		! args.after &&
		! args.before;
	if ( byTime ) {
		const page = timePage(
			list,
			{
				limit,
				since: unix( args.since ),
				until: unix( args.until ),
				previous: Boolean( args.__previous ),
				token: args.__paging_token,
				short: state.shortpages,
			},
			timeOf
		);
		const data = page.items.filter( visible ).map( show );
		if ( page.items.length === 0 ) {
			return { data, ...tail };
		}
		return {
			data,
			paging: {
				previous: make( {
					__previous: 1,
					since: page.since,
					until: '',
					__paging_token: page.first,
				} ),
				next: make( {
					until: page.until,
					since: args.__previous ? '' : ( args.since ?? '' ),
					__paging_token: page.last,
					__previous: '',
				} ),
			},
			...tail,
		};
	}
	const page = cursorPage( list, {
		limit,
		after: args.after,
		before: args.before,
		short: state.shortpages,
		empties: state.emptypages,
		lenient: state.cursors === 'lenient',
	} );
	const data = page.items.filter( visible ).map( show );
	if ( ! page.before ) {
		return { data, ...tail };
	}
	return {
		data,
		paging: {
			cursors: {
				before: page.before,
				...( trim && ! page.next ? {} : { after: page.after } ),
			},
			...( page.previous
				? { previous: make( { before: page.before } ) }
				: {} ),
			...( page.next ? { next: make( { after: page.after } ) } : {} ),
		},
		...tail,
	};
}

function unix( text ) {
	if ( ! text ) {
		return 0;
	}
	return /^\d+$/.test( text )
		? Number( text )
		: Math.floor( Date.parse( text ) / 1000 ) || 0;
}
