import {
	AlignmentMatrixControl,
	BaseControl,
	ColorPalette,
} from '@wordpress/components';
import { useSettings } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	ChoiceSetting,
	SelectField,
	Setting,
	SettingsPanel,
} from '@vitrine/editor';
import { isModal } from '../../../frontend/render/popup/frame';
import type {
	DocumentSettings,
	Kind,
} from '../../../frontend/render/popup/types';
import { validateClasses } from '../fields/validation';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import {
	AmountSetting,
	LengthSetting,
	YesSetting,
} from '../fields/document-controls';
import { FaultyText } from '../fields/field-controls';

/**
 * Size, place and overlay.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function LayoutPanel( { settings }: { settings: PopupSettings } ) {
	const own = documentOf( settings );
	const { kind } = settings.attributes;
	const { attributes, setAttributes } = own;
	const isBar = kind === 'bar';
	const isFull = kind === 'full-screen';
	const place = __( 'Position', 'vitrine' );
	return (
		<SettingsPanel
			label={ __( 'Size and place', 'vitrine' ) }
			settings={ settings }
		>
			{ ! isBar && (
				<LengthSetting
					settings={ settings }
					path="settings.width"
					label={
						isFull
							? __( 'Width of the content', 'vitrine' )
							: __( 'Width', 'vitrine' )
					}
					help={ __( 'Never wider than the window.', 'vitrine' ) }
				/>
			) }
			{ ! isBar && ! isFull && (
				<Setting
					label={ place }
					settings={ own }
					names={ [ 'horizontal_position', 'vertical_position' ] }
				>
					<BaseControl
						__nextHasNoMarginBottom
						help={ __(
							'Left is where lines begin: in languages written from right to left it is the right.',
							'vitrine'
						) }
					>
						<BaseControl.VisualLabel>
							{ place }
						</BaseControl.VisualLabel>
						<AlignmentMatrixControl
							label={ place }
							value={ placeOf( kind, attributes ) }
							onChange={ ( chosen ) => {
								const [ down = 'center', across = 'center' ] =
									chosen.split( ' ' );
								setAttributes( {
									vertical_position:
										down as DocumentSettings[ 'vertical_position' ],
									horizontal_position:
										across as DocumentSettings[ 'horizontal_position' ],
								} );
							} }
						/>
					</BaseControl>
				</Setting>
			) }
			{ isBar && (
				<ChoiceSetting
					open
					settings={ {
						...own,
						// A bar in the middle would be at the top.
						attributes: {
							...attributes,
							vertical_position:
								attributes.vertical_position === 'bottom'
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
			) }
			{ ! isFull && (
				<ChoiceSetting
					settings={ own }
					name="height_type"
					label={ __( 'Height', 'vitrine' ) }
					choices={ [
						{
							value: 'auto',
							label: __( 'As high as its content', 'vitrine' ),
						},
						...( isBar
							? []
							: [
									{
										value: 'fit_to_screen' as const,
										label: __(
											'As high as the window',
											'vitrine'
										),
									},
								] ),
						{
							value: 'custom',
							label: __( 'A height of its own', 'vitrine' ),
						},
					] }
				/>
			) }
			{ ! isFull && attributes.height_type === 'custom' && (
				<LengthSetting
					settings={ settings }
					path="settings.height"
					label={ __( 'Own height', 'vitrine' ) }
					help={
						isBar
							? __(
									'At most half of the window; what does not fit is scrolled.',
									'vitrine'
								)
							: __(
									'Never higher than the window; what does not fit is scrolled.',
									'vitrine'
								)
					}
				/>
			) }
			{ ( isFull ||
				attributes.height_type === 'custom' ||
				( ! isBar && attributes.height_type !== 'auto' ) ) && (
				<SelectField
					open
					settings={ settings }
					path="settings.content_position"
					label={ __( 'Content', 'vitrine' ) }
					choices={ {
						top: __( 'Top', 'vitrine' ),
						center: __( 'Middle', 'vitrine' ),
						bottom: __( 'Bottom', 'vitrine' ),
					} }
				/>
			) }
			{ ! isBar && ! isFull && (
				<AmountSetting
					settings={ settings }
					path="settings.margin"
					label={ __( 'Distance to the edges', 'vitrine' ) }
					unit="px"
				/>
			) }
			{ isModal( kind ) && ! isFull && (
				<>
					<YesSetting
						settings={ settings }
						path="settings.overlay"
						label={ __( 'Darken the page behind', 'vitrine' ) }
					/>
					{ attributes.overlay === 'yes' && (
						<OverlayColor settings={ settings } />
					) }
				</>
			) }
			{ isModal( kind ) && (
				<YesSetting
					settings={ settings }
					path="settings.prevent_scroll"
					label={ __( 'Hold the page behind', 'vitrine' ) }
					help={ __(
						'It cannot be scrolled while the popup is open.',
						'vitrine'
					) }
				/>
			) }
			{ ! isBar && (
				<YesSetting
					settings={ settings }
					path="settings.phone_banner"
					label={ __(
						'A bar on phones from search engines',
						'vitrine'
					) }
					help={ __(
						'Search engines rank pages lower that cover themselves on phones. Visitors who come from one get the popup as a bar at the bottom.',
						'vitrine'
					) }
				/>
			) }
			<Setting
				label={ __( 'Class names', 'vitrine' ) }
				settings={ own }
				names={ [ 'classes' ] }
			>
				<FaultyText
					label={ __( 'Class names', 'vitrine' ) }
					help={ __( 'For style sheets of your own.', 'vitrine' ) }
					error={ validateClasses( attributes.classes ) }
					value={ attributes.classes }
					onChange={ ( classes ) => setAttributes( { classes } ) }
				/>
			</Setting>
		</SettingsPanel>
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
 * The colour over the page behind.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function OverlayColor( { settings }: { settings: PopupSettings } ) {
	const own = documentOf( settings );
	const label = __( 'Colour over the page', 'vitrine' );
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
