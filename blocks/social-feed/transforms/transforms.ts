import { createBlock } from '@wordpress/blocks';
import { knownSources } from '@vitrine/editor';
import { newFeed } from '../choices/variations';
import type { FeedAttributes } from '../feed-attributes';
import { isProfile } from './address';
import { fromShortcodes } from './from-shortcodes';

const NAME = 'vitrine/social-feed';

const feedOf = ( attributes: Partial< FeedAttributes > ) =>
	createBlock( NAME, { ...newFeed, ...attributes } );

interface Embed {
	url?: string;
}

interface Rss {
	feedURL?: string;
	itemsToShow?: number;
	blockLayout?: 'list' | 'grid';
	columns?: number;
	displayAuthor?: boolean;
	displayDate?: boolean;
}

/**
 * Address of the feed that a block shows of a website, as far as it is known here.
 *
 * @param attributes What the block stores.
 */
function websiteOf( { source, address }: FeedAttributes ): string {
	const known = knownSources().find( ( { id } ) => id === source );
	if ( known ) {
		return known.network === 'web' ? known.address || address : '';
	}
	return source === 0 && ! isProfile( address ) ? address : '';
}

/** Blocks of WordPress that show posts from elsewhere. Back to Embed there is no way: WordPress embeds neither network any more. */
export const transforms = {
	from: [
		...fromShortcodes,
		{
			type: 'block' as const,
			blocks: [ 'core/embed' ],
			isMatch: ( { url = '' }: Embed ) => isProfile( url ),
			transform: ( { url = '' }: Embed ) => feedOf( { address: url } ),
		},
		{
			type: 'block' as const,
			blocks: [ 'core/rss' ],
			isMatch: ( { feedURL = '' }: Rss ) => feedURL !== '',
			transform: ( {
				feedURL = '',
				itemsToShow = 5,
				blockLayout = 'list',
				columns = 2,
				displayAuthor = false,
				displayDate = false,
			}: Rss ) =>
				feedOf( {
					address: feedURL,
					number: itemsToShow,
					layout: blockLayout,
					columns,
					showAuthor: displayAuthor,
					showDate: displayDate,
				} ),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/rss' ],
			isMatch: ( attributes: FeedAttributes ) =>
				websiteOf( attributes ) !== '',
			transform: ( attributes: FeedAttributes ) =>
				createBlock( 'core/rss', {
					feedURL: websiteOf( attributes ),
					itemsToShow: Math.min( attributes.number, 20 ),
					blockLayout: attributes.layout === 'list' ? 'list' : 'grid',
					columns: Math.min( Math.max( attributes.columns, 2 ), 6 ),
					displayAuthor: attributes.showAuthor,
					displayDate: attributes.showDate,
				} ),
		},
	],
};
