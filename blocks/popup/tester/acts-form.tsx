import {
	Button,
	CheckboxControl,
	RangeControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '@vitrine/editor';
import { TRIGGER_NAMES } from '../../../frontend/render/popup/settings';
import type {
	TriggerName,
	Triggers,
} from '../../../frontend/render/popup/types';
import { triggerGroups } from '../triggers/trigger-views';
import { NOTHING, PARTICULAR } from './moments';
import type { Acts } from './moments';

interface ActsFormProps {
	triggers: Partial< Triggers >;
	acts: Acts;
	onChange: ( acts: Acts ) => void;
}

/** An act that is a number or a yes, as the form asks for it where a trigger waits for it. */
interface Question< Name > {
	name: Name;
	of: TriggerName[];
	label: string;
	/** Which direction of scrolling it is about. */
	up?: boolean;
	max?: number;
}

const amounts = (): Question<
	'seconds' | 'idle' | 'scrolled' | 'clicks' | 'away'
>[] => [
	{
		name: 'seconds',
		of: [ 'page_load', 'adblock_detection' ],
		label: __( 'Seconds on the page', 'vitrine' ),
		max: 120,
	},
	{
		name: 'idle',
		of: [ 'inactivity' ],
		label: __( 'Seconds of inactivity', 'vitrine' ),
		max: 300,
	},
	{
		name: 'scrolled',
		of: [ 'scrolling' ],
		up: false,
		label: __( 'Scroll depth (%)', 'vitrine' ),
		max: 100,
	},
	{
		name: 'clicks',
		of: [ 'click' ],
		label: __( 'Clicks', 'vitrine' ),
		max: 20,
	},
	{
		name: 'away',
		of: [ 'tab_return' ],
		label: __( 'Seconds in another tab, then back', 'vitrine' ),
		max: 300,
	},
];

const checks = (): Question<
	'scrolledUp' | 'left' | 'scrolledFast' | 'adblock'
>[] => [
	{
		name: 'scrolledUp',
		of: [ 'scrolling' ],
		up: true,
		label: __( 'Scrolls up', 'vitrine' ),
	},
	{
		name: 'left',
		of: [ 'exit_intent' ],
		label: __( 'Shows exit intent', 'vitrine' ),
	},
	{
		name: 'scrolledFast',
		of: [ 'fast_scroll' ],
		label: __( 'Scrolls up fast (touch)', 'vitrine' ),
	},
	{
		name: 'adblock',
		of: [ 'adblock_detection' ],
		label: __( 'Uses an ad blocker', 'vitrine' ),
	},
];

/**
 * What the visitor does, as far as a trigger of the popup waits for it.
 *
 * @param props          What to show.
 * @param props.triggers Triggers of the popup.
 * @param props.acts     What the visitor has done.
 * @param props.onChange Receives it.
 */
export function ActsForm( { triggers, acts, onChange }: ActsFormProps ) {
	const has = ( name: TriggerName ) => triggers[ name ] === 'yes';
	const isUp = triggers.scrolling_direction === 'up';
	const isAsked = ( { of, up = isUp }: Question< string > ) =>
		of.some( has ) && up === isUp;
	const change = ( changes: Partial< Acts > ) =>
		onChange( { ...acts, ...changes } );
	return (
		<div className="vitrine-popup-situation">
			{ amounts()
				.filter( isAsked )
				.map( ( { name, label, max = 0 } ) => (
					<RangeControl
						key={ name }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						min={ 0 }
						max={ max }
						value={ acts[ name ] }
						onChange={ ( value ) =>
							change( { [ name ]: value ?? 0 } )
						}
					/>
				) ) }
			{ has( 'hash' ) && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'URL hash', 'vitrine' ) }
					value={ acts.hash }
					onChange={ ( hash ) => change( { hash } ) }
				/>
			) }
			<div className="vitrine-popup-checks">
				{ checks()
					.filter( isAsked )
					.map( ( { name, label } ) => (
						<CheckboxControl
							key={ name }
							__nextHasNoMarginBottom
							label={ label }
							checked={ acts[ name ] }
							onChange={ ( value ) =>
								change( { [ name ]: value } )
							}
						/>
					) ) }
				<Happenings
					triggers={ triggers }
					value={ acts.happened }
					onChange={ ( happened ) => change( { happened } ) }
				/>
			</div>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				accessibleWhenDisabled
				disabled={ acts === NOTHING }
				onClick={ () => onChange( NOTHING ) }
			>
				{ __( 'Start over', 'vitrine' ) }
			</Button>
		</div>
	);
}

/**
 * What happens only where a trigger of its own waits for it, such as adding to a cart.
 *
 * @param props          What to show.
 * @param props.triggers Triggers of the popup.
 * @param props.value    What has happened.
 * @param props.onChange Receives it.
 */
function Happenings( {
	triggers,
	value,
	onChange,
}: Pick< ActsFormProps, 'triggers' > & ControlProps< TriggerName[] > ) {
	const cards = triggerGroups().flatMap( ( group ) => group.cards );
	return TRIGGER_NAMES.filter(
		( name ) => PARTICULAR.includes( name ) && triggers[ name ] === 'yes'
	).map( ( name ) => (
		<CheckboxControl
			key={ name }
			__nextHasNoMarginBottom
			label={
				cards.find( ( card ) => card.name === name )?.title ?? name
			}
			checked={ value.includes( name ) }
			onChange={ ( checked ) =>
				onChange(
					checked
						? [ ...value, name ]
						: value.filter( ( other ) => other !== name )
				)
			}
		/>
	) );
}
