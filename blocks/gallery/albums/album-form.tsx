import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import {
	Button,
	Notice,
	TextareaControl,
	TextControl,
	__experimentalHStack as HStack,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { ControlProps } from '@vitrine/editor';
import { plain, useAlbumChanges } from './use-albums';
import type { AlbumRecord } from './use-albums';

/** What is asked for. */
export type Form = 'create' | 'rename';

/** What an album says besides its name. */
interface AlbumMore {
	description: string;
	/** Its place among its siblings. */
	order: number;
	/** Attachment, 0 = its first picture. */
	cover: number;
}

interface AlbumFormProps {
	form: Form;
	/** Id of the album that is chosen, 0 = none. */
	album: number;
	/** What is known of it. */
	current: AlbumRecord | undefined;
	/** Receives what has been done, and the id of a new album, 0 = none. */
	onDone: ( says: string, created: number ) => void;
	onClose: () => void;
}

/**
 * Creates an album below the chosen one, or changes that.
 *
 * @param props         What to show.
 * @param props.form    What is asked for.
 * @param props.album   Id of the album that is chosen.
 * @param props.current What is known of it.
 * @param props.onDone  Receives what has been done, and the id of a new album.
 * @param props.onClose Closes the form.
 */
export function AlbumForm( {
	form,
	album,
	current,
	onDone,
	onClose,
}: AlbumFormProps ) {
	const { create, change } = useAlbumChanges();
	const renames = form === 'rename';
	const former = moreOf( renames ? current : undefined );
	const [ name, setName ] = useState( former.name );
	const [ more, setMore ] = useState< AlbumMore >( former );
	const [ error, setError ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( busy || name.trim() === '' ) {
			return;
		}
		setError( '' );
		setBusy( true );
		try {
			const saved = await ( renames
				? change( album, recordOf( name, more ) )
				: create( name, album ) );
			if ( saved ) {
				onDone(
					said( form, name, current && plain( current.name ) ),
					renames ? 0 : saved.id
				);
			}
			onClose();
		} catch ( problem ) {
			setError(
				( problem as { message?: string } ).message ??
					__( 'The album could not be saved.', 'vitrine' )
			);
			setBusy( false );
		}
	};

	return (
		<VStack as="form" spacing={ 2 } onSubmit={ submit }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Album name', 'vitrine' ) }
				value={ name }
				onChange={ setName }
			/>
			{ renames && <AlbumDetails value={ more } onChange={ setMore } /> }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<HStack justify="flex-start">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ busy }
					disabled={ busy || name.trim() === '' }
					accessibleWhenDisabled
				>
					{ renames
						? __( 'Save album', 'vitrine' )
						: __( 'Create', 'vitrine' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ __( 'Cancel', 'vitrine' ) }
				</Button>
			</HStack>
		</VStack>
	);
}

const recordOf = (
	name: string,
	{ description, order, cover }: AlbumMore
) => ( {
	name,
	description,
	meta: { vitrine_order: order, vitrine_cover: cover },
} );

const moreOf = ( album?: AlbumRecord ): AlbumMore & { name: string } => ( {
	name: plain( album?.name ?? '' ),
	description: plain( album?.description ?? '' ),
	order: Number( album?.meta?.[ 'vitrine_order' ] ?? 0 ),
	cover: Number( album?.meta?.[ 'vitrine_cover' ] ?? 0 ),
} );

/**
 * What has been done.
 *
 * @param form   What was asked for.
 * @param name   Of the album.
 * @param parent Name of the album that it is below, if there is one.
 */
function said( form: Form, name: string, parent: string | undefined ): string {
	if ( form === 'rename' ) {
		return sprintf(
			/* translators: %s: name of an album */
			__( 'Album “%s” saved.', 'vitrine' ),
			name
		);
	}
	return parent === undefined
		? sprintf(
				/* translators: %s: name of an album */
				__( 'Album “%s” created.', 'vitrine' ),
				name
			)
		: sprintf(
				/* translators: 1: name of a new album, 2: name of the album it is in */
				__( 'Album “%1$s” created in “%2$s”.', 'vitrine' ),
				name,
				parent
			);
}

/**
 * Description, place and cover of an album.
 *
 * @param props          What to show.
 * @param props.value    What it says.
 * @param props.onChange Receives it.
 */
function AlbumDetails( { value, onChange }: ControlProps< AlbumMore > ) {
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Description', 'vitrine' ) }
				rows={ 2 }
				value={ value.description }
				onChange={ ( description ) =>
					onChange( { ...value, description } )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				label={ __( 'Order', 'vitrine' ) }
				value={ String( value.order ) }
				onChange={ ( order ) =>
					onChange( { ...value, order: Number( order ) || 0 } )
				}
			/>
			<MediaUploadCheck>
				<MediaUpload
					title={ __( 'Choose cover', 'vitrine' ) }
					allowedTypes={ [ 'image' ] }
					value={ value.cover }
					onSelect={ ( media ) =>
						// Not `multiple`: one file, not a list of them.
						onChange( {
							...value,
							cover: ( media as unknown as { id: number } ).id,
						} )
					}
					render={ ( { open } ) => (
						<HStack justify="flex-start">
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ value.cover > 0
									? __( 'Replace cover', 'vitrine' )
									: __( 'Choose cover', 'vitrine' ) }
							</Button>
							{ value.cover > 0 && (
								<Button
									variant="link"
									onClick={ () =>
										onChange( { ...value, cover: 0 } )
									}
								>
									{ __( 'Use first image', 'vitrine' ) }
								</Button>
							) }
						</HStack>
					) }
				/>
			</MediaUploadCheck>
		</>
	);
}
