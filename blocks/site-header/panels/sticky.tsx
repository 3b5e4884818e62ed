import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { store as blocksStore } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { Fields, SettingsPanel, type Settings } from '@vitrine/editor';
import type { SiteHeaderAttributes } from '../attributes.gen';

interface Parents {
	getBlockParents: ( id: string, isAscending: boolean ) => string[];
	getBlockName: ( id: string ) => string | null;
}

/** Blocks that a header can leave: they are no box of their own on the page. */
const NO_BOX = [ 'core/template-part', 'core/block', 'core/post-content' ];

/**
 * The title of the block that keeps a header from staying in the window of the whole page.
 *
 * @param clientId The header.
 */
const useBox = ( clientId: string ): string | undefined =>
	useSelect(
		( select ) => {
			const { getBlockParents, getBlockName } = select(
				blockEditorStore
			) as unknown as Parents;
			const box = getBlockParents( clientId, true )
				.map( getBlockName )
				.find( ( name ) => name && ! NO_BOX.includes( name ) );
			return box
				? ( select( blocksStore ).getBlockType( box )?.title ?? box )
				: undefined;
		},
		[ clientId ]
	);

interface StickySettingsProps {
	settings: Settings< SiteHeaderAttributes >;
	clientId: string;
}

/**
 * When the header stays in the window.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.clientId Which block it is.
 */
export function StickySettings( { settings, clientId }: StickySettingsProps ) {
	const box = useBox( clientId );
	const choices = {
		up: __( 'On scroll up', 'vitrine' ),
		always: __( 'Always', 'vitrine' ),
		never: __( 'Never', 'vitrine' ),
	};
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Sticky', 'vitrine' ) }
				settings={ settings }
			>
				{ box && (
					<Notice status="warning" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: name of a block. */
							__(
								'The header can only stick within the %s block around it. Move it out of that block to keep it on screen for the whole page.',
								'vitrine'
							),
							box
						) }
					</Notice>
				) }
				<Fields
					settings={ settings }
					fields={ {
						sticky: {
							label: __( 'Stick to the top', 'vitrine' ),
							choices,
							help: __(
								'On scroll up: the header scrolls away with the page and slides back in when visitors scroll up.',
								'vitrine'
							),
						},
						tablets: {
							label: __( 'On tablets', 'vitrine' ),
							choices: {
								same: __( 'Same as on desktops', 'vitrine' ),
								...choices,
							},
						},
						phones: {
							label: __( 'On phones', 'vitrine' ),
							choices: {
								same: __( 'Same as on tablets', 'vitrine' ),
								...choices,
							},
						},
					} }
				/>
			</SettingsPanel>
		</InspectorControls>
	);
}
