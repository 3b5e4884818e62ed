import {
	Button,
	Notice,
	SelectControl,
	TextareaControl,
	__experimentalHStack as HStack,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { settingsUrl } from '@vitrine/editor';
import { AlbumChoice } from '../albums/album-choice';
import type { GallerySettings } from '../gallery-attributes';
import { itemsFromText, textOf } from '../items/items';
import { GalleryMediaChoice, MediaChoice } from '../items/media-choice';
import { addToAlbum } from '../albums/use-albums';
import { useProviderAlbums, useProviders } from '../albums/use-providers';

interface SourceProps {
	settings: GallerySettings;
	/** Is called when albums have changed. */
	onLibraryChange?: () => void;
}

/**
 * Chooses within the kind of source that was chosen.
 *
 * @param props                 What to show.
 * @param props.settings        Settings of the block.
 * @param props.onLibraryChange Is called when albums have changed.
 */
export function Source( { settings, onLibraryChange }: SourceProps ) {
	const { attributes, setAttributes } = settings;
	const { source } = attributes;
	return (
		<>
			{ source === 'media' && <Media settings={ settings } /> }
			{ ( source === 'album' || source === 'albums' ) && (
				<>
					<AlbumChoice
						label={
							source === 'album'
								? __( 'Album', 'vitrine' )
								: __( 'Albums inside', 'vitrine' )
						}
						none={
							source === 'album'
								? __( 'Choose an album', 'vitrine' )
								: __( 'All albums', 'vitrine' )
						}
						choosesNew={ source === 'album' }
						value={ attributes.album }
						onChange={ ( album ) => setAttributes( { album } ) }
						onSaved={ () => onLibraryChange?.() }
					/>
					{ attributes.album > 0 && (
						<AddToAlbum
							album={ attributes.album }
							onDone={ () => onLibraryChange?.() }
						/>
					) }
				</>
			) }
			{ source === 'urls' && <Addresses settings={ settings } /> }
			{ source === 'provider' && <Provider settings={ settings } /> }
			{ source === 'attached' && (
				<p>
					{ __(
						'Shows everything uploaded to the post that this gallery is in.',
						'vitrine'
					) }
				</p>
			) }
		</>
	);
}

function Media( { settings }: { settings: GallerySettings } ) {
	const count = settings.attributes.items.length;
	return (
		<VStack>
			<p>
				{ sprintf(
					/* translators: %d: number of pictures and videos */
					_n(
						'%d image or video selected.',
						'%d images and videos selected.',
						count,
						'vitrine'
					),
					count
				) }
			</p>
			<GalleryMediaChoice settings={ settings }>
				{ ( open ) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ open }
					>
						{ __( 'Choose media', 'vitrine' ) }
					</Button>
				) }
			</GalleryMediaChoice>
		</VStack>
	);
}

function AddToAlbum( {
	album,
	onDone,
}: {
	album: number;
	onDone: () => void;
} ) {
	const [ state, setState ] = useState< { busy: boolean; error: string } >( {
		busy: false,
		error: '',
	} );
	const add = async ( ids: number[] ) => {
		setState( { busy: true, error: '' } );
		const { added, error } = await addToAlbum( ids, album );
		setState( { busy: false, error } );
		speak(
			error || __( 'Added to the album.', 'vitrine' ),
			error ? 'assertive' : 'polite'
		);
		if ( added > 0 ) {
			onDone();
		}
	};
	return (
		<MediaChoice
			title={ __( 'Add to the album', 'vitrine' ) }
			onChoose={ add }
		>
			{ ( open ) => (
				<VStack>
					<HStack justify="flex-start">
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ state.busy }
							disabled={ state.busy }
							accessibleWhenDisabled
							onClick={ open }
						>
							{ __( 'Add media to this album', 'vitrine' ) }
						</Button>
					</HStack>
					{ state.error && (
						<Notice status="error" isDismissible={ false }>
							{ state.error }
						</Notice>
					) }
				</VStack>
			) }
		</MediaChoice>
	);
}

function Addresses( {
	settings: { attributes, setAttributes },
}: {
	settings: GallerySettings;
} ) {
	const [ text, setText ] = useState( () => textOf( attributes.items ) );
	const items = itemsFromText( text );
	const lines = text.split( '\n' ).filter( ( line ) => line.trim() ).length;
	const apply = () => {
		// What was said of an address stays with it.
		const known = new Map(
			attributes.items.map( ( item ) => [ item.url, item ] )
		);
		setAttributes( {
			items: items.map( ( item ) => ( {
				...known.get( item.url ),
				...item,
			} ) ),
		} );
	};
	return (
		<VStack>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'URLs', 'vitrine' ) }
				help={
					lines > items.length
						? sprintf(
								/* translators: %d: number of lines */
								_n(
									'%d line is not a URL and will be ignored.',
									'%d lines are not URLs and will be ignored.',
									lines - items.length,
									'vitrine'
								),
								lines - items.length
							)
						: __(
								'One per line: an image, a video file, or a YouTube, Vimeo, or Dailymotion video. You can add a title after the URL.',
								'vitrine'
							)
				}
				rows={ 6 }
				value={ text }
				onChange={ setText }
			/>
			<HStack justify="flex-start">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ text === textOf( attributes.items ) }
					accessibleWhenDisabled
					onClick={ apply }
				>
					{ __( 'Use these URLs', 'vitrine' ) }
				</Button>
			</HStack>
		</VStack>
	);
}

function Provider( {
	settings: { attributes, setAttributes },
}: {
	settings: GallerySettings;
} ) {
	const { providers, error } = useProviders();
	const { albums } = useProviderAlbums( attributes.provider );
	const known = ( providers ?? [] ).some(
		( { id } ) => id === attributes.provider
	);
	return (
		<VStack>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Provider', 'vitrine' ) }
				value={ attributes.provider }
				options={ [
					{
						value: '',
						label:
							providers === null
								? __( 'Loading providers…', 'vitrine' )
								: __( 'Choose a provider', 'vitrine' ),
					},
					...( attributes.provider && ! known && providers !== null
						? [
								{
									value: attributes.provider,
									label: __( 'Deleted provider', 'vitrine' ),
								},
							]
						: [] ),
					...( providers ?? [] ).map( ( { id, name } ) => ( {
						value: id,
						label: name,
					} ) ),
				] }
				onChange={ ( provider ) =>
					setAttributes( { provider, providerAlbum: '' } )
				}
			/>
			{ providers?.length === 0 && (
				<p>
					{ __( 'No providers are connected.', 'vitrine' ) }{ ' ' }
					<a href={ settingsUrl() }>
						{ __( 'Open Vitrine settings', 'vitrine' ) }
					</a>
				</p>
			) }
			{ attributes.provider && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Album', 'vitrine' ) }
					value={ attributes.providerAlbum }
					options={ [
						{ value: '', label: __( 'All albums', 'vitrine' ) },
						...( albums ?? [] ).map( ( { id, title } ) => ( {
							value: id,
							label: title,
						} ) ),
					] }
					onChange={ ( providerAlbum ) =>
						setAttributes( { providerAlbum } )
					}
				/>
			) }
		</VStack>
	);
}
