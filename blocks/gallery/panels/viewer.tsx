import { __ } from '@wordpress/i18n';
import { Fields, RareSettings, SettingsPanel } from '@vitrine/editor';
import { viewerSettings } from '../../../frontend/render/gallery/settings';
import { VIEWER_TOOLS } from '../../../frontend/render/gallery/tools';
import type { GallerySettings } from '../gallery-attributes';
import { ToolsField } from './tools';

interface ViewerPanelProps {
	settings: GallerySettings;
}

/** The full-screen viewer. */
export function ViewerPanel( { settings }: ViewerPanelProps ) {
	const { toolbar } = viewerSettings( settings.attributes.viewer );
	return (
		<SettingsPanel
			label={ __( 'Viewer', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					'viewer.transition': {
						label: __( 'From picture to picture', 'vitrine' ),
						choices: {
							swipe2: __( 'Swipe, growing', 'vitrine' ),
							swipe: __( 'Swipe', 'vitrine' ),
							slideAppear: __( 'Fade', 'vitrine' ),
							none: __( 'At once', 'vitrine' ),
						},
					},
					'viewer.theme': {
						open: true,
						label: __( 'Background', 'vitrine' ),
						choices: {
							dark: __( 'Dark', 'vitrine' ),
							light: __( 'Light', 'vitrine' ),
						},
					},
					'viewer.zoom': __( 'Zoom', 'vitrine' ),
					'viewer.strip': {
						label: __( 'Strip of thumbnails', 'vitrine' ),
						choices: {
							none: __( 'None', 'vitrine' ),
							bottom: __( 'Below the picture', 'vitrine' ),
							bottomOverMedia: __(
								'Over the picture',
								'vitrine'
							),
						},
					},
				} }
			/>
			<RareSettings>
				<RareFields settings={ settings } />
				{ toolbar.display && <ToolbarSettings settings={ settings } /> }
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
				<Fields
					settings={ settings }
					fields={ {
						'viewer.logo': {
							label: __( 'Address of a logo', 'vitrine' ),
							placeholder: 'https://',
						},
					} }
				/>
			</RareSettings>
		</SettingsPanel>
	);
}

/** How the viewer opens and goes on, and whether it has a toolbar. */
const RareFields = ( { settings }: ViewerPanelProps ) => (
	<Fields
		settings={ settings }
		fields={ {
			'viewer.fullscreen': __( 'Open in full screen', 'vitrine' ),
			'viewer.slideshowAutoStart': __(
				'Start the slideshow at once',
				'vitrine'
			),
			'viewer.slideshowDelay': {
				label: __(
					'Each picture of the slideshow for (ms)',
					'vitrine'
				),
				max: 20000,
				step: 100,
			},
			'viewer.hideToolsDelay': {
				label: __( 'Hide the tools after (ms)', 'vitrine' ),
				help: __( '−1 never hides them.', 'vitrine' ),
				max: 20000,
			},
			'viewer.imageDisplay': {
				label: __( 'Size of pictures', 'vitrine' ),
				choices: {
					'': __( 'Fit, never beyond their own size', 'vitrine' ),
					bestImageQuality: __( 'Sharp on fine screens', 'vitrine' ),
					upscale: __( 'Always fill the screen', 'vitrine' ),
				},
			},
			...( viewerSettings( settings.attributes.viewer ).strip !==
				'none' && {
				'viewer.stripWidth': __( 'Width of a thumbnail', 'vitrine' ),
				'viewer.stripHeight': __( 'Height of a thumbnail', 'vitrine' ),
			} ),
			'viewer.toolbar.display': __( 'Toolbar', 'vitrine' ),
		} }
	/>
);

/** Place, size and tools of the toolbar. */
const ToolbarSettings = ( { settings }: ViewerPanelProps ) => (
	<>
		<Fields
			settings={ settings }
			fields={ {
				'viewer.toolbar.position': {
					label: __( 'Position of the toolbar', 'vitrine' ),
					choices: {
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
					},
				},
				'viewer.toolbar.align': {
					open: true,
					label: __( 'Alignment of the toolbar', 'vitrine' ),
					choices: {
						left: __( 'Left', 'vitrine' ),
						center: __( 'Center', 'vitrine' ),
						right: __( 'Right', 'vitrine' ),
					},
				},
				'viewer.toolbar.fullWidth': __(
					'Toolbar takes the whole width',
					'vitrine'
				),
				'viewer.toolbar.autoMinimize': {
					label: __(
						'Small toolbar below a window of (px)',
						'vitrine'
					),
					max: 2000,
				},
			} }
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
			label={ __( 'Tools of the small toolbar', 'vitrine' ) }
			known={ VIEWER_TOOLS }
		/>
	</>
);
