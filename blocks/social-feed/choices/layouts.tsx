import { __ } from '@wordpress/i18n';
import { columns, gallery, grid, list } from '@wordpress/icons';
import type { JSX } from 'react';
import type { FeedAttributes } from '../feed-attributes';

interface LayoutChoice {
	layout: FeedAttributes[ 'layout' ];
	label: string;
	icon: JSX.Element;
}

/** One large part, and small ones beside and below it. */
const highlight = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			d="M4 4h10v10H4zM16 4h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4zM5.5 5.5v7h7v-7z"
			fillRule="evenodd"
		/>
	</svg>
);

/** One part, and the edges of its neighbors. */
const carousel = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			d="M7 5h10v11H7zM8.5 6.5v8h7v-8zM3 7h2v7H3zM19 7h2v7h-2zM9 18h1.5v1.5H9zM11.25 18h1.5v1.5h-1.5zM13.5 18H15v1.5h-1.5z"
			fillRule="evenodd"
		/>
	</svg>
);

/** All layouts, in the order in which they are offered. */
export const layoutChoices = (): LayoutChoice[] => [
	{ layout: 'list', label: __( 'List', 'vitrine' ), icon: list },
	{ layout: 'grid', label: __( 'Grid', 'vitrine' ), icon: grid },
	{ layout: 'masonry', label: __( 'Masonry', 'vitrine' ), icon: columns },
	{ layout: 'tiles', label: __( 'Tiles', 'vitrine' ), icon: gallery },
	{
		layout: 'highlight',
		label: __( 'Highlights', 'vitrine' ),
		icon: highlight,
	},
	{ layout: 'carousel', label: __( 'Carousel', 'vitrine' ), icon: carousel },
];
