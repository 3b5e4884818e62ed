import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { icons, useIsExample } from '@vitrine/editor';
import {
	headingList,
	TableOfContents,
	tableOfContentsView,
} from '../../frontend/render/table-of-contents';
import type { Heading } from '../../frontend/render/table-of-contents';
import type { TableOfContentsAttributes } from './attributes.gen';
import metadata from './block.json';
import { canvasHeadings } from './headings';
import { useCanvasBlocks } from './use-canvas-blocks';

/** Post types whose canvas is around contents that it does not have. */
const AROUND = [ 'wp_template', 'wp_template_part', 'wp_block' ];

interface PreviewProps {
	clientId: string;
	attributes: TableOfContentsAttributes;
}

/**
 * The table of the headings in the canvas.
 *
 * @param props            What to show.
 * @param props.clientId   The block.
 * @param props.attributes What it stores, read.
 */
export function Preview( { clientId, attributes }: PreviewProps ) {
	const blocks = useCanvasBlocks();
	const isSample = useIsSample();
	const { selectBlock } = useDispatch( blockEditor ) as unknown as {
		selectBlock: ( id: string ) => void;
	};
	const found = canvasHeadings( blocks, attributes );
	const headings = found.length === 0 && isSample ? sample() : found;
	const view = tableOfContentsView(
		attributes,
		__( 'Contents', 'vitrine' ),
		headingList( headings, attributes.hierarchical )
	);
	const select = ( event: MouseEvent ) => {
		const link = ( event.target as Element ).closest( 'a' );
		if ( link ) {
			event.preventDefault();
			const id = decodeURIComponent( link.hash.slice( 1 ) );
			if ( found.some( ( heading ) => heading.id === id ) ) {
				selectBlock( id );
			}
		}
	};
	return headings.length === 0 ? (
		<NoHeadings
			clientId={ clientId }
			hasOthers={
				canvasHeadings( blocks, {
					levelFrom: 1,
					levelTo: 6,
					exclude: [],
				} ).length > 0
			}
		/>
	) : (
		// Links have keys and focus of their own; this only leads them elsewhere.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
		<div style={ { display: 'contents' } } onClick={ select }>
			<TableOfContents view={ view } />
		</div>
	);
}

/** Whether the headings are those of contents that the canvas does not show. */
function useIsSample(): boolean {
	const isExample = useIsExample();
	const type = useSelect( ( select ) => {
		// By its name: the editor of widgets has no such store.
		const editor = select( 'core/editor' ) as unknown as
			{ getCurrentPostType: () => string | null } | undefined;
		return editor?.getCurrentPostType();
	}, [] );
	return isExample || ! type || AROUND.includes( type );
}

const sample = (): Heading[] => [
	{ level: 2, text: __( 'First section', 'vitrine' ), id: 'first' },
	{ level: 3, text: __( 'Subsection', 'vitrine' ), id: 'part' },
	{ level: 2, text: __( 'Second section', 'vitrine' ), id: 'second' },
];

interface NoHeadingsProps {
	clientId: string;
	/** Whether there are headings that the settings leave out. */
	hasOthers: boolean;
}

/**
 * What to do next where there is nothing to list.
 *
 * @param props           What to show.
 * @param props.clientId  The block.
 * @param props.hasOthers Whether there are headings that the settings leave out.
 */
function NoHeadings( { clientId, hasOthers }: NoHeadingsProps ) {
	const { insertBlock } = useDispatch( blockEditor ) as unknown as {
		insertBlock: ( block: object, index: number, root: string ) => void;
	};
	const [ root, index ] = useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlockIndex } = select(
				blockEditor
			) as unknown as {
				getBlockRootClientId: ( id: string ) => string;
				getBlockIndex: ( id: string ) => number;
			};
			return [
				getBlockRootClientId( clientId ),
				getBlockIndex( clientId ),
			] as const;
		},
		[ clientId ]
	);
	return (
		<Placeholder
			icon={ icons.tableOfContents }
			label={ metadata.title }
			instructions={
				hasOthers
					? __(
							'No headings on this page are listed. Change the levels or the excluded classes in the block settings.',
							'vitrine'
						)
					: __(
							'Add headings to the page to list them here.',
							'vitrine'
						)
			}
		>
			{ ! hasOthers && (
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ () =>
						insertBlock(
							createBlock( 'core/heading' ),
							index + 1,
							root
						)
					}
				>
					{ __( 'Add a heading', 'vitrine' ) }
				</Button>
			) }
		</Placeholder>
	);
}
