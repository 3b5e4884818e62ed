import {
	Button,
	ComboboxControl,
	__experimentalHStack as HStack,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ControlProps } from '@vitrine/editor';
import { AlbumForm } from './album-form';
import type { Form } from './album-form';
import { albumOptions } from './album-tree';
import { plain, useAlbums } from './use-albums';
import type { AlbumRecord } from './use-albums';

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
	const [ form, setForm ] = useState< Form | null >( null );
	const [ done, setDone ] = useState( '' );
	const own = useFormFocus( form );
	const options = useOptions( albums, value );
	const current = albums?.find( ( { id } ) => id === value );
	const onDone = ( says: string, created: number ) => {
		if ( created > 0 && value === 0 && choosesNew ) {
			onChange( created );
		}
		setDone( says );
		speak( says );
		onSaved();
	};
	return (
		<VStack ref={ own } spacing={ 2 }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={
					albums === null ? __( 'Loading albums…', 'vitrine' ) : help
				}
				value={ String( value ) }
				options={ [ { value: '0', label: none }, ...options ] }
				onChange={ ( id ) => {
					setDone( '' );
					onChange( Number( id ?? 0 ) );
				} }
			/>
			{ done && form === null && <p>{ done }</p> }
			{ canCreate && form === null && (
				<Links
					isBelow={ value > 0 }
					mayEdit={ current !== undefined }
					onOpen={ setForm }
				/>
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
				<AlbumForm
					form={ form }
					album={ value }
					current={ current }
					onDone={ onDone }
					onClose={ () => setForm( null ) }
				/>
			) }
		</VStack>
	);
}

/**
 * Who opens the form goes on in it, and who leaves it where it was opened.
 *
 * @param form What is asked for.
 * @return The element around form and links.
 */
function useFormFocus( form: Form | null ) {
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
	return own;
}

/**
 * The albums that can be chosen, and the chosen one although it is gone.
 *
 * @param albums All albums, null = they are on their way.
 * @param value  Id of the chosen one, 0 = none.
 */
function useOptions( albums: AlbumRecord[] | null, value: number ) {
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
	return value === 0 || ! albums || albums.some( ( { id } ) => id === value )
		? options
		: [
				{
					value: String( value ),
					label: __( 'Deleted album', 'vitrine' ),
				},
				...options,
			];
}

interface LinksProps {
	/** Whether a new album comes below the chosen one. */
	isBelow: boolean;
	/** Whether there is one that can be edited. */
	mayEdit: boolean;
	onOpen: ( form: Form ) => void;
}

/** What opens the form. */
const Links = ( { isBelow, mayEdit, onOpen }: LinksProps ) => (
	<HStack justify="flex-start" wrap>
		<Button variant="link" onClick={ () => onOpen( 'create' ) }>
			{ isBelow
				? __( 'New album inside it', 'vitrine' )
				: __( 'New album', 'vitrine' ) }
		</Button>
		{ mayEdit && (
			<Button variant="link" onClick={ () => onOpen( 'rename' ) }>
				{ __( 'Edit album', 'vitrine' ) }
			</Button>
		) }
	</HStack>
);
