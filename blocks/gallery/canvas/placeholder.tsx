import { MediaUploadCheck } from '@wordpress/block-editor';
import {
	Button,
	DropdownMenu,
	FormFileUpload,
	Placeholder,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import { Source } from '../panels/source';
import { useLayoutEffect, useRef } from 'react';
import { icons } from '@vitrine/editor';
import type { GallerySettings } from '../gallery-attributes';
import { withMedia } from '../items/items';
import { MediaChoice } from '../items/media-choice';
import type { UploadQueue } from '../uploads/use-uploads';

interface GalleryPlaceholderProps {
	settings: GallerySettings;
	queue: UploadQueue;
	/** Whether the last picture has just been removed. */
	emptied: boolean;
}

/**
 * The block before it has pictures, with the next steps.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.queue    Uploads.
 * @param props.emptied  Whether the last picture has just been removed.
 */
export function GalleryPlaceholder( {
	settings,
	queue,
	emptied,
}: GalleryPlaceholderProps ) {
	const steps = useStepFocus( emptied );
	return (
		<Placeholder
			className="vitrine-gallery-placeholder"
			icon={ icons.gallery }
			label={ __( 'Photo Gallery', 'vitrine' ) }
			instructions={ __(
				'Drop images and videos here, or a folder to turn it into an album. You can also choose from the Media Library or show whole albums.',
				'vitrine'
			) }
		>
			{ settings.attributes.source !== 'media' && (
				<div className="vitrine-gallery-placeholder__choice">
					<Source settings={ settings } />
				</div>
			) }
			<div ref={ steps } className="vitrine-gallery-placeholder__steps">
				<AddButtons settings={ settings } queue={ queue } />
				<OtherSources settings={ settings } />
			</div>
		</Placeholder>
	);
}

/**
 * Where else images come from.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function OtherSources( { settings }: { settings: GallerySettings } ) {
	const { attributes, setAttributes } = settings;
	const sources = [
		{ source: 'album', title: __( 'Use an album', 'vitrine' ) },
		{ source: 'albums', title: __( 'Show albums', 'vitrine' ) },
		{ source: 'attached', title: __( 'Attached media', 'vitrine' ) },
		{ source: 'urls', title: __( 'Insert from URL', 'vitrine' ) },
		{ source: 'provider', title: __( 'Online album', 'vitrine' ) },
	] as const;
	return (
		<DropdownMenu
			icon={ chevronDown }
			label={ __( 'More ways to add images', 'vitrine' ) }
			text={ __( 'More', 'vitrine' ) }
			toggleProps={ {
				__next40pxDefaultSize: true,
				iconPosition: 'right',
				showTooltip: false,
				variant: 'secondary',
			} }
			controls={ [
				sources.map( ( { source, title } ) => ( {
					title,
					role: 'menuitemradio' as const,
					isActive: attributes.source === source,
					onClick: () => setAttributes( { source } ),
				} ) ),
				[
					{
						title: __( 'Use sample images', 'vitrine' ),
						onClick: () => setAttributes( { sample: true } ),
					},
				],
			] }
		/>
	);
}

/**
 * Keeps the focus where somebody goes on: in the steps once the last picture is gone, and in the block once there are pictures.
 *
 * @param emptied Whether the last picture has just been removed.
 * @return The element of the steps.
 */
function useStepFocus( emptied: boolean ) {
	const steps = useRef< HTMLDivElement >( null );
	const begunEmptied = useRef( emptied );
	useLayoutEffect( () => {
		const own = steps.current?.closest( '.vitrine-gallery-placeholder' );
		const block = own?.closest< HTMLElement >( '[data-block]' );
		if ( begunEmptied.current ) {
			steps.current?.querySelector( 'button' )?.focus();
		}
		// The button that was pressed goes with the placeholder; its focus stays with the block.
		return () => {
			if ( own?.contains( own.ownerDocument.activeElement ) ) {
				block?.focus();
			}
		};
	}, [] );
	return steps;
}

/**
 * Uploads, or chooses of the media library.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.queue    Uploads.
 */
const AddButtons = ( {
	settings: { attributes, setAttributes },
	queue,
}: Pick< GalleryPlaceholderProps, 'settings' | 'queue' > ) => (
	<MediaUploadCheck>
		<FormFileUpload
			__next40pxDefaultSize
			multiple
			accept="image/*,video/*"
			onChange={ ( { currentTarget } ) =>
				queue.add( [ ...( currentTarget.files ?? [] ) ] )
			}
			render={ ( { openFileDialog } ) => (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ openFileDialog }
				>
					{ __( 'Upload', 'vitrine' ) }
				</Button>
			) }
		/>
		<MediaChoice
			title={ __( 'Choose images and videos', 'vitrine' ) }
			onChoose={ ( ids ) =>
				setAttributes( {
					source: 'media',
					items: withMedia( attributes.items, ids ),
				} )
			}
		>
			{ ( open ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ open }
				>
					{ __( 'Media Library', 'vitrine' ) }
				</Button>
			) }
		</MediaChoice>
	</MediaUploadCheck>
);
