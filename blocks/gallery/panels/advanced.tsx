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
						label: __( 'Maximum images', 'vitrine' ),
						help: __( '0 = all', 'vitrine' ),
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
							label: __( 'Hidden tags', 'vitrine' ),
							help: __(
								'Images keep them, but the filter does not show them.',
								'vitrine'
							),
						},
						featuredKeyword: {
							label: __( 'Featured keyword', 'vitrine' ),
							help: __(
								'Images with this word in their title or description are featured. The word itself is not shown.',
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
		help: __( 'Album names or IDs.', 'vitrine' ),
	},
	whiteList: {
		label: __( 'Only albums with these words', 'vitrine' ),
		help: __(
			'Albums with any of these words in their name are shown.',
			'vitrine'
		),
	},
	blackList: {
		label: __( 'Hide albums with these words', 'vitrine' ),
		help: __(
			'Albums with any of these words in their name are hidden.',
			'vitrine'
		),
	},
} );

/** What few need. */
export function AdvancedPanel( { settings }: PanelProps ) {
	return (
		<SettingsPanel
			label={ __( 'Appearance and URLs', 'vitrine' ) }
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
							label: __( 'Update the URL', 'vitrine' ),
							help: __(
								'Each album and image gets its own URL to share, and the browser’s Back button closes the viewer.',
								'vitrine'
							),
						},
					} }
				/>
			</RareSettings>
		</SettingsPanel>
	);
}
