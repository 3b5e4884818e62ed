import { speak } from '@wordpress/a11y';
import { InspectorControls } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	entranceGroups,
	Fields,
	GroupedField,
	SettingsPanel,
	settingsIn,
} from '@vitrine/editor';
import { useEffect, useRef } from 'react';
import {
	readEffects,
	type Effects,
	type Entrance,
} from '../../frontend/render/effects/effects';
import { entranceLook, staggers } from '../../frontend/render/effects/look';
import { elementOf } from './canvas';
import { devices } from './fields';
import { play, prefersStill } from './play';
import { effectsOf, type PanelProps } from './settings';

/**
 * How a block enters.
 *
 * @param props The block.
 */
export function EntrancePanel( props: PanelProps ) {
	const settings = settingsIn< Effects, 'entrance', Entrance >(
		effectsOf( props ),
		'entrance'
	);
	const { animation } = settings.attributes;
	const enter = usePlayed( props );
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Entrance animation', 'vitrine' ) }
				settings={ settings }
			>
				<GroupedField
					settings={ settings }
					path="animation"
					label={ __( 'Animation', 'vitrine' ) }
					groups={ entranceGroups() }
					none={ __( 'None', 'vitrine' ) }
				/>
				{ animation && (
					<>
						<Fields
							settings={ settings }
							fields={ {
								duration: {
									label: __( 'Duration (ms)', 'vitrine' ),
									step: 100,
								},
								delay: {
									label: __( 'Delay (ms)', 'vitrine' ),
									step: 100,
								},
								...( staggers( props.name ) && {
									stagger: {
										label: __( 'Stagger (ms)', 'vitrine' ),
										step: 50,
										help: __(
											'The blocks inside enter one after another, with this delay between them.',
											'vitrine'
										),
									},
								} ),
								...devices(),
							} }
						/>
						<div style={ { gridColumn: '1 / -1' } }>
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ enter }
							>
								{ __( 'Play', 'vitrine' ) }
							</Button>
							<p>
								{ prefersStill()
									? __(
											'Reduced motion is turned on for this computer, so nothing moves here either.',
											'vitrine'
										)
									: __(
											'Visitors who prefer reduced motion see no animation.',
											'vitrine'
										) }
							</p>
						</div>
					</>
				) }
			</SettingsPanel>
		</InspectorControls>
	);
}

/**
 * Plays the entrance in the canvas whenever another one is chosen.
 *
 * @param props The block.
 * @return Plays it.
 */
function usePlayed( { name, clientId, attributes }: PanelProps ): () => void {
	const { entrance } = readEffects( attributes.vitrineEffects );
	const enter = () => {
		const element = elementOf( clientId );
		// Whatever this screen is as wide as.
		const look = entranceLook(
			{ ...entrance, desktops: true, tablets: true, phones: true },
			name
		);
		if ( prefersStill() ) {
			speak(
				__(
					'Reduced motion is turned on for this computer: nothing moves.',
					'vitrine'
				)
			);
		} else if ( element && look ) {
			void play( element, look );
		}
	};
	const latest = useRef( enter );
	latest.current = enter;
	const before = useRef( entrance.animation );
	useEffect( () => {
		if ( before.current !== entrance.animation ) {
			before.current = entrance.animation;
			latest.current();
		}
	}, [ entrance.animation ] );
	return enter;
}
