/**
 * Rules and triggers that are on: `scrolling: 'yes'` is a switch, `scrolling_offset` one of its fields, `{name}_not` turns a rule round. Fields of what is off say nothing.
 *
 * Twin: php/Popup/Settings/Switches.php. Too big for visitors: they get what PHP has read.
 */
import { isObject, readAttributes } from '../schema';
import type { Properties, Schema } from '../schema';
import { isRunaway } from './safe-regex';
import type { RuleSet, Triggers } from './types';

const isNegation = ( field: string ) => field.endsWith( '_not' );

/**
 * Names of the switches, in the order of the original.
 *
 * @param properties Schemas of rules or triggers.
 */
export const switchesOf = ( properties: Properties ): string[] =>
	Object.keys( properties ).filter(
		( name ) =>
			properties[ name ]?.enum?.join() === ',yes' && ! isNegation( name )
	);

/**
 * The rules that are on, each with all its fields. A pattern that would run away is taken out, and a rule without its pattern never passes.
 *
 * @param properties Schemas of rules.
 * @param given      Anything.
 */
export function readRules( properties: Properties, given: unknown ): RuleSet {
	const set: RuleSet = readSwitched( properties, given );
	for ( const name of [ 'url', 'current_url' ] as const ) {
		if (
			set[ `${ name }_action` ] === 'regex' &&
			isRunaway( set[ `${ name }_url` ] ?? '' )
		) {
			set[ `${ name }_url` ] = '';
		}
	}
	return set;
}

/**
 * The triggers that are on, each with all its fields.
 *
 * @param properties Schemas of triggers.
 * @param given      Anything.
 */
export const readTriggers = (
	properties: Properties,
	given: unknown
): Partial< Triggers > => readSwitched( properties, given );

function readSwitched(
	properties: Properties,
	given: unknown
): Record< string, unknown > {
	const values = ( isObject( given ) ? given : {} ) as RuleSet;
	const switches = switchesOf( properties );
	const isOn = ( field: string ) =>
		values[ ownerOf( switches, field ) as keyof RuleSet ] === 'yes';
	return Object.fromEntries(
		Object.entries( readAttributes( properties, values ) )
			.filter(
				( [ field, value ] ) =>
					isOn( field ) &&
					( ! isNegation( field ) || value === 'yes' )
			)
			.map( ( [ field, value ] ) => [
				field,
				inOrder( properties[ field ]?.items, value ),
			] )
	);
}

/** Which switch a field belongs to: the longest name that it begins with, `scrolling_to_selector` is not of `scrolling`. */
function ownerOf( switches: string[], field: string ): string {
	const owner = switches
		.filter( ( name ) => `${ field }_`.startsWith( `${ name }_` ) )
		.sort( ( a, b ) => b.length - a.length )[ 0 ];
	if ( ! owner ) {
		throw new Error( `No switch turns ${ field } on.` );
	}
	return owner;
}

/** Boxes that are ticked are a set: its order is that of the schema. */
const inOrder = ( entries: Schema | undefined, value: unknown ): unknown =>
	entries?.enum && Array.isArray( value )
		? entries.enum.filter( ( choice ) => value.includes( choice ) )
		: value;
