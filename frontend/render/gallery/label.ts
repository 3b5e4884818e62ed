/** Labels of tiles. Twin: php/Gallery/Settings/LabelSettings.php. */
import type { LabelSettings } from './types';

/** Px of a line of a title, a line of a description, and of the space around both; twin: blocks/gallery/style.scss. */
const TITLE = 20;
const DESCRIPTION = 18;
const AROUND = 16;

/** Lines of a text that may have several. */
const LINES = 2;

/**
 * Height of a label below its picture, in px; 0 for all other labels. Geometry has to know it, so it does not depend on fonts.
 *
 * @param label Settings.
 */
export function labelHeight( label: LabelSettings ): number {
	if ( ! label.display || label.position !== 'onBottom' ) {
		return 0;
	}
	const description = label.displayDescription
		? DESCRIPTION * ( label.descriptionMultiLine ? LINES : 1 )
		: 0;
	return AROUND + TITLE * ( label.titleMultiLine ? LINES : 1 ) + description;
}

/**
 * A text cut to a limit; a letter with its accents, and a family of emoji, counts as one.
 *
 * @param text  Text.
 * @param limit Characters before '…', 0 = all.
 */
export function cut( text: string, limit: number ): string {
	if ( limit === 0 || text.length <= limit ) {
		return text;
	}
	let shown = '';
	let count = 0;
	for ( const { segment } of new Intl.Segmenter().segment( text ) ) {
		if ( count === limit ) {
			return `${ shown.replace( /[ \t\n\r\0\v]+$/, '' ) }…`;
		}
		shown += segment;
		count++;
	}
	return text;
}
