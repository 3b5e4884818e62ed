import { __ } from '@wordpress/i18n';
import {
	NumberField,
	RareSettings,
	SelectField,
	Setting,
	SettingsPanel,
	ToggleField,
} from '@vitrine/editor';
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
	const { attributes } = settings;
	const { members } = levelViews( settings, scope );
	const { mode } = members.attributes;
	return (
		<SettingsPanel
			label={ __( 'Behaviour', 'vitrine' ) }
			settings={ settings }
		>
			{ levels && <LevelControl scope={ scope } onChange={ setScope } /> }
			<SelectField
				settings={ members }
				path="mode"
				label={ __( 'Pictures at first', 'vitrine' ) }
				choices={ {
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
				} }
			/>
			{ ( mode === 'pagination' || mode === 'rows' ) && (
				<NumberField
					settings={ members }
					path="maxRows"
					label={ __( 'Rows', 'vitrine' ) }
					max={ 20 }
				/>
			) }
			{ mode === 'moreButton' && (
				<NumberField
					settings={ members }
					path="moreStep"
					label={ __( 'Rows at a time', 'vitrine' ) }
					max={ 20 }
				/>
			) }
			{ mode === 'pagination' && (
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
						<NumberField
							settings={ settings }
							path="paginationVisiblePages"
							label={ __( 'Most links at once', 'vitrine' ) }
						/>
						<>
							<ToggleField
								settings={ settings }
								path="paginationSwipe"
								label={ __( 'Swipe to turn pages', 'vitrine' ) }
							/>
							<ToggleField
								settings={ settings }
								path="paginationTopButtons"
								label={ __(
									'Previous and next above the pictures, too',
									'vitrine'
								) }
							/>
						</>
					</RareSettings>
				</>
			) }
			<ToggleField
				settings={ settings }
				path="openImage"
				label={ __( 'A click opens the viewer', 'vitrine' ) }
			/>
			<RareSettings>
				<ToggleField
					settings={ settings }
					path="openOriginal"
					label={ __( 'A click opens the original file', 'vitrine' ) }
					help={ __( 'In a new window.', 'vitrine' ) }
				/>
				{ levels && (
					<ToggleField
						settings={ settings }
						path="displayImageOnAlbum"
						label={ __(
							'A click on an album opens its first picture',
							'vitrine'
						) }
					/>
				) }
				<NumberField
					settings={ settings }
					path="touchAutoOpenDelay"
					label={ __(
						'On touch screens, open after (ms)',
						'vitrine'
					) }
					help={
						attributes.touchAutoOpenDelay > 0
							? undefined
							: __(
									'0: the first tap shows the hover effect, the second opens. −1: the first opens.',
									'vitrine'
								)
					}
					max={ 5000 }
				/>
			</RareSettings>
		</SettingsPanel>
	);
}

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
					<>
						<NumberField
							settings={ members }
							path="displayTransitionDuration"
							label={ __( 'Duration (ms)', 'vitrine' ) }
							max={ 2000 }
							step={ 10 }
						/>
						<NumberField
							settings={ members }
							path="displayInterval"
							label={ __(
								'Delay from tile to tile (ms)',
								'vitrine'
							) }
							max={ 200 }
						/>
					</>
				) }
				<NumberField
					settings={ stacks }
					path="count"
					label={ __( 'Sheets behind a tile', 'vitrine' ) }
				/>
				{ stacks.attributes.count > 0 && (
					<>
						<NumberField
							settings={ stacks }
							path="translateX"
							label={ __(
								'Each sheet further right (px)',
								'vitrine'
							) }
							min={ -50 }
							max={ 50 }
						/>
						<NumberField
							settings={ stacks }
							path="translateY"
							label={ __(
								'Each sheet further down (px)',
								'vitrine'
							) }
							min={ -50 }
							max={ 50 }
						/>
						<NumberField
							settings={ stacks }
							path="translateZ"
							label={ __( 'Each sheet nearer (px)', 'vitrine' ) }
							min={ -100 }
							max={ 100 }
						/>
						<NumberField
							settings={ stacks }
							path="rotateX"
							label={ __( 'Tilt (°)', 'vitrine' ) }
							min={ -45 }
							max={ 45 }
						/>
						<NumberField
							settings={ stacks }
							path="rotateY"
							label={ __( 'Turn (°)', 'vitrine' ) }
							min={ -45 }
							max={ 45 }
						/>
						<NumberField
							settings={ stacks }
							path="rotateZ"
							label={ __( 'Rotate (°)', 'vitrine' ) }
							min={ -45 }
							max={ 45 }
						/>
						<NumberField
							settings={ stacks }
							path="scale"
							label={ __( 'Scale', 'vitrine' ) }
							step={ 0.05 }
						/>
					</>
				) }
			</RareSettings>
		</SettingsPanel>
	);
}
