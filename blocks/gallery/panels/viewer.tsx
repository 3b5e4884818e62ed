import { __ } from '@wordpress/i18n';
import {
	ChoiceSetting,
	NumberSetting,
	RareSettings,
	Setting,
	settingsIn,
	SettingsPanel,
	SwitchSettings,
	TextSetting,
} from '@vitrine/editor';
import { viewerSettings } from '../../../frontend/render/gallery/settings';
import { VIEWER_TOOLS } from '../../../frontend/render/gallery/tools';
import { ToolsControl } from './tools';
import type { PanelProps } from './types';

/** The full-screen viewer. */
export function ViewerPanel( { settings }: PanelProps ) {
	const usual = viewerSettings( {} );
	const viewer = settingsIn( settings, 'viewer', usual );
	const toolbar = settingsIn( viewer, 'toolbar', usual.toolbar );
	const tools = settingsIn( viewer, 'tools', usual.tools );
	const lists = [
		{
			of: tools,
			name: 'topLeft',
			label: __( 'Tools at the top left', 'vitrine' ),
		},
		{
			of: tools,
			name: 'topRight',
			label: __( 'Tools at the top right', 'vitrine' ),
		},
	] as const;
	const bars = [
		{ name: 'standard', label: __( 'Tools of the toolbar', 'vitrine' ) },
		{
			name: 'minimized',
			label: __( 'Tools of the small toolbar', 'vitrine' ),
		},
	] as const;
	return (
		<SettingsPanel
			label={ __( 'Viewer', 'vitrine' ) }
			settings={ settings }
		>
			<ChoiceSetting
				settings={ viewer }
				name="transition"
				label={ __( 'From picture to picture', 'vitrine' ) }
				choices={ [
					{
						value: 'swipe2',
						label: __( 'Swipe, growing', 'vitrine' ),
					},
					{ value: 'swipe', label: __( 'Swipe', 'vitrine' ) },
					{ value: 'slideAppear', label: __( 'Fade', 'vitrine' ) },
					{ value: 'none', label: __( 'At once', 'vitrine' ) },
				] }
			/>
			<ChoiceSetting
				open
				settings={ viewer }
				name="theme"
				label={ __( 'Background', 'vitrine' ) }
				choices={ [
					{ value: 'dark', label: __( 'Dark', 'vitrine' ) },
					{ value: 'light', label: __( 'Light', 'vitrine' ) },
				] }
			/>
			<SwitchSettings
				settings={ viewer }
				switches={ [
					{ name: 'zoom', label: __( 'Zoom', 'vitrine' ) },
				] }
			/>
			<ChoiceSetting
				settings={ viewer }
				name="strip"
				label={ __( 'Strip of thumbnails', 'vitrine' ) }
				choices={ [
					{ value: 'none', label: __( 'None', 'vitrine' ) },
					{
						value: 'bottom',
						label: __( 'Below the picture', 'vitrine' ),
					},
					{
						value: 'bottomOverMedia',
						label: __( 'Over the picture', 'vitrine' ),
					},
				] }
			/>
			<RareSettings>
				<SwitchSettings
					settings={ viewer }
					switches={ [
						{
							name: 'fullscreen',
							label: __( 'Open in full screen', 'vitrine' ),
						},
						{
							name: 'slideshowAutoStart',
							label: __(
								'Start the slideshow at once',
								'vitrine'
							),
						},
					] }
				/>
				<NumberSetting
					settings={ viewer }
					name="slideshowDelay"
					label={ __(
						'Each picture of the slideshow for (ms)',
						'vitrine'
					) }
					min={ 2000 }
					max={ 20000 }
					step={ 100 }
				/>
				<NumberSetting
					settings={ viewer }
					name="hideToolsDelay"
					label={ __( 'Hide the tools after (ms)', 'vitrine' ) }
					help={ __( '−1 never hides them.', 'vitrine' ) }
					min={ -1 }
					max={ 20000 }
				/>
				<ChoiceSetting
					settings={ viewer }
					name="imageDisplay"
					label={ __( 'Size of pictures', 'vitrine' ) }
					choices={ [
						{
							value: '',
							label: __(
								'Fit, never beyond their own size',
								'vitrine'
							),
						},
						{
							value: 'bestImageQuality',
							label: __( 'Sharp on fine screens', 'vitrine' ),
						},
						{
							value: 'upscale',
							label: __( 'Always fill the screen', 'vitrine' ),
						},
					] }
				/>
				{ viewer.attributes.strip !== 'none' && (
					<>
						<NumberSetting
							settings={ viewer }
							name="stripWidth"
							label={ __( 'Width of a thumbnail', 'vitrine' ) }
							min={ 20 }
							max={ 400 }
						/>
						<NumberSetting
							settings={ viewer }
							name="stripHeight"
							label={ __( 'Height of a thumbnail', 'vitrine' ) }
							min={ 20 }
							max={ 400 }
						/>
					</>
				) }
				<SwitchSettings
					settings={ toolbar }
					switches={ [
						{ name: 'display', label: __( 'Toolbar', 'vitrine' ) },
					] }
				/>
				{ toolbar.attributes.display && (
					<>
						<ChoiceSetting
							settings={ toolbar }
							name="position"
							label={ __( 'Position of the toolbar', 'vitrine' ) }
							choices={ [
								{
									value: 'bottomOverImage',
									label: __(
										'At the bottom, over the picture',
										'vitrine'
									),
								},
								{
									value: 'bottom',
									label: __( 'At the bottom', 'vitrine' ),
								},
								{
									value: 'topOverImage',
									label: __(
										'At the top, over the picture',
										'vitrine'
									),
								},
								{
									value: 'top',
									label: __( 'At the top', 'vitrine' ),
								},
							] }
						/>
						<ChoiceSetting
							open
							settings={ toolbar }
							name="align"
							label={ __(
								'Alignment of the toolbar',
								'vitrine'
							) }
							choices={ [
								{
									value: 'left',
									label: __( 'Left', 'vitrine' ),
								},
								{
									value: 'center',
									label: __( 'Centre', 'vitrine' ),
								},
								{
									value: 'right',
									label: __( 'Right', 'vitrine' ),
								},
							] }
						/>
						<SwitchSettings
							settings={ toolbar }
							switches={ [
								{
									name: 'fullWidth',
									label: __(
										'Toolbar takes the whole width',
										'vitrine'
									),
								},
							] }
						/>
						<NumberSetting
							settings={ toolbar }
							name="autoMinimize"
							label={ __(
								'Small toolbar below a window of (px)',
								'vitrine'
							) }
							min={ 0 }
							max={ 2000 }
						/>
						{ bars.map( ( { name, label } ) => (
							<Setting
								key={ name }
								label={ label }
								settings={ toolbar }
								names={ [ name ] }
							>
								<ToolsControl
									label={ label }
									known={ VIEWER_TOOLS }
									value={ toolbar.attributes[ name ] }
									onChange={ ( list ) =>
										toolbar.setAttributes( {
											[ name ]: list,
										} )
									}
								/>
							</Setting>
						) ) }
					</>
				) }
				{ lists.map( ( { of, name, label } ) => (
					<Setting
						key={ name }
						label={ label }
						settings={ of }
						names={ [ name ] }
					>
						<ToolsControl
							label={ label }
							known={ VIEWER_TOOLS }
							value={ of.attributes[ name ] }
							onChange={ ( list ) =>
								of.setAttributes( { [ name ]: list } )
							}
						/>
					</Setting>
				) ) }
				<TextSetting
					settings={ viewer }
					name="logo"
					label={ __( 'Address of a logo', 'vitrine' ) }
					placeholder="https://"
				/>
			</RareSettings>
		</SettingsPanel>
	);
}
