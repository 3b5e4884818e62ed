import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { CountdownAttributes } from './attributes.gen';
import { When } from './when';

interface CountdownSettingsProps {
	settings: Settings< CountdownAttributes >;
	/** Milliseconds since 1970, null = no date is chosen. */
	end: number | null;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.end      When it ends.
 */
export function CountdownSettings( { settings, end }: CountdownSettingsProps ) {
	const { kind } = settings.attributes;
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'End', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						kind: {
							label: __( 'Count down to', 'vitrine' ),
							choices: {
								date: __( 'A date', 'vitrine' ),
								visitor: __(
									'A time after the first visit',
									'vitrine'
								),
								repeat: __( 'A recurring time', 'vitrine' ),
							},
						},
					} }
				/>
				<When settings={ settings } end={ end } />
			</SettingsPanel>
			{ kind !== 'repeat' && <AtEnd settings={ settings } /> }
			<Parts settings={ settings } />
		</InspectorControls>
	);
}

/**
 * What is there at the end.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function AtEnd( { settings }: Omit< CountdownSettingsProps, 'end' > ) {
	return (
		<SettingsPanel
			label={ __( 'When it ends', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					atEnd: {
						label: __( 'Show', 'vitrine' ),
						choices: {
							zero: __( 'Zeros', 'vitrine' ),
							hide: __( 'Nothing', 'vitrine' ),
							message: __( 'A message', 'vitrine' ),
							blocks: __( 'Other blocks', 'vitrine' ),
						},
					},
					...( settings.attributes.atEnd === 'message' && {
						message: {
							label: __( 'Message', 'vitrine' ),
							placeholder: __( 'Time is up.', 'vitrine' ),
						},
					} ),
				} }
			/>
		</SettingsPanel>
	);
}

/**
 * What is shown until then.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function Parts( { settings }: Omit< CountdownSettingsProps, 'end' > ) {
	const { labels, showDays, showHours, showMinutes, showSeconds } =
		settings.attributes;
	const hasLabels = labels !== 'none';
	const label = ( unit: string ) => ( {
		label: unit,
		placeholder: unit,
	} );
	const [ days, hours, minutes, seconds ] = [
		__( 'Days', 'vitrine' ),
		__( 'Hours', 'vitrine' ),
		__( 'Minutes', 'vitrine' ),
		__( 'Seconds', 'vitrine' ),
	];
	return (
		<>
			<SettingsPanel
				label={ __( 'Display', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						showDays: __( 'Show days', 'vitrine' ),
						showHours: __( 'Show hours', 'vitrine' ),
						showMinutes: __( 'Show minutes', 'vitrine' ),
						showSeconds: __( 'Show seconds', 'vitrine' ),
						separator: {
							label: __( 'Separator', 'vitrine' ),
							choices: {
								none: __( 'None', 'vitrine' ),
								colon: __( 'Colon', 'vitrine' ),
								dot: __( 'Dot', 'vitrine' ),
							},
						},
						labels: {
							label: __( 'Label position', 'vitrine' ),
							choices: {
								below: __( 'Below', 'vitrine' ),
								above: __( 'Above', 'vitrine' ),
								none: __( 'None', 'vitrine' ),
							},
						},
					} }
				/>
			</SettingsPanel>
			{ hasLabels && (
				<SettingsPanel
					label={ __( 'Labels', 'vitrine' ) }
					settings={ settings }
				>
					<Fields
						settings={ settings }
						fields={ {
							...( showDays && { daysLabel: label( days ) } ),
							...( showHours && { hoursLabel: label( hours ) } ),
							...( showMinutes && {
								minutesLabel: label( minutes ),
							} ),
							...( showSeconds && {
								secondsLabel: label( seconds ),
							} ),
						} }
					/>
				</SettingsPanel>
			) }
		</>
	);
}
