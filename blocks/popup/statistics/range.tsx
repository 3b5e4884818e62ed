import { SelectControl, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Days that somebody looks at: as many as said up to today, all of them, or from one to another. */
export interface Range {
	days: '7' | '30' | '90' | 'all' | 'custom';
	/** Of `custom`: days such as `2026-11-01`, '' = open. */
	from: string;
	to: string;
}

/** The server gives as many, PopupStatisticsController::MAX_DAYS. */
const ALL = 732;

const DAY = 86_400_000;

/**
 * First and last day of a range.
 *
 * @param range The range.
 * @param now   Milliseconds since 1970.
 */
export function daysOf(
	{ days, from, to }: Range,
	now: number
): [ from: string, to: string ] {
	if ( days === 'custom' ) {
		return [ from, to ];
	}
	const number = days === 'all' ? ALL : Number( days );
	const first = new Date( now - ( number - 1 ) * DAY );
	return [ first.toISOString().slice( 0, 10 ), '' ];
}

/**
 * A range in words, as the table is called.
 *
 * @param range The range.
 */
export function rangeLabel( { days, from, to }: Range ): string {
	switch ( days ) {
		case 'all':
			return __( 'All time', 'vitrine' );
		case 'custom':
			return sprintf(
				/* translators: 1 and 2: dates. */
				__( 'From %1$s to %2$s', 'vitrine' ),
				from || '…',
				to || __( 'today', 'vitrine' )
			);
		default:
			return sprintf(
				/* translators: %s: number of days. */
				_n( 'Last %s day', 'Last %s days', Number( days ), 'vitrine' ),
				days
			);
	}
}

interface RangeControlProps {
	value: Range;
	onChange: ( range: Range ) => void;
}

/**
 * Chooses a range.
 *
 * @param props          What to show.
 * @param props.value    The range.
 * @param props.onChange Gets another one.
 */
export function FiguresRange( { value, onChange }: RangeControlProps ) {
	const choices: Range[ 'days' ][] = [ '7', '30', '90', 'all', 'custom' ];
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Days', 'vitrine' ) }
				value={ value.days }
				options={ choices.map( ( days ) => ( {
					value: days,
					label:
						days === 'custom'
							? __( 'Choose dates…', 'vitrine' )
							: rangeLabel( { ...value, days } ),
				} ) ) }
				onChange={ ( days ) =>
					onChange( { ...value, days: days as Range[ 'days' ] } )
				}
			/>
			{ value.days === 'custom' &&
				( [ 'from', 'to' ] as const ).map( ( end ) => (
					<TextControl
						key={ end }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="date"
						label={
							end === 'from'
								? __( 'First day', 'vitrine' )
								: __( 'Last day', 'vitrine' )
						}
						value={ value[ end ] }
						onChange={ ( day ) =>
							onChange( { ...value, [ end ]: day } )
						}
					/>
				) ) }
		</>
	);
}
