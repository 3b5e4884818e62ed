<?php
/**
 * Feeds of other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Transfer;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Cli\ImportCommand;
use Vitrine\Compat\SocialFeed\Transfer\FeedPlugin;
use Vitrine\Compat\SocialFeed\Transfer\FeedTransfer;
use Vitrine\Compat\SocialFeed\Transfer\ImportedPatterns;
use Vitrine\Compat\SocialFeed\Transfer\StoredFeeds;
use Vitrine\Compat\SocialFeed\Transfer\StoredToken;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Support\Db;
use Vitrine\Tests\Cli\Ended;
use Vitrine\Tests\SourceTestCase;

/**
 * They become synced patterns, once, and their accounts are connected with the tokens that are there.
 */
final class FeedTransferTest extends SourceTestCase {

	use StoredPlugin;

	/** As the builder of the plugin stores a feed, in part. */
	private const SETTINGS = [
		'sources'         => self::GARDEN,
		'feedtype'        => 'timeline',
		'type'            => [ 'links', 'events', 'videos', 'photos', 'albums', 'statuses' ],
		'feedlayout'      => 'masonry',
		'cols'            => 4,
		'colstablet'      => 2,
		'colsmobile'      => '1',
		'num'             => '12',
		'nummobile'       => '',
		'poststyle'       => 'boxed',
		'include'         => [ 'author', 'text', 'date', 'media', 'social', 'link' ],
		'disablelightbox' => 'off',
		'loadmore'        => 'on',
		'buttontext'      => 'More of the garden',
		'textlength'      => '400',
		'textcolor'       => '#',
		'headertext'      => 'News',
		'carouselinterval' => 5000,
		'accesstoken'     => 'EAAVPageGarden00000000000000000000000000000000ZDZD',
		'daterange'       => 'off',
		'from'            => '2020-01-01',
	];

	/**
	 * Makes what takes over.
	 */
	private function transfer(): FeedTransfer {
		return $this->plugin->transfer->transfer();
	}

	/**
	 * The one pattern that there is of a feed.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @param int|string $id     Id of the feed.
	 */
	private static function pattern( FeedPlugin $plugin, int|string $id ): \WP_Post {
		$found = get_posts(
			[
				'post_type'   => 'wp_block',
				'post_status' => 'any',
				'numberposts' => -1,
				'meta_key'    => ImportedPatterns::FEED,
				'meta_value'  => "{$plugin->value}:{$id}",
			]
		);
		self::assertCount( 1, $found );
		return $found[0];
	}

	/**
	 * Attributes of the block in a pattern.
	 *
	 * @param \WP_Post $pattern Pattern.
	 * @return array<string, mixed>
	 */
	private static function attributes_of( \WP_Post $pattern ): array {
		$blocks = parse_blocks( $pattern->post_content );
		self::assertCount( 1, $blocks );
		self::assertSame( 'vitrine/social-feed', $blocks[0]['blockName'] );
		return $blocks[0]['attrs'];
	}

	/**
	 * Preview, account, pattern, page: what the settings say is what visitors see.
	 */
	public function test_from_preview_to_page(): void {
		$id = self::add_feed( FeedPlugin::Facebook, self::SETTINGS );
		self::add_account( FeedPlugin::Facebook, self::GARDEN, self::sealed( $this->token( 'page-garden' ) ) );

		$preview = $this->transfer()->preview( FeedPlugin::Facebook );
		self::assertNotNull( $preview );
		self::assertSame( [ 'ready' ], array_column( $preview['accounts'], 'state' ) );
		self::assertSame( [ 'new' ], array_column( $preview['feeds'], 'state' ) );
		self::assertSame( 'Masonry, 4 columns, 12 posts at a time', $preview['feeds'][0]['becomes'] );
		self::assertSame( "[custom-facebook-feed feed=\"{$id}\"]", $preview['feeds'][0]['shortcode'] );
		self::assertContains( 'headertext', $preview['feeds'][0]['withoutEffect'] );
		self::assertNotContains( 'textcolor', $preview['feeds'][0]['withoutEffect'], 'A color that nobody has chosen says nothing.' );
		self::assertStringNotContainsString( 'EAAV', (string) wp_json_encode( $preview ) );
		self::assertSame( [], $this->plugin->feed->sources()->all(), 'A preview connects nothing.' );
		self::assertSame( [], get_posts( [ 'post_type' => 'wp_block' ] ), 'A preview writes nothing.' );

		$account = $this->transfer()->connect( FeedPlugin::Facebook, self::GARDEN );
		self::assertSame( 'connected', $account['state'] ?? '' );
		$source = $this->plugin->feed->sources()->find( 'facebook', self::GARDEN );
		self::assertSame( [ 'Hollin Bank Gardens', SourceState::Connecting ], [ $source?->name, $source?->state ] );
		$this->keep( 3 );
		$this->refresh( $source->id ?? 0 );

		self::assertSame( [ 'new' ], array_column( $this->transfer()->take( FeedPlugin::Facebook ), 'state' ) );
		$pattern = self::pattern( FeedPlugin::Facebook, $id );
		self::assertSame( [ 'Garden news', 'publish' ], [ $pattern->post_title, $pattern->post_status ] );
		$attributes = self::attributes_of( $pattern );
		self::assertSame(
			[ $source->id ?? 0, 'masonry', 4, 12, 'More of the garden', 'viewer' ],
			[ $attributes['source'], $attributes['layout'], $attributes['columns'], $attributes['number'], $attributes['loadMoreText'], $attributes['openPosts'] ]
		);
		self::assertArrayNotHasKey( 'types', $attributes, 'All types are no filter.' );
		self::assertArrayNotHasKey( 'dateFrom', $attributes, 'The range is switched off.' );

		$html = do_shortcode( "[custom-facebook-feed feed=\"{$id}\"]" );
		self::assertStringContainsString( 'is-feed-masonry', $html );
		self::assertSame( 3, substr_count( $html, '<article' ) );
		self::assertSame( $html, do_shortcode( "[custom-facebook-feed feed={$id} num=1]" ), 'A feed with a name is what it was saved as.' );
	}

	/**
	 * Importing again writes nothing where nothing has changed, updates what nobody has edited, and leaves alone what somebody has edited or thrown away.
	 */
	public function test_importing_twice(): void {
		global $wpdb;
		$this->connected();
		$ids   = array_map( static fn( string $name ): int => self::add_feed( FeedPlugin::Facebook, self::SETTINGS, $name ), [ 'Same', 'Changed', 'Edited', 'Renamed', 'Trashed' ] );
		$taken = fn(): array => array_column( $this->transfer()->take( FeedPlugin::Facebook ), 'state', 'name' );
		self::assertSame( [ 'new' ], array_values( array_unique( $taken() ) ) );

		$patterns = array_map( static fn( int $id ): \WP_Post => self::pattern( FeedPlugin::Facebook, $id ), $ids );
		$wpdb->update( "{$wpdb->prefix}cff_feeds", [ 'settings' => (string) wp_json_encode( [ ...self::SETTINGS, 'num' => '7' ] ) ], [ 'id' => $ids[1] ] );
		wp_update_post( [ 'ID' => $patterns[2]->ID, 'post_content' => '<!-- wp:vitrine/social-feed {"number":5} /-->' ] );
		wp_update_post( [ 'ID' => $patterns[3]->ID, 'post_title' => 'By another name' ] );
		wp_trash_post( $patterns[4]->ID );

		$expected = [ 'Same' => 'same', 'Changed' => 'changed', 'Edited' => 'edited', 'Renamed' => 'edited', 'Trashed' => 'trashed' ];
		self::assertSame( $expected, array_column( $this->transfer()->preview( FeedPlugin::Facebook )['feeds'] ?? [], 'state', 'name' ) );
		self::assertSame( $expected, $taken() );
		self::assertCount( 5, get_posts( [ 'post_type' => 'wp_block', 'post_status' => [ 'publish', 'trash' ], 'numberposts' => -1 ] ) );
		self::assertSame( [ 12, 7, 5 ], array_map( static fn( \WP_Post $one ): int => self::attributes_of( get_post( $one->ID ) ?? $one )['number'], array_slice( $patterns, 0, 3 ) ) );
		self::assertSame( '', do_shortcode( "[custom-facebook-feed feed={$ids[4]}]" ), 'What is in the Trash is not shown.' );
		self::assertSame( 'same', $taken()['Changed'] );

		wp_update_post( [ 'ID' => $patterns[1]->ID, 'post_status' => 'draft' ] );
		$wpdb->update( "{$wpdb->prefix}cff_feeds", [ 'settings' => (string) wp_json_encode( [ ...self::SETTINGS, 'num' => '8' ] ) ], [ 'id' => $ids[1] ] );
		self::assertSame( 'changed', $taken()['Changed'] );
		$draft = self::pattern( FeedPlugin::Facebook, $ids[1] );
		self::assertSame( [ 'draft', 8 ], [ $draft->post_status, self::attributes_of( $draft )['number'] ], 'What somebody has taken offline is brought up to date, and stays offline.' );
	}

	/**
	 * Tokens open with the keys of the site alone.
	 */
	public function test_tokens(): void {
		$token = $this->token( 'page-garden' );
		self::assertSame( $token, StoredToken::open( FeedPlugin::Facebook, self::sealed( $token ) ) );
		self::assertSame( $token, StoredToken::open( FeedPlugin::Instagram, $token ), 'Without OpenSSL they are stored as they are.' );
		foreach ( [ '', 'x', self::sealed( $token, 'another key, of the site before it moved' ), self::sealed( "line\nbreak <script>" ), self::sealed( '' ), base64_encode( str_repeat( 'a', 16 ) ), str_repeat( 'A', 100_000 ), "{$token}\n" ] as $stored ) {
			self::assertNull( StoredToken::open( FeedPlugin::Facebook, $stored ) );
		}
	}

	/**
	 * An account whose token does not open, or that the network refuses, is listed as one to reconnect; its feeds name it, and show it as soon as it is connected.
	 */
	public function test_reconnect(): void {
		$id = self::add_feed( FeedPlugin::Facebook, [ ...self::SETTINGS, 'sources' => [ self::GARDEN, self::PRINTROOM ] ] );
		self::add_account( FeedPlugin::Facebook, self::GARDEN, self::sealed( 'EAAVPageGarden00000000000000000000000000000000ZDZD', 'another key' ) );
		self::add_account( FeedPlugin::Facebook, self::PRINTROOM, self::sealed( $this->token( 'page-expired' ) ) );
		self::assertSame( [ 'reconnect', 'ready' ], array_column( $this->transfer()->preview( FeedPlugin::Facebook )['accounts'] ?? [], 'state' ) );
		self::assertSame( 'reconnect', $this->transfer()->connect( FeedPlugin::Facebook, self::PRINTROOM )['state'] ?? '' );
		$this->transfer()->take( FeedPlugin::Facebook );

		$sources = $this->plugin->feed->sources();
		$garden  = $sources->find( 'facebook', self::GARDEN );
		$prints  = $sources->find( 'facebook', self::PRINTROOM );
		self::assertSame( [ SourceState::Reconnect, 'key', '' ], [ $garden?->state, $garden?->error?->code(), $garden?->token ] );
		self::assertSame( [ SourceState::Reconnect, 'token_463', '' ], [ $prints?->state, $prints?->error?->code(), $prints?->token ] );
		$attributes = self::attributes_of( self::pattern( FeedPlugin::Facebook, $id ) );
		self::assertSame( [ $garden?->id, [ [ 'source' => $prints?->id ] ] ], [ $attributes['source'], $attributes['others'] ] );

		self::assertSame( $garden?->id, $this->connected()->id, 'Connecting it takes the row that waits for it.' );
		self::assertSame( [ 'same' ], array_column( $this->transfer()->take( FeedPlugin::Facebook ), 'state' ) );
	}

	/**
	 * Groups are not connected, and their feeds do not show somebody else's posts.
	 */
	public function test_groups(): void {
		$this->connected();
		$id = self::add_feed( FeedPlugin::Facebook, [ ...self::SETTINGS, 'sources' => '123456789' ] );
		self::add_account( FeedPlugin::Facebook, '123456789', self::sealed( $this->token( 'user' ) ), 'group' );
		self::assertSame( 'group', $this->transfer()->connect( FeedPlugin::Facebook, '123456789' )['state'] ?? '' );
		$this->transfer()->take( FeedPlugin::Facebook );
		self::assertCount( 1, $this->plugin->feed->sources()->all() );
		self::assertArrayNotHasKey( 'source', self::attributes_of( self::pattern( FeedPlugin::Facebook, $id ) ) );
	}

	/**
	 * A network that does not answer is told as such, now and where the account waits; importing again connects it.
	 */
	public function test_network_down(): void {
		$id = self::add_feed( FeedPlugin::Facebook, self::SETTINGS );
		self::add_account( FeedPlugin::Facebook, self::GARDEN, self::sealed( $this->token( 'page-garden' ) ) );
		$this->graph_control( [ 'fail' => [ 'fail' => 'html503' ] ] );
		try {
			$this->transfer()->connect( FeedPlugin::Facebook, self::GARDEN );
			self::fail( 'It has to say so.' );
		} catch ( GraphError $error ) {
			self::assertNotContains( $error->kind, [ ErrorKind::Token, ErrorKind::Permission, ErrorKind::Unknown ] );
		}
		$this->transfer()->take( FeedPlugin::Facebook );
		[ $waiting ] = $this->plugin->feed->sources()->all();
		self::assertSame( [ SourceState::Reconnect, 'broken', '' ], [ $waiting->state, $waiting->error?->kind, $waiting->token ] );
		self::assertStringNotContainsString( 'automatically', $waiting->error?->remedy() ?? 'automatically' );
		$this->refresh( $waiting->id );
		self::assertSame( 'broken', $this->source( $waiting->id )->error?->kind, 'A refresh knows nothing better.' );

		$this->graph_control( [ 'reset' => true ] );
		self::assertSame( 'connected', $this->transfer()->connect( FeedPlugin::Facebook, self::GARDEN )['state'] ?? '' );
		self::assertSame( $waiting->id, self::attributes_of( self::pattern( FeedPlugin::Facebook, $id ) )['source'] );
	}

	/**
	 * An app that takes signed calls alone is a reason to look after the account, not one to stop: it says which secret is missing. What nobody has asked about has no reason.
	 */
	public function test_wrong_secret(): void {
		self::add_account( FeedPlugin::Facebook, self::GARDEN, self::sealed( $this->token( 'page-garden' ) ) );
		self::add_account( FeedPlugin::Facebook, self::PRINTROOM, self::sealed( $this->token( 'page-printroom' ) ) );
		$this->graph_control( [ 'requireproof' => true ] );
		Apps::of_site()->set( 'facebook', '77', 'of another app' );
		self::assertSame( 'reconnect', $this->transfer()->connect( FeedPlugin::Facebook, self::GARDEN )['state'] ?? '' );
		$this->transfer()->take( FeedPlugin::Facebook );
		$sources = $this->plugin->feed->sources();
		$garden  = $sources->find( 'facebook', self::GARDEN );
		$prints  = $sources->find( 'facebook', self::PRINTROOM );
		self::assertSame( [ SourceState::Reconnect, 'app_secret_100' ], [ $garden?->state, $garden?->error?->code() ] );
		self::assertStringContainsString( 'import the account again', (string) $garden?->error?->remedy() );
		self::assertSame( [ SourceState::Reconnect, null ], [ $prints?->state, $prints?->error ] );
	}

	/**
	 * Feeds beyond the limit are left out, which is something else than damaged.
	 */
	public function test_more_feeds_than_are_imported(): void {
		self::add_feed( FeedPlugin::Facebook, '{' );
		self::add_feed( FeedPlugin::Facebook, '{"num":"' . str_repeat( '9', 300_000 ) . '"}' );
		for ( $number = 0; $number <= StoredFeeds::MAX_FEEDS; $number++ ) {
			self::add_feed( FeedPlugin::Facebook, [ 'num' => 3 ] );
		}
		$preview = $this->transfer()->preview( FeedPlugin::Facebook );
		self::assertSame( [ 199, 2, 2 ], [ count( $preview['feeds'] ?? [] ), $preview['unreadable'] ?? 0, $preview['leftOut'] ?? 0 ] );
	}

	/**
	 * The other plugin: its names for things, its list of blocked posts, its tokens of both log-ins.
	 */
	public function test_instagram(): void {
		$id = self::add_feed(
			FeedPlugin::Instagram,
			[
				'type'                 => 'user',
				'id'                   => [ self::IG_GARDEN ],
				'layout'               => 'highlight',
				'highlightoffset'      => 2,
				'carouselrows'         => 2,
				'num'                  => 8,
				'cols'                 => 5,
				'colstablet'           => 3,
				'colsmobile'           => 2,
				'imageaspectratio'     => '3:4',
				'showcaption'          => false,
				'disablelightbox'      => false,
				'hidephotos'           => '17900000000000001',
				'enablemoderationmode' => true,
				'moderationlist'       => '{"list_type_selected":"block","allow_list":[],"block_list":["17900000000000002"]}',
				'source_details'       => [ [ 'id' => self::IG_GARDEN, 'username' => 'hollinbankgardens' ] ],
			]
		);
		self::add_account( FeedPlugin::Instagram, self::IG_GARDEN, self::sealed( $this->token( 'user' ) ), 'business' );
		self::assertSame( 'connected', $this->transfer()->connect( FeedPlugin::Instagram, self::IG_GARDEN )['state'] ?? '' );
		$this->keep( 2 );
		$this->refresh( $this->plugin->feed->sources()->find( 'instagram', self::IG_GARDEN )->id ?? 0 );
		$this->transfer()->take( FeedPlugin::Instagram );
		$attributes = self::attributes_of( self::pattern( FeedPlugin::Instagram, $id ) );
		self::assertSame(
			[ 'highlight', 2, 8, 5, '3:4', false, 'viewer', [ '17900000000000001', '17900000000000002' ] ],
			[ $attributes['layout'], $attributes['highlightOffset'], $attributes['number'], $attributes['columns'], $attributes['tileRatio'], $attributes['overlayText'], $attributes['openPosts'], $attributes['hidden'] ]
		);
		self::assertArrayNotHasKey( 'carouselRows', $attributes, 'What another layout would look like says nothing.' );
		self::assertStringContainsString( 'is-feed-highlight', do_shortcode( "[instagram-feed feed={$id}]" ) );
	}

	/**
	 * A header, a Like box, scrolling and consent are what the feed says; where it leaves consent to the site, what that says. Parts that are switched off say nothing, nor does what nobody has changed.
	 */
	public function test_parts_and_what_is_lost(): void {
		$parts = [
			...self::SETTINGS,
			'showheader'         => 'on',
			'headertype'         => 'visual',
			'headercover'        => 'off',
			'headericon'         => 'star',
			'headertextsize'     => 'inherit',
			'showlikebox'        => 'on',
			'likeboxcustomwidth' => 'on',
			'likeboxwidth'       => '400',
			'likeboxpos'         => 'bottom',
			'autoscroll'         => 'on',
			'gdpr'               => 'auto',
			'daterange'          => 'on',
			'daterangefromtype'  => 'relative',
			'daterangefromrelative' => '-30 days',
			'textformat'         => 'p',
			'sepcolor'           => '#ddd',
			'carouselactive'     => true,
		];
		self::add_feed( FeedPlugin::Facebook, $parts );
		self::add_feed( FeedPlugin::Facebook, [ ...$parts, 'showheader' => 'off', 'headertype' => 'text', 'showlikebox' => 'off', 'autoscroll' => 'off', 'gdpr' => 'no', 'textformat' => 'h3' ] );
		update_option( 'cff_style_settings', [ 'gdpr' => 'yes' ] );
		[ $shown, $hidden ] = ( new StoredFeeds( new Db( $GLOBALS['wpdb'] ) ) )->feeds( FeedPlugin::Facebook );
		$attributes         = $shown->attributes();
		self::assertSame(
			[ true, false, true, 400, 'scroll', 'on', 30 ],
			[ $attributes['showHeader'], $attributes['headerCover'], $attributes['likesBox'], $attributes['likesBoxWidth'], $attributes['paging'], $attributes['consent'], $attributes['lastDays'] ]
		);
		self::assertSame( [ 'likeboxpos' ], $shown->without_effect() );
		$attributes = $hidden->attributes();
		self::assertSame(
			[ false, false, 'button', 'off' ],
			[ $attributes['showHeader'], $attributes['likesBox'], $attributes['paging'], $attributes['consent'] ]
		);
		self::assertSame( [ 'textformat' ], $hidden->without_effect() );
	}

	/**
	 * The other plugin's: types by their switches, posts that somebody has chosen, as many as a block takes.
	 */
	public function test_parts_of_instagram(): void {
		$parts = [ 'type' => 'hashtag', 'hashtag' => [ '#roses', '#lilies' ], 'id' => [ self::IG_GARDEN ], 'showheader' => true, 'showbio' => false, 'showfollowers' => true, 'autoscroll' => true, 'photosposts' => true, 'videosposts' => false, 'igtvposts' => false, 'reelsposts' => true, 'headersize' => 'medium', 'stories' => true, 'enablemoderationmode' => true ];
		$list  = static fn( array $ids ): string => (string) wp_json_encode( [ 'list_type_selected' => 'allow', 'allow_list' => $ids, 'block_list' => [] ] );
		self::add_feed( FeedPlugin::Instagram, [ ...$parts, 'moderationlist' => $list( [ '17900000000000001' ] ) ] );
		self::add_feed( FeedPlugin::Instagram, [ ...$parts, 'moderationlist' => $list( array_map( static fn( int $n ): string => (string) ( 17900000000000000 + $n ), range( 1, 21 ) ) ) ] );
		self::add_feed( FeedPlugin::Instagram, [ ...$parts, 'customBlockModerationlist' => '17900000000000003', 'moderationlist' => '{"list_type_selected":"block","block_list":["17900000000000002"]}' ] );
		[ $few, $many, $blocked ] = ( new StoredFeeds( new Db( $GLOBALS['wpdb'] ) ) )->feeds( FeedPlugin::Instagram );
		$attributes               = $few->attributes();
		self::assertSame(
			[ true, false, true, 'scroll', [ 'photo', 'album', 'reel' ], [ '17900000000000001' ], true, '#roses' ],
			[ $attributes['showHeader'], $attributes['headerBio'], $attributes['headerCounts'], $attributes['paging'], $attributes['types'], $attributes['pinned'], $attributes['onlyPinned'], $attributes['contentItem'] ]
		);
		self::assertSame( [ [], [ 'moderationlist' ], [] ], [ $few->without_effect(), $many->without_effect(), $blocked->without_effect() ] );
		self::assertArrayNotHasKey( 'pinned', $many->attributes() );
		self::assertSame( [ '17900000000000002', '17900000000000003' ], $blocked->attributes()['hidden'] );
		$source = $this->connected( 'user', self::IG_GARDEN, 'instagram' )->id;
		$this->transfer()->take( FeedPlugin::Instagram );
		self::assertSame( [ [ 'source' => $source, 'content' => 'hashtag', 'contentItem' => '#lilies' ] ], self::attributes_of( self::pattern( FeedPlugin::Instagram, $few->id ) )['others'] );
	}

	/**
	 * Settings from before feeds had names become the feed of shortcodes that name none; PHP's own notation makes no object.
	 */
	public function test_settings_of_the_site(): void {
		$this->fetched( 1 );
		$this->connected( 'user', self::IG_GARDEN, 'instagram' );
		update_option( 'cff_style_settings', [ 'cff_preset_layout' => 'half', 'cff_cols' => '2', 'cff_show_author' => true, 'cff_show_text' => true, 'cff_show_media' => false, 'cff_load_more' => false, 'cff_show_header' => true, 'cff_header_type' => 'visual', 'cff_header_bio' => false, 'cff_show_like_box' => true, 'cff_likebox_width' => '380', 'gdpr' => 'yes' ] );
		update_option( 'cff_num_show', '6' );
		update_option( 'cff_page_id', self::GARDEN );
		update_option( 'cff_access_token', self::sealed( $this->token( 'page-garden' ) ) );
		update_option( 'sb_instagram_settings', [ 'sb_instagram_num' => 9, 'sb_instagram_cols' => '3', 'sb_instagram_show_header' => true, 'sb_instagram_show_bio' => false, 'sb_instagram_autoscroll' => true, 'gdpr' => 'no', 'sbi_hover_inc_date' => true, 'sb_instagram_user_id' => [ self::IG_GARDEN ], 'connected_accounts' => [ self::IG_GARDEN => [ 'access_token' => self::sealed( $this->token( 'user' ) ), 'user_id' => self::IG_GARDEN, 'username' => 'hollinbankgardens' ] ] ] );
		foreach ( FeedPlugin::cases() as $plugin ) {
			self::assertSame( [ 'connected' ], array_column( $this->transfer()->preview( $plugin )['accounts'] ?? [], 'state' ) );
			self::assertSame( [ 'legacy' ], array_column( $this->transfer()->take( $plugin ), 'id' ) );
		}
		$facebook = self::attributes_of( self::pattern( FeedPlugin::Facebook, 'legacy' ) );
		self::assertSame( [ 'masonry', 2, 6, 'half', true, false, false ], [ $facebook['layout'], $facebook['columns'], $facebook['number'], $facebook['postLayout'], $facebook['showText'], $facebook['showMedia'], $facebook['loadMore'] ] );
		$instagram = self::attributes_of( self::pattern( FeedPlugin::Instagram, 'legacy' ) );
		self::assertSame( [ true, false, true, 380, 'on' ], [ $facebook['showHeader'], $facebook['headerBio'], $facebook['likesBox'], $facebook['likesBoxWidth'], $facebook['consent'] ] );
		self::assertSame( [ 9, 3, true, false, 'scroll', 'off', true, false ], [ $instagram['number'], $instagram['columns'], $instagram['showHeader'], $instagram['headerBio'], $instagram['paging'], $instagram['consent'], $instagram['overlayDate'], $instagram['overlayAuthor'] ] );
		self::assertStringContainsString( 'is-feed-masonry', do_shortcode( '[custom-facebook-feed]' ) );

		global $wpdb;
		$wpdb->update( $wpdb->options, [ 'option_value' => 'a:1:{s:4:"cff_";O:8:"stdClass":0:{}}' ], [ 'option_name' => 'cff_style_settings' ] );
		self::assertSame( [], array_column( ( new StoredFeeds( new Db( $wpdb ) ) )->feeds( FeedPlugin::Facebook ), 'id' ) );
		// Those of the other plugin are not ours to look after.
		array_map( 'delete_option', [ 'cff_access_token', 'sb_instagram_settings' ] );
	}

	/**
	 * Whatever stands in a row stays text, and what is too large or no JSON is counted.
	 *
	 * @param array<string, mixed>|string $settings   Settings.
	 * @param int                         $unreadable How many feeds cannot be read.
	 */
	#[DataProvider( 'hostile' )]
	public function test_hostile_rows( array|string $settings, int $unreadable ): void {
		$hostile = '"\'><img src=x onerror=alert(1)><script>alert(2)</script> --> <!-- wp:html --><script>alert(3)</script>';
		$id      = self::add_feed( FeedPlugin::Facebook, $settings, $hostile );
		self::add_account( FeedPlugin::Facebook, '1<script>', $hostile );
		self::add_account( FeedPlugin::Facebook, self::GARDEN, $hostile, $hostile );
		$preview = $this->transfer()->preview( FeedPlugin::Facebook );
		self::assertSame( $unreadable, $preview['unreadable'] ?? -1 );
		self::assertSame( [ self::GARDEN ], array_column( $preview['accounts'] ?? [], 'id' ) );
		$this->transfer()->take( FeedPlugin::Facebook );
		if ( $unreadable > 0 ) {
			self::assertSame( [], get_posts( [ 'post_type' => 'wp_block' ] ) );
			return;
		}
		$pattern = self::pattern( FeedPlugin::Facebook, $id );
		self::attributes_of( $pattern );
		self::assertSame( 1, substr_count( $pattern->post_content, '<' ), 'Nothing leaves the comment of the block.' );
		$html = do_shortcode( "[custom-facebook-feed feed={$id}]" );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img src=x', $html );
	}

	/**
	 * Rows.
	 *
	 * @return array<string, array{array<string, mixed>|string, int}>
	 */
	public static function hostile(): array {
		$hostile = '"\'><img src=x onerror=alert(1)><script>alert(2)</script>--><!-- wp:html -->';
		return [
			'no JSON'         => [ 'O:8:"stdClass":0:{}', 1 ],
			'no object'       => [ '"text"', 1 ],
			'too deep'        => [ str_repeat( '[', 60 ) . str_repeat( ']', 60 ), 1 ],
			'too large'       => [ '{"num":"' . str_repeat( '9', 300_000 ) . '"}', 1 ],
			'hostile values'  => [ array_fill_keys( [ 'sources', 'type', 'feedtype', 'feedlayout', 'cols', 'num', 'buttontext', 'nomoretext', 'filter', 'exfilter', 'include', 'album', 'from', 'poststyle' ], $hostile ), 0 ],
			'hostile lists'   => [ array_fill_keys( [ 'sources', 'type', 'filter', 'include', 'num' ], [ [ 'a' => $hostile ], $hostile, null, 1.5, true ] ), 0 ],
			'hostile names'   => [ [ $hostile => $hostile, '__proto__' => 'x', 'accesstoken' => 'EAAVPageGarden00000000000000000000000000000000ZDZD', 'num' => 3 ], 0 ],
			'many settings'   => [ array_combine( array_map( static fn( int $n ): string => "setting{$n}", range( 1, 5000 ) ), array_fill( 0, 5000, 'x' ) ), 0 ],
			'numbers too big' => [ [ 'num' => PHP_INT_MAX, 'cols' => -5, 'textlength' => 1e300, 'offset' => 'NaN' ], 0 ],
		];
	}

	/**
	 * Nobody reads or writes what a pattern remembers by REST or by custom fields, whoever may edit it.
	 */
	public function test_metadata_is_nobodys(): void {
		$this->connected();
		$id = self::add_feed( FeedPlugin::Facebook, self::SETTINGS );
		$this->transfer()->take( FeedPlugin::Facebook );
		$pattern = self::pattern( FeedPlugin::Facebook, $id );
		wp_set_current_user( (int) get_users( [ 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ] )[0] );
		foreach ( [ ImportedPatterns::FEED, ImportedPatterns::MADE ] as $key ) {
			self::assertFalse( current_user_can( 'edit_post_meta', $pattern->ID, $key ) );
			self::assertFalse( current_user_can( 'add_post_meta', $pattern->ID, $key ) );
		}
		$answer = rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/blocks/{$pattern->ID}" ) );
		self::assertStringNotContainsString( '_vitrine', (string) wp_json_encode( $answer->get_data() ) );
	}

	/**
	 * The command says what would happen, does it, and prints no token.
	 */
	public function test_command(): void {
		require_once dirname( __DIR__, 2 ) . '/fixtures/wp-cli.php';
		\WP_CLI::$said = [];
		$command       = new ImportCommand( $this->plugin->feed, $this->plugin->imports->imports(), $this->transfer() );
		$id            = self::add_feed( FeedPlugin::Facebook, self::SETTINGS );
		self::add_feed( FeedPlugin::Facebook, '{' );
		self::add_account( FeedPlugin::Facebook, self::GARDEN, self::sealed( $this->token( 'page-garden' ) ) );
		$command( [], [ 'from' => 'custom-facebook-feed', 'dry-run' => true ] );
		self::assertSame( [], $this->plugin->feed->sources()->all() );
		self::assertSame( [], get_posts( [ 'post_type' => 'wp_block' ] ) );
		$command( [], [ 'from' => 'custom-facebook-feed' ] );
		self::pattern( FeedPlugin::Facebook, $id );
		$said = implode( "\n", \WP_CLI::$said );
		foreach ( [ 'cannot be imported: 1.', 'Will be connected', ': Connected', "[custom-facebook-feed feed=\"{$id}\"] Garden news: Will be imported. Masonry, 4 columns, 12 posts at a time.", 'headertext' ] as $part ) {
			self::assertStringContainsString( $part, $said );
		}
		self::assertStringNotContainsString( 'EAAV', $said );
		foreach ( [ 'instagram-feed', 'nothing' ] as $from ) {
			try {
				$command( [], [ 'from' => $from ] );
				self::fail( 'It was taken.' );
			} catch ( Ended $ended ) {
				self::assertSame( 1, $ended->exit );
			}
		}
	}

	/**
	 * Where nothing was left, there is nothing to show, and shortcodes are what they were.
	 */
	public function test_nothing_there(): void {
		foreach ( FeedPlugin::cases() as $plugin ) {
			self::assertNull( $this->transfer()->preview( $plugin ) );
			self::assertSame( [], $this->transfer()->take( $plugin ) );
			self::assertNull( $this->transfer()->connect( $plugin, self::GARDEN ) );
		}
		self::assertNull( $this->plugin->transfer->imported()->rendered( 'custom-facebook-feed', [ 'feed' => '1' ] ) );
		self::assertNull( $this->plugin->transfer->imported()->rendered( 'custom-facebook-feed', [ 'feed' => "1' OR 1=1" ] ) );
		self::assertNull( $this->plugin->transfer->imported()->rendered( 'gallery', '' ) );
	}
}
