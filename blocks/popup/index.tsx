import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlock } from '@vitrine/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { example } from './example';
import { kindIcons } from './icons';
import type { PopupAttributes } from './popup-attributes';
import { transforms } from './transforms';
import { variations } from './variations';
import './style.scss';
import './editor.scss';

registerBlock< PopupAttributes >( metadata, {
	icon: kindIcons.modal,
	edit: Edit as never,
	example: example() as never,
	// Several in a page are told apart by their names.
	__experimentalLabel: ( { label, metadata: given }, { context } ) =>
		context === 'list-view' ? given?.name || label : '',
	save: () => <InnerBlocks.Content />,
	transforms: transforms as never,
	variations: variations() as never,
} );
