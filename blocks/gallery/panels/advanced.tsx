import { __ } from '@wordpress/i18n';
import {
	ChoiceSetting,
	Fields,
	RareSettings,
	SettingsPanel,
} from '@vitrine/editor';
import metadata from '../block.json';
import { orders } from './orders';
import type { PanelProps } from './types';

/** What is shown of the content, and in which order. */
export function SelectionPanel( { settings, levels }: PanelProps ) {
	return (
		<SettingsPanel
			label={ __( 'Order and limits', 'vitrine' ) }
			settings={ settings }
		>
			<ChoiceSetting
				settings={ settings }
				name="sorting"
				label={ __( 'Order', 'vitrine' ) }
				choices={ orders( settings.attributes ) }
			/>
			<Fields
				settings={ settings }
				fields={ {
					maxItems: {
						label: __( 'Most pictures of an album', 'vitrine' ),
						help: __( '0 shows all.', 'vitrine' ),
						max: 500,
					},
				} }
			/>
			<RareSettings>
				<Fields
					settings={ settings }
					fields={ {
						...( levels && albumFields() ),
						tagBlackList: {
							label: __( 'Tags that are not offered', 'vitrine' ),
							help: __(
								'Pictures keep them, the filter leaves them out.',
								'vitrine'
							),
						},
						featuredKeyword: {
							label: __(
								'Word that features a picture',
								'vitrine'
							),
							help: __(
								'In a title or description; it is not shown.',
								'vitrine'
							),
							placeholder:
								metadata.attributes.featuredKeyword.default,
						},
					} }
				/>
			</RareSettings>
		</SettingsPanel>
	);
}

const albumFields = () => ( {
	albumList: {
		label: __( 'Only these albums', 'vitrine' ),
		help: __( 'Names or numbers of albums.', 'vitrine' ),
	},
	whiteList: {
		label: __( 'Only albums with these words', 'vitrine' ),
		help: __( 'One of the words in the name is enough.', 'vitrine' ),
	},
	blackList: {
		label: __( 'No albums with these words', 'vitrine' ),
		help: __(
			'Albums with one of them in their name are left out.',
			'vitrine'
		),
	},
} );

/** What few need. */
export function AdvancedPanel( { settings }: PanelProps ) {
	return (
		<SettingsPanel
			label={ __( 'Look and addresses', 'vitrine' ) }
			settings={ settings }
		>
			<ChoiceSetting
				open
				settings={ settings }
				name="theme"
				label={ __( 'Colors', 'vitrine' ) }
				choices={ [
					{ value: 'auto', label: __( 'Theme', 'vitrine' ) },
					{ value: 'light', label: __( 'Light', 'vitrine' ) },
					{ value: 'dark', label: __( 'Dark', 'vitrine' ) },
				] }
			/>
			<RareSettings>
				<Fields
					settings={ settings }
					fields={ {
						locationHash: {
							label: __( 'The address follows', 'vitrine' ),
							help: __(
								'Every album and picture has an address that can be shared, and Back closes the viewer.',
								'vitrine'
							),
						},
					} }
				/>
			</RareSettings>
		</SettingsPanel>
	);
}
