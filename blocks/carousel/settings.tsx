import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	Fields,
	RareSettings,
	SettingsPanel,
	type Settings,
} from '@vitrine/editor';
import { isOneByOne, settled } from '../../frontend/render/carousel';
import type { CarouselAttributes } from './attributes.gen';

interface CarouselSettingsProps {
	settings: Settings< CarouselAttributes >;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const CarouselSettings = ( props: CarouselSettingsProps ) => (
	<InspectorControls>
		<Layout { ...props } />
		<Movement { ...props } />
		<Controls { ...props } />
	</InspectorControls>
);

/**
 * What is where.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function Layout( { settings }: CarouselSettingsProps ) {
	const { effect, vertical } = settings.attributes;
	return (
		<SettingsPanel
			label={ __( 'Layout', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					...( ! isOneByOne( effect ) && {
						columns: __( 'Slides per view', 'vitrine' ),
						columnsTablet: __(
							'Slides per view on tablets',
							'vitrine'
						),
						columnsPhone: __(
							'Slides per view on phones',
							'vitrine'
						),
					} ),
					gap: __( 'Gap (px)', 'vitrine' ),
					...( ! vertical && {
						heights: {
							label: __( 'Height', 'vitrine' ),
							choices: {
								equal: __( 'Equal heights', 'vitrine' ),
								own: __( 'Height of each slide', 'vitrine' ),
								current: __(
									'Adapts to the current slide',
									'vitrine'
								),
							},
							omit: omittedHeights( settings.attributes ),
						},
					} ),
					vertical: __( 'Vertical', 'vitrine' ),
					...( vertical && {
						height: __( 'Height (px)', 'vitrine' ),
					} ),
				} }
			/>
			<RareSettings>
				<Fields
					settings={ settings }
					fields={ {
						gapTablet: __( 'Gap on tablets (px)', 'vitrine' ),
						gapPhone: __( 'Gap on phones (px)', 'vitrine' ),
						...( ! isOneByOne( effect ) && {
							minWidth: {
								label: __( 'Minimum width (px)', 'vitrine' ),
								help: __(
									'Fewer slides are shown if they would be narrower than this.',
									'vitrine'
								),
							},
						} ),
						...( effect === 'slide' &&
							! vertical && {
								rows: __( 'Rows', 'vitrine' ),
							} ),
					} }
				/>
			</RareSettings>
		</SettingsPanel>
	);
}

/**
 * Heights that have no effect with the other settings.
 *
 * @param attributes What the block stores.
 */
function omittedHeights( attributes: CarouselAttributes ): string[] {
	return [ 'own', 'current' ].filter(
		( heights ) =>
			settled( { ...attributes, heights: heights as 'own' } ).heights !==
			heights
	);
}

/**
 * How slides follow each other.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function Movement( { settings }: CarouselSettingsProps ) {
	const { vertical, free, rows, autoplay } = settings.attributes;
	return (
		<SettingsPanel
			label={ __( 'Movement', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					...( ! vertical && {
						effect: {
							label: __( 'Effect', 'vitrine' ),
							choices: {
								slide: __( 'Slide', 'vitrine' ),
								fade: __( 'Fade', 'vitrine' ),
								coverflow: __( 'Cover flow', 'vitrine' ),
								cards: __( 'Cards', 'vitrine' ),
								creative: __( 'Reveal', 'vitrine' ),
							},
						},
					} ),
					ends: {
						label: __( 'After the last slide', 'vitrine' ),
						choices: {
							stop: __( 'Stop', 'vitrine' ),
							rewind: __(
								'Go back to the first slide',
								'vitrine'
							),
							loop: __(
								'Continue with the first slide',
								'vitrine'
							),
						},
						omit: vertical || free || rows > 1 ? [ 'loop' ] : [],
					},
					autoplay: {
						label: __( 'Autoplay', 'vitrine' ),
						help: __(
							'Stops while visitors use it, and stays off for those who prefer reduced motion.',
							'vitrine'
						),
					},
					...( autoplay && {
						delay: {
							label: __( 'Delay (ms)', 'vitrine' ),
							step: 500,
						},
					} ),
				} }
			/>
			<RareMovement settings={ settings } />
		</SettingsPanel>
	);
}

/**
 * What few need.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function RareMovement( { settings }: CarouselSettingsProps ) {
	const { effect, vertical } = settings.attributes;
	return (
		<RareSettings>
			<Fields
				settings={ settings }
				fields={ {
					...( ! vertical &&
						( effect === 'slide' || effect === 'coverflow' ) && {
							centered: __(
								'Center the current slide',
								'vitrine'
							),
						} ),
					...( effect === 'slide' && {
						free: {
							label: __( 'Free scrolling', 'vitrine' ),
							help: __(
								'Slides stay where visitors let go of them.',
								'vitrine'
							),
						},
					} ),
					drag: __( 'Drag with the mouse', 'vitrine' ),
					wheel: __( 'Move with the mouse wheel', 'vitrine' ),
					hash: {
						label: __(
							'Show the current slide in the URL',
							'vitrine'
						),
						help: __(
							'Links can point to slides that have an HTML anchor.',
							'vitrine'
						),
					},
				} }
			/>
		</RareSettings>
	);
}

/**
 * What visitors move it with.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
const Controls = ( { settings }: CarouselSettingsProps ) => (
	<SettingsPanel label={ __( 'Controls', 'vitrine' ) } settings={ settings }>
		<Fields
			settings={ settings }
			fields={ {
				arrows: {
					label: __( 'Arrows', 'vitrine' ),
					choices: {
						inside: __( 'On the slides', 'vitrine' ),
						outside: __( 'Beside the slides', 'vitrine' ),
						none: __( 'None', 'vitrine' ),
					},
				},
				place: {
					label: __( 'Pagination', 'vitrine' ),
					choices: {
						dots: __( 'Dots', 'vitrine' ),
						fraction: __( 'Numbers', 'vitrine' ),
						progress: __( 'Progress bar', 'vitrine' ),
						thumbs: __( 'Thumbnails', 'vitrine' ),
						none: __( 'None', 'vitrine' ),
					},
				},
				label: {
					label: __( 'Label', 'vitrine' ),
					help: __(
						'Name of the carousel for screen readers.',
						'vitrine'
					),
					placeholder: __( 'Slides', 'vitrine' ),
				},
			} }
		/>
	</SettingsPanel>
);
