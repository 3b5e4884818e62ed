import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import {
	Button,
	ComboboxControl,
	Notice,
	TextareaControl,
	TextControl,
	__experimentalHStack as HStack,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { ControlProps } from '@vitrine/editor';
import { albumOptions } from './album-tree';
import { plain, useAlbumChanges, useAlbums } from './use-albums';

/** What an album says besides its name. */
interface AlbumMore {
	description: string;
	/** Its place among its siblings. */
	order: number;
	/** Attachment, 0 = its first picture. */
	cover: number;
}

const NOTHING: AlbumMore = { description: '', order: 0, cover: 0 };

interface AlbumChoiceProps extends ControlProps< number > {
	label: string;
	help?: string;
	/** What 0 means: no album, or the root. */
	none: string;
	/** Whether a new album is chosen where none is. */
	choosesNew: boolean;
	/** Is called when an album has been created or changed. */
	onSaved: () => void;
}

/**
 * Chooses an album by searching, creates one below the chosen one, and renames it. What is chosen stays chosen.
 *
 * @param props            What to show.
 * @param props.label      What is chosen.
 * @param props.help       What it does.
 * @param props.none       What 0 means.
 * @param props.choosesNew Whether a new album is chosen where none is.
 * @param props.value      Id of the album, 0 = none.
 * @param props.onChange   Receives the id.
 * @param props.onSaved    Is called when an album has been created or changed.
 */
export function AlbumChoice( {
	label,
	help,
	none,
	choosesNew,
	value,
	onChange,
	onSaved,
}: AlbumChoiceProps ) {
	const { albums, canCreate } = useAlbums();
	const { create, change } = useAlbumChanges();
	const [ form, setForm ] = useState< 'create' | 'rename' | null >( null );
	const [ name, setName ] = useState( '' );
	const [ more, setMore ] = useState( NOTHING );
	const [ error, setError ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const [ done, setDone ] = useState( '' );
	const own = useRef< HTMLDivElement >( null );
	const former = useRef( form );
	useEffect( () => {
		if ( former.current !== form ) {
			former.current = form;
			own.current
				?.querySelector< HTMLElement >(
					form === null ? 'button.is-link' : 'form input'
				)
				?.focus();
		}
	}, [ form ] );
	const options = useMemo(
		() =>
			albumOptions(
				( albums ?? [] ).map( ( album ) => ( {
					...album,
					name: plain( album.name ),
				} ) )
			),
		[ albums ]
	);
	const current = albums?.find( ( { id } ) => id === value );
	const gone = value > 0 && albums !== null && ! current;

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( busy || name.trim() === '' ) {
			return;
		}
		setError( '' );
		setBusy( true );
		try {
			const saved =
				form === 'rename'
					? await change( value, {
							name,
							description: more.description,
							meta: {
								vitrine_order: more.order,
								vitrine_cover: more.cover,
							},
						} )
					: await create( name, value );
			if ( saved ) {
				const says = said(
					form,
					name,
					current && plain( current.name )
				);
				if ( form === 'create' && value === 0 && choosesNew ) {
					onChange( saved.id );
				}
				setDone( says );
				speak( says );
				onSaved();
			}
			setForm( null );
		} catch ( problem ) {
			setError(
				( problem as { message?: string } ).message ??
					__( 'The album could not be saved.', 'vitrine' )
			);
		}
		setBusy( false );
	};

	return (
		<VStack ref={ own } spacing={ 2 }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={
					albums === null
						? __( 'Looking for albums…', 'vitrine' )
						: help
				}
				value={ String( value ) }
				options={ [
					{ value: '0', label: none },
					...( gone
						? [
								{
									value: String( value ),
									label: __(
										'An album that is gone',
										'vitrine'
									),
								},
							]
						: [] ),
					...options,
				] }
				onChange={ ( id ) => {
					setDone( '' );
					onChange( Number( id ?? 0 ) );
				} }
			/>
			{ done && form === null && <p>{ done }</p> }
			{ canCreate && form === null && (
				<HStack justify="flex-start" wrap>
					<Button
						variant="link"
						onClick={ () => {
							setError( '' );
							setName( '' );
							setForm( 'create' );
						} }
					>
						{ value > 0
							? __( 'New album below it', 'vitrine' )
							: __( 'New album', 'vitrine' ) }
					</Button>
					{ current && (
						<Button
							variant="link"
							onClick={ () => {
								setError( '' );
								setName( plain( current.name ) );
								setMore( {
									description: plain( current.description ),
									order: Number(
										current.meta?.[ 'vitrine_order' ] ?? 0
									),
									cover: Number(
										current.meta?.[ 'vitrine_cover' ] ?? 0
									),
								} );
								setForm( 'rename' );
							} }
						>
							{ __( 'Edit album', 'vitrine' ) }
						</Button>
					) }
				</HStack>
			) }
			{ canCreate === false && albums?.length === 0 && (
				<p>
					{ __(
						'There are no albums yet. Editors and administrators can create them.',
						'vitrine'
					) }
				</p>
			) }
			{ form !== null && (
				<VStack as="form" spacing={ 2 } onSubmit={ submit }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Name of the album', 'vitrine' ) }
						value={ name }
						onChange={ setName }
					/>
					{ form === 'rename' && (
						<AlbumDetails value={ more } onChange={ setMore } />
					) }
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
							{ form === 'rename'
								? __( 'Save album', 'vitrine' )
								: __( 'Create', 'vitrine' ) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ () => setForm( null ) }
						>
							{ __( 'Cancel', 'vitrine' ) }
						</Button>
					</HStack>
				</VStack>
			) }
		</VStack>
	);
}

/**
 * What has been done.
 *
 * @param form   What was asked for.
 * @param name   Of the album.
 * @param parent Name of the album that it is below, if there is one.
 */
function said(
	form: 'create' | 'rename' | null,
	name: string,
	parent: string | undefined
): string {
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
				__( 'Album “%1$s” created below “%2$s”.', 'vitrine' ),
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
				label={ __( 'Place among its siblings', 'vitrine' ) }
				value={ String( value.order ) }
				onChange={ ( order ) =>
					onChange( { ...value, order: Number( order ) || 0 } )
				}
			/>
			<MediaUploadCheck>
				<MediaUpload
					title={ __( 'Choose a cover', 'vitrine' ) }
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
									? __( 'Choose another cover', 'vitrine' )
									: __( 'Choose a cover', 'vitrine' ) }
							</Button>
							{ value.cover > 0 && (
								<Button
									variant="link"
									onClick={ () =>
										onChange( { ...value, cover: 0 } )
									}
								>
									{ __( 'Use the first picture', 'vitrine' ) }
								</Button>
							) }
						</HStack>
					) }
				/>
			</MediaUploadCheck>
		</>
	);
}
