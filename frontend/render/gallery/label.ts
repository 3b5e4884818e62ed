/** Labels of tiles. Twin: php/Gallery/Settings/LabelSettings.php. */
import type { LabelSettings } from './types';

/** Px of a line of a title, of a line of a description, and of the space around both; twins: php/Gallery/Settings/LabelSettings.php, blocks/gallery/style.scss. */
const TITLE = 24;
const DESCRIPTION = 20;
const AROUND = 12;

/** Lines of a title, and of a description, that may have several. */
const TITLE_LINES = 2;
const DESCRIPTION_LINES = 3;

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
		? DESCRIPTION * ( label.descriptionMultiLine ? DESCRIPTION_LINES : 1 )
		: 0;
	return (
		AROUND +
		TITLE * ( label.titleMultiLine ? TITLE_LINES : 1 ) +
		description
	);
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
