import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { GallerySettings } from '../gallery-attributes';
import { chosen } from './items';

/** Draws the control that opens the media library. */
type Opener = ( open: () => void ) => ReactNode;

interface MediaChoiceProps {
	title: string;
	/** Files that are chosen when it opens. */
	value?: number[];
	/** Whether what is clicked joins what is chosen. */
	keepsChosen?: boolean;
	onChoose: ( ids: number[] ) => void;
	children: Opener;
}

/**
 * Pictures and videos of the media library, for those who may upload.
 *
 * @param props             What to show.
 * @param props.title       Heading of the media library.
 * @param props.value       Files that are chosen when it opens.
 * @param props.keepsChosen Whether what is clicked joins what is chosen.
 * @param props.onChoose    Receives the ids of all chosen files.
 * @param props.children    Draws the control that opens it.
 */
export const MediaChoice = ( {
	title,
	value = [],
	keepsChosen = false,
	onChoose,
	children,
}: MediaChoiceProps ) => (
	<MediaUploadCheck>
		<MediaUpload
			multiple={ keepsChosen ? 'add' : true }
			title={ title }
			allowedTypes={ [ 'image', 'video' ] }
			value={ value }
			onSelect={ ( media ) => onChoose( media.map( ( { id } ) => id ) ) }
			render={ ( { open } ) => children( open ) }
		/>
	</MediaUploadCheck>
);

/**
 * Chooses files of the media library for a gallery.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.children Draws the control that opens it.
 */
export const GalleryMediaChoice = ( {
	settings: { attributes, setAttributes },
	children,
}: {
	settings: GallerySettings;
	children: Opener;
} ) => (
	<MediaChoice
		keepsChosen
		title={ __( 'Choose images and videos', 'vitrine' ) }
		value={ attributes.items.flatMap( ( { id } ) => ( id ? [ id ] : [] ) ) }
		onChoose={ ( ids ) =>
			setAttributes( { items: chosen( attributes.items, ids ) } )
		}
	>
		{ children }
	</MediaChoice>
);
