import apiFetch from '@wordpress/api-fetch';
import { speak } from '@wordpress/a11y';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { GalleryItem } from '../../../frontend/render/gallery';
import type { GalleryAttributes, StoredItem } from '../gallery-attributes';
import { ItemDetails } from './item-details';

interface LibraryDetailsProps {
	/** Of a panel that can be closed; without it, there is none. */
	title?: string | undefined;
	item: GalleryItem;
	/** Which field of the file the gallery shows as title, and as description. */
	titleFrom: GalleryAttributes[ 'titleFrom' ];
	descriptionFrom: GalleryAttributes[ 'descriptionFrom' ];
	onSaved: () => void;
}

/** Where a text is written so that the gallery shows it (php/Gallery/Contents/TextRules.php). */
const FIELDS = {
	title: 'title',
	written: 'title',
	filename: 'title',
	caption: 'caption',
	description: 'description',
	none: 'caption',
	alt: 'alt_text',
} as const;

/** Fields of an attachment, and its meta. Twin: php/MediaLibrary/ItemFields.php. */
function fieldsOf(
	details: StoredItem,
	{
		titleFrom,
		descriptionFrom,
	}: Pick< LibraryDetailsProps, 'titleFrom' | 'descriptionFrom' >
): Record< string, unknown > {
	const {
		title,
		description,
		alt,
		tags,
		author,
		destinationURL,
		downloadURL,
		featured,
		customData,
		url,
	} = details;
	const meta = {
		vitrine_tags: tags,
		vitrine_author: author,
		vitrine_destination_url: destinationURL,
		vitrine_download_url: downloadURL,
		vitrine_featured: featured,
		vitrine_custom_data: customData,
		vitrine_video_url: url,
	};
	return {
		...( title !== undefined && { [ FIELDS[ titleFrom ] ]: title } ),
		...( description !== undefined && {
			[ FIELDS[ descriptionFrom ] ]: description,
		} ),
		...( alt !== undefined && { alt_text: alt } ),
		meta: Object.fromEntries(
			Object.entries( meta ).filter(
				( [ , value ] ) => value !== undefined
			)
		),
	};
}

/**
 * Details of a picture that comes from the media library: they are saved there, and show wherever the picture does.
 *
 * @param props                 What to show.
 * @param props.title           Of a panel that can be closed.
 * @param props.item            What the gallery shows.
 * @param props.titleFrom       Which field is the title.
 * @param props.descriptionFrom Which field is the description.
 * @param props.onSaved         Is called when the media library has changed.
 */
export function LibraryDetails( {
	title,
	item,
	titleFrom,
	descriptionFrom,
	onSaved,
}: LibraryDetailsProps ) {
	const [ changes, setChanges ] = useState< StoredItem >( {} );
	const [ error, setError ] = useState( '' );
	const save = async () => {
		setError( '' );
		try {
			await apiFetch( {
				path: `/wp/v2/media/${ item.id }`,
				method: 'POST',
				data: fieldsOf( changes, { titleFrom, descriptionFrom } ),
			} );
			setChanges( {} );
			speak( __( 'Saved to the Media Library.', 'vitrine' ) );
			onSaved();
		} catch ( problem ) {
			setError(
				( problem as { message?: string } ).message ??
					__( 'The details could not be saved.', 'vitrine' )
			);
		}
	};
	return (
		<>
			<ItemDetails
				title={ title }
				item={ item }
				details={ {
					title: item.title,
					description: item.description,
					author: item.author,
					destinationURL: item.destinationURL,
					...( item.customData && { customData: item.customData } ),
					...changes,
				} }
				onChange={ ( more ) => setChanges( { ...changes, ...more } ) }
				save={ save }
				unsaved={ Object.keys( changes ).length > 0 }
			/>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
		</>
	);
}
