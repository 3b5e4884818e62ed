import { __ } from '@wordpress/i18n';
import {
	Fields,
	RareSettings,
	SelectField,
	Setting,
	SettingsPanel,
} from '@vitrine/editor';
import type { Settings } from '../../../editor/settings';
import type { StackSettings } from '../../../frontend/render/gallery/types';
import { levelViews } from './level';
import { HoverControl } from './hover';
import { LevelControl } from './scope';
import { transitionLabels } from './transitions';
import type { PanelProps } from './types';

/** How many pictures are seen, and how the others are reached. */
export function BehaviorPanel( {
	settings,
	scope,
	setScope,
	levels,
}: PanelProps ) {
	const { members } = levelViews( settings, scope );
	const { mode } = members.attributes;
	return (
		<SettingsPanel
			label={ __( 'Behavior', 'vitrine' ) }
			settings={ settings }
		>
			{ levels && <LevelControl scope={ scope } onChange={ setScope } /> }
			<Fields
				settings={ members }
				fields={ {
					mode: {
						label: __( 'Pictures at first', 'vitrine' ),
						choices: {
							fullContent: __( 'All', 'vitrine' ),
							moreButton: __(
								'Some rows, with a Show more button',
								'vitrine'
							),
							pagination: __( 'Pages', 'vitrine' ),
							rows: __(
								'Some rows, the last tile counts the others',
								'vitrine'
							),
						},
					},
					...( ( mode === 'pagination' || mode === 'rows' ) && {
						maxRows: { label: __( 'Rows', 'vitrine' ), max: 20 },
					} ),
					...( mode === 'moreButton' && {
						moreStep: {
							label: __( 'Rows at a time', 'vitrine' ),
							max: 20,
						},
					} ),
				} }
			/>
			{ mode === 'pagination' && <PageSettings settings={ settings } /> }
			<ClickSettings settings={ settings } levels={ levels } />
		</SettingsPanel>
	);
}

/** How visitors turn pages. */
const PageSettings = ( { settings }: Pick< PanelProps, 'settings' > ) => (
	<>
		<SelectField
			open
			settings={ settings }
			path="paginationMode"
			label={ __( 'Links to pages', 'vitrine' ) }
			choices={ {
				rectangles: __( 'Bars', 'vitrine' ),
				numbers: __( 'Numbers', 'vitrine' ),
				dots: __( 'Dots', 'vitrine' ),
			} }
		/>
		<RareSettings>
			<Fields
				settings={ settings }
				fields={ {
					paginationVisiblePages: __(
						'Most links at once',
						'vitrine'
					),
					paginationSwipe: __( 'Swipe to turn pages', 'vitrine' ),
					paginationTopButtons: __(
						'Previous and next above the pictures, too',
						'vitrine'
					),
				} }
			/>
		</RareSettings>
	</>
);

/** What a click or a tap opens. */
const ClickSettings = ( {
	settings,
	levels,
}: Pick< PanelProps, 'settings' | 'levels' > ) => (
	<>
		<Fields
			settings={ settings }
			fields={ {
				openImage: __( 'A click opens the viewer', 'vitrine' ),
			} }
		/>
		<RareSettings>
			<Fields
				settings={ settings }
				fields={ {
					openOriginal: {
						label: __(
							'A click opens the original file',
							'vitrine'
						),
						help: __( 'In a new window.', 'vitrine' ),
					},
					...( levels && {
						displayImageOnAlbum: __(
							'A click on an album opens its first picture',
							'vitrine'
						),
					} ),
					touchAutoOpenDelay: {
						label: __(
							'On touch screens, open after (ms)',
							'vitrine'
						),
						help:
							settings.attributes.touchAutoOpenDelay > 0
								? undefined
								: __(
										'0: the first tap shows the hover effect, the second opens. −1: the first opens.',
										'vitrine'
									),
						max: 5000,
					},
				} }
			/>
		</RareSettings>
	</>
);

/** Hover effects, how tiles appear, stacks. */
export function EffectsPanel( {
	settings,
	scope,
	setScope,
	levels,
}: PanelProps ) {
	const { members, stacks } = levelViews( settings, scope );
	return (
		<SettingsPanel
			label={ __( 'Effects', 'vitrine' ) }
			settings={ settings }
		>
			{ levels && <LevelControl scope={ scope } onChange={ setScope } /> }
			<Setting
				label={ __( 'When a picture is pointed at', 'vitrine' ) }
				settings={ members }
				names={ [ 'hoverEffects' ] }
			>
				<HoverControl
					value={ members.attributes.hoverEffects }
					onChange={ ( hoverEffects ) =>
						members.setAttributes( { hoverEffects } )
					}
				/>
			</Setting>
			<SelectField
				settings={ members }
				path="displayTransition"
				label={ __( 'How tiles appear', 'vitrine' ) }
				help={ __(
					'Those that are seen first are there at once.',
					'vitrine'
				) }
				choices={ transitionLabels() }
			/>
			<RareSettings>
				{ members.attributes.displayTransition !== 'none' && (
					<Fields
						settings={ members }
						fields={ {
							displayTransitionDuration: {
								label: __( 'Duration (ms)', 'vitrine' ),
								max: 2000,
								step: 10,
							},
							displayInterval: {
								label: __(
									'Delay from tile to tile (ms)',
									'vitrine'
								),
								max: 200,
							},
						} }
					/>
				) }
				<StackFields settings={ stacks } />
			</RareSettings>
		</SettingsPanel>
	);
}

/** Bounds of a slider that goes as far to both sides. */
const within = ( most: number ) => ( { min: -most, max: most } );

/** Sheets behind a tile. */
const StackFields = ( {
	settings,
}: {
	settings: Settings< StackSettings >;
} ) => (
	<Fields
		settings={ settings }
		fields={ {
			count: __( 'Sheets behind a tile', 'vitrine' ),
			...( settings.attributes.count > 0 && {
				translateX: {
					label: __( 'Each sheet further right (px)', 'vitrine' ),
					...within( 50 ),
				},
				translateY: {
					label: __( 'Each sheet further down (px)', 'vitrine' ),
					...within( 50 ),
				},
				translateZ: {
					label: __( 'Each sheet nearer (px)', 'vitrine' ),
					...within( 100 ),
				},
				rotateX: {
					label: __( 'Tilt (°)', 'vitrine' ),
					...within( 45 ),
				},
				rotateY: {
					label: __( 'Turn (°)', 'vitrine' ),
					...within( 45 ),
				},
				rotateZ: {
					label: __( 'Rotate (°)', 'vitrine' ),
					...within( 45 ),
				},
				scale: { label: __( 'Scale', 'vitrine' ), step: 0.05 },
			} ),
		} }
	/>
);
