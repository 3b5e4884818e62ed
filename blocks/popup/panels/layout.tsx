import {
	AlignmentMatrixControl,
	BaseControl,
	ColorPalette,
} from '@wordpress/components';
import { useSettings } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ChoiceSetting, Setting } from '@vitrine/editor';
import type { Choice } from '@vitrine/editor';
import { isModal } from '../../../frontend/render/popup/frame';
import type {
	DocumentSettings,
	Kind,
} from '../../../frontend/render/popup/types';
import { validateClasses } from '../fields/validation';
import { documentOf } from '../popup-attributes';
import { CollapsibleSettings } from './collapsible';
import type { PopupSettings } from '../popup-attributes';
import { PopupFields } from '../fields/document-controls';
import { FaultyText } from '../fields/faulty-text';

interface PanelProps {
	settings: PopupSettings;
}

/**
 * Size, place and overlay.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function LayoutPanel( { settings }: PanelProps ) {
	const { kind } = settings.attributes;
	const { attributes } = documentOf( settings );
	const isBar = kind === 'bar';
	const isFull = kind === 'full-screen';
	const isBox = ! isBar && ! isFull;
	return (
		<CollapsibleSettings
			name="layout"
			label={ __( 'Size and position', 'vitrine' ) }
			settings={ settings }
		>
			{ ! isBar && (
				<PopupFields
					settings={ settings }
					fields={ {
						'settings.width': {
							label: isFull
								? __( 'Content width', 'vitrine' )
								: __( 'Width', 'vitrine' ),
							help: __(
								'Never wider than the screen.',
								'vitrine'
							),
						},
					} }
				/>
			) }
			{ isBox && <PositionSetting settings={ settings } /> }
			{ isBar && <EdgeSetting settings={ settings } /> }
			<HeightSettings settings={ settings } />
			<PopupFields
				settings={ settings }
				fields={ {
					...( isBox && {
						'settings.margin': {
							label: __( 'Distance from the edges', 'vitrine' ),
							unit: 'px',
						},
					} ),
					...( kind === 'modal' && {
						'settings.overlay': __( 'Overlay', 'vitrine' ),
					} ),
				} }
			/>
			{ kind === 'modal' && attributes.overlay === 'yes' && (
				<OverlayColor settings={ settings } />
			) }
			<PopupFields
				settings={ settings }
				fields={ {
					...( isModal( kind ) && {
						'settings.prevent_scroll': {
							label: __( 'Lock page scrolling', 'vitrine' ),
							help: __(
								'Visitors cannot scroll the page while the popup is open.',
								'vitrine'
							),
						},
					} ),
					...( ! isBar && {
						'settings.phone_banner': {
							label: __(
								'Show as a bar to mobile search visitors',
								'vitrine'
							),
							help: __(
								'Search engines may rank pages lower when a popup covers them on phones. Mobile visitors from a search engine see a bar at the bottom instead.',
								'vitrine'
							),
						},
					} ),
				} }
			/>
			<ClassesSetting settings={ settings } />
		</CollapsibleSettings>
	);
}

/** Where in the window it is. */
function PositionSetting( { settings }: PanelProps ) {
	const own = documentOf( settings );
	const label = __( 'Position', 'vitrine' );
	return (
		<Setting
			label={ label }
			settings={ own }
			names={ [ 'horizontal_position', 'vertical_position' ] }
		>
			<BaseControl
				__nextHasNoMarginBottom
				help={ __(
					'In right-to-left languages, left and right are swapped.',
					'vitrine'
				) }
			>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				<AlignmentMatrixControl
					label={ label }
					value={ placeOf(
						settings.attributes.kind,
						own.attributes
					) }
					onChange={ ( chosen ) => {
						const [ down = 'center', across = 'center' ] =
							chosen.split( ' ' );
						own.setAttributes( {
							vertical_position:
								down as DocumentSettings[ 'vertical_position' ],
							horizontal_position:
								across as DocumentSettings[ 'horizontal_position' ],
						} );
					} }
				/>
			</BaseControl>
		</Setting>
	);
}

/** At which edge a bar is. */
function EdgeSetting( { settings }: PanelProps ) {
	const own = documentOf( settings );
	return (
		<ChoiceSetting
			open
			settings={ {
				...own,
				// A bar in the middle would be at the top.
				attributes: {
					...own.attributes,
					vertical_position:
						own.attributes.vertical_position === 'bottom'
							? 'bottom'
							: 'top',
				},
			} }
			name="vertical_position"
			label={ __( 'Edge', 'vitrine' ) }
			choices={ [
				{ value: 'top', label: __( 'Top', 'vitrine' ) },
				{ value: 'bottom', label: __( 'Bottom', 'vitrine' ) },
			] }
		/>
	);
}

/** How high it is, and where its content is in it. */
function HeightSettings( { settings }: PanelProps ) {
	const own = documentOf( settings );
	const isBar = settings.attributes.kind === 'bar';
	const isFull = settings.attributes.kind === 'full-screen';
	const isCustom = own.attributes.height_type === 'custom';
	return (
		<>
			{ ! isFull && (
				<ChoiceSetting
					settings={ own }
					name="height_type"
					label={ __( 'Height', 'vitrine' ) }
					choices={ heights( isBar ) }
				/>
			) }
			<PopupFields
				settings={ settings }
				fields={ {
					...( ! isFull &&
						isCustom && {
							'settings.height': {
								label: __( 'Custom height', 'vitrine' ),
								help: isBar
									? __(
											'At most half the height of the screen. Longer content scrolls.',
											'vitrine'
										)
									: __(
											'Never taller than the screen. Longer content scrolls.',
											'vitrine'
										),
							},
						} ),
					...( ( isFull ||
						isCustom ||
						( ! isBar &&
							own.attributes.height_type !== 'auto' ) ) && {
						'settings.content_position': {
							open: true,
							label: __( 'Content position', 'vitrine' ),
							choices: {
								top: __( 'Top', 'vitrine' ),
								center: __( 'Middle', 'vitrine' ),
								bottom: __( 'Bottom', 'vitrine' ),
							},
						},
					} ),
				} }
			/>
		</>
	);
}

const heights = (
	isBar: boolean
): Choice< DocumentSettings[ 'height_type' ] >[] => [
	{ value: 'auto', label: __( 'Fit content', 'vitrine' ) },
	...( isBar
		? []
		: [
				{
					value: 'fit_to_screen' as const,
					label: __( 'Full height', 'vitrine' ),
				},
			] ),
	{ value: 'custom', label: __( 'Custom', 'vitrine' ) },
];

/** Names for style sheets. */
function ClassesSetting( { settings }: PanelProps ) {
	const own = documentOf( settings );
	const { classes } = own.attributes;
	const label = __( 'Additional CSS class(es)', 'vitrine' );
	return (
		<Setting label={ label } settings={ own } names={ [ 'classes' ] }>
			<FaultyText
				label={ label }
				help={ __(
					'Separate multiple classes with spaces.',
					'vitrine'
				) }
				error={ validateClasses( classes ) }
				value={ classes }
				onChange={ ( value ) =>
					own.setAttributes( { classes: value } )
				}
			/>
		</Setting>
	);
}

/**
 * Where it is; a slide-in that nobody placed is in a corner (style.scss).
 *
 * @param kind     Kind.
 * @param settings Document settings.
 */
function placeOf(
	kind: Kind,
	{ vertical_position: down, horizontal_position: across }: DocumentSettings
) {
	return kind === 'slide-in' && down === 'center' && across === 'center'
		? 'bottom right'
		: ( `${ down } ${ across }` as const );
}

/**
 * The color over the page behind.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function OverlayColor( { settings }: PanelProps ) {
	const own = documentOf( settings );
	const label = __( 'Overlay color', 'vitrine' );
	const [ colors ] = useSettings( 'color.palette' ) as [
		{ name: string; slug: string; color: string }[] | undefined,
	];
	return (
		<Setting
			label={ label }
			settings={ own }
			names={ [ 'overlay_background_color' ] }
		>
			<fieldset className="vitrine-popup-some">
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				<ColorPalette
					__experimentalIsRenderedInSidebar
					enableAlpha
					clearable={ false }
					aria-label={ label }
					colors={ colors ?? [] }
					value={ own.attributes.overlay_background_color }
					onChange={ ( color ) =>
						own.setAttributes( {
							overlay_background_color:
								color ?? own.defaults.overlay_background_color,
						} )
					}
				/>
			</fieldset>
		</Setting>
	);
}
