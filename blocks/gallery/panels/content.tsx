import { __ } from '@wordpress/i18n';
import { SelectField, SettingsPanel } from '@vitrine/editor';
import type { GallerySettings } from '../gallery-attributes';
import { Source } from './source';

interface ContentPanelProps {
	settings: GallerySettings;
	onLibraryChange: () => void;
}

/**
 * Where pictures come from.
 *
 * @param props                 What to show.
 * @param props.settings        Settings of the block.
 * @param props.onLibraryChange Is called when albums have changed.
 */
export function ContentPanel( {
	settings,
	onLibraryChange,
}: ContentPanelProps ) {
	return (
		<SettingsPanel
			label={ __( 'Content', 'vitrine' ) }
			settings={ settings }
		>
			<SelectField
				settings={ settings }
				path="source"
				label={ __( 'Source of images and videos', 'vitrine' ) }
				choices={ {
					media: __( 'Selected media', 'vitrine' ),
					album: __( 'An album', 'vitrine' ),
					albums: __( 'All albums inside an album', 'vitrine' ),
					attached: __( 'Attached media', 'vitrine' ),
					urls: __( 'URLs', 'vitrine' ),
					provider: __( 'Online album', 'vitrine' ),
				} }
			/>
			<div className="vitrine-gallery-content">
				<Source
					settings={ settings }
					onLibraryChange={ onLibraryChange }
				/>
			</div>
		</SettingsPanel>
	);
}
