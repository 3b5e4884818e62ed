import { __ } from '@wordpress/i18n';
import {
	ChoiceSetting,
	NumberSetting,
	RareSettings,
	Setting,
	SettingsPanel,
	SwitchSettings,
} from '@vitrine/editor';
import { levelViews } from './level';
import { HoverControl } from './hover';
import { LevelControl } from './scope';
import { transitionLabels } from './transitions';
import type { PanelProps } from './types';

/** How many pictures are seen, and how the others are reached. */
export function BehaviourPanel( {
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
			<ChoiceSetting
				settings={ members }
				name="mode"
				label={ __( 'Pictures at first', 'vitrine' ) }
				choices={ [
					{ value: 'fullContent', label: __( 'All', 'vitrine' ) },
					{
						value: 'moreButton',
						label: __(
							'Some rows, with a Show more button',
							'vitrine'
						),
					},
					{ value: 'pagination', label: __( 'Pages', 'vitrine' ) },
					{
						value: 'rows',
						label: __(
							'Some rows, the last tile counts the others',
							'vitrine'
						),
					},
				] }
			/>
			{ ( mode === 'pagination' || mode === 'rows' ) && (
				<NumberSetting
					settings={ members }
					name="maxRows"
					label={ __( 'Rows', 'vitrine' ) }
					min={ 1 }
					max={ 20 }
				/>
			) }
			{ mode === 'moreButton' && (
				<NumberSetting
					settings={ members }
					name="moreStep"
					label={ __( 'Rows at a time', 'vitrine' ) }
					min={ 1 }
					max={ 20 }
				/>
			) }
			{ mode === 'pagination' && (
				<>
					<ChoiceSetting
						open
						settings={ settings }
						name="paginationMode"
						label={ __( 'Links to pages', 'vitrine' ) }
						choices={ [
							{
								value: 'rectangles',
								label: __( 'Bars', 'vitrine' ),
							},
							{
								value: 'numbers',
								label: __( 'Numbers', 'vitrine' ),
							},
							{ value: 'dots', label: __( 'Dots', 'vitrine' ) },
						] }
					/>
					<RareSettings>
						<NumberSetting
							settings={ settings }
							name="paginationVisiblePages"
							label={ __( 'Most links at once', 'vitrine' ) }
							min={ 1 }
							max={ 30 }
						/>
						<SwitchSettings
							settings={ settings }
							switches={ [
								{
									name: 'paginationSwipe',
									label: __(
										'Swipe to turn pages',
										'vitrine'
									),
								},
								{
									name: 'paginationTopButtons',
									label: __(
										'Previous and next above the pictures, too',
										'vitrine'
									),
								},
							] }
						/>
					</RareSettings>
				</>
			) }
			<SwitchSettings
				settings={ settings }
				switches={ [
					{
						name: 'openImage',
						label: __( 'A click opens the viewer', 'vitrine' ),
					},
				] }
			/>
			<RareSettings>
				<SwitchSettings
					settings={ settings }
					switches={ [
						{
							name: 'openOriginal',
							label: __(
								'A click opens the original file',
								'vitrine'
							),
							help: __( 'In a new window.', 'vitrine' ),
						},
					] }
				/>
				{ levels && (
					<SwitchSettings
						settings={ settings }
						switches={ [
							{
								name: 'displayImageOnAlbum',
								label: __(
									'A click on an album opens its first picture',
									'vitrine'
								),
							},
						] }
					/>
				) }
				<NumberSetting
					settings={ settings }
					name="touchAutoOpenDelay"
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
					min={ -1 }
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
	const labels = transitionLabels();
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
			<ChoiceSetting
				settings={ members }
				name="displayTransition"
				label={ __( 'How tiles appear', 'vitrine' ) }
				help={ __(
					'Those that are seen first are there at once.',
					'vitrine'
				) }
				choices={ Object.entries( labels ).map(
					( [ value, label ] ) => ( { value, label } )
				) }
			/>
			<RareSettings>
				{ members.attributes.displayTransition !== 'none' && (
					<>
						<NumberSetting
							settings={ members }
							name="displayTransitionDuration"
							label={ __( 'Duration (ms)', 'vitrine' ) }
							min={ 0 }
							max={ 2000 }
							step={ 10 }
						/>
						<NumberSetting
							settings={ members }
							name="displayInterval"
							label={ __(
								'Delay from tile to tile (ms)',
								'vitrine'
							) }
							min={ 0 }
							max={ 200 }
						/>
					</>
				) }
				<NumberSetting
					settings={ stacks }
					name="count"
					label={ __( 'Sheets behind a tile', 'vitrine' ) }
					min={ 0 }
					max={ 10 }
				/>
				{ stacks.attributes.count > 0 && (
					<>
						<NumberSetting
							settings={ stacks }
							name="translateX"
							label={ __(
								'Each sheet further right (px)',
								'vitrine'
							) }
							min={ -50 }
							max={ 50 }
						/>
						<NumberSetting
							settings={ stacks }
							name="translateY"
							label={ __(
								'Each sheet further down (px)',
								'vitrine'
							) }
							min={ -50 }
							max={ 50 }
						/>
						<NumberSetting
							settings={ stacks }
							name="translateZ"
							label={ __( 'Each sheet nearer (px)', 'vitrine' ) }
							min={ -100 }
							max={ 100 }
						/>
						<NumberSetting
							settings={ stacks }
							name="rotateX"
							label={ __( 'Tilt (°)', 'vitrine' ) }
							min={ -45 }
							max={ 45 }
						/>
						<NumberSetting
							settings={ stacks }
							name="rotateY"
							label={ __( 'Turn (°)', 'vitrine' ) }
							min={ -45 }
							max={ 45 }
						/>
						<NumberSetting
							settings={ stacks }
							name="rotateZ"
							label={ __( 'Rotate (°)', 'vitrine' ) }
							min={ -45 }
							max={ 45 }
						/>
						<NumberSetting
							settings={ stacks }
							name="scale"
							label={ __( 'Scale', 'vitrine' ) }
							min={ 0 }
							max={ 2 }
							step={ 0.05 }
						/>
					</>
				) }
			</RareSettings>
		</SettingsPanel>
	);
}
