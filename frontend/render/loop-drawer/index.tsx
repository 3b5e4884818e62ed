import type { LoopDrawerAttributes } from '../../../blocks/loop-drawer/attributes.gen';
import { buttonClasses } from '../theme-buttons';

/** Class of a part of the drawer. */
export const part = ( name: string ) =>
	`wp-block-vitrine-loop-drawer__${ name }`;

/**
 * Classes of the wrapper. Twin: blocks/loop-drawer/render.php.
 *
 * @param attributes         What the block stores.
 * @param attributes.screens Where the filters are in the drawer.
 * @param attributes.side    Where the drawer comes from.
 */
export const loopDrawerClassName = ( {
	screens,
	side,
}: Pick< LoopDrawerAttributes, 'screens' | 'side' > ): string =>
	`is-${ screens } is-at-${ side }`;

/**
 * The button that opens the drawer. Twin: blocks/loop-drawer/render.php.
 *
 * @param props              What to show.
 * @param props.label        Its words.
 * @param props.count        How many filters are set, '' = none.
 * @param props.themeButtons Whether it has the shape of WordPress's Button block.
 */
export const OpenButton = ( {
	label,
	count,
	themeButtons,
}: {
	label: string;
	count: string;
	themeButtons: boolean;
} ) => (
	<button
		className={ `${ part( 'open' ) } ${ buttonClasses( {
			themeButtons,
		} ) }` }
		type="button"
		aria-haspopup="dialog"
	>
		{ label }
		{ count && <span className={ part( 'count' ) }>{ count }</span> }
	</button>
);
