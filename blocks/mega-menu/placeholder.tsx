import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Placeholder, Spinner } from '@wordpress/components';
import { store as coreData } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { icons } from '@vitrine/editor';
import metadata from './block.json';
import { ImportMenu } from './import/import-menu';
import { useMenus } from './import/use-menus';

const ITEM = 'vitrine/mega-menu-item';

/** More than that is no menu to begin with. */
const QUERY = {
	parent: 0,
	per_page: 8,
	orderby: 'menu_order',
	order: 'asc',
	status: 'publish',
	_fields: 'id,link,title',
};

interface Page {
	id: number;
	link: string;
	title: { rendered: string };
}

interface Actions {
	replaceInnerBlocks: (
		id: string,
		blocks: object[],
		isSelected?: boolean
	) => void;
}

/**
 * The site's top pages; undefined while they are fetched.
 */
const usePages = (): Page[] | null | undefined =>
	useSelect( ( select ) => {
		const { getEntityRecords, hasFinishedResolution } = select(
			coreData
		) as unknown as {
			getEntityRecords: ( ...query: unknown[] ) => Page[] | null;
			hasFinishedResolution: (
				name: string,
				query: unknown[]
			) => boolean;
		};
		const query = [ 'postType', 'page', QUERY ];
		const pages = getEntityRecords( ...query );
		return hasFinishedResolution( 'getEntityRecords', query )
			? pages
			: undefined;
	}, [] );

/**
 * What to do with an empty menu.
 *
 * @param props          What to show.
 * @param props.clientId The menu.
 */
export function Begin( { clientId }: { clientId: string } ) {
	const { replaceInnerBlocks } = useDispatch(
		blockEditor
	) as unknown as Actions;
	const pages = usePages();
	const menus = useMenus();
	const [ isImporting, setIsImporting ] = useState( false );
	return (
		<Placeholder
			icon={ icons.megaMenu }
			label={ metadata.title }
			instructions={ __(
				'Add your pages, or start with one empty item. Items can open submenus and panels with any blocks.',
				'vitrine'
			) }
		>
			{ pages === undefined && <Spinner /> }
			{ pages && pages.length > 0 && (
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ () =>
						replaceInnerBlocks(
							clientId,
							pages.map( ( { id, link, title } ) =>
								createBlock( ITEM, {
									label: title.rendered,
									url: link,
									id,
									entity: 'post-type',
								} )
							),
							false
						)
					}
				>
					{ __( 'Start with pages', 'vitrine' ) }
				</Button>
			) }
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () =>
					replaceInnerBlocks(
						clientId,
						[ createBlock( ITEM ) ],
						true
					)
				}
			>
				{ __( 'Start empty', 'vitrine' ) }
			</Button>
			{ menus && menus.length > 0 && (
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ () => setIsImporting( true ) }
				>
					{ __( 'Import a menu', 'vitrine' ) }
				</Button>
			) }
			{ menus && isImporting && (
				<ImportMenu
					clientId={ clientId }
					menus={ menus }
					onClose={ () => setIsImporting( false ) }
				/>
			) }
		</Placeholder>
	);
}
