import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel, settingsIn } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { Effects, Motion } from '../../frontend/render/effects/effects';
import { devices } from './fields';
import {
	CHANGED,
	changedFields,
	FOLLOWED,
	followedFields,
	MOVED,
	movedFields,
} from './motion-fields';
import { effectsOf, type PanelProps } from './settings';

/**
 * How a block moves with the page and with the pointer.
 *
 * @param props The block.
 */
export function MotionPanel( props: PanelProps ) {
	const settings = settingsIn< Effects, 'motion', Motion >(
		effectsOf( props ),
		'motion'
	);
	const { attributes } = settings;
	const isOn = ( names: readonly ( keyof Motion )[] ) =>
		names.some( ( name ) => ( attributes[ name ] as { on?: boolean } ).on );
	const scrolls = isOn( [ ...MOVED, ...CHANGED ] );
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Motion effects', 'vitrine' ) }
				settings={ settings }
			>
				{ MOVED.map( ( name ) => (
					<Fields
						key={ name }
						settings={ settings }
						fields={ movedFields( name, attributes[ name ] ) }
					/>
				) ) }
				{ CHANGED.map( ( name ) => (
					<Fields
						key={ name }
						settings={ settings }
						fields={ changedFields( name, attributes[ name ] ) }
					/>
				) ) }
				{ FOLLOWED.map( ( name ) => (
					<Fields
						key={ name }
						settings={ settings }
						fields={ followedFields( name, attributes[ name ] ) }
					/>
				) ) }
				{ scrolls && (
					<ScrollSettings
						settings={ settings }
						isCover={ props.name === 'core/cover' }
					/>
				) }
				{ ( scrolls || isOn( FOLLOWED ) ) && (
					<Fields settings={ settings } fields={ devices() } />
				) }
			</SettingsPanel>
		</InspectorControls>
	);
}

interface ScrollSettingsProps {
	settings: Settings< Motion >;
	isCover: boolean;
}

/**
 * What all effects of scrolling have in common.
 *
 * @param props          What to show.
 * @param props.settings Settings of the motion.
 * @param props.isCover  Whether there is a background of its own.
 */
const ScrollSettings = ( { settings, isCover }: ScrollSettingsProps ) => (
	<Fields
		settings={ settings }
		fields={ {
			relativeTo: {
				label: __( 'Relative to', 'vitrine' ),
				choices: {
					window: __( 'The window', 'vitrine' ),
					page: __( 'The whole page', 'vitrine' ),
				},
			},
			origin: {
				label: __( 'Origin', 'vitrine' ),
				help: __(
					'The point around which the block rotates and scales.',
					'vitrine'
				),
				choices: {
					center: __( 'Center', 'vitrine' ),
					top: __( 'Top', 'vitrine' ),
					bottom: __( 'Bottom', 'vitrine' ),
					left: __( 'Left', 'vitrine' ),
					right: __( 'Right', 'vitrine' ),
				},
			},
			...( isCover && {
				background: {
					label: __( 'Move the background only', 'vitrine' ),
				},
			} ),
		} }
	/>
);
