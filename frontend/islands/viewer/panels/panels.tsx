/** The panels of the viewer: information, sharing, tools without room; downloaded when one is asked for. */
import { safeUrl } from '@vitrine/frontend';
import './panels.scss';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { openDialog } from '../../../core/dialog/open-dialog';
import type { GalleryItem } from '../../../render/gallery/types';
import { Drawing } from '../controls/chrome';
import type { State } from '../controls/state';
import type { MenuItem } from '../stage/fit';
import { ICONS } from '../controls/icons';
import { factsOf, mapOf } from './info';
import { mayMove } from '../stage/motion';
import { NETWORKS, shareUrl, type Network, type Shared } from './share';
import { styleBeside } from '../style';
import { fill, type Strings } from '../strings';
import type { Viewing } from '../viewing';

/** Whoever shows something of this chunk waits for it. */
export const style = styleBeside( import.meta.url );

const P = 'vitrine-viewer__';

/** Px of a network's window and of the map, ms of the fade. */
const WINDOW = 'width=500,height=550';
const FADE_OUT = 100;

/** Names of networks whose link has no word of its own. */
const NAMES: Partial< Record< Network, string > > = {
	tumblr: 'Tumblr',
	twitter: 'X (Twitter)',
	vk: 'VK',
};

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
	const dialog = openDialog( {
		label: title,
		className: `${ P }panel`,
		parent,
		onCancel: () => close(),
		onClosed: () => {
			root.unmount();
			onClosed();
		},
	} );
	const { element } = dialog;
	const root = createRoot( element );
	const close = () => {
		if ( ! mayMove() ) {
			dialog.close();
			return;
		}
		const fade = element.animate( [ { opacity: 1 }, { opacity: 0 } ], {
			duration: FADE_OUT,
			fill: 'forwards',
		} );
		fade.finished.then( dialog.close, dialog.close );
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
					close={ dialog.close }
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

/** Keys that go on in the menu, by what they make of a place in it. */
const STEPS: Record< string, ( at: number ) => number > = {
	ArrowDown: ( at ) => at + 1,
	ArrowUp: ( at ) => at - 1,
	Home: () => 0,
	End: () => -1,
};

const itemsOf = ( menu: Element ) => [
	...menu.querySelectorAll< HTMLElement >( '[role^="menuitem"]' ),
];

const focusFirst = ( menu: HTMLElement | null ) =>
	menu && itemsOf( menu )[ 0 ]?.focus();

interface MenuProps {
	label: string;
	tools: MenuItem[];
	close: () => void;
}

/**
 * The tools that have no room around the picture.
 *
 * @param props       What to show.
 * @param props.label Its name.
 * @param props.tools The tools.
 * @param props.close Closes the panel.
 */
export function Menu( { label, tools, close }: MenuProps ) {
	return (
		<div
			className={ `${ P }menu` }
			role="menu"
			tabIndex={ -1 }
			aria-label={ label }
			ref={ focusFirst }
			onKeyDown={ ( event ) => {
				const items = itemsOf( event.currentTarget );
				const at = items.indexOf( event.target as HTMLElement );
				const next = STEPS[ event.key ]?.( at );
				if ( next !== undefined ) {
					event.preventDefault();
					items.at( next % items.length )?.focus();
				}
			} }
		>
			{ tools.map( ( { label: name, icon, pressed, run } ) => (
				<button
					key={ name }
					type="button"
					className={ `${ P }button` }
					role={
						pressed === undefined ? 'menuitem' : 'menuitemcheckbox'
					}
					aria-checked={ pressed }
					onClick={ () => {
						// The focus goes back first: a panel that the tool opens gives it back there, too.
						close();
						run();
					} }
				>
					<Drawing { ...icon } />
					{ name }
				</button>
			) ) }
		</div>
	);
}

/**
 * The info panel.
 *
 * @param props       What to tell.
 * @param props.item  Of which item.
 * @param props.words In which words.
 */
export function Info( { item, words }: { item: GalleryItem; words: Strings } ) {
	const facts = factsOf( item, words, document.documentElement.lang );
	const location = item.exif?.location;
	return (
		<div className={ `${ P }info` }>
			{ item.title && <p className={ `${ P }title` }>{ item.title }</p> }
			{ item.description && <p>{ item.description }</p> }
			{ ( facts.length > 0 || location ) && (
				<dl>
					{ facts.map( ( { name, value } ) => (
						<div key={ name }>
							<dt>{ name }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
					{ location && (
						<div>
							<dt>{ words[ 'location' ] }</dt>
							<dd>
								<Place location={ location } words={ words } />
							</dd>
						</div>
					) }
				</dl>
			) }
			{ ! item.title &&
				! item.description &&
				facts.length === 0 &&
				! location && <p>{ words[ 'noInfo' ] }</p> }
		</div>
	);
}

function Place( { location, words }: { location: string; words: Strings } ) {
	const [ shown, setShown ] = useState( false );
	const { link, embed } = mapOf( location );
	return (
		<>
			<a
				href={ safeUrl( link ) }
				target="_blank"
				rel="noopener noreferrer"
			>
				{ location }
			</a>
			{ embed && ! shown && (
				<button
					type="button"
					className={ `${ P }button` }
					onClick={ () => setShown( true ) }
				>
					{ words[ 'showMap' ] }
				</button>
			) }
			{ embed && shown && (
				<iframe
					className={ `${ P }map` }
					title={ words[ 'location' ] ?? '' }
					src={ safeUrl( embed ) }
					width="300"
					height="150"
					referrerPolicy="strict-origin-when-cross-origin"
				/>
			) }
		</>
	);
}

interface ShareProps {
	words: Strings;
	shared: Shared;
	close: () => void;
}

/**
 * The share panel.
 *
 * @param props        What to share.
 * @param props.words  In which words.
 * @param props.shared What.
 * @param props.close  Closes the panel.
 */
export function Share( { words, shared, close }: ShareProps ) {
	const field = useRef< HTMLInputElement >( null );
	const [ said, setSaid ] = useState( '' );
	const system = {
		url: shared.url,
		...( shared.title ? { title: shared.title } : {} ),
	};
	const canShare =
		typeof navigator.share === 'function' &&
		navigator.canShare?.( system ) !== false;

	const copy = async () => {
		field.current?.select();
		try {
			await navigator.clipboard.writeText( shared.url );
			setSaid( words[ 'copied' ] ?? '' );
		} catch {
			// Not a secure page, or not allowed: the link is selected, keys copy it.
			setSaid( words[ 'copyKeys' ] ?? '' );
		}
	};
	return (
		<div className={ `${ P }share` }>
			{ canShare && (
				<button
					type="button"
					className={ `${ P }button` }
					onClick={ () =>
						navigator.share( system ).then( close, () => {
							// Somebody thought better of it.
						} )
					}
				>
					{ words[ 'shareSystem' ] }
				</button>
			) }
			<ul>
				{ NETWORKS.map( ( network ) => (
					<li key={ network }>
						<a
							className={ `${ P }button` }
							href={ safeUrl( shareUrl( network, shared ) ) }
							target="_blank"
							rel="noopener noreferrer"
							onClick={ ( event ) => {
								if ( network !== 'mail' ) {
									event.preventDefault();
									window.open(
										safeUrl( shareUrl( network, shared ) ),
										'_blank',
										`${ WINDOW },noopener`
									);
								}
								close();
							} }
						>
							{ words[ network ] ??
								fill(
									words[ 'shareOn' ] ?? '%s',
									NAMES[ network ] ?? network
								) }
						</a>
					</li>
				) ) }
			</ul>
			<div className={ `${ P }link` }>
				<label htmlFor={ `${ P }link` }>{ words[ 'link' ] }</label>
				<input
					id={ `${ P }link` }
					ref={ field }
					type="url"
					readOnly
					value={ shared.url }
					onFocus={ ( event ) => event.currentTarget.select() }
				/>
			</div>
			<button
				type="button"
				className={ `${ P }button` }
				onClick={ () => void copy() }
			>
				{ words[ 'copy' ] }
			</button>
			<p role="status">{ said }</p>
		</div>
	);
}
