import {
	BlockControls,
	BlockSettingsMenuControls,
} from '@wordpress/block-editor';
import {
	Dropdown,
	MenuItem,
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	arrowLeft,
	arrowRight,
	capturePhoto,
	pencil,
	plus,
	replace,
	trash,
} from '@wordpress/icons';
import type { ReactNode } from 'react';
import { settingsIn } from '@vitrine/editor';
import type { LayoutName } from '../../../frontend/render/gallery';
import type { LayoutSettings } from '../../../frontend/render/gallery/types';
import type { GalleryAttributes, GallerySettings } from '../gallery-attributes';
import { layoutIcons } from '../icons';
import { GalleryMediaChoice, MediaChoice } from '../items/media-choice';
import { chosenLayout } from '../mosaic/mosaic';
import { MoveTo } from '../albums/move-to';
import { layoutLabels } from '../panels/layout';

interface GalleryToolbarProps {
	settings: GallerySettings;
	isSelected: boolean;
	empty: boolean;
	/** Whether files can be added to the album that is shown. */
	mayAdd: boolean;
	onAdd: ( ids: number[] ) => void;
	onImport: () => void;
}

/**
 * The block's toolbar: layout and content; the import is in its menu.
 *
 * @param props            What to show.
 * @param props.settings   Settings of the block.
 * @param props.isSelected Whether the block is selected.
 * @param props.empty      Whether there is nothing yet.
 * @param props.mayAdd     Whether files can be added to the album that is shown.
 * @param props.onAdd      Adds files to it.
 * @param props.onImport   Opens the import.
 */
export function GalleryToolbar( {
	settings,
	isSelected,
	empty,
	mayAdd,
	onAdd,
	onImport,
}: GalleryToolbarProps ) {
	const { attributes, setAttributes } = settings;
	const labels = layoutLabels();
	const { layout, mosaic } = settingsIn<
		GalleryAttributes,
		'layout',
		LayoutSettings
	>( settings, 'layout' ).attributes;
	const choose = ( name: LayoutName ) => {
		const { layout: _former, ...others } = attributes.layout;
		setAttributes( {
			layout:
				name === 'grid'
					? others
					: { ...others, ...chosenLayout( name, mosaic ) },
		} );
	};
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarDropdownMenu
						icon={ layoutIcons[ layout ] }
						label={ __( 'Layout', 'vitrine' ) }
						controls={ (
							Object.keys( labels ) as LayoutName[]
						 ).map( ( name ) => ( {
							title: labels[ name ],
							icon: layoutIcons[ name ],
							isActive: name === layout,
							role: 'menuitemradio' as const,
							onClick: () => choose( name ),
						} ) ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<BlockControls group="other">
				{ attributes.source === 'media' && ! empty && (
					<GalleryMediaChoice settings={ settings }>
						{ ( open ) => (
							<ToolbarButton
								icon={ replace }
								label={ __( 'Add or choose media', 'vitrine' ) }
								onClick={ open }
							/>
						) }
					</GalleryMediaChoice>
				) }
				{ mayAdd && (
					<MediaChoice
						title={ __( 'Add to the album', 'vitrine' ) }
						onChoose={ onAdd }
					>
						{ ( open ) => (
							<ToolbarButton
								icon={ plus }
								label={ __(
									'Add media to this album',
									'vitrine'
								) }
								onClick={ open }
							/>
						) }
					</MediaChoice>
				) }
			</BlockControls>
			{ isSelected && <ImportItem onImport={ onImport } /> }
		</>
	);
}

/**
 * The import, in the menu of the block.
 *
 * @param props          What to do.
 * @param props.onImport Opens the import.
 */
const ImportItem = ( {
	onImport,
}: Pick< GalleryToolbarProps, 'onImport' > ) => (
	<BlockSettingsMenuControls>
		{ ( { onClose } ) => (
			<MenuItem
				onClick={ () => {
					onClose();
					onImport();
				} }
			>
				{ __( 'Import nanogallery2…', 'vitrine' ) }
			</MenuItem>
		) }
	</BlockSettingsMenuControls>
);

interface TileToolbarProps {
	isAlbum: boolean;
	/** Place of the picture, from 0; undefined = it cannot be moved. */
	place: number | undefined;
	/** How many pictures there are. */
	count: number;
	/** The album of the media library that the picture is in and may leave, 0 = none. */
	album: number;
	removable: boolean;
	onMove: ( step: number ) => void;
	onPlace: ( place: number ) => void;
	onAlbum: ( album: { id: number; title: string } ) => void;
	/** Details of the picture. */
	details: ReactNode;
	onRemove: () => void;
	onOpen: () => void;
}

/**
 * What can be done with the selected tile.
 *
 * @param props What to show, and what to do.
 */
export function TileToolbar( props: TileToolbarProps ) {
	const { isAlbum, place, count, album } = props;
	return (
		<BlockControls group="inline">
			{ place !== undefined && (
				<>
					<ToolbarButton
						icon={ arrowLeft }
						label={ __( 'Move earlier', 'vitrine' ) }
						isDisabled={ place === 0 }
						accessibleWhenDisabled
						onClick={ () => props.onMove( -1 ) }
					/>
					<ToolbarButton
						icon={ arrowRight }
						label={ __( 'Move later', 'vitrine' ) }
						isDisabled={ place === count - 1 }
						accessibleWhenDisabled
						onClick={ () => props.onMove( 1 ) }
					/>
				</>
			) }
			{ ( place !== undefined || album > 0 ) && (
				<MoveTo
					place={ place }
					count={ count }
					album={ album }
					onPlace={ props.onPlace }
					onAlbum={ props.onAlbum }
				/>
			) }
			{ isAlbum ? (
				<ToolbarButton
					icon={ capturePhoto }
					label={ __( 'Open album', 'vitrine' ) }
					onClick={ props.onOpen }
				/>
			) : (
				<Dropdown
					popoverProps={ { placement: 'bottom-start' } }
					contentClassName="vitrine-gallery-details__popover"
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton
							icon={ pencil }
							label={ __( 'Edit details', 'vitrine' ) }
							aria-expanded={ isOpen }
							onClick={ onToggle }
						/>
					) }
					renderContent={ () => props.details }
				/>
			) }
			{ props.removable && (
				<ToolbarButton
					icon={ trash }
					label={
						album > 0
							? __( 'Remove from the album', 'vitrine' )
							: __( 'Remove from the gallery', 'vitrine' )
					}
					onClick={ props.onRemove }
				/>
			) }
		</BlockControls>
	);
}
