import type { State } from '../controls/state';
import type { MenuItem } from '../stage/fit';
import { addressOf, type Viewing } from '../viewing';

/** px that have room for every tool there is. */
const WIDE = 960;

/**
 * Panels, and the rows of tools, which leave to the menu panel what has no room; both are downloaded when they are needed.
 *
 * @param viewing   What is shown.
 * @param isAllowed Whether the page allows a panel.
 * @param recount   Restarts the slideshow's delay: it waits while there is a panel.
 * @return `open( panel )`; `keepRows()` sees that tools stand in one row, however narrow the window is.
 */
export function panelsOf(
	viewing: Viewing,
	isAllowed: ( tool: string ) => boolean,
	recount: () => void
) {
	const { frame, state, update, words } = viewing;
	let rows: ( () => MenuItem[] ) | undefined;

	const open = async ( panel: NonNullable< State[ 'panel' ] > ) => {
		const { item } = state;
		if ( state.panel || ! isAllowed( panel ) ) {
			return;
		}
		update( { panel } );
		recount();
		const onClosed = () => {
			update( { panel: null } );
			recount();
		};
		try {
			const { showPanel, style } = await import(
				/* webpackChunkName: "chunks/viewer-panels" */ './panels'
			);
			await style;
			if ( frame.isConnected && state.panel === panel ) {
				const url = new URL(
					addressOf( viewing ) ?? '',
					location.href
				);
				showPanel( viewing, panel, item, url.href, rows, onClosed );
			}
		} catch {
			onClosed();
			update( { said: words[ 'failed' ] ?? '' } );
		}
	};

	const keepRows = () => {
		if ( window.innerWidth < WIDE ) {
			import(
				/* webpackChunkName: "chunks/viewer-fit" */ '../stage/fit'
			).then(
				( { attachFit } ) => {
					if ( frame.isConnected ) {
						rows ??= attachFit(
							viewing,
							() => void open( 'menu' )
						);
					}
				},
				() => {
					// Then they stand in several.
				}
			);
		}
	};
	return [ open, keepRows ] as const;
}
