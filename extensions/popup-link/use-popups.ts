import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo, useRef } from 'react';

/** The post type and the block. Twin: php/Popup/PopupPosts.php. */
const TYPE = 'vitrine_popup';
const BLOCK = 'vitrine/popup';

/** A panel is opened as a popup that stands in the page is. */
const PANEL = 'vitrine/off-canvas';

/** A block in the canvas. */
interface BlockInstance {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: BlockInstance[];
}

/** A popup of the site. */
export interface PopupPost {
	id: number;
	title: string;
	/** Of a post; 'trash' is gone. */
	status: string;
	hasPassword: boolean;
}

/** A popup that stands in this page with blocks of its own, or a panel. */
export interface PagePopup {
	clientId: string;
	isPanel: boolean;
	/** Its anchor, '' = it has none yet. */
	anchor: string;
	/** Its name, '' = it has none. */
	label: string;
}

interface PostRecord {
	id: number;
	status: string;
	password?: string;
	title?: { raw?: string; rendered?: string };
}

interface CoreData {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => PostRecord[] | null;
	getEntityRecord: (
		kind: string,
		name: string,
		id: number,
		query?: object
	) => PostRecord | undefined;
	hasFinishedResolution: ( name: string, args: unknown[] ) => boolean;
	canUser: ( action: string, what: object ) => boolean | undefined;
}

interface BlockEditor {
	getBlocksByName: ( names: string[] ) => string[];
	getBlock: ( id: string ) => BlockInstance | null;
	getBlockName: ( id: string ) => string | null;
	getBlockRootClientId: ( id: string ) => string | null;
	getBlockParentsByBlockName: ( id: string, names: string[] ) => string[];
}

/** Shown in lists; all that a control says about a popup. */
const FIELDS = 'id,title,status,password';

const asPost = ( { id, title, status, password }: PostRecord ): PopupPost => ( {
	id,
	title: decodeEntities( title?.raw ?? title?.rendered ?? '' ),
	status,
	hasPassword: Boolean( password ),
} );

/**
 * Popups of the site whose title has some words.
 *
 * @param search Words, '' = the latest.
 */
export function usePopupPosts( search: string ): {
	posts: PopupPost[];
	/** Null until it is known. */
	canCreate: boolean | null;
	/** Whether these are all that there are. */
	isReady: boolean;
} {
	const last = useRef< PostRecord[] >( [] );
	const query = useMemo(
		() => ( {
			context: 'edit',
			status: [ 'publish', 'future', 'draft', 'pending', 'private' ],
			per_page: 20,
			_fields: FIELDS,
			...( search && { search, search_columns: [ 'post_title' ] } ),
		} ),
		[ search ]
	);
	const { records, canCreate, isReady } = useSelect(
		( select ) => {
			const core = select( coreStore ) as unknown as CoreData;
			const may = core.canUser( 'create', {
				kind: 'postType',
				name: TYPE,
			} );
			const args = [ 'postType', TYPE, query ] as const;
			return {
				canCreate: may ?? null,
				// Others would only be refused.
				records: may ? core.getEntityRecords( ...args ) : null,
				isReady: core.hasFinishedResolution( 'getEntityRecords', [
					...args,
				] ),
			};
		},
		[ query ]
	);
	// Meanwhile those of the last search: the list filters them by itself.
	last.current = records ?? last.current;
	const shown = last.current;
	return {
		posts: useMemo( () => shown.map( asPost ), [ shown ] ),
		canCreate,
		isReady,
	};
}

/**
 * One popup of the site.
 *
 * @param id Its post, 0 = none.
 * @return Null = it is gone; undefined = not known, or not for this user.
 */
export function usePopupPost( id: number ): PopupPost | null | undefined {
	const { record, isGone } = useSelect(
		( select ) => {
			const core = select( coreStore ) as unknown as CoreData;
			const may = core.canUser( 'create', {
				kind: 'postType',
				name: TYPE,
			} );
			if ( ! id || ! may ) {
				return { record: undefined, isGone: false };
			}
			const args = [ 'postType', TYPE, id ] as const;
			const found = core.getEntityRecord( ...args );
			return {
				record: found,
				isGone:
					! found &&
					core.hasFinishedResolution( 'getEntityRecord', [
						...args,
					] ),
			};
		},
		[ id ]
	);
	return useMemo( () => {
		if ( record ) {
			return record.status === 'trash' ? null : asPost( record );
		}
		return isGone ? null : undefined;
	}, [ record, isGone ] );
}

/** Makes popups; ends in an error of REST, or in one without a message. */
export function usePopupCreation(): ( title: string ) => Promise< number > {
	const { saveEntityRecord } = useDispatch( coreStore );
	return async ( title ) => {
		const made = await saveEntityRecord(
			'postType',
			TYPE,
			{
				title,
				status: 'draft',
				content: `<!-- wp:${ BLOCK } --><!-- wp:paragraph --><p></p><!-- /wp:paragraph --><!-- /wp:${ BLOCK } -->`,
			},
			{ throwOnError: true }
		);
		if ( ! made ) {
			throw new Error();
		}
		return made.id;
	};
}

/** Popups that stand in this page with blocks of their own, and panels. */
export function usePagePopups(): PagePopup[] {
	const blocks = useSelect( ( select ) => {
		const editor = select( blockEditorStore ) as unknown as BlockEditor;
		const isPopup = isPopupPost( select );
		return JSON.stringify(
			editor
				.getBlocksByName( [ BLOCK, PANEL ] )
				// The popup's own post is one of the site's.
				.filter(
					( id ) =>
						! isPopup ||
						editor.getBlockRootClientId( id ) ||
						editor.getBlockName( id ) === PANEL
				)
				.map( ( id ) => editor.getBlock( id ) )
				.filter(
					( block ) => block !== null && ! block.attributes[ 'popup' ]
				)
				.map( ( block ) => ( {
					clientId: block?.clientId,
					isPanel: block?.name === PANEL,
					anchor: block?.attributes[ 'anchor' ] ?? '',
					label: block?.attributes[ 'label' ] || headingIn( block ),
				} ) )
		);
	}, [] );
	return useMemo( () => JSON.parse( blocks ) as PagePopup[], [ blocks ] );
}

/**
 * The first heading in a block.
 *
 * @param block The block.
 */
function headingIn( block: BlockInstance | null ): string {
	for ( const inner of block?.innerBlocks ?? [] ) {
		const text =
			inner.name === 'core/heading'
				? String( inner.attributes[ 'content' ] ?? '' ).replace(
						/<[^>]*>/g,
						''
					)
				: headingIn( inner );
		if ( text ) {
			return decodeEntities( text );
		}
	}
	return '';
}

type Select = (
	store: string
) => Record< string, ( () => unknown ) | undefined >;

const isPopupPost = ( select: unknown ): boolean =>
	( select as Select )( 'core/editor' )?.[ 'getCurrentPostType' ]?.() ===
	TYPE;

/**
 * Whether a block stands in a popup.
 *
 * @param clientId The block, '' = the selected one.
 */
export const useIsInPopup = ( clientId: string ): boolean =>
	useIsIn( clientId, [ BLOCK ] );

/**
 * Whether a block stands in what it may close: a popup or a panel.
 *
 * @param clientId The block, '' = the selected one.
 */
export const useIsInDialog = ( clientId: string ): boolean =>
	useIsIn( clientId, [ BLOCK, PANEL ] );

function useIsIn( clientId: string, names: string[] ): boolean {
	return useSelect(
		( select ) => {
			const editor = select(
				blockEditorStore
			) as unknown as BlockEditor & {
				getSelectedBlockClientId: () => string | null;
			};
			const id = clientId || editor.getSelectedBlockClientId();
			return Boolean(
				id && editor.getBlockParentsByBlockName( id, names ).length
			);
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the names are always the same.
		[ clientId ]
	);
}

/** Gives a popup of the page an id that controls can name. */
export function useAnchor(): ( popup: PagePopup ) => string {
	const { updateBlockAttributes } = useDispatch(
		blockEditorStore
	) as unknown as {
		updateBlockAttributes: ( id: string, attributes: object ) => void;
	};
	return ( { anchor, clientId, isPanel } ) => {
		if ( anchor ) {
			return anchor;
		}
		// Of digits alone it would be that of a post.
		const made = `${ isPanel ? 'panel-' : 'popup-x' }${ clientId.replace( /\W/g, '' ).slice( 0, 7 ) }`;
		updateBlockAttributes( clientId, { anchor: made } );
		return made;
	};
}
