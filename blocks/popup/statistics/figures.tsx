import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Chart } from './chart';
import { daysOf, FiguresRange, rangeLabel } from './range';
import type { Range } from './range';
import { useFigures } from './use-figures';
import type { Figures as PopupFigures, Rate, Sums } from './use-figures';

/**
 * A number in the language of the editor.
 *
 * @param value   The number.
 * @param options How it is written.
 */
const said = ( value: number, options?: Intl.NumberFormatOptions ) =>
	value.toLocaleString( document.documentElement.lang || undefined, {
		maximumFractionDigits: 1,
		...options,
	} );

const percent = ( share: number ) => said( share, { style: 'percent' } );

const points = ( share: number ) =>
	said( share * 100, { signDisplay: 'exceptZero' } );

/**
 * How often a popup was shown, closed and followed by a form; of two that are compared, each, with the bounds of what is known. No winner: bounds that overlap say nothing.
 *
 * @param props      What to show.
 * @param props.post Post of the popup.
 */
export function Figures( { post }: { post: number } ) {
	const [ range, setRange ] = useState< Range >( {
		days: '30',
		from: '',
		to: '',
	} );
	const [ from, to ] = daysOf( range, Date.now() );
	const figures = useFigures( post, from, to );
	if ( figures === undefined ) {
		return null;
	}
	if ( ! figures?.totals.impressions ) {
		return (
			<div className="vitrine-popup-figures vitrine-popup-wide">
				<FiguresRange value={ range } onChange={ setRange } />
				<p className="vitrine-popup-help vitrine-popup-wide">
					{ figures
						? __( 'No data for this period.', 'vitrine' )
						: __(
								'The statistics could not be loaded.',
								'vitrine'
							) }
				</p>
			</div>
		);
	}
	return (
		<div className="vitrine-popup-figures vitrine-popup-wide">
			<FiguresRange value={ range } onChange={ setRange } />
			<Chart
				days={ figures.days }
				from={ figures.from }
				to={ figures.to }
			/>
			<FiguresTable figures={ figures } caption={ rangeLabel( range ) } />
			<Notes figures={ figures } />
		</div>
	);
}

interface FiguresProps {
	figures: PopupFigures;
}

/**
 * All figures, a column for each popup.
 *
 * @param props         What to show.
 * @param props.figures The figures.
 * @param props.caption Which days they are of.
 */
function FiguresTable( {
	figures: { totals, split },
	caption,
}: FiguresProps & { caption: string } ) {
	const columns: [ string, Sums ][] = split
		? [
				[ __( 'Variant A', 'vitrine' ), split.a ],
				[ __( 'Variant B', 'vitrine' ), split.b ],
			]
		: [ [ __( 'This popup', 'vitrine' ), totals ] ];
	const rows: [ string, ( sums: Sums ) => string ][] = [
		[ __( 'Views', 'vitrine' ), ( sums ) => said( sums.impressions ) ],
		[ __( 'Closes', 'vitrine' ), ( sums ) => said( sums.closes ) ],
		[
			__( 'Conversions', 'vitrine' ),
			( sums ) => said( sums.conversions ),
		],
		[
			__( 'Conversion rate', 'vitrine' ),
			( sums ) => inWords( sums.rate ),
		],
	];
	return (
		<table>
			<caption>{ caption }</caption>
			<thead>
				<tr>
					<td />
					{ columns.map( ( [ name ] ) => (
						<th key={ name } scope="col">
							{ name }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( [ label, valueOf ] ) => (
					<tr key={ label }>
						<th scope="row">{ label }</th>
						{ columns.map( ( [ name, sums ] ) => (
							<td key={ name }>{ valueOf( sums ) }</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

/**
 * What is to be known of the figures.
 *
 * @param props         What to show.
 * @param props.figures The figures.
 */
function Notes( { figures: { totals, split, guarded } }: FiguresProps ) {
	return (
		<>
			{ split?.difference && (
				<p className="vitrine-popup-help">
					{ sprintf(
						/* translators: 1: difference of two percentages, such as "+3"; 2 and 3: its bounds. */
						__(
							'B compared with A: %1$s percentage points (between %2$s and %3$s).',
							'vitrine'
						),
						points( split.difference.rate ),
						points( split.difference.low ),
						points( split.difference.high )
					) }
				</p>
			) }
			{ totals.marked > 0 && (
				<p className="vitrine-popup-help">
					{ sprintf(
						/* translators: %s: a number. */
						__(
							'%s events look automated (many from one address or within one minute) and are not included in the conversion rate.',
							'vitrine'
						),
						said( totals.marked )
					) }
				</p>
			) }
			{ split && ! guarded && (
				<p className="vitrine-popup-help">
					{ __(
						'This server cannot filter out automated events. Add a persistent object cache to filter them.',
						'vitrine'
					) }
				</p>
			) }
			<p className="vitrine-popup-help">
				{ __(
					'Ranges show the 95-percent confidence interval. They narrow as more visitors see the popup.',
					'vitrine'
				) }
			</p>
		</>
	);
}

/**
 * A rate with its bounds.
 *
 * @param rate Null = nobody has seen it.
 */
const inWords = ( rate: Rate | null ) =>
	rate
		? sprintf(
				/* translators: 1: a percentage; 2 and 3: its bounds. */
				__( '%1$s (%2$s to %3$s)', 'vitrine' ),
				percent( rate.rate ),
				percent( rate.low ),
				percent( rate.high )
			)
		: '—';
