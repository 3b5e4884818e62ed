import type { LoopQuery } from '../count-query';

/** What somebody tries in the canvas: by `-` and the taxonomy, or `_search`, `_sort` and `_size`, as addresses have it. */
export type CanvasChoices = Readonly< Record< string, CanvasChoice > >;

export interface CanvasChoice {
	/** Values with their names. */
	values: readonly { value: string; name: string }[];
	/** Posts with any of them, with all of them, or without them. */
	join: 'any' | 'all' | 'none';
}

/** Name of the loop in the address that the REST API gets. Twin: CanvasQuery::LOOP in php/Loop. */
const LOOP = 'canvas';

const JOINS = { any: ',', all: '+', none: ',' } as const;

/** What posts are chosen by besides terms. Twin: Facets::is_one() in php/Loop/Facets. */
const FACET = /^-(?:type|author|date|letter|field-.*)$/;

/** Slugs have neither; any words may. Twin: LoopChoice::parameter() in php/Loop. */
const escaped = ( key: string, value: string ): string =>
	FACET.test( key )
		? value.replace( /[%,]/g, encodeURIComponent ).replace( /^!/, '%21' )
		: value;

/**
 * What an address would say of the choices. Twin: LoopState::of() in php/Loop.
 *
 * @param choices Choices.
 * @return '' = nothing is chosen.
 */
export const addressOf = ( choices: CanvasChoices ): string =>
	new URLSearchParams(
		Object.entries( choices )
			// How many posts there are says the query itself.
			.filter( ( [ key ] ) => key !== '_size' )
			.map( ( [ key, { values, join } ] ) => [
				`loop-${ LOOP }${ key }`,
				values
					.map(
						( { value } ) =>
							( join === 'none' ? '!' : '' ) +
							escaped( key, value )
					)
					.join( JOINS[ join ] ),
			] )
	).toString();

/**
 * A loop as it is with the choices.
 *
 * @param query   Of the Query Loop.
 * @param choices Choices.
 */
export function narrowed< Q extends LoopQuery >(
	query: Q,
	choices: CanvasChoices
): Q {
	const address = addressOf( choices );
	const size = Number( choices[ '_size' ]?.values[ 0 ]?.value );
	return address || size
		? {
				...query,
				...( size ? { perPage: size } : {} ),
				// Core hands what it does not know to the REST API.
				...( address ? { vitrine_loop: address } : {} ),
			}
		: query;
}

/**
 * Choices with another one in the place of one.
 *
 * @param choices Choices.
 * @param key     Which one.
 * @param choice  What is chosen now.
 */
export function withChoice(
	choices: CanvasChoices,
	key: string,
	choice: CanvasChoice
): CanvasChoices {
	const { [ key ]: before, ...others } = choices;
	return choice.values.length ? { ...others, [ key ]: choice } : others;
}
