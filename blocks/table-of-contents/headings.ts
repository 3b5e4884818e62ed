import type { Heading } from '../../frontend/render/table-of-contents';
import type { TableOfContentsAttributes } from './attributes.gen';

/** What counts of a block of the canvas, with the blocks in it. */
export interface CanvasBlock {
	id: string;
	name: string;
	classes?: string;
	isHidden?: boolean;
	/** Of a heading. */
	level?: number;
	/** Of a heading: its HTML. */
	content?: string;
	inner: CanvasBlock[];
}

/** Reads blocks of the canvas, as WordPress's selectors of the same names. */
export interface BlockSelectors {
	getBlockOrder: ( id?: string ) => string[];
	getBlockName: ( id: string ) => string | null;
	getBlockAttributes: ( id: string ) => Record< string, unknown > | null;
}

/** Blocks whose headings are not of the content. Twin: php/TableOfContents/HeadingReader.php. */
const LEFT_OUT = [
	'core/query',
	'woocommerce/product-collection',
	'vitrine/popup',
];

type Rule = Pick<
	TableOfContentsAttributes,
	'levelFrom' | 'levelTo' | 'exclude'
>;

/**
 * The blocks of the canvas. Where it shows a template around a content, those of the content.
 *
 * @param select Selectors of the block editor.
 */
export function canvasBlocks( select: BlockSelectors ): CanvasBlock[] {
	let content: CanvasBlock[] | undefined;
	// What a synced pattern shows is in no tree of blocks, but in their order.
	const within = ( root?: string ): CanvasBlock[] =>
		select.getBlockOrder( root ).map( ( id ) => {
			const name = select.getBlockName( id ) ?? '';
			const block = { ...factsOf( id, name ), inner: within( id ) };
			if ( name === 'core/post-content' && block.inner.length > 0 ) {
				content ??= block.inner;
			}
			return block;
		} );
	const factsOf = ( id: string, name: string ) => {
		const attributes = select.getBlockAttributes( id ) ?? {};
		const isHeading = name === 'core/heading';
		return {
			id,
			name,
			classes: String( attributes[ 'className' ] ?? '' ),
			isHidden:
				Object( attributes[ 'metadata' ] ).blockVisibility === false,
			...( isHeading && {
				level: Number( attributes[ 'level' ] ?? 2 ),
				content: String( attributes[ 'content' ] ?? '' ),
			} ),
		};
	};
	const all = within();
	return content ?? all;
}

/**
 * The headings that a table lists; the id of each is that of its block.
 *
 * @param blocks Blocks of the canvas.
 * @param rule   What is listed.
 */
export function canvasHeadings( blocks: CanvasBlock[], rule: Rule ): Heading[] {
	const excluded = rule.exclude.map( ( name ) => name.replace( /^\.+/, '' ) );
	const from = Math.min( rule.levelFrom, rule.levelTo );
	const to = Math.max( rule.levelFrom, rule.levelTo );
	const of = ( block: CanvasBlock ): Heading[] => {
		const classes = block.classes?.split( /\s+/ ) ?? [];
		if (
			block.isHidden ||
			LEFT_OUT.includes( block.name ) ||
			classes.some( ( name ) => excluded.includes( name ) )
		) {
			return [];
		}
		const { id, level, content } = block;
		if ( ! level || content === undefined ) {
			return block.inner.flatMap( of );
		}
		const text = level >= from && level <= to ? textOf( content ) : '';
		return text ? [ { level, text, id } ] : [];
	};
	return blocks.flatMap( of );
}

/**
 * The words of a heading.
 *
 * @param html Its HTML.
 */
function textOf( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	body.querySelectorAll( 'sup.fn, [aria-hidden="true"]' ).forEach( ( part ) =>
		part.remove()
	);
	body.querySelectorAll( 'br' ).forEach( ( br ) => br.replaceWith( ' ' ) );
	body.querySelectorAll( 'img' ).forEach( ( img ) =>
		img.replaceWith( img.alt )
	);
	return body.textContent.replace( /[\s\u200b]+/g, ' ' ).trim();
}
