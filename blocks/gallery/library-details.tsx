import apiFetch from '@wordpress/api-fetch';
import { speak } from '@wordpress/a11y';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { GalleryItem } from '../../frontend/render/gallery';
import type { StoredItem } from './gallery-attributes';
import { ItemDetails } from './item-details';

interface LibraryDetailsProps {
	item: GalleryItem;
	onSaved: () => void;
}

/** Fields of an attachment, and its meta. Twin: php/Gallery/ItemFields.php. */
function fieldsOf( details: StoredItem ): Record< string, unknown > {
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
		title,
		caption: description,
		alt_text: alt,
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
 * @param props         What to show.
 * @param props.item    What the gallery shows.
 * @param props.onSaved Is called when the media library has changed.
 */
export function LibraryDetails( { item, onSaved }: LibraryDetailsProps ) {
	const [ changes, setChanges ] = useState< StoredItem >( {} );
	const [ error, setError ] = useState( '' );
	const save = async () => {
		setError( '' );
		try {
			await apiFetch( {
				path: `/wp/v2/media/${ item.id }`,
				method: 'POST',
				data: fieldsOf( changes ),
			} );
			setChanges( {} );
			speak( __( 'Saved in the media library.', 'vitrine' ) );
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
