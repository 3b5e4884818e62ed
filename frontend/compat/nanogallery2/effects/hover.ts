/** The nearest of a block's hover effects: it has presets, not the original's grammar. */
import { HOVER_EFFECTS } from '../../../render/gallery/hover-effects';
import { readEffects } from './effects';
import type { Effect } from './effects';

const FILTERS: Record< string, string > = {
	blur: 'imageBlur',
	grayscale: 'imageGray',
	sepia: 'imageSepia',
};

/** A picture that grows by less is nothing like the preset of 150 %. */
const GROWN = 1.3;

/** Of a part's own size, from which on it slides out of sight. */
const OUT = 90;

function presetOf( { part, property, from, to }: Effect ): string | null {
	const [ before, after ] = [ parseFloat( from ), parseFloat( to ) ];
	const isShare = /%$/.test( from + to );
	const moves: Record< string, string > = {
		translateX: after > before ? 'Right' : 'Left',
		translateY: after > before ? 'Down' : 'Up',
	};
	const isOut = isShare && Math.abs( after - before ) >= OUT;
	const move = isOut ? moves[ property ] : undefined;
	switch ( part ) {
		case 'image': {
			if ( property === 'scale' ) {
				if ( after > before ) {
					return after / before >= GROWN ? 'imageScale150' : null;
				}
				return before > 1 && after >= 1 ? 'imageScaleIn80' : null;
			}
			const filter = FILTERS[ property ];
			if ( filter ) {
				return `${ filter }${ after > before ? 'On' : 'Off' }`;
			}
			return move ? `imageSlide${ move }` : null;
		}
		case 'thumbnail':
			return property === 'scale' && after > before ? 'scale120' : null;
		case 'label':
		case 'title':
			if ( property === 'opacity' ) {
				return after > before ? 'labelAppear' : 'labelOpacity50';
			}
			if ( property === 'translateY' && isOut ) {
				return after === 0 ? `labelSlide${ move }` : 'labelSlideUpDown';
			}
			return null;
		case 'description':
			if ( property === 'opacity' && after > before ) {
				return 'descriptionAppear';
			}
			return move === 'Up' ? 'descriptionSlideUp' : null;
		case 'tools':
			if ( property === 'opacity' && after > before ) {
				return 'toolsAppear';
			}
			return property === 'translateY' && after === 0
				? `toolsSlide${ moves[ property ] }`
				: null;
		default:
			return null;
	}
}

/**
 * What a block shows instead of `thumbnailHoverEffect2`.
 *
 * @param value Value of the option.
 */
export function nearestEffects( value: unknown ): {
	effects: string[];
	/** Whether they are what was written. */
	exact: boolean;
} {
	let exact = true;
	const found = ( Array.isArray( value ) ? value : [ value ] ).flatMap(
		( one ): string[] => {
			const fields = Object( one ) as Record< string, unknown >;
			const text = typeof one === 'string' ? one : fields[ 'name' ];
			if ( typeof text !== 'string' ) {
				exact = exact && ! one;
				return [];
			}
			exact =
				exact &&
				( typeof one === 'string' ||
					Object.keys( fields ).length === 1 );
			return text.split( '|' ).flatMap( ( piece ) => {
				const name = piece.trim();
				const preset = HOVER_EFFECTS.find(
					( effect ) => effect.toLowerCase() === name.toLowerCase()
				);
				if ( preset || name === '' || name === 'none' ) {
					return preset ?? [];
				}
				exact = false;
				return ( readEffects( name )?.effects ?? [] ).flatMap(
					( effect ) => presetOf( effect ) ?? []
				);
			} );
		}
	);
	return { effects: [ ...new Set( found ) ], exact };
}
