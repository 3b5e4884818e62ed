import type { FeedLayout } from '../types';

/** How many posts stand side by side, by the width of the window or block. */
export interface Columns {
	/** Above 800 px. */
	wide: number;
	/** From 640 to 800 px. */
	tablet: number;
	/** From 481 to 639 px; differs from the one before only where that is automatic. */
	small: number;
	/** Up to 480 px. */
	phone: number;
}

/**
 * Resolves what is automatic: below 640 px 3 to 6 columns become 2, and 7 to 10 become 4; up to 480 px more than 2 become 1.
 *
 * Twin: php/Feed/Settings/Columns.php; tests/fixtures/feed-columns.json holds both to one answer.
 *
 * @param layout               Layout of the feed.
 * @param layout.columns       Columns on wide screens.
 * @param layout.columnsTablet From 481 to 800 px, 0 = automatic.
 * @param layout.columnsPhone  Up to 480 px, 0 = automatic.
 */
export function columnsOf( {
	columns,
	columnsTablet,
	columnsPhone,
}: Pick< FeedLayout, 'columns' | 'columnsTablet' | 'columnsPhone' > ): Columns {
	const few = columns > 2 ? 2 : columns;
	return {
		wide: columns,
		tablet: columnsTablet || columns,
		small: columnsTablet || ( columns > 6 ? 4 : few ),
		phone: columnsPhone || ( columns > 2 ? 1 : columns ),
	};
}
