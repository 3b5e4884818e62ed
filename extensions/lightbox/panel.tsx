import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel, settingsIn } from '@vitrine/editor';

export interface LightboxAttributes {
	vitrineLightbox?: object | undefined;
}

/** What a block says of its links. Twin: php/Lightbox/LinkMark.php. */
interface LinkMark {
	open: '' | 'yes' | 'no';
	group: string;
}

const SCHEMA = {
	vitrineLightbox: {
		type: 'object',
		properties: {
			open: { type: 'string', enum: [ '', 'yes', 'no' ], default: '' },
			group: { type: 'string', maxLength: 60, default: '' },
		},
	},
};

interface PanelProps {
	attributes: LightboxAttributes;
	setAttributes: ( changes: LightboxAttributes ) => void;
	/** The block is to lead to its media. */
	onOpen: () => void;
}

/**
 * Whether links of a block open in the lightbox, and with which others.
 *
 * @param props               What to show.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.onOpen        Is told that they do.
 */
export function LightboxPanel( {
	attributes,
	setAttributes,
	onOpen,
}: PanelProps ) {
	const settings = settingsIn<
		LightboxAttributes,
		'vitrineLightbox',
		LinkMark
	>(
		{
			attributes,
			setAttributes: ( { vitrineLightbox } ) => {
				setAttributes( {
					// A block that says nothing stores nothing.
					vitrineLightbox:
						vitrineLightbox && Object.keys( vitrineLightbox ).length
							? vitrineLightbox
							: undefined,
				} );
				if (
					( vitrineLightbox as Partial< LinkMark > | undefined )
						?.open === 'yes'
				) {
					onOpen();
				}
			},
			defaults: {},
			schema: SCHEMA as never,
		},
		'vitrineLightbox'
	);
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Lightbox', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						open: {
							label: __( 'Open in lightbox', 'vitrine' ),
							help: __(
								'Links to images and videos open over the page.',
								'vitrine'
							),
							choices: {
								'': __( 'Site default', 'vitrine' ),
								yes: __( 'Yes', 'vitrine' ),
								no: __( 'No', 'vitrine' ),
							},
						},
						group: {
							label: __( 'Group', 'vitrine' ),
							help: __(
								'Blocks with the same group name share one lightbox.',
								'vitrine'
							),
						},
					} }
				/>
			</SettingsPanel>
		</InspectorControls>
	);
}
