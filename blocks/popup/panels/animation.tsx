import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, SettingsPanel } from '@vitrine/editor';
import { entranceGroups, exitGroups } from './animation-names';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import { prefersStill } from '../canvas/use-playing';
import type { Phase } from '../canvas/use-playing';
import { AmountControl } from '../fields/field-controls';
import { GroupedSetting } from '../fields/document-controls';

interface AnimationPanelProps {
	settings: PopupSettings;
	/** Plays an animation in the canvas. */
	play: ( phase: Phase ) => void;
}

/**
 * How it comes and goes.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.play     Plays an animation in the canvas.
 */
export function AnimationPanel( { settings, play }: AnimationPanelProps ) {
	const own = documentOf( settings );
	const { attributes } = own;
	const none = __( 'None', 'vitrine' );
	const duration = __( 'Duration', 'vitrine' );
	const moves =
		attributes.entrance_animation !== '' ||
		attributes.exit_animation !== '';
	return (
		<SettingsPanel
			label={ __( 'Animation', 'vitrine' ) }
			settings={ settings }
		>
			<GroupedSetting
				settings={ own }
				name="entrance_animation"
				label={ __( 'Entrance', 'vitrine' ) }
				groups={ entranceGroups() }
				none={ none }
			/>
			<GroupedSetting
				settings={ own }
				name="exit_animation"
				label={ __( 'Exit', 'vitrine' ) }
				groups={ exitGroups() }
				none={ none }
			/>
			<Setting
				label={ duration }
				settings={ own }
				names={ [ 'entrance_animation_duration' ] }
			>
				<AmountControl
					label={ duration }
					unit={ __( 'seconds', 'vitrine' ) }
					min={ 0 }
					max={ 5 }
					step={ 0.1 }
					value={ attributes.entrance_animation_duration.size }
					onChange={ ( size ) =>
						own.setAttributes( {
							entrance_animation_duration: { size },
						} )
					}
				/>
			</Setting>
			<div className="vitrine-popup-wide">
				<div className="vitrine-popup-buttons">
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						variant="secondary"
						disabled={ attributes.entrance_animation === '' }
						onClick={ () => play( 'entering' ) }
					>
						{ __( 'Play entrance', 'vitrine' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						variant="secondary"
						disabled={ attributes.exit_animation === '' }
						onClick={ () => play( 'leaving' ) }
					>
						{ __( 'Play exit', 'vitrine' ) }
					</Button>
				</div>
				{ moves && (
					<p className="vitrine-popup-help">
						{ prefersStill()
							? __(
									'This computer asks for reduced motion, so nothing moves here either.',
									'vitrine'
								)
							: __(
									'Nothing moves for visitors who have asked for reduced motion.',
									'vitrine'
								) }
					</p>
				) }
			</div>
		</SettingsPanel>
	);
}
