import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, RareSettings, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { LoopPaginationAttributes } from './attributes.gen';

type Type = LoopPaginationAttributes[ 'type' ];

const TYPES: Record< Type, string > = {
	'numbers-and-previous-next': __(
		'Numbers with previous and next',
		'vitrine'
	),
	numbers: __( 'Numbers', 'vitrine' ),
	'previous-next': __( 'Previous and next', 'vitrine' ),
	'load-more': __( 'Load more', 'vitrine' ),
	scroll: __( 'On scroll', 'vitrine' ),
};

const numberFields = ( shorten: boolean ) => ( {
	shorten: {
		label: __( 'Shorten', 'vitrine' ),
		help: __(
			'Shows the first page, the last page, and the pages around the current one.',
			'vitrine'
		),
	},
	...( shorten ? { midSize: __( 'Numbers on each side', 'vitrine' ) } : {} ),
} );

const endFields = () => ( {
	previousLabel: {
		label: __( 'Previous page link', 'vitrine' ),
		placeholder: __( 'Previous', 'vitrine' ),
	},
	nextLabel: {
		label: __( 'Next page link', 'vitrine' ),
		placeholder: __( 'Next', 'vitrine' ),
	},
} );

const moreFields = ( isScroll: boolean ) => ( {
	...( isScroll
		? {
				batches: {
					label: __( 'Pages before the button', 'vitrine' ),
					help: __(
						'Pages that load automatically. Then the button appears, so that visitors can reach the footer.',
						'vitrine'
					),
				},
			}
		: {} ),
	loadMoreLabel: {
		label: __( 'Button text', 'vitrine' ),
		placeholder: __( 'Load more', 'vitrine' ),
	},
	showCount: __( 'Show how many posts are loaded', 'vitrine' ),
	themeButtons: __( 'Use the theme’s button shape', 'vitrine' ),
} );

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function LoopPaginationSettings( {
	settings,
}: {
	settings: Settings< LoopPaginationAttributes >;
} ) {
	const { type, shorten, scrollBack } = {
		...settings.defaults,
		...settings.attributes,
	};
	const isMore = type === 'load-more' || type === 'scroll';
	const hasNumbers = ! isMore && type !== 'previous-next';
	const hasEnds = ! isMore && type !== 'numbers';
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Pagination', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						type: {
							label: __( 'Type', 'vitrine' ),
							choices: TYPES,
						},
						limit: {
							label: __( 'Page limit', 'vitrine' ),
							help: __(
								'The last page that visitors can reach. 0 = all pages',
								'vitrine'
							),
						},
						...( hasNumbers ? numberFields( shorten ) : {} ),
						...( hasEnds ? endFields() : {} ),
						...( isMore ? moreFields( type === 'scroll' ) : {} ),
					} }
				/>
				<RareSettings>
					<Fields
						settings={ settings }
						fields={ {
							label: {
								label: __( 'Label', 'vitrine' ),
								help: __(
									'Announced by screen readers. Give each pagination on the page its own label.',
									'vitrine'
								),
								placeholder: __( 'Pagination', 'vitrine' ),
							},
						} }
					/>
				</RareSettings>
			</SettingsPanel>
			{ ! isMore && (
				<TurningSettings
					settings={ settings }
					scrollBack={ scrollBack }
				/>
			) }
		</InspectorControls>
	);
}

/**
 * What happens after a page was turned without a reload.
 *
 * @param props            What to show.
 * @param props.settings   Settings of the block.
 * @param props.scrollBack Whether the window goes back.
 */
const TurningSettings = ( {
	settings,
	scrollBack,
}: {
	settings: Settings< LoopPaginationAttributes >;
	scrollBack: boolean;
} ) => (
	<SettingsPanel
		label={ __( 'After changing pages', 'vitrine' ) }
		settings={ settings }
	>
		<Fields
			settings={ settings }
			fields={ {
				scrollBack: __( 'Scroll to the top of the loop', 'vitrine' ),
				...( scrollBack
					? {
							scrollOffset: {
								label: __( 'Offset (px)', 'vitrine' ),
								help: __(
									'Space above the loop, such as for a sticky header.',
									'vitrine'
								),
							},
						}
					: {} ),
			} }
		/>
	</SettingsPanel>
);
