/** The panels of the viewer: information, sharing, tools without room; downloaded when one is asked for. */
import './panels.scss';
import { createRoot } from 'react-dom/client';
import { openDialog } from '../../../core/dialog/open-dialog';
import type { GalleryItem } from '../../../render/gallery/types';
import { Drawing } from '../controls/chrome';
import type { State } from '../controls/state';
import type { MenuItem } from '../stage/fit';
import { ICONS } from '../controls/icons';
import { P } from './classes';
import { Info } from './info-panel';
import { Menu } from './menu';
import { mayMove } from '../stage/motion';
import { Share } from './share-panel';
import { styleBeside } from '../../../core/style-beside';
import type { Viewing } from '../viewing';

/** Whoever shows something of this chunk waits for it. */
export const style = styleBeside( import.meta.url );

/** Ms. */
const FADE_OUT = 100;

/**
 * Opens a panel on the viewer.
 *
 * @param viewing  What is shown.
 * @param panel    Which.
 * @param item     Of what; undefined = it is gone, and only the menu is there.
 * @param url      Of the page with this item.
 * @param tools    What the menu has.
 * @param onClosed Once.
 */
export function showPanel(
	{ frame: parent, words }: Viewing,
	panel: NonNullable< State[ 'panel' ] >,
	item: GalleryItem | undefined,
	url: string,
	tools: ( () => MenuItem[] ) | undefined,
	onClosed: () => void
): void {
	const title = words[ panel ] ?? panel;
	const { element, close: closeAtOnce } = openDialog( {
		label: title,
		className: `${ P }panel`,
		parent,
		onCancel: () => close(),
		onClosed: () => {
			root.unmount();
			onClosed();
		},
	} );
	const root = createRoot( element );
	const close = () => {
		if ( ! mayMove() ) {
			closeAtOnce();
			return;
		}
		const fade = element.animate( [ { opacity: 1 }, { opacity: 0 } ], {
			duration: FADE_OUT,
			fill: 'forwards',
		} );
		fade.finished.then( closeAtOnce, closeAtOnce );
	};
	// Beside the panel is outside of it.
	element.addEventListener( 'click', ( event ) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const { clientX: x, clientY: y } = event;
		if (
			event.target === element &&
			( x < left || x > right || y < top || y > bottom )
		) {
			close();
		}
	} );
	root.render(
		<>
			<header className={ `${ P }panel-head` }>
				<h2>{ title }</h2>
				<button
					type="button"
					className={ `${ P }tool` }
					aria-label={ words[ 'close' ] }
					onClick={ close }
				>
					<Drawing viewBox="0 0 24 24" path={ ICONS.close } />
				</button>
			</header>
			{ panel === 'menu' && (
				<Menu
					label={ title }
					tools={ tools?.() ?? [] }
					close={ closeAtOnce }
				/>
			) }
			{ panel === 'info' && item && (
				<Info item={ item } words={ words } />
			) }
			{ panel === 'share' && item && (
				<Share
					words={ words }
					close={ close }
					shared={ {
						url,
						title: item.title ?? '',
						description: item.description ?? '',
						image: item.src ? new URL( item.src, url ).href : '',
					} }
				/>
			) }
		</>
	);
}
