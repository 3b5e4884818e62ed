/** Says in the editor that a Custom HTML block holds a gallery of nanogallery2, and makes a block of it. */
import { switchToBlockType } from '@wordpress/blocks';
import { select, useDispatch, useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { galleriesIn, type HtmlBlock } from './html-block';

interface HtmlProps {
	name: string;
	clientId: string;
}

interface Selectors {
	getBlock: ( id: string ) => HtmlBlock | null;
}

interface Actions {
	replaceBlocks: ( id: string, blocks: unknown ) => void;
	createInfoNotice: ( text: string, options: object ) => void;
	removeNotice: ( id: string ) => void;
}

/**
 * A block that is there now.
 *
 * @param all Stores.
 * @param id  Of the block.
 */
const blockOf = ( all: typeof select, id: string ) =>
	( all( 'core/block-editor' ) as unknown as Selectors ).getBlock( id );

/**
 * The notice of a block.
 *
 * @param props          What to show.
 * @param props.clientId Of the block.
 */
function HtmlNotice( { clientId }: Pick< HtmlProps, 'clientId' > ) {
	const hasGallery = useSelect(
		( all ) => {
			const block = blockOf( all, clientId );
			return block !== null && galleriesIn( block ).length > 0;
		},
		[ clientId ]
	);
	const { replaceBlocks } = useDispatch(
		'core/block-editor'
	) as unknown as Actions;
	const { createInfoNotice, removeNotice } = useDispatch(
		'core/notices'
	) as unknown as Actions;
	useEffect( () => {
		const id = `vitrine-nanogallery2-${ clientId }`;
		if ( hasGallery ) {
			createInfoNotice(
				__(
					'A Custom HTML block contains a nanogallery2 gallery.',
					'vitrine'
				),
				{
					id,
					actions: [
						{
							label: __( 'Convert to Photo Gallery', 'vitrine' ),
							onClick: () => {
								const there = blockOf( select, clientId );
								const made =
									there &&
									switchToBlockType(
										there as never,
										'vitrine/gallery'
									);
								if ( made ) {
									replaceBlocks( clientId, made );
								}
							},
						},
					],
				}
			);
		}
		return () => removeNotice( id );
	}, [
		hasGallery,
		clientId,
		replaceBlocks,
		createInfoNotice,
		removeNotice,
	] );
	return null;
}

addFilter(
	'editor.BlockEdit',
	'vitrine/nanogallery2-notice',
	( BlockEdit: ComponentType< HtmlProps > ) => ( props: HtmlProps ) => (
		<>
			<BlockEdit { ...props } />
			{ props.name === 'core/html' && (
				<HtmlNotice clientId={ props.clientId } />
			) }
		</>
	)
);
