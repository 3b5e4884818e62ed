import {
	BaseControl,
	Flex,
	FlexItem,
	SelectControl,
	TextControl,
	__experimentalNumberControl as NumberControl,
} from '@wordpress/components';
import { getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { Fields, Setting } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { CountdownAttributes } from './attributes.gen';
import { DateDropdown } from './date-dropdown';
import { momentIn, zoneOf } from './view-of';

interface WhenProps {
	settings: Settings< CountdownAttributes >;
	/** Milliseconds since 1970, null = no date is chosen. */
	end: number | null;
}

/**
 * The settings that say until when it counts.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.end      When it ends.
 */
export function When( { settings, end }: WhenProps ) {
	switch ( settings.attributes.kind ) {
		case 'visitor':
			return <VisitorFields settings={ settings } />;
		case 'repeat':
			return <RepeatFields settings={ settings } />;
		default:
			return <DateField settings={ settings } end={ end } />;
	}
}

/** Says whose clocks are meant. */
const zoneHelp = () =>
	sprintf(
		/* translators: %s: a time zone, such as "Europe/Berlin" or "UTC+05:30". */
		__( 'In the site’s time zone: %s', 'vitrine' ),
		zoneOf( getSettings().timezone ).replace( /^(?=[+-])/, 'UTC' )
	);

/**
 * A date.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.end      When it ends.
 */
function DateField( { settings, end }: WhenProps ) {
	const label = __( 'Date and time', 'vitrine' );
	return (
		<Setting label={ label } settings={ settings } names={ [ 'date' ] }>
			<BaseControl __nextHasNoMarginBottom help={ zoneHelp() }>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				<DateDropdown
					label={
						end === null
							? __( 'Choose a date', 'vitrine' )
							: momentIn( end )
					}
					variant="secondary"
					value={ settings.attributes.date }
					onChange={ ( date ) => settings.setAttributes( { date } ) }
				/>
			</BaseControl>
		</Setting>
	);
}

/**
 * How long each visitor has.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function VisitorFields( { settings }: Omit< WhenProps, 'end' > ) {
	const { duration } = settings.attributes;
	const label = __( 'Duration', 'vitrine' );
	const parts: [ string, number, number ][] = [
		[ __( 'Days', 'vitrine' ), 1440, 365 ],
		[ __( 'Hours', 'vitrine' ), 60, 23 ],
		[ __( 'Minutes', 'vitrine' ), 1, 59 ],
	];
	let rest = duration;
	return (
		<>
			<Setting
				label={ label }
				settings={ settings }
				names={ [ 'duration' ] }
			>
				<fieldset>
					<BaseControl.VisualLabel as="legend">
						{ label }
					</BaseControl.VisualLabel>
					<Flex align="flex-end">
						{ parts.map( ( [ name, minutes, max ] ) => {
							const value = Math.floor( rest / minutes );
							rest %= minutes;
							return (
								<FlexItem key={ minutes } isBlock>
									<NumberControl
										__next40pxDefaultSize
										label={ name }
										min={ 0 }
										max={ max }
										value={ value }
										onChange={ ( given ) =>
											settings.setAttributes( {
												duration: Math.max(
													1,
													duration +
														( Number( given ) -
															value ) *
															minutes
												),
											} )
										}
									/>
								</FlexItem>
							);
						} ) }
					</Flex>
				</fieldset>
			</Setting>
			<Fields
				settings={ settings }
				fields={ {
					campaign: {
						label: __( 'Campaign', 'vitrine' ),
						help: __(
							'Countdowns with the same campaign start at the same time for a visitor. Enter another name to start over for everyone.',
							'vitrine'
						),
					},
				} }
			/>
		</>
	);
}

/**
 * A time of each day or week.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function RepeatFields( { settings }: Omit< WhenProps, 'end' > ) {
	const { repeat, weekday, time } = settings.attributes;
	const [ dayLabel, timeLabel ] = [
		__( 'Day', 'vitrine' ),
		__( 'Time', 'vitrine' ),
	];
	return (
		<>
			<Fields
				settings={ settings }
				fields={ {
					repeat: {
						label: __( 'Repeat', 'vitrine' ),
						choices: {
							daily: __( 'Every day', 'vitrine' ),
							weekly: __( 'Every week', 'vitrine' ),
						},
					},
				} }
			/>
			{ repeat === 'weekly' && (
				<Setting
					label={ dayLabel }
					settings={ settings }
					names={ [ 'weekday' ] }
				>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ dayLabel }
						value={ String( weekday ) }
						options={ (
							getSettings().l10n.weekdays as string[]
						 ).map( ( label, value ) => ( {
							label,
							value: String( value ),
						} ) ) }
						onChange={ ( value ) =>
							settings.setAttributes( {
								weekday: Number( value ),
							} )
						}
					/>
				</Setting>
			) }
			<Setting
				label={ timeLabel }
				settings={ settings }
				names={ [ 'time' ] }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="time"
					label={ timeLabel }
					help={ zoneHelp() }
					value={ time }
					onChange={ ( value ) =>
						value && settings.setAttributes( { time: value } )
					}
				/>
			</Setting>
		</>
	);
}
