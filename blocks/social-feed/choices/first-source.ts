import type { Sources } from '@vitrine/editor';
import type { FeedAttributes } from '../feed-attributes';

/**
 * Adds what suits the network where a block gets its first source: pictures of Instagram stand as tiles, unless a layout has been chosen.
 *
 * @param changes        What is about to be stored.
 * @param attributes     What the block stores.
 * @param defaults       Values of an untouched block.
 * @param choice         Sources that can be chosen.
 * @param choice.sources The sources.
 */
export function withLayoutOfNetwork(
	changes: Partial< FeedAttributes >,
	attributes: FeedAttributes,
	defaults: FeedAttributes,
	{ sources }: Pick< Sources, 'sources' >
): Partial< FeedAttributes > {
	const source =
		attributes.source === 0 &&
		sources.find( ( { id } ) => id === changes.source );
	return source &&
		source.network === 'instagram' &&
		attributes.layout === defaults.layout &&
		attributes.postLayout === defaults.postLayout
		? { layout: 'tiles', ...changes }
		: changes;
}
