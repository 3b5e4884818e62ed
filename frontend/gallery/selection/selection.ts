import { forget, keep, recall } from '@vitrine/frontend';
import { selectionKey } from '../context';
import type { Context } from '../context';
import type { Selection } from '../parts';
import { selectedOf, setCount, setSelected, toggle } from './changes';
import { entryOf, restore } from './entries';
import { findItems, itemAt } from './find-items';
import { followLinks } from './follow-links';
import { markTiles } from './marks';
import { panelOf } from './panel-of';
import { runTool, toolName, viewerToolsOf } from './tool-actions';
import type * as Tools from './tools';

/** Seconds: a visit, and no longer than a day. */
const LIFETIME = 86_400;

/** Selection, cart and the tools of tiles. */
export function create( context: Context ): Selection {
	const { selection, element, signal } = context;
	const key = selectionKey( context.config );
	const showPanel = panelOf( context, () => save() );
	/** Once a script has said whether there are any. */
	let tools: typeof Tools | null = null;

	/** Tells what is there about what is chosen. */
	const show = () => {
		tools?.renewTools( context );
		markTiles( element, selection );
		showPanel();
	};

	const save = () => {
		if ( selection.size === 0 ) {
			forget( key );
		} else {
			keep( key, [ ...selection.values() ], LIFETIME );
		}
		show();
	};

	restore( selection, recall( key ) );
	show();
	element.addEventListener( 'vitrine:replaced', show, { signal } );
	followLinks( context, save );
	signal.addEventListener( 'abort', () => markTiles( element, new Map() ) );

	return {
		select: async ( ids, value ) => {
			const items = await findItems( context, ids );
			setSelected( context, save, items, value );
		},

		setCount: async ( id, cnt ) => {
			if ( Number.isInteger( cnt ) && cnt > 0 ) {
				for ( const found of await findItems( context, [ id ] ) ) {
					entryOf( selection, found );
				}
			}
			setCount( context, save, id, cnt, 'command' );
		},

		viewerTools: () => viewerToolsOf( context, save ),
		toggle: ( tile ) => {
			const found = itemAt( tile );
			if ( found ) {
				toggle( context, save, found );
			}
		},

		use: async ( tool, tile ) => {
			const found = itemAt( tile );
			const name = toolName( tool );
			if ( found && name ) {
				await runTool( context, save, name, found, 'gallery' );
			}
		},

		deselectAlbum: ( album ) => {
			const items = selectedOf( context ).filter(
				( { item } ) => item.albumID === album
			);
			setSelected( context, save, items, false );
		},

		refresh: async () => {
			tools = await import(
				/* webpackChunkName: "chunks/gallery-tools" */ './tools'
			);
			signal.throwIfAborted();
			element.classList.toggle(
				'is-selectable',
				context.config.selectable
			);
			show();
		},
	};
}
