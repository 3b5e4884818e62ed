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
						label: __( 'Initially show', 'vitrine' ),
						choices: {
							fullContent: __( 'All', 'vitrine' ),
							moreButton: __(
								'Some rows and a Show more button',
								'vitrine'
							),
							pagination: __( 'Pages', 'vitrine' ),
							rows: __(
								'Some rows, with the rest counted on the last tile',
								'vitrine'
							),
						},
					},
					...( ( mode === 'pagination' || mode === 'rows' ) && {
						maxRows: { label: __( 'Rows', 'vitrine' ), max: 20 },
					} ),
					...( mode === 'moreButton' && {
						moreStep: {
							label: __( 'Rows per click', 'vitrine' ),
							max: 20,
						},
					} ),
				} }
			/>
			{ mode === 'moreButton' && (
				<Fields
					settings={ settings }
					fields={ {
						themeButtons: __(
							'Use the theme’s button shape',
							'vitrine'
						),
					} }
				/>
			) }
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
			label={ __( 'Page links', 'vitrine' ) }
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
						'Maximum page links',
						'vitrine'
					),
					paginationSwipe: __( 'Swipe between pages', 'vitrine' ),
					paginationTopButtons: __(
						'Also show Previous and Next above the images',
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
				openImage: __( 'Open the viewer on click', 'vitrine' ),
			} }
		/>
		<RareSettings>
			<Fields
				settings={ settings }
				fields={ {
					openOriginal: {
						label: __(
							'Open the original file on click',
							'vitrine'
						),
						help: __( 'Opens in a new tab.', 'vitrine' ),
					},
					...( levels && {
						displayImageOnAlbum: __(
							'Open the first image of an album on click',
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
										'0 = the first tap shows the hover effect, the second one opens. −1 = the first tap opens.',
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
				label={ __( 'On hover', 'vitrine' ) }
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
				label={ __( 'Entrance animation', 'vitrine' ) }
				help={ __(
					'Tiles that are visible on load appear immediately.',
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
									'Delay between tiles (ms)',
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
			count: __( 'Stacked layers', 'vitrine' ),
			...( settings.attributes.count > 0 && {
				translateX: {
					label: __( 'Horizontal offset per layer (px)', 'vitrine' ),
					...within( 50 ),
				},
				translateY: {
					label: __( 'Vertical offset per layer (px)', 'vitrine' ),
					...within( 50 ),
				},
				translateZ: {
					label: __( 'Depth offset per layer (px)', 'vitrine' ),
					...within( 100 ),
				},
				rotateX: {
					label: __( 'Rotate X (°)', 'vitrine' ),
					...within( 45 ),
				},
				rotateY: {
					label: __( 'Rotate Y (°)', 'vitrine' ),
					...within( 45 ),
				},
				rotateZ: {
					label: __( 'Rotate Z (°)', 'vitrine' ),
					...within( 45 ),
				},
				scale: { label: __( 'Scale', 'vitrine' ), step: 0.05 },
			} ),
		} }
	/>
);
