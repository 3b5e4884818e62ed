import { __ } from '@wordpress/i18n';
import type { ContentKind } from './feed-source';

/** What can be shown of accounts, in words and in the order in which it is offered. */
export const contentLabels = (): Record< ContentKind, string > => ( {
	posts: __( 'Posts', 'vitrine' ),
	photos: __( 'Photos', 'vitrine' ),
	videos: __( 'Videos', 'vitrine' ),
	playlist: __( 'A playlist', 'vitrine' ),
	albums: __( 'Albums', 'vitrine' ),
	album: __( 'An album', 'vitrine' ),
	events: __( 'Events', 'vitrine' ),
	reviews: __( 'Reviews', 'vitrine' ),
	tagged: __( 'Posts that tag the account', 'vitrine' ),
	hashtag: __( 'Newest posts with a hashtag', 'vitrine' ),
	'hashtag-top': __( 'Most popular posts with a hashtag', 'vitrine' ),
	stories: __( 'Stories', 'vitrine' ),
	post: __( 'A single post', 'vitrine' ),
} );

/** What is asked for where there are several. */
interface ItemWords {
	label: string;
	placeholder: string;
	help: string;
	none: string;
	/** Asks for one in the canvas. */
	choose: string;
}

/**
 * Words of the control for one album, playlist, hashtag or post.
 *
 * @param kind Content.
 */
export function itemWords( kind: ContentKind ): ItemWords {
	switch ( kind ) {
		case 'album':
			return {
				label: __( 'Album', 'vitrine' ),
				placeholder: __( 'Search albums', 'vitrine' ),
				help: __(
					'Choose an album, or paste its Facebook URL.',
					'vitrine'
				),
				none: __( 'This account has no albums.', 'vitrine' ),
				choose: __( 'Choose an album.', 'vitrine' ),
			};
		case 'playlist':
			return {
				label: __( 'Playlist', 'vitrine' ),
				placeholder: __( 'Search playlists', 'vitrine' ),
				help: __(
					'Choose a playlist, or paste its Facebook URL.',
					'vitrine'
				),
				none: __( 'This account has no playlists.', 'vitrine' ),
				choose: __( 'Choose a playlist.', 'vitrine' ),
			};
		case 'hashtag':
		case 'hashtag-top':
			return {
				label: __( 'Hashtag', 'vitrine' ),
				placeholder: '#',
				help: __(
					'Instagram lets each account look up 30 different hashtags in 7 days.',
					'vitrine'
				),
				none: '',
				choose: __( 'Enter a hashtag.', 'vitrine' ),
			};
		default:
			return {
				label: __( 'Post', 'vitrine' ),
				placeholder: __( 'Search posts', 'vitrine' ),
				help: __(
					'Choose one of the newest posts, or paste the URL of a post.',
					'vitrine'
				),
				none: __( 'This account has no posts yet.', 'vitrine' ),
				choose: __( 'Choose a post.', 'vitrine' ),
			};
	}
}
