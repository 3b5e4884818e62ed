import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, Setting, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { ComponentProps } from 'react';
import type { ShareButtonsAttributes } from './attributes.gen';
import { ServiceList } from './services/list';
import { Picker } from './services/picker';

interface ShareButtonsSettingsProps {
	settings: Settings< ShareButtonsAttributes >;
	/** Attributes within their bounds. */
	read: ShareButtonsAttributes;
	picker: ComponentProps< typeof Picker >;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.read     Attributes within their bounds.
 * @param props.picker   Offers further buttons.
 */
export function ShareButtonsSettings( {
	settings,
	read,
	picker,
}: ShareButtonsSettingsProps ) {
	const places = {
		none: __( 'None', 'vitrine' ),
		start: __( 'Left', 'vitrine' ),
		end: __( 'Right', 'vitrine' ),
		bottom: __( 'Bottom', 'vitrine' ),
	};
	return (
		<InspectorControls>
			<ButtonSettings { ...{ settings, picker } } />
			<SettingsPanel
				label={ __( 'Shared page', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						url: {
							label: __( 'URL', 'vitrine' ),
							placeholder: __( 'Current page', 'vitrine' ),
							help: __(
								'In a Query Loop, each post is shared.',
								'vitrine'
							),
						},
						title: {
							label: __( 'Title', 'vitrine' ),
							placeholder: read.url
								? ''
								: __( 'Title of the page', 'vitrine' ),
						},
					} }
				/>
			</SettingsPanel>
			<SettingsPanel
				label={ __( 'Floating bar', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						floatDesktop: {
							label: __( 'Desktop', 'vitrine' ),
							choices: places,
						},
						floatTablet: {
							label: __( 'Tablet', 'vitrine' ),
							choices: places,
						},
						floatPhone: {
							label: __( 'Phone', 'vitrine' ),
							choices: places,
							help: __(
								'Keeps the buttons in view while visitors scroll. Preview the page to see the bar.',
								'vitrine'
							),
						},
					} }
				/>
			</SettingsPanel>
		</InspectorControls>
	);
}

/**
 * The buttons and their look.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.picker   Offers further buttons.
 */
function ButtonSettings( {
	settings,
	picker,
}: Omit< ShareButtonsSettingsProps, 'read' > ) {
	const label = __( 'Buttons', 'vitrine' );
	return (
		<SettingsPanel label={ label } settings={ settings }>
			<Setting
				label={ label }
				settings={ settings }
				names={ [ 'services' ] }
			>
				<ServiceList
					entries={ settings.attributes.services }
					onChange={ ( services ) =>
						settings.setAttributes( { services } )
					}
				/>
				<Picker { ...picker } variant="secondary" />
			</Setting>
			<Fields
				settings={ settings }
				fields={ {
					show: {
						label: __( 'Show', 'vitrine' ),
						choices: {
							both: __( 'Icon and text', 'vitrine' ),
							icon: __( 'Icon', 'vitrine' ),
							text: __( 'Text', 'vitrine' ),
						},
					},
					colors: {
						label: __( 'Button colors', 'vitrine' ),
						choices: {
							official: __( 'Services', 'vitrine' ),
							text: __( 'Text color', 'vitrine' ),
						},
					},
					columns: {
						label: __( 'Columns', 'vitrine' ),
						help: __( '0 = side by side', 'vitrine' ),
					},
				} }
			/>
		</SettingsPanel>
	);
}
