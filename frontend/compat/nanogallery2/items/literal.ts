/** Reads object literals of JavaScript without running them: what people paste is a call such as `$('#x').nanogallery2({ … })`. */

/** A function or a name: known to be there, never run. */
export interface Code {
	code: string;
}

export const isCode = ( value: unknown ): value is Code =>
	typeof value === 'object' &&
	value !== null &&
	'code' in value &&
	CODES.has( value );

const CODES = new WeakSet< object >();

/** Deeper ones are hostile. */
const DEEPEST = 40;

const ESCAPES: Record< string, string > = {
	n: '\n',
	r: '\r',
	t: '\t',
	b: '\b',
	f: '\f',
	v: '\v',
	0: '\0',
	'\n': '',
};

const WORDS: Record< string, unknown > = {
	true: true,
	false: false,
	null: null,
	undefined: null,
	NaN: null,
};

/** Thrown where the text is no literal. */
export class NotLiteral extends Error {
	constructor( readonly place: number ) {
		super( `Unexpected text at character ${ place + 1 }.` );
	}
}

/**
 * The value at the start of a text.
 *
 * @param text A literal; what follows it is ignored.
 * @throws NotLiteral
 */
export function literal( text: string ): unknown {
	return new Reader( text ).value( 0 );
}

class Reader {
	private place = 0;

	constructor( private readonly text: string ) {}

	value( depth: number ): unknown {
		this.skip();
		const next = this.text[ this.place ] ?? '';
		if ( depth > DEEPEST ) {
			throw new NotLiteral( this.place );
		}
		if ( next === '{' ) {
			return this.object( depth );
		}
		if ( next === '[' ) {
			return this.list( depth );
		}
		if ( next === '"' || next === "'" || next === '`' ) {
			return this.joined();
		}
		const number = this.match(
			/[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+)/y
		);
		if ( number ) {
			return Number( number );
		}
		const word = this.peek( /[\w$]+/y );
		if (
			word &&
			Object.hasOwn( WORDS, word ) &&
			! /^\s*[.(=]/.test( this.text.slice( this.place + word.length ) )
		) {
			this.place += word.length;
			return WORDS[ word ];
		}
		return this.code();
	}

	private object( depth: number ): Record< string, unknown > {
		const made: Record< string, unknown > = {};
		this.place++;
		for (;;) {
			this.skip();
			if ( this.take( '}' ) ) {
				return made;
			}
			const name = this.name();
			this.skip();
			if ( ! this.take( ':' ) ) {
				throw new NotLiteral( this.place );
			}
			const value = this.value( depth + 1 );
			// A name such as __proto__ is a name like any other.
			Object.defineProperty( made, name, {
				value,
				enumerable: true,
				writable: true,
				configurable: true,
			} );
			this.skip();
			if ( ! this.take( ',' ) && this.text[ this.place ] !== '}' ) {
				throw new NotLiteral( this.place );
			}
		}
	}

	private list( depth: number ): unknown[] {
		const made: unknown[] = [];
		this.place++;
		for (;;) {
			this.skip();
			if ( this.take( ']' ) ) {
				return made;
			}
			made.push( this.value( depth + 1 ) );
			this.skip();
			if ( ! this.take( ',' ) && this.text[ this.place ] !== ']' ) {
				throw new NotLiteral( this.place );
			}
		}
	}

	private name(): string {
		const quote = this.text[ this.place ] ?? '';
		if ( quote === '"' || quote === "'" ) {
			return this.string();
		}
		const name = this.match( /[\w$]+/y );
		if ( ! name ) {
			throw new NotLiteral( this.place );
		}
		return name;
	}

	/** Strings that are joined by '+', as long texts often are. */
	private joined(): string {
		let text = this.string();
		for (;;) {
			const before = this.place;
			this.skip();
			if ( ! this.take( '+' ) ) {
				this.place = before;
				return text;
			}
			this.skip();
			if ( ! /["'`]/.test( this.text[ this.place ] ?? '' ) ) {
				throw new NotLiteral( this.place );
			}
			text += this.string();
		}
	}

	private string(): string {
		const quote = this.text[ this.place++ ];
		let made = '';
		while ( this.place < this.text.length ) {
			const next = this.text[ this.place++ ] ?? '';
			if ( next === quote ) {
				return made;
			}
			made += next === '\\' ? this.escape() : next;
		}
		throw new NotLiteral( this.place );
	}

	private escape(): string {
		const code = this.match(
			/u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}/y
		);
		if ( code ) {
			const point = parseInt( code.replace( /[ux{}]/g, '' ), 16 );
			return point <= 0x10ffff ? String.fromCodePoint( point ) : '';
		}
		const next = this.text[ this.place++ ] ?? '';
		return ESCAPES[ next ] ?? next;
	}

	/** Passes over a function or a name, up to the comma or bracket that ends it. */
	private code(): Code {
		const from = this.place;
		let open = 0;
		while ( this.place < this.text.length ) {
			const next = this.text[ this.place ] ?? '';
			if ( /["'`]/.test( next ) ) {
				this.string();
				continue;
			}
			if ( /[([{]/.test( next ) ) {
				open++;
			} else if ( /[)\]}]/.test( next ) ) {
				if ( open === 0 ) {
					break;
				}
				open--;
			} else if ( next === ',' && open === 0 ) {
				break;
			}
			this.place++;
		}
		if ( this.place === from ) {
			throw new NotLiteral( this.place );
		}
		const code = { code: this.text.slice( from, this.place ).trim() };
		CODES.add( code );
		return code;
	}

	private skip(): void {
		// A comment that nothing ends goes to the end: looking for its end at every token would take forever.
		this.match( /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y );
	}

	private take( mark: string ): boolean {
		const there = this.text[ this.place ] === mark;
		this.place += there ? 1 : 0;
		return there;
	}

	private peek( pattern: RegExp ): string {
		pattern.lastIndex = this.place;
		return pattern.exec( this.text )?.[ 0 ] ?? '';
	}

	private match( pattern: RegExp ): string {
		const found = this.peek( pattern );
		this.place += found.length;
		return found;
	}
}

/**
 * Reads an object that was written as JSON or as JavaScript.
 *
 * @param text The text.
 * @return Null when it is neither.
 */
export function optionsIn( text: string ): Record< string, unknown > | null {
	try {
		const value = literal( text );
		return value &&
			typeof value === 'object' &&
			! Array.isArray( value ) &&
			! isCode( value )
			? ( value as Record< string, unknown > )
			: null;
	} catch {
		return null;
	}
}
