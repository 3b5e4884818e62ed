import { part } from '../names';
import type { ReviewView } from '../types';

/**
 * Whether somebody recommends a page. Twin: blocks/social-feed/kinds/review.php.
 *
 * @param props        What to show.
 * @param props.review The review.
 */
export const Review = ( {
	review: { verdict, label, stars },
}: {
	review: ReviewView;
} ) => (
	<p className={ part( 'review', `is-${ verdict }` ) }>
		{ stars !== null && (
			<span className={ part( 'stars' ) } aria-hidden="true">
				{ stars }
			</span>
		) }
		<span>{ label }</span>
	</p>
);
