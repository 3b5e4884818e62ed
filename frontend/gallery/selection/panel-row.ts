import type { Context } from '../context';
import { firstLink } from '../first-link';
import { word } from '../messages';
import type { Selected } from '../types';
import type { GalleryItem } from '../../render/gallery/types';
import { button } from './panel-button';

/** What buttons of a line do. */
export interface LineActions {
	setCount: ( id: string, cnt: number ) => void;
	deselect: ( item: GalleryItem ) => void;
}

/**
 * A line of the list: what was chosen, and buttons for one less and none.
 *
 * @param context The gallery.
 * @param actions What its buttons do.
 * @param entry   What was chosen.
 */
export function rowOf(
	context: Context,
	actions: LineActions,
	{ item, cnt, selected }: Selected
): HTMLElement {
	const line = document.createElement( 'li' );
	const title = item.title || item.thumb.alt || item.id;
	const name = document.createElement( 'span' );
	name.textContent = cnt > 0 ? `${ title } × ${ cnt }` : title;
	line.append( name, ' ' );

	/**
	 * A button that changes the entry and keeps the focus in the list.
	 *
	 * @param sign What it shows.
	 * @param verb The word for what it does.
	 * @param run  Changes.
	 */
	const changing = ( sign: string, verb: string, run: () => void ) =>
		button(
			sign,
			() => {
				const { children } = line.parentElement!;
				const at = [ ...children ].indexOf( line );
				run();
				const next = children[ Math.min( at, children.length - 1 ) ];
				(
					next?.querySelector< HTMLElement >( 'button:last-child' ) ??
					firstLink( context.element )
				)?.focus( { preventScroll: true } );
			},
			`${ word( context, verb ) }: ${ title }`
		);

	if ( cnt > 1 ) {
		line.append(
			changing( '−', 'less', () => actions.setCount( item.id, cnt - 1 ) ),
			' '
		);
	}
	line.append(
		changing( '×', 'remove', () => {
			if ( cnt > 0 ) {
				actions.setCount( item.id, 0 );
			}
			if ( selected ) {
				actions.deselect( item );
			}
		} )
	);
	return line;
}
