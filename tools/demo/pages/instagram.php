<?php
/**
 * The page of Instagram feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

return [
	'title'   => 'Instagram',
	'words'   => 'Square tiles with their words over them, stories, a hashtag, a carousel, and pictures that link to the shop.',
	'content' => static fn(): string => vitrine_demo_feeds(
		'On Instagram',
		'The same block, and another network.',
		[
			'tiles'    => [ 'Tiles', 'Square pictures below the header of the account; hover over one to read what it says.', 'instagram', [ 'layout' => 'tiles', 'tileRatio' => '1:1', 'pinned' => VITRINE_DEMO_TILES, 'showHeader' => true, 'columns' => 4, 'columnsTablet' => 3, 'columnsPhone' => 2, 'number' => 8, 'loadMoreText' => 'More pictures' ] ],
			'stories'  => [ 'Stories', 'Today’s pictures, which disappear after a day.', 'stories', [ 'layout' => 'tiles', 'tileRatio' => '3:4', 'align' => '', 'columns' => 2, 'columnsTablet' => 2, 'columnsPhone' => 2, 'number' => 4, 'loadMore' => false ] ],
			'shop'     => [ 'From the shop', 'The editor has given each picture a link: it leads to the shop, and so does its button.', 'instagram', [ 'pinned' => VITRINE_DEMO_PRODUCTS, 'onlyPinned' => true, 'links' => array_map( static fn( string $post ): array => [ 'post' => $post, 'url' => home_url( '/' ), 'label' => 'See the plant' ], VITRINE_DEMO_PRODUCTS ), 'number' => 3, 'showCounts' => false, 'showReactions' => false, 'showComments' => false, 'showNetworkLink' => false, 'textLimit' => 80, 'loadMore' => false ] ],
			'carousel' => [ 'A carousel', 'Two rows of portraits that you move with buttons, dots, fingers, or keys.', 'instagram', [ 'layout' => 'carousel', 'carouselRows' => 2, 'postLayout' => 'tile', 'tileRatio' => '4:5', 'columns' => 4, 'columnsTablet' => 3, 'columnsPhone' => 2, 'number' => 16, 'loadMore' => false, 'style' => [ 'spacing' => [ 'blockGap' => '0.75rem' ] ] ] ],
			'post'     => [ 'One post', 'Several pictures and a film in one post that the editor has chosen.', 'picture', [ 'layout' => 'list', 'postLayout' => 'half', 'align' => '' ] ],
			'hashtag'  => [ 'A hashtag', 'The most popular pictures with #hollinbank, whoever published them.', 'hashtag', [ 'columns' => 2, 'number' => 2, 'loadMore' => false ] ],
			'today'    => [ 'New today', 'What was published today with #poppy; it stays here once the network no longer lists it.', 'today', [ 'layout' => 'list', 'postLayout' => 'half', 'align' => '', 'number' => 1, 'loadMore' => false ] ],
			'tagged'   => [ 'Tagged', 'Where others have tagged the account.', 'tagged', [ 'layout' => 'list', 'postLayout' => 'half', 'number' => 3, 'align' => '' ] ],
			'posts'    => [ 'With words', 'Posts as cards, without boxes; more of them come as you scroll.', 'instagram', [ 'boxed' => false, 'columns' => 4, 'number' => 4, 'numberPhone' => 2, 'offset' => 8, 'textLimit' => 120, 'paging' => 'scroll', 'loadMoreText' => 'More posts' ] ],
			'reels'    => [ 'Reels', 'Reels and videos in tall tiles; press one and it plays in the viewer.', 'instagram', [ 'layout' => 'tiles', 'types' => [ 'reel', 'video' ], 'tileRatio' => '3:4', 'columns' => 5, 'columnsTablet' => 3, 'columnsPhone' => 2, 'number' => 5, 'loadMore' => false, 'overlayDate' => true ] ],
		]
	),
];
