/**
 * Parser of the Graph API's `fields` parameter:
 * `id,comments.limit(5).summary(true){from,message},reactions.type(LOVE).as(love)`.
 */
import { GraphError } from './errors.mjs';

function syntaxError( text, position, expected ) {
	return new GraphError( {
		message: `Syntax error "Expected ${ expected }." at character ${ position }: ${ text }`,
		code: 2500,
	} );
}

/**
 * @param {string} text
 * @return {Array<{name: string, alias: string, args: Object<string, string>, fields: Array|null}>} The fields asked for, in order.
 */
export function parseFields( text ) {
	const source = String( text ?? '' );
	let position = 0;

	function skipSpace() {
		while ( /\s/.test( source[ position ] ?? '' ) ) {
			position++;
		}
	}

	function name() {
		skipSpace();
		const match = /^[A-Za-z0-9_\-:]+/.exec( source.slice( position ) );
		if ( ! match ) {
			throw syntaxError( source, position, 'name' );
		}
		position += match[ 0 ].length;
		skipSpace();
		return match[ 0 ];
	}

	function argument() {
		// A value may hold parentheses of its own, as in since(strtotime(x)).
		let depth = 1;
		const start = ++position;
		while ( position < source.length && depth > 0 ) {
			if ( source[ position ] === '(' ) {
				depth++;
			} else if ( source[ position ] === ')' ) {
				depth--;
			}
			position++;
		}
		if ( depth > 0 ) {
			throw syntaxError( source, position, '")"' );
		}
		skipSpace();
		return source.slice( start, position - 1 ).trim();
	}

	function field() {
		const found = { name: name(), alias: '', args: {}, fields: null };
		for (;;) {
			if ( source[ position ] === '.' ) {
				position++;
				const modifier = name();
				if ( source[ position ] !== '(' ) {
					throw syntaxError( source, position, '"("' );
				}
				found.args[ modifier ] = argument();
			} else if ( source[ position ] === '{' && found.fields === null ) {
				position++;
				found.fields = list( '}' );
				position++;
				skipSpace();
			} else {
				break;
			}
		}
		found.alias = found.args.as || found.name;
		delete found.args.as;
		return found;
	}

	function list( end ) {
		const found = [];
		skipSpace();
		while ( position < source.length && source[ position ] !== end ) {
			if ( source[ position ] === ',' ) {
				position++;
				skipSpace();
				continue;
			}
			found.push( field() );
			skipSpace();
			if (
				position < source.length &&
				source[ position ] !== ',' &&
				source[ position ] !== end
			) {
				throw syntaxError( source, position, 'end of string' );
			}
		}
		if ( end && source[ position ] !== end ) {
			throw syntaxError( source, position, `"${ end }"` );
		}
		return found;
	}

	return list( '' );
}

/**
 * The same fields as text again, for the `fields` of a nested `next` URL.
 *
 * @param {Array} fields
 * @return {string} Text that parseFields() reads back.
 */
export function formatFields( fields ) {
	return fields
		.map( ( field ) => {
			const args = Object.entries( field.args ).map(
				( [ key, value ] ) => `.${ key }(${ value })`
			);
			if ( field.alias !== field.name ) {
				args.push( `.as(${ field.alias })` );
			}
			const nested = field.fields
				? `{${ formatFields( field.fields ) }}`
				: '';
			return field.name + args.join( '' ) + nested;
		} )
		.join( ',' );
}
