/**
 * Where a popup appears: rows of where in words (research §3.2). What they match is decided by php/Popup/Display/PageKeys.php.
 */
import { __, sprintf } from '@wordpress/i18n';
import type { ConditionRow } from '../../../frontend/render/popup/types';

/** A kind of content or taxonomy of the site, as REST names it. */
export interface SiteType {
	slug: string;
	name: string;
	/** Of one: Post, Category. */
	singular: string;
	isHierarchical: boolean;
	hasArchive?: boolean;
}

/** What can be chosen of a place, null = nothing. */
export type Chosen =
	| { kind: 'postType'; name: string }
	| { kind: 'taxonomy'; name: string }
	| { kind: 'root'; name: 'user' }
	| null;

/** A place that can be chosen. */
export interface Place {
	/** `name/sub_name`. */
	key: string;
	label: string;
	/** What `sub_id` is an id of. */
	of: Chosen;
	/** What it means without an id; absent = without one it means nothing of its own. */
	all?: string;
}

export interface PlaceGroup {
	label: string;
	places: Place[];
}

export interface SiteTypes {
	posts: SiteType[];
	taxonomies: SiteType[];
}

/**
 * Key of the place of a row.
 *
 * @param row The row.
 */
export const placeKey = ( {
	name,
	sub_name: sub,
}: Pick< ConditionRow, 'name' | 'sub_name' > ): string =>
	sub === '' ? name : `${ name }/${ sub }`;

/**
 * A row with another place; what was chosen of the former one goes.
 *
 * @param row The row.
 * @param key Key of the place.
 */
export function withPlace( row: ConditionRow, key: string ): ConditionRow {
	const [ name = 'general', sub = '' ] = key.split( '/' );
	return {
		...row,
		name: name as ConditionRow[ 'name' ],
		sub_name: sub,
		sub_id: '',
	};
}

/**
 * Every place of a site.
 *
 * @param types      Its types.
 * @param hasProduct Whether there is a shop.
 */
export function placeGroups(
	types: SiteTypes,
	hasProduct: boolean
): PlaceGroup[] {
	const { posts, taxonomies } = types;
	const nested = posts.find( ( { isHierarchical } ) => isHierarchical );
	return [
		{
			label: __( 'Everything', 'vitrine' ),
			places: [
				{
					key: 'general',
					label: __( 'The whole site', 'vitrine' ),
					of: null,
				},
				{
					key: 'singular/front_page',
					label: __( 'Front page', 'vitrine' ),
					of: null,
				},
				{
					key: 'singular/not_found404',
					label: __( 'Pages that are not found (404)', 'vitrine' ),
					of: null,
				},
			],
		},
		{
			label: __( 'Single pages and posts', 'vitrine' ),
			places: [
				{
					key: 'singular',
					label: __( 'All single pages and posts', 'vitrine' ),
					of: null,
				},
				...posts.map( ( { slug, name }: SiteType ): Place => ( {
					key: `singular/${ slug }`,
					label: name,
					of: { kind: 'postType', name: slug },
					/* translators: %s: kind of content, such as Posts */
					all: sprintf( __( 'All: %s', 'vitrine' ), name ),
				} ) ),
				...taxonomies.map( ( { slug, singular } ): Place => ( {
					key: `singular/in_${ slug }`,
					label: sprintf(
						/* translators: %s: a taxonomy, such as Category */
						__( 'Content in: %s', 'vitrine' ),
						singular
					),
					of: { kind: 'taxonomy', name: slug },
					/* translators: %s: a taxonomy, such as Category */
					all: sprintf( __( 'Any: %s', 'vitrine' ), singular ),
				} ) ),
				...taxonomies.flatMap(
					( { slug, singular, isHierarchical } ): Place[] =>
						isHierarchical
							? [
									{
										key: `singular/in_${ slug }_children`,
										label: sprintf(
											/* translators: %s: a taxonomy, such as Category */
											__(
												'Content below: %s',
												'vitrine'
											),
											singular
										),
										of: { kind: 'taxonomy', name: slug },
									},
								]
							: []
				),
				...( nested
					? ( [
							{
								key: 'singular/child_of',
								label: __( 'Children of a page', 'vitrine' ),
								of: { kind: 'postType', name: nested.slug },
								all: __(
									'Any page that has a parent',
									'vitrine'
								),
							},
							{
								key: 'singular/any_child_of',
								label: __(
									'Everything below a page',
									'vitrine'
								),
								of: { kind: 'postType', name: nested.slug },
								all: __(
									'Any page that has a parent',
									'vitrine'
								),
							},
						] satisfies Place[] )
					: [] ),
				{
					key: 'singular/by_author',
					label: __( 'Content by an author', 'vitrine' ),
					of: { kind: 'root', name: 'user' },
				},
				...posts.map( ( { slug, name }: SiteType ): Place => ( {
					key: `singular/${ slug }_by_author`,
					/* translators: %s: kind of content, such as Posts */
					label: sprintf( __( '%s by an author', 'vitrine' ), name ),
					of: { kind: 'root', name: 'user' },
				} ) ),
			],
		},
		{
			label: __( 'Archives', 'vitrine' ),
			places: [
				{
					key: 'archive',
					label: __( 'All archives', 'vitrine' ),
					of: null,
				},
				{
					key: 'archive/author',
					label: __( 'Archives of authors', 'vitrine' ),
					of: { kind: 'root', name: 'user' },
					all: __( 'All authors', 'vitrine' ),
				},
				{
					key: 'archive/date',
					label: __( 'Archives of dates', 'vitrine' ),
					of: null,
				},
				{
					key: 'archive/search',
					label: __( 'Results of searches', 'vitrine' ),
					of: null,
				},
				...posts
					.filter(
						( { slug, hasArchive } ) =>
							hasArchive || slug === 'post'
					)
					.map( ( { slug, name }: SiteType ): Place => ( {
						key: `archive/${ slug }_archive`,
						/* translators: %s: kind of content, such as Posts */
						label: sprintf( __( 'Archive: %s', 'vitrine' ), name ),
						of: null,
					} ) ),
				...taxonomies.map(
					( { slug, name, singular }: SiteType ): Place => ( {
						key: `archive/${ slug }`,
						label: sprintf(
							/* translators: %s: a taxonomy, such as Category */
							__( 'Archives of: %s', 'vitrine' ),
							singular
						),
						of: { kind: 'taxonomy', name: slug },
						/* translators: %s: a taxonomy, such as Categories */
						all: sprintf( __( 'All: %s', 'vitrine' ), name ),
					} )
				),
				...taxonomies.flatMap(
					( { slug, singular, isHierarchical } ): Place[] =>
						isHierarchical
							? [
									{
										key: `archive/child_of_${ slug }`,
										label: sprintf(
											/* translators: %s: a taxonomy, such as Category */
											__(
												'Archives of the children of: %s',
												'vitrine'
											),
											singular
										),
										of: { kind: 'taxonomy', name: slug },
									},
									{
										key: `archive/any_child_of_${ slug }`,
										label: sprintf(
											/* translators: %s: a taxonomy, such as Category */
											__(
												'Archives of everything below: %s',
												'vitrine'
											),
											singular
										),
										of: { kind: 'taxonomy', name: slug },
									},
								]
							: []
				),
			],
		},
		...( hasProduct
			? [
					{
						label: 'WooCommerce',
						places: [
							{
								key: 'woocommerce',
								label: __( 'The whole shop', 'vitrine' ),
								of: null,
							},
							{
								key: 'woocommerce/product_archive',
								label: __( 'Lists of products', 'vitrine' ),
								of: null,
							},
							{
								key: 'woocommerce/product_search',
								label: __( 'Searches of products', 'vitrine' ),
								of: null,
							},
							{
								key: 'woocommerce/product',
								label: __( 'Products', 'vitrine' ),
								of: { kind: 'postType', name: 'product' },
								all: __( 'All products', 'vitrine' ),
							} satisfies Place,
						],
					},
				]
			: [] ),
	];
}

/**
 * A place by its key; one that the site does not have any more stays what it is.
 *
 * @param groups All places.
 * @param key    Key.
 */
export const placeOf = ( groups: PlaceGroup[], key: string ): Place =>
	groups
		.flatMap( ( { places } ) => places )
		.find( ( place ) => place.key === key ) ?? {
		key,
		label: key,
		of: null,
	};

/**
 * What is wrong with a row, '' = nothing.
 *
 * @param place Its place.
 * @param id    Its `sub_id`.
 */
export const validateRow = ( { of, all }: Place, id: string ): string =>
	of !== null && all === undefined && id === ''
		? __( 'Choose one: until then this row matches nothing.', 'vitrine' )
		: '';

/**
 * All rows in one sentence.
 *
 * @param rows  Rows.
 * @param names What each says, in the same order.
 */
export function saysWhere( rows: ConditionRow[], names: string[] ): string {
	const of = ( type: ConditionRow[ 'type' ] ) =>
		names.filter( ( _name, index ) => rows[ index ]?.type === type );
	const [ shown, hidden ] = [ of( 'include' ), of( 'exclude' ) ];
	if ( shown.length === 0 ) {
		return hidden.length === 0
			? __(
					'No page: only links, buttons and selectors open it.',
					'vitrine'
				)
			: __(
					'No page yet: rows that hide need at least one that shows.',
					'vitrine'
				);
	}
	return hidden.length === 0
		? /* translators: %s: names of places */
			sprintf( __( 'Shown on: %s.', 'vitrine' ), shown.join( '; ' ) )
		: sprintf(
				/* translators: 1: names of places, 2: names of places */
				__( 'Shown on: %1$s. Never on: %2$s.', 'vitrine' ),
				shown.join( '; ' ),
				hidden.join( '; ' )
			);
}
