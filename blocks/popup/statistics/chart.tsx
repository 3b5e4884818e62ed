import { __ } from '@wordpress/i18n';
import type { Day } from './use-figures';

const WIDTH = 240;
const HEIGHT = 72;
const DAY = 86_400_000;

/** More bars than this cannot be told apart. */
const MAX_BARS = 60;

/**
 * Sums of each bar: a day, or as many as there is room for.
 *
 * @param days Days with events, in any order.
 * @param from First day.
 * @param to   Last day.
 */
export function barsOf(
	days: readonly Day[],
	from: string,
	to: string
): { impressions: number; conversions: number }[] {
	const first = Date.parse( from );
	const number = Math.max( 1, ( Date.parse( to ) - first ) / DAY + 1 );
	const each = Math.ceil( number / MAX_BARS );
	const bars = Array.from( { length: Math.ceil( number / each ) }, () => ( {
		impressions: 0,
		conversions: 0,
	} ) );
	for ( const { day, impressions, conversions } of days ) {
		const bar =
			bars[ Math.floor( ( Date.parse( day ) - first ) / DAY / each ) ];
		if ( bar ) {
			bar.impressions += impressions;
			bar.conversions += conversions;
		}
	}
	return bars;
}

interface ChartProps {
	days: readonly Day[];
	from: string;
	to: string;
}

/**
 * How often it was shown and converted, day by day. The table below says the sums.
 *
 * @param props      What to show.
 * @param props.days Sums by day.
 * @param props.from First day.
 * @param props.to   Last day.
 */
export function Chart( { days, from, to }: ChartProps ) {
	// Without events before, the first one is where it begins.
	const start = days.map( ( { day } ) => day ).sort()[ 0 ] ?? from;
	const bars = barsOf( days, start > from ? start : from, to );
	const most = Math.max( 1, ...bars.map( ( bar ) => bar.impressions ) );
	const width = WIDTH / bars.length;
	const rect = ( index: number, value: number, className: string ) => (
		<rect
			key={ className + index }
			className={ className }
			x={ index * width + width * 0.1 }
			width={ width * 0.8 }
			y={ HEIGHT - ( value / most ) * HEIGHT }
			height={ ( value / most ) * HEIGHT }
		/>
	);
	return (
		<svg
			className="vitrine-popup-chart"
			viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
			role="img"
			aria-label={ __(
				'Views and conversions per day. The totals are in the table.',
				'vitrine'
			) }
		>
			{ bars.map( ( bar, index ) =>
				rect( index, bar.impressions, 'is-shown' )
			) }
			{ bars.map( ( bar, index ) =>
				rect( index, bar.conversions, 'is-converted' )
			) }
		</svg>
	);
}
