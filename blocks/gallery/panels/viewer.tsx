import { __ } from '@wordpress/i18n';
import {
	NumberField,
	RareSettings,
	SelectField,
	SettingsPanel,
	TextField,
	ToggleField,
} from '@vitrine/editor';
import { viewerSettings } from '../../../frontend/render/gallery/settings';
import { VIEWER_TOOLS } from '../../../frontend/render/gallery/tools';
import { ToolsField } from './tools';
import type { PanelProps } from './types';

/** The full-screen viewer. */
export function ViewerPanel( { settings }: PanelProps ) {
	const { strip, toolbar } = viewerSettings( settings.attributes.viewer );
	return (
		<SettingsPanel
			label={ __( 'Viewer', 'vitrine' ) }
			settings={ settings }
		>
			<SelectField
				settings={ settings }
				path="viewer.transition"
				label={ __( 'From picture to picture', 'vitrine' ) }
				choices={ {
					swipe2: __( 'Swipe, growing', 'vitrine' ),
					swipe: __( 'Swipe', 'vitrine' ),
					slideAppear: __( 'Fade', 'vitrine' ),
					none: __( 'At once', 'vitrine' ),
				} }
			/>
			<SelectField
				open
				settings={ settings }
				path="viewer.theme"
				label={ __( 'Background', 'vitrine' ) }
				choices={ {
					dark: __( 'Dark', 'vitrine' ),
					light: __( 'Light', 'vitrine' ),
				} }
			/>
			<ToggleField
				settings={ settings }
				path="viewer.zoom"
				label={ __( 'Zoom', 'vitrine' ) }
			/>
			<SelectField
				settings={ settings }
				path="viewer.strip"
				label={ __( 'Strip of thumbnails', 'vitrine' ) }
				choices={ {
					none: __( 'None', 'vitrine' ),
					bottom: __( 'Below the picture', 'vitrine' ),
					bottomOverMedia: __( 'Over the picture', 'vitrine' ),
				} }
			/>
			<RareSettings>
				<>
					<ToggleField
						settings={ settings }
						path="viewer.fullscreen"
						label={ __( 'Open in full screen', 'vitrine' ) }
					/>
					<ToggleField
						settings={ settings }
						path="viewer.slideshowAutoStart"
						label={ __( 'Start the slideshow at once', 'vitrine' ) }
					/>
				</>
				<NumberField
					settings={ settings }
					path="viewer.slideshowDelay"
					label={ __(
						'Each picture of the slideshow for (ms)',
						'vitrine'
					) }
					min={ 2000 }
					max={ 20000 }
					step={ 100 }
				/>
				<NumberField
					settings={ settings }
					path="viewer.hideToolsDelay"
					label={ __( 'Hide the tools after (ms)', 'vitrine' ) }
					help={ __( '−1 never hides them.', 'vitrine' ) }
					max={ 20000 }
				/>
				<SelectField
					settings={ settings }
					path="viewer.imageDisplay"
					label={ __( 'Size of pictures', 'vitrine' ) }
					choices={ {
						'': __( 'Fit, never beyond their own size', 'vitrine' ),
						bestImageQuality: __(
							'Sharp on fine screens',
							'vitrine'
						),
						upscale: __( 'Always fill the screen', 'vitrine' ),
					} }
				/>
				{ strip !== 'none' && (
					<>
						<NumberField
							settings={ settings }
							path="viewer.stripWidth"
							label={ __( 'Width of a thumbnail', 'vitrine' ) }
						/>
						<NumberField
							settings={ settings }
							path="viewer.stripHeight"
							label={ __( 'Height of a thumbnail', 'vitrine' ) }
						/>
					</>
				) }
				<ToggleField
					settings={ settings }
					path="viewer.toolbar.display"
					label={ __( 'Toolbar', 'vitrine' ) }
				/>
				{ toolbar.display && (
					<>
						<SelectField
							settings={ settings }
							path="viewer.toolbar.position"
							label={ __( 'Position of the toolbar', 'vitrine' ) }
							choices={ {
								bottomOverImage: __(
									'At the bottom, over the picture',
									'vitrine'
								),
								bottom: __( 'At the bottom', 'vitrine' ),
								topOverImage: __(
									'At the top, over the picture',
									'vitrine'
								),
								top: __( 'At the top', 'vitrine' ),
							} }
						/>
						<SelectField
							open
							settings={ settings }
							path="viewer.toolbar.align"
							label={ __(
								'Alignment of the toolbar',
								'vitrine'
							) }
							choices={ {
								left: __( 'Left', 'vitrine' ),
								center: __( 'Centre', 'vitrine' ),
								right: __( 'Right', 'vitrine' ),
							} }
						/>
						<ToggleField
							settings={ settings }
							path="viewer.toolbar.fullWidth"
							label={ __(
								'Toolbar takes the whole width',
								'vitrine'
							) }
						/>
						<NumberField
							settings={ settings }
							path="viewer.toolbar.autoMinimize"
							label={ __(
								'Small toolbar below a window of (px)',
								'vitrine'
							) }
							max={ 2000 }
						/>
						<ToolsField
							settings={ settings }
							path="viewer.toolbar.standard"
							label={ __( 'Tools of the toolbar', 'vitrine' ) }
							known={ VIEWER_TOOLS }
						/>
						<ToolsField
							settings={ settings }
							path="viewer.toolbar.minimized"
							label={ __(
								'Tools of the small toolbar',
								'vitrine'
							) }
							known={ VIEWER_TOOLS }
						/>
					</>
				) }
				<ToolsField
					settings={ settings }
					path="viewer.tools.topLeft"
					label={ __( 'Tools at the top left', 'vitrine' ) }
					known={ VIEWER_TOOLS }
				/>
				<ToolsField
					settings={ settings }
					path="viewer.tools.topRight"
					label={ __( 'Tools at the top right', 'vitrine' ) }
					known={ VIEWER_TOOLS }
				/>
				<TextField
					settings={ settings }
					path="viewer.logo"
					label={ __( 'Address of a logo', 'vitrine' ) }
					placeholder="https://"
				/>
			</RareSettings>
		</SettingsPanel>
	);
}
