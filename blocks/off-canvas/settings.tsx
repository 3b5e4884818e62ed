import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ColorSetting, Fields, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { OffCanvasAttributes } from './attributes.gen';

interface OffCanvasSettingsProps {
	settings: Settings< OffCanvasAttributes >;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const OffCanvasSettings = ( props: OffCanvasSettingsProps ) => (
	<InspectorControls>
		<Panel { ...props } />
		<Page { ...props } />
		<Opening { ...props } />
		<Closing { ...props } />
	</InspectorControls>
);

/**
 * Where the panel is, and how large.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function Panel( { settings }: OffCanvasSettingsProps ) {
	const { side } = settings.attributes;
	const isHigh = side === 'top' || side === 'bottom';
	return (
		<SettingsPanel label={ __( 'Panel', 'vitrine' ) } settings={ settings }>
			<Fields
				settings={ settings }
				fields={ {
					side: {
						label: __( 'Opens from', 'vitrine' ),
						choices: {
							start: __( 'Left', 'vitrine' ),
							end: __( 'Right', 'vitrine' ),
							top: __( 'Top', 'vitrine' ),
							bottom: __( 'Bottom', 'vitrine' ),
						},
						help: __(
							'Left and right are swapped in right-to-left languages.',
							'vitrine'
						),
					},
					size: {
						label: isHigh
							? __( 'Height', 'vitrine' )
							: __( 'Width', 'vitrine' ),
						help: isHigh
							? __( '0 = as tall as its content', 'vitrine' )
							: __( '0 = default width', 'vitrine' ),
					},
					unit: {
						label: __( 'Unit', 'vitrine' ),
						choices: { px: 'px', '%': '%' },
					},
					push: {
						label: __( 'Push the page', 'vitrine' ),
						help: __(
							'The page moves aside instead of being covered.',
							'vitrine'
						),
					},
					label: {
						label: __( 'Name for screen readers', 'vitrine' ),
						help: __(
							'By default, the first heading in the panel.',
							'vitrine'
						),
					},
				} }
			/>
		</SettingsPanel>
	);
}

/**
 * What becomes of the page meanwhile.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function Page( { settings }: OffCanvasSettingsProps ) {
	const { modal = true, backdrop = true } = settings.attributes;
	return (
		<SettingsPanel
			label={ __( 'Page behind', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					modal: {
						label: __( 'Block the page', 'vitrine' ),
						help: __(
							'While the panel is open, visitors cannot use the page behind it.',
							'vitrine'
						),
					},
					...( modal && {
						backdrop: __( 'Dim the page', 'vitrine' ),
					} ),
				} }
			/>
			{ modal && backdrop && (
				<ColorSetting
					settings={ settings }
					name="backdropColor"
					label={ __( 'Backdrop color', 'vitrine' ) }
				/>
			) }
		</SettingsPanel>
	);
}

/**
 * What opens it besides links and buttons.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
const Opening = ( { settings }: OffCanvasSettingsProps ) => (
	<SettingsPanel
		label={ __( 'Open automatically', 'vitrine' ) }
		settings={ settings }
	>
		<Fields
			settings={ settings }
			fields={ {
				openAfterForm: {
					label: __( 'After a form is submitted', 'vitrine' ),
					help: __(
						'Opens when any form on the page outside this panel is submitted without errors.',
						'vitrine'
					),
				},
				openAfterCart: {
					label: __(
						'After a product is added to the cart',
						'vitrine'
					),
					help: __( 'Requires WooCommerce.', 'vitrine' ),
				},
			} }
		/>
	</SettingsPanel>
);

/**
 * What closes it.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function Closing( { settings }: OffCanvasSettingsProps ) {
	const { modal = true } = settings.attributes;
	return (
		<SettingsPanel
			label={ __( 'Closing', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					closeButton: {
						label: __( 'Close button', 'vitrine' ),
						help: __(
							'Always shown unless another block in the panel closes it.',
							'vitrine'
						),
					},
					closeOnEscape: __( 'Close with the Escape key', 'vitrine' ),
					...( modal && {
						closeOnBackdrop: __(
							'Close when clicking outside',
							'vitrine'
						),
					} ),
					closeOnLinks: {
						label: __( 'Close after links', 'vitrine' ),
						help: __(
							'When a link in the panel points to another place on the same page.',
							'vitrine'
						),
					},
				} }
			/>
		</SettingsPanel>
	);
}
