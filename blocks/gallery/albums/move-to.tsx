import {
	Button,
	ComboboxControl,
	Dropdown,
	TextControl,
	ToolbarButton,
	__experimentalHStack as HStack,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moveTo } from '@wordpress/icons';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { albumOptions } from './album-tree';
import { plain, useAlbums } from './use-albums';

interface MoveToProps {
	/** Place of the picture, from 0; undefined = it has none. */
	place: number | undefined;
	/** How many pictures there are. */
	count: number;
	onPlace: ( place: number ) => void;
	/** The album that the picture is in, 0 = none. */
	album: number;
	onAlbum: ( album: { id: number; title: string } ) => void;
}

/**
 * Moves the selected picture far away: to a place, or into another album.
 *
 * @param props What to show, and what to do.
 */
export function MoveTo( props: MoveToProps ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			contentClassName="vitrine-gallery-move"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<ToolbarButton
					icon={ moveTo }
					label={ __( 'Move to…', 'vitrine' ) }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				/>
			) }
			renderContent={ ( { onClose } ) => (
				<VStack spacing={ 4 }>
					{ props.place !== undefined && (
						<PlaceForm
							place={ props.place }
							count={ props.count }
							onPlace={ ( place ) => {
								onClose();
								props.onPlace( place );
							} }
						/>
					) }
					{ props.album > 0 && (
						<AlbumForm
							album={ props.album }
							onAlbum={ ( album ) => {
								onClose();
								props.onAlbum( album );
							} }
						/>
					) }
				</VStack>
			) }
		/>
	);
}

function PlaceForm( {
	place,
	count,
	onPlace,
}: {
	place: number;
	count: number;
	onPlace: ( place: number ) => void;
} ) {
	const [ text, setText ] = useState( String( place + 1 ) );
	const wanted = Number( text ) - 1;
	const isPlace = Number.isInteger( wanted ) && wanted >= 0 && wanted < count;
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( isPlace && wanted !== place ) {
			onPlace( wanted );
		}
	};
	return (
		<VStack as="form" noValidate spacing={ 2 } onSubmit={ submit }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				min={ 1 }
				max={ count }
				label={ __( 'Position', 'vitrine' ) }
				help={ sprintf(
					/* translators: %d: number of pictures */
					__( 'From 1 to %d.', 'vitrine' ),
					count
				) }
				value={ text }
				onChange={ setText }
			/>
			<HStack justify="flex-start">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					type="submit"
					disabled={ ! isPlace || wanted === place }
					accessibleWhenDisabled
				>
					{ __( 'Move', 'vitrine' ) }
				</Button>
			</HStack>
		</VStack>
	);
}

function AlbumForm( {
	album,
	onAlbum,
}: {
	album: number;
	onAlbum: ( album: { id: number; title: string } ) => void;
} ) {
	const { albums } = useAlbums();
	const [ chosen, setChosen ] = useState( '' );
	const help = useId();
	const known = ( albums ?? [] ).map( ( one ) => ( {
		...one,
		name: plain( one.name ),
	} ) );
	const options = albumOptions( known ).filter(
		( { value } ) => value !== String( album )
	);
	const target = known.find( ( { id } ) => String( id ) === chosen );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( target ) {
			onAlbum( { id: target.id, title: target.name } );
		}
	};
	if ( albums && options.length === 0 ) {
		return <p>{ __( 'There are no other albums.', 'vitrine' ) }</p>;
	}
	return (
		<VStack as="form" spacing={ 2 } onSubmit={ submit }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Another album', 'vitrine' ) }
				value={ chosen }
				options={ options }
				onChange={ ( value ) => setChosen( value ?? '' ) }
			/>
			<HStack justify="flex-start">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					type="submit"
					disabled={ ! target }
					accessibleWhenDisabled
					aria-describedby={ help }
				>
					{ __( 'Move to this album', 'vitrine' ) }
				</Button>
			</HStack>
			<p id={ help } className="vitrine-gallery-move__help">
				{ __(
					'The image is removed from this album everywhere the album is shown.',
					'vitrine'
				) }
			</p>
		</VStack>
	);
}
