import {
	MediaPlaceholder,
	store as blockEditor,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { icon } from './icon';

/** An image of the library, or one that is on its way there: that has no id yet. */
interface Media {
	id?: number;
	url: string;
	alt?: string;
}

/** Captions are the labels. */
const LABELS = [ __( 'Before', 'vitrine' ), __( 'After', 'vitrine' ) ];

interface Actions {
	replaceInnerBlocks: ( id: string, blocks: object[] ) => void;
}

interface ChooseProps {
	clientId: string;
}

/**
 * Asks for the two images.
 *
 * @param props          What to show.
 * @param props.clientId The block that gets them.
 */
export function Choose( { clientId }: ChooseProps ) {
	const { replaceInnerBlocks } = useDispatch(
		blockEditor
	) as unknown as Actions;
	const [ isUploading, setIsUploading ] = useState( false );
	// Uploads end one by one, and go on when the first image has taken the place of this.
	const ready = useRef( new Map< number, Media >() );
	const choose = ( chosen: Media[] ) => {
		setIsUploading( chosen.some( ( { id } ) => ! id ) );
		const before = ready.current.size;
		chosen.forEach(
			( media ) => media.id && ready.current.set( media.id, media )
		);
		if ( ready.current.size > before ) {
			const images = [ ...ready.current.values() ];
			replaceInnerBlocks(
				clientId,
				LABELS.map( ( caption, nth ) => {
					const { id, url, alt } = images[ nth ] ?? {};
					return createBlock( 'core/image', {
						...( url ? { id, url, alt, sizeSlug: 'large' } : {} ),
						caption,
					} );
				} )
			);
		}
	};
	return (
		<MediaPlaceholder
			icon={ icon }
			labels={ {
				title: __( 'Image Comparison', 'vitrine' ),
				instructions: isUploading
					? __( 'Uploading…', 'vitrine' )
					: __(
							'Choose two images: the one before, then the one after.',
							'vitrine'
						),
			} }
			accept="image/*"
			allowedTypes={ [ 'image' ] }
			multiple
			onSelect={ choose }
		/>
	);
}
