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
						label: __( 'Transition', 'vitrine' ),
						choices: {
							swipe2: __( 'Swipe and grow', 'vitrine' ),
							swipe: __( 'Swipe', 'vitrine' ),
							slideAppear: __( 'Fade', 'vitrine' ),
							none: __( 'None', 'vitrine' ),
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
						label: __( 'Thumbnail strip', 'vitrine' ),
						choices: {
							none: __( 'None', 'vitrine' ),
							bottom: __( 'Below the image', 'vitrine' ),
							bottomOverMedia: __( 'Over the image', 'vitrine' ),
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
					label={ __( 'Top left tools', 'vitrine' ) }
					known={ VIEWER_TOOLS }
				/>
				<ToolsField
					settings={ settings }
					path="viewer.tools.topRight"
					label={ __( 'Top right tools', 'vitrine' ) }
					known={ VIEWER_TOOLS }
				/>
				<Fields
					settings={ settings }
					fields={ {
						'viewer.logo': {
							label: __( 'Logo URL', 'vitrine' ),
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
				'Start the slideshow automatically',
				'vitrine'
			),
			'viewer.slideshowDelay': {
				label: __( 'Time per slide (ms)', 'vitrine' ),
				max: 20000,
				step: 100,
			},
			'viewer.hideToolsDelay': {
				label: __( 'Hide tools after (ms)', 'vitrine' ),
				help: __( '−1 = never', 'vitrine' ),
				max: 20000,
			},
			'viewer.imageDisplay': {
				label: __( 'Image size', 'vitrine' ),
				choices: {
					'': __( 'Fit, never larger than the original', 'vitrine' ),
					bestImageQuality: __(
						'Sharp on high-density screens',
						'vitrine'
					),
					upscale: __( 'Always fill the screen', 'vitrine' ),
				},
			},
			...( viewerSettings( settings.attributes.viewer ).strip !==
				'none' && {
				'viewer.stripWidth': __( 'Thumbnail width', 'vitrine' ),
				'viewer.stripHeight': __( 'Thumbnail height', 'vitrine' ),
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
					label: __( 'Toolbar position', 'vitrine' ),
					choices: {
						bottomOverImage: __(
							'At the bottom, over the image',
							'vitrine'
						),
						bottom: __( 'At the bottom', 'vitrine' ),
						topOverImage: __(
							'At the top, over the image',
							'vitrine'
						),
						top: __( 'At the top', 'vitrine' ),
					},
				},
				'viewer.toolbar.align': {
					open: true,
					label: __( 'Toolbar alignment', 'vitrine' ),
					choices: {
						left: __( 'Left', 'vitrine' ),
						center: __( 'Center', 'vitrine' ),
						right: __( 'Right', 'vitrine' ),
					},
				},
				'viewer.toolbar.fullWidth': __(
					'Full-width toolbar',
					'vitrine'
				),
				'viewer.toolbar.autoMinimize': {
					label: __( 'Compact toolbar breakpoint (px)', 'vitrine' ),
					max: 2000,
				},
			} }
		/>
		<ToolsField
			settings={ settings }
			path="viewer.toolbar.standard"
			label={ __( 'Toolbar tools', 'vitrine' ) }
			known={ VIEWER_TOOLS }
		/>
		<ToolsField
			settings={ settings }
			path="viewer.toolbar.minimized"
			label={ __( 'Compact toolbar tools', 'vitrine' ) }
			known={ VIEWER_TOOLS }
		/>
	</>
);
