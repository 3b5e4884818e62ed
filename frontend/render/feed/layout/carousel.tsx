import type { ReactNode } from 'react';
import { part } from '../names';
import type { CarouselWords, FeedLayout } from '../types';

interface CarouselProps {
	layout: FeedLayout;
	words: CarouselWords;
	/** The list. */
	children: ReactNode;
}

/**
 * What is around the row of a carousel; the buttons are seen when something can be done with them. Twin: blocks/social-feed/carousel.php.
 *
 * @param props          What to show.
 * @param props.layout   Layout of the feed.
 * @param props.words    Names of the buttons.
 * @param props.children The list.
 */
export function Carousel( { layout, words, children }: CarouselProps ) {
	const { carouselArrows, carouselAutoplay, carouselDots } = layout;
	return (
		<div className={ part( 'carousel' ) }>
			{ ( carouselArrows || carouselAutoplay > 0 ) && (
				<div className={ part( 'controls' ) }>
					{ carouselAutoplay > 0 && (
						<Control name="pause" label={ words.pause } />
					) }
					{ carouselArrows && (
						<>
							<Control name="previous" label={ words.previous } />
							<Control name="next" label={ words.next } />
						</>
					) }
				</div>
			) }
			<div className={ part( 'frame' ) }>{ children }</div>
			{ carouselDots && <div className={ part( 'dots' ) } /> }
		</div>
	);
}

/**
 * A button.
 *
 * @param props       What to show.
 * @param props.name  What it does.
 * @param props.label The same in words.
 */
function Control( { name, label }: { name: string; label: string } ) {
	return (
		<button
			type="button"
			className={ part( 'control', `is-${ name }` ) }
			aria-label={ label }
		/>
	);
}
