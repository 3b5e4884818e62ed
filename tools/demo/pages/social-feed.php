<?php
/**
 * The page of the social feed: what it shows, then how it is laid out.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Social feed',
	'words'   => 'News, photos, videos, albums, events and reviews from Facebook and other places, kept on this site and readable without JavaScript.',
	'content' => static fn(): string => vitrine_demo_feeds(
		'From the garden',
		'What is in bloom, what is for sale and when to come: our posts as we write them.',
		[
			'timeline'   => [ 'Timeline', 'The newest posts of a page below its header; each can be shared, and its pictures open in a viewer.', 'facebook', [ 'layout' => 'masonry', 'pinned' => VITRINE_DEMO_PINNED, 'showHeader' => true, 'headerCover' => false, 'showShare' => true, 'number' => 9, 'numberPhone' => 4, 'textLimit' => 240 ] ],
			'comments'   => [ 'Comments', 'Press the number of comments: they open in place.', 'facebook', [ 'align' => '', 'layout' => 'list', 'number' => 1, 'offset' => 1, 'loadMore' => false, 'commentsShown' => 3 ] ],
			'links'      => [ 'Links', 'Posts that share a page, several pages or somebody else’s post.', 'facebook', [ 'pinned' => VITRINE_DEMO_LINKS, 'onlyPinned' => true, 'number' => 3, 'loadMore' => false ] ],
			'photos'     => [ 'Photos', 'Every photo of the page as a wall of tiles.', 'photos', [ 'layout' => 'tiles', 'columns' => 4, 'columnsTablet' => 3, 'columnsPhone' => 2, 'number' => 8, 'loadMoreText' => 'More photos' ] ],
			'videos'     => [ 'Videos', 'Press one and it plays where it stands.', 'videos', [ 'openPosts' => 'network', 'number' => 3, 'showCounts' => false, 'showReactions' => false, 'showComments' => false ] ],
			'playlist'   => [ 'A playlist', 'Videos that belong together; these open in the viewer.', 'playlist', [ 'number' => 3, 'showAuthor' => false, 'showCounts' => false, 'showReactions' => false, 'showComments' => false, 'loadMore' => false ] ],
			'albums'     => [ 'Albums', 'Each with its cover and the number of its photos.', 'albums', [ 'columns' => 4, 'number' => 4, 'loadMore' => false, 'showAuthor' => false, 'showCounts' => false ] ],
			'album'      => [ 'An album', 'Portraits of the year, each tile in its own shape.', 'album', [ 'layout' => 'tiles', 'tileRatio' => 'original', 'columns' => 4, 'columnsTablet' => 3, 'columnsPhone' => 2, 'number' => 8, 'loadMore' => false, 'style' => [ 'spacing' => [ 'blockGap' => '0.75rem' ] ] ] ],
			'events'     => [ 'Upcoming events', 'Soonest first: some repeat, one is online, one is canceled.', 'events', [ 'layout' => 'list', 'postLayout' => 'thumbnail', 'number' => 6, 'align' => '', 'showAuthor' => false, 'textLimit' => 160 ] ],
			'past'       => [ 'What you have missed', 'Past events.', 'events', [ 'events' => 'past', 'columns' => 2, 'number' => 2, 'showAuthor' => false, 'loadMore' => false ] ],
			'reviews'    => [ 'What visitors say', 'Recommendations on numbered pages; names are shown only where the site allows it.', 'reviews', [ 'layout' => 'masonry', 'number' => 6, 'paging' => 'pages' ] ],
			'visitors'   => [ 'Where visitors mention us', 'Posts by other people that tag the page.', 'visitors', [ 'layout' => 'list', 'align' => '', 'number' => 2, 'loadMore' => false ] ],
			'post'       => [ 'One post', 'A post that the editor has chosen, its picture above the words.', 'post', [ 'layout' => 'list', 'postLayout' => 'full', 'align' => '', 'showHeader' => false ] ],
			'group'      => [ 'A group', 'Facebook no longer hands out posts of groups; these were imported from a file.', 'group', [ 'columns' => 2, 'number' => 4, 'loadMore' => false ] ],
			'journal'    => [ 'A website', 'Articles from an RSS feed; the song and the film contact nobody until you press play.', 'journal', [ 'number' => 3, 'loadMore' => false ] ],
			'merged'     => [ 'Everything together', 'The page, Instagram, and the journal and the shop of a website, by date.', 'facebook', [ 'others' => [ vitrine_demo_content( 'instagram' ), vitrine_demo_content( 'journal' ), vitrine_demo_content( 'shop' ) ], 'columns' => 4, 'number' => 8, 'numberPhone' => 4, 'textLimit' => 140, 'dates' => 'relative' ] ],
			'filtered'   => [ 'Filtered', 'Only posts that mention the nursery, the meadow, the potting shed or the glasshouse.', 'facebook', [ 'align' => '', 'layout' => 'list', 'number' => 3, 'includeWords' => [ 'nursery', 'meadow', 'potting', 'glasshouse' ], 'textLimit' => 400, 'endText' => 'That is all for now.' ] ],
			'highlights' => [ 'Highlights', 'A large newest post with earlier posts around it.', 'facebook', [ 'layout' => 'highlight', 'highlightEvery' => 0, 'columns' => 4, 'number' => 9, 'numberPhone' => 4, 'types' => [ 'photo', 'album' ], 'textLimit' => 120, 'loadMore' => false ] ],
			'carousel'   => [ 'A carousel', 'A row that you move with buttons, dots, fingers, or keys.', 'facebook', [ 'layout' => 'carousel', 'number' => 9, 'types' => [ 'photo' ], 'textLimit' => 120, 'loadMore' => false ] ],
			'half'       => [ 'Half', 'Pictures beside the words.', 'facebook', [ 'align' => '', 'layout' => 'list', 'postLayout' => 'half', 'number' => 2, 'types' => [ 'photo' ], 'loadMore' => false ] ],
			'thumbnails' => [ 'Thumbnails', 'Small pictures beside the words, and no boxes.', 'facebook', [ 'align' => '', 'layout' => 'list', 'postLayout' => 'thumbnail', 'boxed' => false, 'number' => 3, 'types' => [ 'photo', 'video' ], 'textLimit' => 160, 'loadMore' => false ] ],
			'dark'       => [ 'In the dark', 'Masonry in dark boxes.', 'facebook', [ 'layout' => 'masonry', 'scheme' => 'dark', 'columns' => 4, 'number' => 8, 'numberPhone' => 4, 'offset' => 9, 'textLimit' => 220, 'loadMore' => false ] ],
			'like-box'   => [ 'The page itself', 'Facebook’s own box of the page, once you allow it.', 'facebook', [ 'likesBox' => true, 'showHeader' => true, 'layout' => 'list', 'align' => '', 'number' => 1, 'loadMore' => false, 'textLimit' => 240 ] ],
		]
	),
];
