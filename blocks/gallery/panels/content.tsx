import { __ } from '@wordpress/i18n';
import { ChoiceSetting, SettingsPanel } from '@vitrine/editor';
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
			<ChoiceSetting
				settings={ settings }
				name="source"
				label={ __( 'Pictures and videos from', 'vitrine' ) }
				choices={ [
					{ value: 'media', label: __( 'Chosen media', 'vitrine' ) },
					{ value: 'album', label: __( 'An album', 'vitrine' ) },
					{
						value: 'albums',
						label: __( 'All albums below one', 'vitrine' ),
					},
					{
						value: 'attached',
						label: __( 'Media attached to this post', 'vitrine' ),
					},
					{ value: 'urls', label: __( 'Addresses', 'vitrine' ) },
					{ value: 'provider', label: __( 'A provider', 'vitrine' ) },
				] }
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
