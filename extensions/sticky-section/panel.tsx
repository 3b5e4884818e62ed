import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	Fields,
	SettingsPanel,
	settingsIn,
	type Settings,
} from '@vitrine/editor';
import schema from '../../frontend/render/sticky-section/schema.json';
import type { StickySection } from '../../frontend/render/sticky-section/section';

export interface StickyAttributes {
	vitrineSticky?: object | undefined;
}

const SCHEMA = { vitrineSticky: { type: 'object', properties: schema } };

interface PanelProps {
	attributes: StickyAttributes;
	setAttributes: ( changes: StickyAttributes ) => void;
}

/**
 * Whether and where a section stays in the window.
 *
 * @param props               What to show.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function StickyPanel( { attributes, setAttributes }: PanelProps ) {
	const settings = settingsIn<
		StickyAttributes,
		'vitrineSticky',
		StickySection
	>(
		{
			attributes,
			// A block that says nothing stores nothing.
			setAttributes: ( { vitrineSticky } ) =>
				setAttributes( {
					vitrineSticky:
						vitrineSticky && Object.keys( vitrineSticky ).length
							? vitrineSticky
							: undefined,
				} ),
			defaults: {},
			schema: SCHEMA as never,
		},
		'vitrineSticky'
	);
	const { edge } = settings.attributes;
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Sticky', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						edge: {
							label: __( 'Stick to', 'vitrine' ),
							choices: {
								'': __( 'None', 'vitrine' ),
								top: __( 'Top of the window', 'vitrine' ),
								bottom: __( 'Bottom of the window', 'vitrine' ),
							},
						},
					} }
				/>
				{ edge && <StaySettings settings={ settings } /> }
			</SettingsPanel>
		</InspectorControls>
	);
}

/**
 * How a section stays.
 *
 * @param props          What to show.
 * @param props.settings Settings of the section.
 */
const StaySettings = ( {
	settings,
}: {
	settings: Settings< StickySection >;
} ) => (
	<Fields
		settings={ settings }
		fields={ {
			offset: __( 'Offset (px)', 'vitrine' ),
			within: {
				label: __( 'Stick until', 'vitrine' ),
				choices: {
					parent: __( 'The end of the parent block', 'vitrine' ),
					page: __( 'The end of the page', 'vitrine' ),
				},
			},
			desktops: __( 'On desktops', 'vitrine' ),
			tablets: __( 'On tablets', 'vitrine' ),
			phones: __( 'On phones', 'vitrine' ),
			effectsOffset: {
				label: __( 'Effects offset (px)', 'vitrine' ),
				help: __(
					'After scrolling this far, the block gets the CSS class has-sticky-effects.',
					'vitrine'
				),
			},
			...( settings.attributes.edge === 'top' && {
				anchorOffset: {
					label: __( 'Anchor offset (px)', 'vitrine' ),
					help: __(
						'Space above the targets of anchor links. 0 = the height of the block if it spans the page.',
						'vitrine'
					),
				},
			} ),
		} }
	/>
);
