import {
	Button,
	CheckboxControl,
	RangeControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
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

/**
 * What the visitor does, as far as a trigger of the popup waits for it.
 *
 * @param props          What to show.
 * @param props.triggers Triggers of the popup.
 * @param props.acts     What the visitor has done.
 * @param props.onChange Receives it.
 */
export function ActsForm( { triggers, acts, onChange }: ActsFormProps ) {
	const has = ( ...names: TriggerName[] ) =>
		names.some( ( name ) => triggers[ name ] === 'yes' );
	const amount = (
		name: 'seconds' | 'idle' | 'scrolled' | 'clicks' | 'away',
		label: string,
		max: number
	) => (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			min={ 0 }
			max={ max }
			value={ acts[ name ] }
			onChange={ ( value ) =>
				onChange( { ...acts, [ name ]: value ?? 0 } )
			}
		/>
	);
	const yes = (
		name: 'scrolledUp' | 'scrolledFast' | 'left' | 'adblock',
		label: string
	) => (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ acts[ name ] }
			onChange={ ( value ) => onChange( { ...acts, [ name ]: value } ) }
		/>
	);
	const cards = triggerGroups().flatMap( ( group ) => group.cards );
	const particular = TRIGGER_NAMES.filter(
		( name ) => PARTICULAR.includes( name ) && has( name )
	);
	return (
		<div className="vitrine-popup-situation">
			{ has( 'page_load', 'adblock_detection' ) &&
				amount(
					'seconds',
					__( 'Seconds on the page', 'vitrine' ),
					120
				) }
			{ has( 'inactivity' ) &&
				amount(
					'idle',
					__( 'Seconds without doing anything', 'vitrine' ),
					300
				) }
			{ has( 'scrolling' ) &&
				triggers.scrolling_direction !== 'up' &&
				amount(
					'scrolled',
					__( 'Scrolled down, percent of the page', 'vitrine' ),
					100
				) }
			{ has( 'click' ) &&
				amount( 'clicks', __( 'Clicks', 'vitrine' ), 20 ) }
			{ has( 'tab_return' ) &&
				amount(
					'away',
					__( 'Seconds in another tab, then back', 'vitrine' ),
					300
				) }
			{ has( 'hash' ) && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Fragment of the address', 'vitrine' ) }
					value={ acts.hash }
					onChange={ ( hash ) => onChange( { ...acts, hash } ) }
				/>
			) }
			<div className="vitrine-popup-checks">
				{ has( 'scrolling' ) &&
					triggers.scrolling_direction === 'up' &&
					yes( 'scrolledUp', __( 'Scrolls up', 'vitrine' ) ) }
				{ has( 'exit_intent' ) &&
					yes(
						'left',
						__( 'Leaves through the top of the window', 'vitrine' )
					) }
				{ has( 'fast_scroll' ) &&
					yes(
						'scrolledFast',
						__( 'Scrolls up fast on a touch screen', 'vitrine' )
					) }
				{ has( 'adblock_detection' ) &&
					yes( 'adblock', __( 'Blocks advertisements', 'vitrine' ) ) }
				{ particular.map( ( name ) => (
					<CheckboxControl
						key={ name }
						__nextHasNoMarginBottom
						label={
							cards.find( ( card ) => card.name === name )
								?.title ?? name
						}
						checked={ acts.happened.includes( name ) }
						onChange={ ( value ) =>
							onChange( {
								...acts,
								happened: value
									? [ ...acts.happened, name ]
									: acts.happened.filter(
											( other ) => other !== name
										),
							} )
						}
					/>
				) ) }
			</div>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				accessibleWhenDisabled
				disabled={ acts === NOTHING }
				onClick={ () => onChange( NOTHING ) }
			>
				{ __( 'Begin anew', 'vitrine' ) }
			</Button>
		</div>
	);
}
