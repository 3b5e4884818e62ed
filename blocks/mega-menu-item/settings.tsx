import { InspectorControls } from '@wordpress/block-editor';
import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Fields, Setting, SettingsPanel, type Settings } from '@vitrine/editor';
import type { MegaMenuItemAttributes } from './attributes.gen';

type Device = MegaMenuItemAttributes[ 'hiddenOn' ][ number ];

interface ItemSettingsProps {
	settings: Settings< MegaMenuItemAttributes >;
}

/**
 * Settings of an item.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const ItemSettings = ( { settings }: ItemSettingsProps ) => (
	<InspectorControls>
		<SettingsPanel label={ __( 'Item', 'vitrine' ) } settings={ settings }>
			<Fields
				settings={ settings }
				fields={ {
					description: __( 'Description', 'vitrine' ),
					badge: {
						label: __( 'Badge', 'vitrine' ),
						help: __( 'A short text such as “New”.', 'vitrine' ),
					},
					icon: {
						label: __( 'Icon', 'vitrine' ),
						choices: {
							'': __( 'None', 'vitrine' ),
							cart: __( 'Cart', 'vitrine' ),
							comments: __( 'Speech bubble', 'vitrine' ),
							download: __( 'Download', 'vitrine' ),
							featured: __( 'Star', 'vitrine' ),
							info: __( 'Information', 'vitrine' ),
							likes: __( 'Thumbs up', 'vitrine' ),
							picture: __( 'Image', 'vitrine' ),
							play: __( 'Play', 'vitrine' ),
							search: __( 'Search', 'vitrine' ),
							shares: __( 'Share', 'vitrine' ),
						},
					},
					rel: {
						label: __( 'Link relation', 'vitrine' ),
						help: __( 'Such as nofollow.', 'vitrine' ),
					},
				} }
			/>
		</SettingsPanel>
		{ settings.attributes.kind === 'panel' && (
			<PanelSettings settings={ settings } />
		) }
		<VisibilitySettings settings={ settings } />
	</InspectorControls>
);

/**
 * How wide the panel is.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function PanelSettings( { settings }: ItemSettingsProps ) {
	const { width } = settings.attributes;
	return (
		<SettingsPanel label={ __( 'Panel', 'vitrine' ) } settings={ settings }>
			<Fields
				settings={ settings }
				fields={ {
					width: {
						label: __( 'Width', 'vitrine' ),
						choices: {
							full: __( 'Full width', 'vitrine' ),
							content: __( 'Wide width', 'vitrine' ),
							own: __( 'Custom width', 'vitrine' ),
							side: __(
								'Custom width, beside the item',
								'vitrine'
							),
						},
					},
					...( ( width === 'own' || width === 'side' ) && {
						panelWidth: __( 'Custom width (px)', 'vitrine' ),
					} ),
				} }
			/>
		</SettingsPanel>
	);
}

/**
 * Who sees the item, and where.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function VisibilitySettings( { settings }: ItemSettingsProps ) {
	const { hiddenOn } = settings.attributes;
	const label = __( 'Hide on', 'vitrine' );
	const devices: Record< Device, string > = {
		desktops: __( 'Desktops', 'vitrine' ),
		tablets: __( 'Tablets', 'vitrine' ),
		phones: __( 'Phones', 'vitrine' ),
	};
	return (
		<SettingsPanel
			label={ __( 'Visibility', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					showFor: {
						label: __( 'Show to', 'vitrine' ),
						choices: {
							all: __( 'Everyone', 'vitrine' ),
							members: __( 'Logged-in visitors', 'vitrine' ),
							guests: __( 'Logged-out visitors', 'vitrine' ),
						},
						help: __(
							'An item is hidden, not protected: the page it links to stays public.',
							'vitrine'
						),
					},
				} }
			/>
			<Setting
				label={ label }
				settings={ settings }
				names={ [ 'hiddenOn' ] }
			>
				<fieldset>
					<legend className="components-base-control__label">
						{ label }
					</legend>
					{ Object.entries( devices ).map( ( [ device, name ] ) => (
						<CheckboxControl
							key={ device }
							__nextHasNoMarginBottom
							label={ name }
							checked={ hiddenOn.includes( device as Device ) }
							onChange={ ( isHidden ) =>
								settings.setAttributes( {
									hiddenOn: isHidden
										? [ ...hiddenOn, device as Device ]
										: hiddenOn.filter(
												( one ) => one !== device
											),
								} )
							}
						/>
					) ) }
				</fieldset>
			</Setting>
		</SettingsPanel>
	);
}
