/** Every place in which a popup may appear, under the headings of the menu that adds them. */
import { __, sprintf } from '@wordpress/i18n';
import type { Place, PlaceGroup, SiteType, SiteTypes } from './places';

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
	return [
		everything(),
		single( types ),
		archives( types ),
		...( hasProduct ? [ shop() ] : [] ),
	];
}

const everything = (): PlaceGroup => ( {
	label: __( 'General', 'vitrine' ),
	places: [
		{
			key: 'general',
			label: __( 'Entire site', 'vitrine' ),
			of: null,
		},
		{
			key: 'singular/front_page',
			label: __( 'Front page', 'vitrine' ),
			of: null,
		},
		{
			key: 'singular/not_found404',
			label: __( '404 page', 'vitrine' ),
			of: null,
		},
	],
} );

const single = ( { posts, taxonomies }: SiteTypes ): PlaceGroup => ( {
	label: __( 'Singular', 'vitrine' ),
	places: [
		{
			key: 'singular',
			label: __( 'All singular content', 'vitrine' ),
			of: null,
		},
		...posts.map( ( { slug, name }: SiteType ): Place => ( {
			key: `singular/${ slug }`,
			label: name,
			of: { kind: 'postType', name: slug },
			/* translators: %s: kind of content, such as Posts */
			all: sprintf( __( 'All: %s', 'vitrine' ), name ),
		} ) ),
		...contentIn( taxonomies ),
		...childrenOf( posts ),
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
} );

const contentIn = ( taxonomies: SiteType[] ): Place[] => [
	...taxonomies.map( ( { slug, singular } ): Place => ( {
		key: `singular/in_${ slug }`,
		label: sprintf(
			/* translators: %s: a taxonomy, such as Category */
			__( 'In %s', 'vitrine' ),
			singular
		),
		of: { kind: 'taxonomy', name: slug },
		/* translators: %s: a taxonomy, such as Category */
		all: sprintf( __( 'Any: %s', 'vitrine' ), singular ),
	} ) ),
	...taxonomies.flatMap( ( { slug, singular, isHierarchical } ): Place[] =>
		isHierarchical
			? [
					{
						key: `singular/in_${ slug }_children`,
						label: sprintf(
							/* translators: %s: a taxonomy, such as Category */
							__( 'In child terms of %s', 'vitrine' ),
							singular
						),
						of: { kind: 'taxonomy', name: slug },
					},
				]
			: []
	),
];

function childrenOf( posts: SiteType[] ): Place[] {
	const nested = posts.find( ( { isHierarchical } ) => isHierarchical );
	return nested
		? [
				{
					key: 'singular/child_of',
					label: __( 'Direct child of a page', 'vitrine' ),
					of: { kind: 'postType', name: nested.slug },
					all: __( 'Any page that has a parent', 'vitrine' ),
				},
				{
					key: 'singular/any_child_of',
					label: __( 'Any descendant of a page', 'vitrine' ),
					of: { kind: 'postType', name: nested.slug },
					all: __( 'Any page that has a parent', 'vitrine' ),
				},
			]
		: [];
}

const archives = ( { posts, taxonomies }: SiteTypes ): PlaceGroup => ( {
	label: __( 'Archives', 'vitrine' ),
	places: [
		{
			key: 'archive',
			label: __( 'All archives', 'vitrine' ),
			of: null,
		},
		{
			key: 'archive/author',
			label: __( 'Author archives', 'vitrine' ),
			of: { kind: 'root', name: 'user' },
			all: __( 'All authors', 'vitrine' ),
		},
		{
			key: 'archive/date',
			label: __( 'Date archives', 'vitrine' ),
			of: null,
		},
		{
			key: 'archive/search',
			label: __( 'Search results', 'vitrine' ),
			of: null,
		},
		...posts
			.filter( ( { slug, hasArchive } ) => hasArchive || slug === 'post' )
			.map( ( { slug, name }: SiteType ): Place => ( {
				key: `archive/${ slug }_archive`,
				/* translators: %s: kind of content, such as Posts */
				label: sprintf( __( 'Archive: %s', 'vitrine' ), name ),
				of: null,
			} ) ),
		...archivesOf( taxonomies ),
	],
} );

const archivesOf = ( taxonomies: SiteType[] ): Place[] => [
	...taxonomies.map( ( { slug, name, singular }: SiteType ): Place => ( {
		key: `archive/${ slug }`,
		label: sprintf(
			/* translators: %s: a taxonomy, such as Category */
			__( '%s archives', 'vitrine' ),
			singular
		),
		of: { kind: 'taxonomy', name: slug },
		/* translators: %s: a taxonomy, such as Categories */
		all: sprintf( __( 'All: %s', 'vitrine' ), name ),
	} ) ),
	...taxonomies.flatMap( ( { slug, singular, isHierarchical } ): Place[] =>
		isHierarchical
			? [
					{
						key: `archive/child_of_${ slug }`,
						label: sprintf(
							/* translators: %s: a taxonomy, such as Category */
							__( 'Direct child archives of %s', 'vitrine' ),
							singular
						),
						of: { kind: 'taxonomy', name: slug },
					},
					{
						key: `archive/any_child_of_${ slug }`,
						label: sprintf(
							/* translators: %s: a taxonomy, such as Category */
							__( 'All descendant archives of %s', 'vitrine' ),
							singular
						),
						of: { kind: 'taxonomy', name: slug },
					},
				]
			: []
	),
];

const shop = (): PlaceGroup => ( {
	label: 'WooCommerce',
	places: [
		{
			key: 'woocommerce',
			label: __( 'Entire shop', 'vitrine' ),
			of: null,
		},
		{
			key: 'woocommerce/product_archive',
			label: __( 'Product archives', 'vitrine' ),
			of: null,
		},
		{
			key: 'woocommerce/product_search',
			label: __( 'Product search results', 'vitrine' ),
			of: null,
		},
		{
			key: 'woocommerce/product',
			label: __( 'Products', 'vitrine' ),
			of: { kind: 'postType', name: 'product' },
			all: __( 'All products', 'vitrine' ),
		},
	],
} );
