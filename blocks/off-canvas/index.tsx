import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { OffCanvasAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';

/** What WordPress lets people call a block in the list view. */
type Named = { metadata?: { name?: string } };

registerBlock< OffCanvasAttributes & Named >( metadata, {
	icon: icons.offCanvas,
	edit: Edit as never,
	// Several in a page are told apart by their names.
	__experimentalLabel: ( { label, metadata: given }, { context } ) =>
		context === 'list-view' ? given?.name || label : '',
	save: () => <InnerBlocks.Content />,
} );
