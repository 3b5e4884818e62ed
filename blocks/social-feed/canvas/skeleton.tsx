import { Spinner } from '@wordpress/components';
import { part } from '../../../frontend/render/feed';
import type { FeedAttributes } from '../feed-attributes';

/**
 * The shape of the feed while its posts are fetched for the first time.
 *
 * @param props            What to show.
 * @param props.attributes What the block stores.
 */
export function Skeleton( { attributes }: { attributes: FeedAttributes } ) {
	const count = Math.min(
		attributes.number,
		attributes.layout === 'grid' ? attributes.columns : 2
	);
	return (
		<>
			<ul className={ part( 'list' ) } aria-hidden="true">
				{ Array.from( { length: count }, ( _, index ) => (
					<li key={ index } className={ part( 'item' ) }>
						<div className={ part( 'post', 'is-skeleton' ) } />
					</li>
				) ) }
			</ul>
			<Spinner />
		</>
	);
}
