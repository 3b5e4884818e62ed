import type { CSSProperties, ReactNode } from 'react';
import { webAddress } from '../../address';
import type { Background, BackgroundImage } from './settings';

interface BackgroundMediaProps {
	background: Background;
	children?: ReactNode;
}

/**
 * What is seen of a background. Twin: Background::media() in php/Effects/Backgrounds/Background.php.
 *
 * @param props            What to show.
 * @param props.background Its settings.
 * @param props.children   What is seen; the still image, unless it is given.
 */
export function BackgroundMedia( {
	background,
	children = <BackgroundStill image={ stillOf( background ) } />,
}: BackgroundMediaProps ) {
	const style = {
		...( background.size !== 'cover' && {
			'--vitrine-background-size': background.size,
		} ),
		...( background.position !== 'center' && {
			'--vitrine-background-position': background.position,
		} ),
	} as CSSProperties;
	return (
		<div
			className="vitrine-background__media"
			aria-hidden="true"
			style={ style }
		>
			{ children }
		</div>
	);
}

/**
 * An image of a background.
 *
 * @param props       What to show.
 * @param props.image The image.
 */
export const BackgroundStill = ( {
	image,
}: {
	image: BackgroundImage | undefined;
} ) =>
	webAddress( image?.url ?? '' ) ? (
		<img
			src={ webAddress( image!.url ) }
			alt=""
			decoding="async"
			loading="lazy"
		/>
	) : null;

/**
 * Images of a slideshow that are somewhere.
 *
 * @param background Its settings.
 */
export const imagesOf = ( { images }: Background ): BackgroundImage[] =>
	images.filter( ( { url } ) => url !== '' );

/**
 * What is there before anything moves.
 *
 * @param background Its settings.
 */
export const stillOf = (
	background: Background
): BackgroundImage | undefined =>
	background.kind === 'video'
		? background.poster
		: imagesOf( background )[ 0 ];
