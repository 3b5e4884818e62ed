import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { webAddress } from '../../../frontend/render/address';
import {
	BackgroundMedia,
	BackgroundStill,
	imagesOf,
	stillOf,
} from '../../../frontend/render/effects/background/media';
import type { Background as Settings } from '../../../frontend/render/effects/background/settings';
import {
	transitionFrames,
	zoomFrames,
} from '../../../frontend/render/effects/background/slides';
import { videoSource } from '../../../frontend/render/effects/background/video';
import { readEffects } from '../../../frontend/render/effects/effects';
import { hasBackground } from '../../../frontend/render/effects/look';
import { elementOf } from '../canvas';
import { usePlaying } from './playing';
import type { PanelProps } from '../settings';

/**
 * The background of a block in the canvas: within its element, which belongs to another. As on pages, it comes first.
 *
 * @param props The block.
 */
export function Background( { name, clientId, attributes }: PanelProps ) {
	const effects = readEffects( attributes.vitrineEffects );
	const { background } = effects;
	const [ place, setPlace ] = useState< HTMLElement | null >( null );
	const [ isPlaying ] = usePlaying( clientId );
	const isThere = hasBackground( effects, name );

	// eslint-disable-next-line react-hooks/exhaustive-deps -- each time: the block may be of another element now.
	useEffect( () => {
		const block = isThere ? elementOf( clientId ) : null;
		if ( ( place?.parentNode ?? null ) === block ) {
			return;
		}
		place?.remove();
		const made = block?.ownerDocument.createElement( 'div' ) ?? null;
		if ( block && made ) {
			made.className = 'vitrine-background';
			block.prepend( made );
		}
		setPlace( made );
	} );
	useEffect( () => () => place?.remove(), [ place ] );

	return place && isThere
		? createPortal(
				isPlaying ? (
					<MovingMedia background={ background } />
				) : (
					<BackgroundMedia background={ background } />
				),
				place
			)
		: null;
}

/**
 * What moves.
 *
 * @param props            What to show.
 * @param props.background Settings of the background.
 */
const MovingMedia = ( { background }: { background: Settings } ) => (
	<BackgroundMedia background={ background }>
		{ background.kind === 'video' ? (
			<>
				<BackgroundStill image={ stillOf( background ) } />
				<MovingVideo background={ background } />
			</>
		) : (
			// Another order begins anew.
			<MovingSlides
				key={ JSON.stringify( background ) }
				background={ background }
			/>
		) }
	</BackgroundMedia>
);

/**
 * The video: whoever has pressed Play wants it, also of a third party.
 *
 * @param props            What to show.
 * @param props.background Settings of the background.
 */
function MovingVideo( { background }: { background: Settings } ) {
	const source = videoSource( background );
	if ( ! source ) {
		return null;
	}
	return source.kind === 'video' ? (
		<video
			key={ source.src }
			className="is-shown"
			src={ webAddress( source.src ) }
			muted
			autoPlay
			playsInline
			loop={ ! background.once }
		/>
	) : (
		<iframe
			key={ source.src }
			className="is-shown"
			src={ webAddress( source.src ) }
			title={ __( 'Background video', 'vitrine' ) }
			tabIndex={ -1 }
			allow="autoplay; encrypted-media"
			referrerPolicy="strict-origin-when-cross-origin"
			sandbox="allow-scripts allow-same-origin"
		/>
	);
}

/**
 * The slides, one after the other.
 *
 * @param props            What to show.
 * @param props.background Settings of the background.
 */
function MovingSlides( { background }: { background: Settings } ) {
	const { duration, transition, transitionDuration, loop, kenBurns, size } =
		background;
	const images = imagesOf( background );
	const count = images.length;
	const [ turns, setTurns ] = useState( 0 );
	const now = useRef< HTMLImageElement >( null );
	const before = useRef< HTMLImageElement >( null );

	useEffect( () => {
		now.current?.getAnimations().forEach( ( one ) => one.cancel() );
		const [ comes, goes ] = transitionFrames( transition );
		if ( before.current ) {
			now.current?.animate( comes, transitionDuration );
			if ( transition !== 'fade' || size !== 'cover' ) {
				before.current.animate( goes, {
					duration: transitionDuration,
					fill: 'forwards',
				} );
			}
		}
		if ( kenBurns !== 'none' ) {
			now.current?.animate( zoomFrames( kenBurns ), {
				duration: duration + 2 * transitionDuration,
				fill: 'both',
			} );
		}
		if ( count < 2 || ( ! loop && turns === count - 1 ) ) {
			return undefined;
		}
		const timer = setTimeout(
			() => setTurns( turns + 1 ),
			duration + transitionDuration
		);
		return () => clearTimeout( timer );
	}, [
		turns,
		count,
		duration,
		transition,
		transitionDuration,
		loop,
		kenBurns,
		size,
	] );

	return [ turns - 1, turns ]
		.filter( ( turn ) => turn >= 0 && count > 0 )
		.map( ( turn ) => (
			<img
				key={ turn % count }
				ref={ turn === turns ? now : before }
				src={ webAddress( images[ turn % count ]!.url ) }
				alt=""
			/>
		) );
}
