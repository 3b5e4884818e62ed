import { InnerBlocks } from '@wordpress/block-editor';
import { icons, registerBlock } from '@vitrine/editor';
import type { SiteHeaderAttributes } from './attributes.gen';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';
import { transforms } from './transforms';

registerBlock< SiteHeaderAttributes >( metadata, {
	icon: icons.siteHeader,
	edit: Edit as never,
	save: () => <InnerBlocks.Content />,
	transforms: transforms as never,
} );
