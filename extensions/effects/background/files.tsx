/** Files of backgrounds, of the media library. */
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import type { ChosenMedia } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Setting } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import { webAddress } from '../../../frontend/render/address';
import type {
	Background,
	BackgroundImage,
} from '../../../frontend/render/effects/background/settings';

/** Images of a slideshow at most, as the schema has it. */
const MOST = 20;

interface MediaProps {
	settings: Settings< Background >;
}

const imageOf = ( { id, url }: ChosenMedia ): BackgroundImage => ( {
	id,
	url,
} );

/** One file, or several: the dialog gives what it was asked for. */
const listOf = ( media: ChosenMedia | ChosenMedia[] ): ChosenMedia[] =>
	Array.isArray( media ) ? media : [ media ];

/**
 * Small pictures of images.
 *
 * @param props        What to show.
 * @param props.images The images.
 */
const Thumbnails = ( { images }: { images: BackgroundImage[] } ) => (
	<div
		style={ {
			display: 'grid',
			gridTemplateColumns: 'repeat(4, 1fr)',
			gap: '4px',
			marginBlockEnd: '8px',
		} }
	>
		{ images.map( ( { id, url }, index ) => (
			<img
				key={ `${ index } ${ id } ${ url }` }
				src={ webAddress( url ) }
				alt=""
				style={ {
					inlineSize: '100%',
					aspectRatio: '1',
					objectFit: 'cover',
					borderRadius: '2px',
				} }
			/>
		) ) }
	</div>
);

/**
 * Images of a slideshow, in their order.
 *
 * @param props          What to show.
 * @param props.settings Settings of the background.
 */
export function ImagesSetting( { settings }: MediaProps ) {
	const { images = [] } = settings.attributes;
	return (
		<Setting
			label={ __( 'Images', 'vitrine' ) }
			settings={ settings }
			names={ [ 'images' ] }
		>
			<Thumbnails images={ images } />
			<MediaUploadCheck>
				<MediaUpload
					multiple
					gallery
					title={ __( 'Choose images', 'vitrine' ) }
					allowedTypes={ [ 'image' ] }
					value={ images.flatMap( ( { id } ) =>
						id ? [ id ] : []
					) }
					onSelect={ ( media ) =>
						settings.setAttributes( {
							images: listOf( media )
								.slice( 0, MOST )
								.map( imageOf ),
						} )
					}
					render={ ( { open } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ open }
						>
							{ images.length > 0
								? __( 'Edit images', 'vitrine' )
								: __( 'Choose images', 'vitrine' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			<p>
				{ images.length > 0
					? sprintf(
							/* translators: 1: number of images, 2: how many there can be at most. */
							__( '%1$d of up to %2$d images.', 'vitrine' ),
							images.length,
							MOST
						)
					: __(
							'Choose two or more. Visitors who prefer reduced motion see only the first one.',
							'vitrine'
						) }
			</p>
		</Setting>
	);
}

/**
 * The image that is there before and instead of a video.
 *
 * @param props          What to show.
 * @param props.settings Settings of the background.
 */
export function PosterSetting( { settings }: MediaProps ) {
	const { poster } = settings.attributes;
	return (
		<Setting
			label={ __( 'Poster', 'vitrine' ) }
			settings={ settings }
			names={ [ 'poster' ] }
		>
			{ poster?.url && <Thumbnails images={ [ poster ] } /> }
			<MediaUploadCheck>
				<MediaUpload
					title={ __( 'Choose a poster', 'vitrine' ) }
					allowedTypes={ [ 'image' ] }
					value={ poster?.id ?? 0 }
					onSelect={ ( media ) =>
						settings.setAttributes( {
							poster: listOf( media ).map( imageOf )[ 0 ]!,
						} )
					}
					render={ ( { open } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ open }
						>
							{ poster?.url
								? __( 'Replace poster', 'vitrine' )
								: __( 'Choose a poster', 'vitrine' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			<p>
				{ __(
					'Shown until the video plays, and to visitors who prefer reduced motion.',
					'vitrine'
				) }
			</p>
		</Setting>
	);
}

/**
 * Chooses a video of the media library.
 *
 * @param props          What to show.
 * @param props.settings Settings of the background.
 */
export const VideoChoice = ( { settings }: MediaProps ) => (
	<div style={ { gridColumn: '1 / -1' } }>
		<MediaUploadCheck>
			<MediaUpload
				title={ __( 'Choose a video', 'vitrine' ) }
				allowedTypes={ [ 'video' ] }
				onSelect={ ( media ) =>
					settings.setAttributes( { url: listOf( media )[ 0 ]!.url } )
				}
				render={ ( { open } ) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ open }
					>
						{ __( 'Choose from the Media Library', 'vitrine' ) }
					</Button>
				) }
			/>
		</MediaUploadCheck>
	</div>
);
