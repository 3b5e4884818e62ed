import { expect, test } from 'vitest';
import { fromNavigation, toNavigation, type MenuBlock } from './navigation';

const block = (
	name: string,
	attributes: Record< string, unknown > = {},
	innerBlocks: MenuBlock[] = []
): MenuBlock => ( { name, attributes, innerBlocks } );

const item = (
	attributes: Record< string, unknown >,
	innerBlocks: MenuBlock[] = []
) => block( 'vitrine/mega-menu-item', attributes, innerBlocks );

const page = ( id: number, rendered: string, order: number, parent = 0 ) => ( {
	id,
	link: `/?page_id=${ id }`,
	parent,
	menu_order: order,
	title: { rendered },
} );

const ofPage = ( id: number, label: string ) => ( {
	label,
	url: `/?page_id=${ id }`,
	id,
	entity: 'post-type',
} );

test( 'links, submenus and what stands in the bar come from core', () => {
	const search = block( 'core/search', { label: 'Search' } );
	const menu = fromNavigation(
		{
			ref: 7,
			ariaLabel: 'Shop',
			overlayMenu: 'always',
			openSubmenusOnClick: true,
			overlayBackgroundColor: 'base',
			overlayTextColor: 'x");',
			textColor: 'contrast',
			layout: {
				type: 'flex',
				justifyContent: 'space-between',
				orientation: 'vertical',
			},
		},
		[
			block( 'core/home-link', { label: 'Home' } ),
			block(
				'core/navigation-submenu',
				{ label: 'Plants', url: '/plants/', kind: 'taxonomy', id: 3 },
				[
					block( 'core/navigation-link', {
						label: 'Fern',
						url: '/fern/',
						kind: 'post-type',
						id: 9,
						opensInNewTab: true,
					} ),
				]
			),
			search,
			block( 'core/page-list' ),
			block( 'core/navigation-link', {
				label: 'Blog',
				url: 'https://example.org/',
				kind: 'custom',
				rel: 'nofollow',
			} ),
		],
		{
			home: 'https://example.org/shop/',
			pages: [
				page( 5, 'Care &amp; feeding', 2 ),
				page( 6, 'Watering', 1, 5 ),
				page( 4, 'Start', 1 ),
			],
		}
	);
	expect( menu ).toEqual(
		block(
			'vitrine/mega-menu',
			{
				textColor: 'contrast',
				label: 'Shop',
				orientation: 'vertical',
				justify: 'between',
				collapse: 'always',
				openOn: 'click',
				panelBackground: 'var(--wp--preset--color--base)',
			},
			[
				item( { label: 'Home', url: 'https://example.org/shop/' } ),
				item(
					{
						label: 'Plants',
						url: '/plants/',
						id: 3,
						entity: 'taxonomy',
						kind: 'group',
					},
					[
						item( {
							label: 'Fern',
							url: '/fern/',
							id: 9,
							opensInNewTab: true,
							entity: 'post-type',
						} ),
					]
				),
				search,
				item( ofPage( 4, 'Start' ) ),
				item( { ...ofPage( 5, 'Care &amp; feeding' ), kind: 'group' }, [
					item( ofPage( 6, 'Watering' ) ),
				] ),
				item( {
					label: 'Blog',
					url: 'https://example.org/',
					rel: 'nofollow',
				} ),
			]
		)
	);
} );

test( 'and go back, without the blocks of panels', () => {
	const menu = toNavigation(
		{
			label: 'Shop',
			justify: 'end',
			collapse: 'phones',
			panelText: 'var(--wp--preset--color--contrast)',
			panelBackground: '#123456',
		},
		[
			item( { label: 'Shop', url: '/shop/', kind: 'panel' }, [
				block( 'core/paragraph' ),
			] ),
			item(
				{
					label: 'About',
					kind: 'group',
					id: 4,
					entity: 'post-type',
				},
				[ item( { label: 'Team', url: '/team/' } ) ]
			),
			item( { label: 'Empty', kind: 'group' } ),
			block( 'core/loginout' ),
		]
	);
	expect( menu.attributes ).toEqual( {
		ariaLabel: 'Shop',
		layout: { type: 'flex', justifyContent: 'right' },
		overlayMenu: 'mobile',
		overlayTextColor: 'contrast',
	} );
	expect( menu.innerBlocks ).toEqual( [
		block( 'core/navigation-link', {
			label: 'Shop',
			url: '/shop/',
			kind: 'custom',
		} ),
		block(
			'core/navigation-submenu',
			{ label: 'About', id: 4, kind: 'post-type' },
			[
				block( 'core/navigation-link', {
					label: 'Team',
					url: '/team/',
					kind: 'custom',
				} ),
			]
		),
		block( 'core/navigation-link', { label: 'Empty', kind: 'custom' } ),
		block( 'core/loginout' ),
	] );
} );
