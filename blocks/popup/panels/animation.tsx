import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { entranceGroups, exitGroups, GroupedField } from '@vitrine/editor';
import { documentOf } from '../popup-attributes';
import { CollapsibleSettings } from './collapsible';
import type { PopupSettings } from '../popup-attributes';
import { prefersStill } from '../canvas/use-playing';
import type { Phase } from '../canvas/use-playing';
import { PopupFields } from '../fields/document-controls';

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
	const { attributes } = documentOf( settings );
	const none = __( 'None', 'vitrine' );
	const moves =
		attributes.entrance_animation !== '' ||
		attributes.exit_animation !== '';
	return (
		<CollapsibleSettings
			name="animation"
			label={ __( 'Animation', 'vitrine' ) }
			settings={ settings }
		>
			<GroupedField
				settings={ settings }
				path="settings.entrance_animation"
				label={ __( 'Entrance', 'vitrine' ) }
				groups={ entranceGroups() }
				none={ none }
			/>
			<GroupedField
				settings={ settings }
				path="settings.exit_animation"
				label={ __( 'Exit', 'vitrine' ) }
				groups={ exitGroups() }
				none={ none }
			/>
			<PopupFields
				settings={ settings }
				fields={ {
					'settings.entrance_animation_duration.size': {
						label: __( 'Duration', 'vitrine' ),
						unit: __( 'seconds', 'vitrine' ),
					},
				} }
			/>
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
									'Your device is set to reduce motion, so animations do not play here either.',
									'vitrine'
								)
							: __(
									'Animations do not play for visitors who prefer reduced motion.',
									'vitrine'
								) }
					</p>
				) }
			</div>
		</CollapsibleSettings>
	);
}
