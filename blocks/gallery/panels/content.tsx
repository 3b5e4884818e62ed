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
				label={ __( 'Pictures and videos from', 'vitrine' ) }
				choices={ {
					media: __( 'Chosen media', 'vitrine' ),
					album: __( 'An album', 'vitrine' ),
					albums: __( 'All albums below one', 'vitrine' ),
					attached: __( 'Media attached to this post', 'vitrine' ),
					urls: __( 'Addresses', 'vitrine' ),
					provider: __( 'A provider', 'vitrine' ),
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
