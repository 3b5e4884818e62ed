import {
	MediaPlaceholder,
	store as blockEditor,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { icons } from '@vitrine/editor';

/** An image as the media library or the REST API describes it; one on its way there has no id yet. */
interface Media {
	id?: number;
	url: string;
	alt?: string;
	sizes?: { large?: { url: string } };
	media_details?: { sizes?: { large?: { source_url: string } } };
}

interface Settings {
	mediaUpload?: ( options: {
		allowedTypes: string[];
		filesList: File[];
		onFileChange: ( media: Media[] ) => void;
		onError: ( error: Error | string ) => void;
	} ) => void;
}

interface Actions {
	replaceInnerBlocks: ( id: string, blocks: object[] ) => void;
}

interface ChooseProps {
	clientId: string;
}

/** Captions are the labels. */
const LABELS = [ __( 'Before', 'vitrine' ), __( 'After', 'vitrine' ) ];

const isFile = ( one: Media | File ): one is File => ! ( 'url' in one );

/**
 * Attributes of an image block.
 *
 * @param media The image, none = one that has yet to be chosen.
 */
const attributesOf = ( media?: Media ) =>
	media && {
		id: media.id,
		alt: media.alt,
		url:
			media.sizes?.large?.url ??
			media.media_details?.sizes?.large?.source_url ??
			media.url,
		...( media.id ? { sizeSlug: 'large' } : {} ),
	};

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
	const { createErrorNotice } = useDispatch( 'core/notices' ) as unknown as {
		createErrorNotice: ( text: string, options: object ) => void;
	};
	const mediaUpload = useSelect(
		( select ) =>
			(
				select( blockEditor ) as unknown as {
					getSettings: () => Settings;
				}
			 ).getSettings().mediaUpload,
		[]
	);
	const [ isUploading, setIsUploading ] = useState( false );
	const show = ( media: Media[] ) =>
		replaceInnerBlocks(
			clientId,
			LABELS.map( ( caption, nth ) =>
				createBlock( 'core/image', {
					...attributesOf( media[ nth ] ),
					caption,
				} )
			)
		);
	const refuse = ( error: Error | string ) =>
		createErrorNotice( typeof error === 'string' ? error : error.message, {
			type: 'snackbar',
		} );
	const upload = ( file: File ) =>
		new Promise< Media >( ( resolve, reject ) =>
			mediaUpload?.( {
				allowedTypes: [ 'image' ],
				filesList: [ file ],
				onFileChange: ( [ media ] ) => media?.id && resolve( media ),
				onError: reject,
			} )
		);
	const choose = async ( chosen: ( Media | File )[] ) => {
		setIsUploading( true );
		try {
			const media: Media[] = [];
			// One after the other: the first one is “Before”, whichever is larger.
			for ( const one of [ ...chosen ].slice( 0, LABELS.length ) ) {
				media.push( isFile( one ) ? await upload( one ) : one );
			}
			show( media );
		} catch ( error ) {
			setIsUploading( false );
			refuse( error as Error | string );
		}
	};
	return (
		<MediaPlaceholder
			icon={ icons.imageComparison }
			labels={ {
				title: __( 'Image Comparison', 'vitrine' ),
				instructions: isUploading
					? __( 'Uploading…', 'vitrine' )
					: __(
							'Choose two images: Before first, then After.',
							'vitrine'
						),
			} }
			accept="image/*"
			allowedTypes={ [ 'image' ] }
			multiple
			handleUpload={ false }
			onSelect={ choose }
			onSelectURL={ ( url ) => show( [ { url } ] ) }
			onError={ refuse }
		/>
	);
}
