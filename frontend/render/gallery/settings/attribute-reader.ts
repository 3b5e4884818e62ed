/** Longest list of words. */
const MAX_WORDS = 200;

/** What PHP's trim() takes away. */
const AROUND = /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g;

/**
 * Reads an object of settings that may hold anything: what is of another type or no choice counts as not given, numbers are brought within their bounds.
 * Twin: php/Gallery/Settings/AttributeReader.php.
 */
export class AttributeReader {
	private readonly members: Record< string, unknown >;

	/**
	 * @param members An object; anything else has no members.
	 */
	constructor( members: unknown ) {
		this.members =
			typeof members === 'object' && members !== null
				? Object.fromEntries( Object.entries( members ) )
				: {};
	}

	has( name: string ): boolean {
		return this.raw( name ) !== null;
	}

	all(): Record< string, unknown > {
		return this.members;
	}

	/**
	 * A member as it is; null = not given.
	 *
	 * @param name Name.
	 */
	raw( name: string ): unknown {
		return Object.hasOwn( this.members, name )
			? ( this.members[ name ] ?? null )
			: null;
	}

	part( name: string ): AttributeReader {
		return new AttributeReader( this.raw( name ) );
	}

	/**
	 * A whole number, rounded.
	 *
	 * @param name   Name.
	 * @param normal When there is none.
	 * @param least  Least.
	 * @param most   Most.
	 */
	whole( name: string, normal: number, least: number, most: number ): number {
		return Math.floor( this.number( name, normal, least, most ) + 0.5 );
	}

	/**
	 * A number.
	 *
	 * @param name   Name.
	 * @param normal When there is none.
	 * @param least  Least.
	 * @param most   Most.
	 */
	number(
		name: string,
		normal: number,
		least: number,
		most: number
	): number {
		const value = this.raw( name );
		return typeof value === 'number' && ! Number.isNaN( value )
			? Math.max( least, Math.min( most, value ) )
			: normal;
	}

	flag( name: string, normal: boolean ): boolean {
		const value = this.raw( name );
		return typeof value === 'boolean' ? value : normal;
	}

	/**
	 * One of several words.
	 *
	 * @param name    Name.
	 * @param normal  When it is none of them.
	 * @param choices The words.
	 */
	choice< Choice extends string >(
		name: string,
		normal: Choice,
		choices: readonly Choice[]
	): Choice {
		const value = this.raw( name );
		return choices.find( ( choice ) => choice === value ) ?? normal;
	}

	/**
	 * A text without white space around it.
	 *
	 * @param name   Name.
	 * @param normal When there is none.
	 * @param most   Longest, in characters.
	 */
	text( name: string, normal = '', most = 200 ): string {
		const value = this.raw( name );
		return typeof value === 'string'
			? [ ...value.replace( AROUND, '' ) ].slice( 0, most ).join( '' )
			: normal;
	}

	/**
	 * Words, none of them empty, none twice.
	 *
	 * @param name   Name.
	 * @param normal When there is no list.
	 */
	words( name: string, normal: readonly string[] = [] ): string[] {
		const value = this.raw( name );
		if ( typeof value !== 'object' || value === null ) {
			return [ ...normal ];
		}
		const words = Object.values( value )
			.slice( 0, MAX_WORDS )
			.map( ( word ) => new AttributeReader( { word } ).text( 'word' ) );
		return [ ...new Set( words.filter( Boolean ) ) ];
	}

	/**
	 * Objects of a list; everything else in it is left out.
	 *
	 * @param name Name.
	 * @param most Longest.
	 */
	objects( name: string, most: number ): AttributeReader[] {
		const value = this.raw( name );
		return Object.values( typeof value === 'object' ? ( value ?? {} ) : {} )
			.filter( ( member ) => typeof member === 'object' && member )
			.slice( 0, most )
			.map( ( member ) => new AttributeReader( member ) );
	}
}
