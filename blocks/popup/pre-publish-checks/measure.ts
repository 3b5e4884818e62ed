import {
	PHONE,
	type Glance,
} from '../../../frontend/render/popup/checks/warnings';
import { canvasDocument } from './canvas';

/** The popup in the canvas. */
const popupIn = ( clientId: string ): HTMLElement | null =>
	canvasDocument().querySelector(
		`[data-block="${ CSS.escape( clientId ) }"]`
	);

/**
 * The colors that text has in a popup, as the canvas shows them.
 *
 * @param clientId The popup's block.
 */
export function colorsOf( clientId: string ): Glance[ 'colors' ] {
	const block = popupIn( clientId );
	const view = block?.ownerDocument.defaultView;
	const content = block?.querySelector( '[data-block]' )?.parentElement;
	if ( ! view || ! content ) {
		return null;
	}
	const text = view.getComputedStyle( content ).color;
	for (
		let element: Element | null = content;
		element;
		element = element.parentElement
	) {
		const { backgroundColor, backgroundImage } =
			view.getComputedStyle( element );
		// What stands on a picture or a gradient cannot be told from here.
		if ( backgroundImage !== 'none' ) {
			return null;
		}
		if ( ! /^rgba\(.*, 0\)$|^transparent$/.test( backgroundColor ) ) {
			return { text, background: backgroundColor };
		}
	}
	return { text, background: '#fff' };
}

/**
 * What the content of a popup needs in the window of a small phone.
 *
 * @param clientId The popup's block.
 * @param margin   Its distance to the edges, px.
 */
export function needsOf( clientId: string, margin: number ): Glance[ 'needs' ] {
	const content =
		popupIn( clientId )?.querySelector( '[data-block]' )?.parentElement;
	if ( ! content?.parentElement ) {
		return null;
	}
	const probe = content.cloneNode( true ) as HTMLElement;
	for ( const element of probe.querySelectorAll( '[id], [data-block]' ) ) {
		element.removeAttribute( 'id' );
		element.removeAttribute( 'data-block' );
	}
	// What only the editor shows is no content.
	for ( const element of probe.querySelectorAll(
		'.block-list-appender, .block-editor-block-list__insertion-point'
	) ) {
		element.remove();
	}
	// The copy takes the room of what it shows, and asks nobody for it.
	for ( const element of probe.querySelectorAll(
		'audio, video, source, iframe'
	) ) {
		element.removeAttribute( 'src' );
	}
	probe.setAttribute( 'aria-hidden', 'true' );
	probe.style.cssText = `position:absolute;visibility:hidden;inset:0 auto auto 0;inline-size:${
		PHONE.width - 2 * margin
	}px;block-size:auto;min-block-size:0;max-block-size:none;overflow:auto;transition:none;animation:none`;
	content.parentElement.append( probe );
	const needs = { width: probe.scrollWidth, height: probe.scrollHeight };
	probe.remove();
	return needs;
}
