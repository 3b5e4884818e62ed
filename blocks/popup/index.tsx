import { InnerBlocks } from '@wordpress/block-editor';
import { symbol as icon } from '@wordpress/icons';
import { registerBlock } from '@vitrine/editor';
import metadata from './block.json';
import { Edit } from './edit';
import type { PopupAttributes } from './popup-attributes';
import './style.scss';
import './editor.scss';

registerBlock< PopupAttributes >( metadata, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
} );
