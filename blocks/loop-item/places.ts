import type { LoopItemAttributes } from './attributes.gen';
import { type Layout, spanOf } from './span';

/** An item of a post template in the canvas. */
export interface Item extends LoopItemAttributes {
	/** Its block. */
	id: string;
}

/** Core keeps a second, hidden copy of the post that is being edited. */
const SEEN = '[style*="display: none"]';

const nth = ( { position, every }: Item ): string =>
	`:nth-child(${ every > 0 ? `${ every }n+` : '' }${ position } of :not(${ SEEN }))`;

/** The last post of a page on which a fixed item's post does not come. */
const last = ( { position }: Item ): string =>
	`:nth-last-child(1 of :not(${ SEEN })):not(:nth-child(n+${ position } of :not(${ SEEN })))`;

/** What somebody is editing stays seen, wherever it stands. */
const IDLE = ':not(.is-selected, .has-child-selected)';

/**
 * Style sheet of the canvas that shows each item where the page has it. Of several templates for a post, the first one counts. Twin: php/Loop/Items/PostTemplateItems.php.
 * A fixed item shares the place of its post here, so that only templates span columns.
 *
 * @param list   Block of the post template.
 * @param items  Its items, in their order.
 * @param layout Its layout.
 */
export function stylesOf(
	list: string,
	items: Item[],
	layout?: Layout
): string {
	const post = `[data-block="${ list }"]>li`;
	const block = ( { id }: Item ) => `>[data-block="${ id }"]`;
	const templates = items.filter( ( { shows } ) => shows !== 'item' );
	const fixed = items.filter( ( { shows } ) => shows === 'item' );
	const hereOf = ( item: Item, index: number ) =>
		nth( item ) +
		templates
			.slice( 0, index )
			.map( ( before ) => `:not(${ nth( before ) })` )
			.join( '' );
	const others = fixed
		.map( ( { id } ) => `:not([data-block="${ id }"])` )
		.join( '' );
	return [
		...templates.map( ( item, index ) => {
			const here = hereOf( item, index );
			return [
				`${ post }:not(${ here })${ block( item ) }${ IDLE }`,
				`${ post }${ here }>[data-block]:not([data-block="${ item.id }"])${ others }${ IDLE }`,
			].join();
		} ),
		...fixed.map(
			( item ) =>
				`${ post }:not(${ nth( item ) }):not(${ last( item ) })${ block( item ) }${ IDLE }`
		),
	]
		.map( ( selector ) => `${ selector }{display:none}` )
		.concat(
			// Core has no place for an item of its own here: it stands above its post, or below the last one.
			fixed.flatMap( ( item ) =>
				[ nth( item ), last( item ) ].map( ( where, isLast ) => {
					const here = post + where;
					return `${ here }{display:flex;flex-direction:column}${ here }${ block( item ) }{order:${ isLast ? item.position : -1 }}`;
				} )
			),
			templates.map( ( item, index ) => {
				const span = spanOf( item.span, layout );
				const here = post + hereOf( item, index );
				return span
					? `${ here }{grid-column:span ${ span.columns }}${ span.narrow }{${ here }{grid-column:1 / -1}}`
					: '';
			} )
		)
		.join( '' );
}
