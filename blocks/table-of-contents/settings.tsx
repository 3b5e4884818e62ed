import { InspectorControls } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { Fields, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { TableOfContentsAttributes } from './attributes.gen';

interface TableOfContentsSettingsProps {
	settings: Settings< TableOfContentsAttributes >;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function TableOfContentsSettings( {
	settings,
}: TableOfContentsSettingsProps ) {
	return (
		<InspectorControls>
			<HeadingsPanel settings={ settings } />
			<ListPanel settings={ settings } />
			<BehaviorPanel settings={ settings } />
		</InspectorControls>
	);
}

/**
 * Which headings are listed.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function HeadingsPanel( { settings }: TableOfContentsSettingsProps ) {
	return (
		<SettingsPanel
			label={ __( 'Headings', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					levelFrom: __( 'From level', 'vitrine' ),
					levelTo: __( 'To level', 'vitrine' ),
					exclude: {
						label: __( 'Exclude by class', 'vitrine' ),
						help: __(
							'Headings with these CSS classes, or inside blocks that have them, are not listed.',
							'vitrine'
						),
					},
				} }
			/>
		</SettingsPanel>
	);
}

/**
 * How the list looks.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function ListPanel( { settings }: TableOfContentsSettingsProps ) {
	const { showTitle, collapsible } = settings.attributes;
	return (
		<SettingsPanel label={ __( 'List', 'vitrine' ) } settings={ settings }>
			<Fields
				settings={ settings }
				fields={ {
					...( ! collapsible && {
						showTitle: __( 'Show title', 'vitrine' ),
					} ),
					...( ( showTitle || collapsible ) && {
						title: {
							label: __( 'Title', 'vitrine' ),
							placeholder: __( 'Contents', 'vitrine' ),
						},
						titleTag: {
							label: __( 'HTML element', 'vitrine' ),
							choices: {
								p: __( 'Default (<p>)', 'vitrine' ),
								...Object.fromEntries(
									[ 2, 3, 4, 5, 6 ].map( ( level ) => [
										`h${ level }`,
										sprintf(
											/* translators: %d: level of a heading. */
											__( 'Heading %d', 'vitrine' ),
											level
										),
									] )
								),
							},
						},
					} ),
					listStyle: {
						label: __( 'List style', 'vitrine' ),
						choices: {
							bullets: __( 'Bullets', 'vitrine' ),
							numbers: __( 'Numbers', 'vitrine' ),
							none: __( 'None', 'vitrine' ),
						},
					},
					hierarchical: {
						label: __( 'Indent lower levels', 'vitrine' ),
					},
				} }
			/>
		</SettingsPanel>
	);
}

/**
 * What the table does while somebody reads.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function BehaviorPanel( { settings }: TableOfContentsSettingsProps ) {
	const { collapsible, sticky } = settings.attributes;
	return (
		<SettingsPanel
			label={ __( 'Behavior', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					collapsible: {
						label: __( 'Collapsible', 'vitrine' ),
						help: __(
							'Visitors can close and open the list.',
							'vitrine'
						),
					},
					...( collapsible && {
						minimized: {
							label: __( 'Initially closed', 'vitrine' ),
							choices: {
								none: __( 'Never', 'vitrine' ),
								phones: __( 'On phones', 'vitrine' ),
								tablets: __(
									'On phones and tablets',
									'vitrine'
								),
								all: __( 'Always', 'vitrine' ),
							},
						},
					} ),
					sticky: {
						label: __( 'Sticky', 'vitrine' ),
						help: __(
							'Stays in view while the column or group around it scrolls.',
							'vitrine'
						),
					},
					...( sticky && {
						stickyOffset: __(
							'Distance from the top (px)',
							'vitrine'
						),
					} ),
					highlight: __( 'Highlight current section', 'vitrine' ),
					progress: {
						label: __( 'Show reading progress', 'vitrine' ),
						help: __(
							'A line at the top of the window, or of a sticky table, in browsers that support it.',
							'vitrine'
						),
					},
				} }
			/>
		</SettingsPanel>
	);
}
