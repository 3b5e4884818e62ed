import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { store as coreData } from '@wordpress/core-data';
import {
	fromNavigation,
	toNavigation,
	type MenuBlock,
	type MenuPage,
} from './navigation';

/** What core's list of pages asks for, so that the answer is there already. */
const PAGES = {
	per_page: 100,
	_fields: [ 'id', 'link', 'menu_order', 'parent', 'title', 'type' ],
	orderby: 'menu_order',
	order: 'asc',
};

const made = ( { name, attributes, innerBlocks }: MenuBlock ): never =>
	createBlock( name, attributes, innerBlocks.map( made ) ) as never;

/** The items of core's menu are stored apart, and not among the blocks that a transform is given. */
const itemsOf = ( clientId: string ): MenuBlock[] =>
	(
		select( blockEditor ) as unknown as {
			getBlocks: ( id: string ) => MenuBlock[];
		}
	 ).getBlocks( clientId );

interface Records {
	getEntityRecord: (
		...of: unknown[]
	) => { home?: string } | null | undefined;
	getEntityRecords: ( ...of: unknown[] ) => MenuPage[] | null;
}

function site() {
	const { getEntityRecord, getEntityRecords } = select(
		coreData
	) as unknown as Records;
	return {
		home: getEntityRecord( 'root', '__unstableBase' )?.home ?? '/',
		pages: getEntityRecords( 'postType', 'page', PAGES ) ?? [],
	};
}

/** From core's Navigation block, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			__experimentalConvert: ( {
				clientId,
				attributes,
			}: MenuBlock & { clientId: string } ) =>
				made(
					fromNavigation( attributes, itemsOf( clientId ), site() )
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			transform: (
				attributes: MenuBlock[ 'attributes' ],
				innerBlocks: MenuBlock[]
			) => made( toNavigation( attributes, innerBlocks ) ),
		},
	],
};
