import type { TableOfContentsAttributes } from '../../../blocks/table-of-contents/attributes.gen';
import { webAddress } from '../address';
import type { Entry } from './heading-list';

export { headingList } from './heading-list';
export type { Entry, Heading } from './heading-list';

/** What is in the block. Twin: php/TableOfContents/TableOfContentsView.php. */
export interface TableOfContentsView {
	/** Classes of the wrapper. */
	class: string;
	/** Name of the landmark. */
	label: string;
	/** '' = it has none. */
	title: string;
	tag: TableOfContentsAttributes[ 'titleTag' ];
	list: 'ol' | 'ul';
	collapsible: boolean;
	open: boolean;
	progress: boolean;
	entries: Entry[];
}

const part = ( name: string ) =>
	`wp-block-vitrine-table-of-contents__${ name }`;

/**
 * Classes of the wrapper. Twin: php/TableOfContents/TableOfContentsView.php.
 *
 * @param attributes What the block stores.
 */
export const tableOfContentsClassName = (
	attributes: TableOfContentsAttributes
): string =>
	[
		`is-${ attributes.listStyle }`,
		attributes.collapsible &&
			`is-collapsible is-minimized-${ attributes.minimized }`,
		attributes.sticky && 'is-sticky',
	]
		.filter( Boolean )
		.join( ' ' );

/**
 * What the block shows, of its settings and the headings.
 *
 * @param attributes   What the block stores.
 * @param defaultTitle Title of a block that has none of its own.
 * @param entries      The list.
 */
export const tableOfContentsView = (
	attributes: TableOfContentsAttributes,
	defaultTitle: string,
	entries: Entry[]
): TableOfContentsView => ( {
	class: tableOfContentsClassName( attributes ),
	label: attributes.title || defaultTitle,
	title:
		attributes.showTitle || attributes.collapsible
			? attributes.title || defaultTitle
			: '',
	tag: attributes.titleTag,
	list: attributes.listStyle === 'numbers' ? 'ol' : 'ul',
	collapsible: attributes.collapsible,
	open: attributes.minimized === 'none',
	progress: attributes.progress,
	entries,
} );

interface TableOfContentsProps {
	view: TableOfContentsView;
}

/**
 * Everything inside the wrapper. Twin: blocks/table-of-contents/render.php.
 *
 * @param props      What to show.
 * @param props.view The block's view.
 */
export function TableOfContents( { view }: TableOfContentsProps ) {
	const Title = view.tag;
	const title = view.title && (
		<Title className={ part( 'title' ) }>{ view.title }</Title>
	);
	const list = <List element={ view.list } entries={ view.entries } />;
	return (
		<>
			{ view.progress && (
				<span className={ part( 'progress' ) } aria-hidden="true" />
			) }
			{ view.collapsible ? (
				<details className={ part( 'details' ) } open={ view.open }>
					<summary className={ part( 'summary' ) }>{ title }</summary>
					{ list }
				</details>
			) : (
				<>
					{ title }
					{ list }
				</>
			) }
		</>
	);
}

interface ListProps {
	element: 'ol' | 'ul';
	entries: Entry[];
}

const List = ( { element: Element, entries }: ListProps ) => (
	<Element className={ part( 'list' ) }>
		{ entries.map( ( { text, id, entries: below }, place ) => (
			<li key={ place } className={ part( 'item' ) }>
				<a
					className={ part( 'link' ) }
					href={ webAddress( `#${ encodeURIComponent( id ) }` ) }
				>
					{ text }
				</a>
				{ below.length > 0 && (
					<List element={ Element } entries={ below } />
				) }
			</li>
		) ) }
	</Element>
);
