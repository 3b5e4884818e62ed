import { __ } from '@wordpress/i18n';
import { Fields, NumberField, SettingsPanel } from '@vitrine/editor';
import { hasRows, isTile } from '../../../frontend/render/feed';
import { layoutChoices } from '../choices/layouts';
import { hasPages } from '../choices/paging';
import type { FeedAttributes } from '../feed-attributes';
import { CarouselSettings } from './carousel-settings';
import type { PanelProps } from './types';

/**
 * How the posts stand.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function LayoutPanel( { settings }: PanelProps ) {
	const { layout } = settings.attributes;
	const layouts = layoutChoices();
	return (
		<SettingsPanel
			label={ __( 'Layout', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					layout: {
						open: true,
						label: __( 'Layout', 'vitrine' ),
						choices: Object.fromEntries(
							layouts.map( ( one ) => [ one.layout, one.label ] )
						),
						icons: Object.fromEntries(
							layouts.map( ( one ) => [ one.layout, one.icon ] )
						),
					},
					...( layout !== 'list' && {
						columns: __( 'Columns', 'vitrine' ),
						columnsTablet: {
							label: __( 'Columns on tablets', 'vitrine' ),
							help: __(
								'From 481 to 800 pixels. 0 = automatic',
								'vitrine'
							),
						},
						columnsPhone: {
							label: __( 'Columns on phones', 'vitrine' ),
							help: __(
								'Up to 480 pixels. 0 = automatic',
								'vitrine'
							),
						},
					} ),
					columnsBy: {
						open: true,
						label: __( 'Columns follow the width of', 'vitrine' ),
						help: __(
							'Choose Block if the block is much narrower than the window, such as in a sidebar.',
							'vitrine'
						),
						choices: {
							window: __( 'Window', 'vitrine' ),
							block: __( 'Block', 'vitrine' ),
						},
					},
					...( hasRows( settings.attributes ) && {
						fillRows: {
							label: __( 'Fill rows', 'vitrine' ),
							help: __(
								'Images grow to the height of their row, and posts without one have larger text.',
								'vitrine'
							),
						},
					} ),
				} }
			/>
			{ layout === 'highlight' && (
				<HighlightSettings settings={ settings } />
			) }
			{ layout === 'carousel' && (
				<CarouselSettings settings={ settings } />
			) }
		</SettingsPanel>
	);
}

/** Which posts are large. */
const HighlightSettings = ( { settings }: PanelProps ) => (
	<>
		<NumberField
			settings={ settings }
			path="highlightEvery"
			label={ __( 'Large post interval', 'vitrine' ) }
			help={ __(
				'3 = every third post is large. 0 = one large post in the whole feed.',
				'vitrine'
			) }
			max={ 20 }
		/>
		<NumberField
			settings={ settings }
			path="highlightOffset"
			label={ __( 'Posts before the first large post', 'vitrine' ) }
			max={ 20 }
		/>
	</>
);

const resolutions = () => ( {
	auto: __( 'Automatic', 'vitrine' ),
	thumb: __( 'Thumbnail, 150 pixels', 'vitrine' ),
	medium: __( 'Medium, 320 pixels', 'vitrine' ),
	full: __( 'Full, 640 pixels', 'vitrine' ),
	largest: __( 'Largest, 1080 pixels', 'vitrine' ),
} );

/**
 * Whether visitors may see a button: below the feed, above it, or in a post. Tiles have none.
 *
 * @param attributes What the block stores.
 */
const hasButtons = ( attributes: FeedAttributes ): boolean =>
	( attributes.loadMore && ! hasPages( attributes ) ) ||
	( attributes.showHeader && attributes.headerFollow ) ||
	attributes.likesBox ||
	( ! isTile( attributes ) &&
		( attributes.showLink || attributes.links.length > 0 ) );

/**
 * What posts look like.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function PostPanel( { settings }: PanelProps ) {
	const { attributes } = settings;
	const tile = isTile( attributes );
	return (
		<SettingsPanel
			label={ __( 'Post style', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					...( attributes.layout !== 'tiles' && {
						postLayout: {
							label: __( 'Images', 'vitrine' ),
							choices: {
								auto: __( 'Automatic', 'vitrine' ),
								full: __( 'Full width, on top', 'vitrine' ),
								half: __( 'Half, beside the text', 'vitrine' ),
								thumbnail: __(
									'Thumbnail, beside the text',
									'vitrine'
								),
								tile: __( 'Image only', 'vitrine' ),
							},
						},
					} ),
					...( tile && {
						tileRatio: {
							open: true,
							label: __( 'Aspect ratio', 'vitrine' ),
							choices: {
								original: __( 'Original', 'vitrine' ),
							},
						},
						overlayAuthor: {
							label: __( 'Author over the image', 'vitrine' ),
							help: __(
								'Appears on hover and focus.',
								'vitrine'
							),
						},
						overlayDate: __( 'Date over the image', 'vitrine' ),
						overlayText: __( 'Text over the image', 'vitrine' ),
						overlayCounts: __(
							'Likes, comments, and shares over the image',
							'vitrine'
						),
					} ),
					...( ! tile && {
						boxed: __( 'Show boxes around posts', 'vitrine' ),
					} ),
					...( hasButtons( attributes ) && {
						themeButtons: __(
							'Use the theme’s button shape',
							'vitrine'
						),
					} ),
					scheme: {
						open: true,
						label: __( 'Color scheme', 'vitrine' ),
						choices: {
							inherit: __( 'Theme', 'vitrine' ),
							light: __( 'Light', 'vitrine' ),
							dark: __( 'Dark', 'vitrine' ),
						},
					},
					imageSize: {
						label: __( 'Image resolution', 'vitrine' ),
						help: __(
							'Automatic loads the best size for each screen.',
							'vitrine'
						),
						choices: resolutions(),
					},
				} }
			/>
		</SettingsPanel>
	);
}
