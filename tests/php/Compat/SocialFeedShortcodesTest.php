<?php
/**
 * Shortcodes of other plugins for feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * They show what the block shows, and whatever contributors write into them stays text.
 */
final class SocialFeedShortcodesTest extends TestCase {

	use StoredFeed;

	private const HOSTILE = '"\'><img src=x onerror=alert(1)><script>alert(2)</script>{}/*';

	/** Every attribute that is read. */
	private const NAMES = [
		'custom-facebook-feed' => [ 'type', 'feedtype', 'album', 'albumid', 'featuredpost', 'photosource', 'videosource', 'albumsource', 'pastevents', 'num', 'nummobile', 'cols', 'masonrycols', 'colstablet', 'colsmobile', 'masonrycolsmobile', 'feedlayout', 'layout', 'poststyle', 'colorpalette', 'carousel', 'carouselarrows', 'carouselpag', 'carouselautoplay', 'carouseltime', 'masonry', 'photocols', 'videocols', 'albumcols', 'playlist', 'eventsource', 'hidenegative', 'posttags', 'showfacebooklink', 'showsharelink', 'lightboxcomments', 'class', 'showheader', 'headercover', 'headeravatar', 'headerbio', 'headerlikes', 'likeboxwidth', 'account', 'sources', 'id', 'pageid', 'include', 'exclude', 'showauthor', 'showauthornew', 'filter', 'exfilter', 'from', 'until', 'offset', 'textlength', 'linkhashtags', 'loadmore', 'buttontext', 'nomoretext', 'dateformat', 'showcomments', 'expandcomments', 'commentsnum', 'disablelightbox', 'lightbox', 'gdpr', 'autoscroll', 'headertype', 'headerinc', 'headerexclude', 'headername', 'showlikebox', 'likeboxcustomwidth', 'showvideoname', 'showvideodesc', 'showalbumtitle', 'textweight', 'mediaposition', 'nofollow', 'likeboxpos', 'showpoststypes', 'bgcolor', 'textcolor', 'textlinkcolor', 'custombgcolor1', 'textcolor1', 'customlinkcolor', 'textsize', 'padding', 'boxshadow', 'accesstoken', 'feed', 'favorlocal' ],
		'instagram-feed'       => [ 'type', 'hashtag', 'order', 'num', 'nummobile', 'cols', 'colstablet', 'colsmobile', 'layout', 'imageres', 'imageaspectratio', 'sortby', 'media', 'includewords', 'excludewords', 'hidephotos', 'showheader', 'showbio', 'showfollowers', 'showfollow', 'hoverdisplay', 'hovercaptionlength', 'imagepadding', 'imagepaddingunit', 'disablemobile', 'offset', 'numcomments', 'lightboxcomments', 'highlightpattern', 'tagged', 'user', 'id', 'userid', 'hovercaption', 'showcaption', 'showlikes', 'captionlength', 'showbutton', 'buttontext', 'colorpalette', 'highlightoffset', 'carouselrows', 'carouselarrows', 'carouselpag', 'carouselloop', 'carouselautoplay', 'carouseltime', 'disablelightbox', 'lightbox', 'gdpr', 'autoscroll', 'carousel', 'videotypes', 'whitelist', 'single', 'background', 'custombgcolor1', 'customtextcolor1', 'customlinkcolor1', 'accesstoken', 'feed', 'favorlocal', 'width', 'class' ],
	];

	/**
	 * What each group of attributes becomes.
	 *
	 * @param array<string, mixed> $expected Attributes of the block.
	 */
	#[DataProvider( 'attributes' )]
	public function test_attributes( string $tag, string $written, array $expected ): void {
		self::add_source( [ 'network' => $tag === 'instagram-feed' ? 'instagram' : 'facebook' ] );
		$read = Plugin::instance()->compat->shortcodes()->attributes( $tag, shortcode_parse_atts( $written ) );
		self::assertEquals( $expected, array_intersect_key( $read ?? [], $expected ) );
		$kept = FeedSettings::of( $read ?? [] )->attributes();
		$sent = array_intersect_key( $expected, $kept );
		self::assertEquals( $sent, array_intersect_key( $kept, $sent ), 'The block takes them as they are.' );
	}

	/**
	 * Groups.
	 *
	 * @return array<string, array{string, string, array<string, mixed>}>
	 */
	public static function attributes(): array {
		$facebook  = 'custom-facebook-feed';
		$instagram = 'instagram-feed';
		return [
			'numbers'             => [ $facebook, 'num=12 nummobile=4 offset=2', [ 'number' => 12, 'numberPhone' => 4, 'offset' => 2 ] ],
			'too large'           => [ $facebook, 'num=9999 cols=99 textlength=1e99', [ 'number' => 50, 'columns' => 10, 'textLimit' => 99999 ] ],
			'columns'             => [ $facebook, 'cols=3 colstablet=2 colsmobile=1 feedlayout=grid', [ 'columns' => 3, 'columnsTablet' => 2, 'columnsPhone' => 1, 'layout' => 'grid' ] ],
			'none named: a list'  => [ $facebook, '', [ 'layout' => 'list' ] ],
			'look of posts'       => [ $facebook, 'layout=half poststyle=regular colorpalette=dark', [ 'postLayout' => 'half', 'boxed' => false, 'scheme' => 'dark' ] ],
			'carousel'            => [ $facebook, 'feedlayout=carousel carouselautoplay=true carouseltime=7000 carouselarrows=false carouselpag=true', [ 'layout' => 'carousel', 'carouselAutoplay' => 7, 'carouselArrows' => false, 'carouselDots' => true ] ],
			'words'               => [ $facebook, 'filter="roses, #garden" exfilter="sale"', [ 'includeWords' => [ 'roses', '#garden' ], 'excludeWords' => [ 'sale' ] ] ],
			'dates'               => [ $facebook, 'from=2026-01-31 until=2026-02-01 dateformat=1', [ 'dateFrom' => '2026-01-31', 'dateTo' => '2026-02-01', 'dates' => 'relative' ] ],
			'types'               => [ $facebook, 'type="links,videos"', [ 'types' => [ 'link', 'video', 'reel' ] ] ],
			'photos not kept'     => [ $facebook, 'type=photos', [ 'types' => [ 'photo', 'album' ], 'layout' => 'grid', 'columns' => 4 ] ],
			'photos in columns'   => [ $facebook, 'type=photos photocols=5', [ 'layout' => 'grid', 'columns' => 5 ] ],
			'videos of timeline'  => [ $facebook, 'type=videos videosource=timeline', [ 'types' => [ 'video', 'reel' ] ] ],
			'past events'         => [ $facebook, 'type=events pastevents=true', [ 'content' => 'events', 'events' => 'past' ] ],
			'reviews'             => [ $facebook, 'type=reviews', [ 'content' => 'reviews' ] ],
			'album'               => [ $facebook, 'type=albums album=123456', [ 'content' => 'album', 'contentItem' => '123456' ] ],
			'playlist'            => [ $facebook, 'type=videos playlist=vl.123', [ 'content' => 'playlist', 'contentItem' => 'vl.123' ] ],
			'events of timeline'  => [ $facebook, 'type=events eventsource=timeline', [ 'types' => [ 'event' ] ] ],
			'good reviews'        => [ $facebook, 'type=reviews hidenegative=on', [ 'content' => 'reviews', 'showNegative' => false ] ],
			'masonry'             => [ $facebook, 'masonry=true masonrycols=2', [ 'layout' => 'masonry', 'columns' => 2 ] ],
			'carousel, switched'  => [ $facebook, 'carousel=true', [ 'layout' => 'carousel' ] ],
			'links'               => [ $facebook, 'showfacebooklink=false showsharelink=true posttags=off', [ 'showNetworkLink' => false, 'showShare' => true, 'linkMentions' => false ] ],
			'header'              => [ $facebook, 'showheader=on headercover=off headeravatar=true headerbio=off headerlikes=on', [ 'showHeader' => true, 'headerCover' => false, 'headerPicture' => true, 'headerBio' => false, 'headerCounts' => true ] ],
			'likes box'           => [ $facebook, 'include="author,text,likebox" likeboxwidth=900', [ 'likesBox' => true, 'likesBoxWidth' => 500, 'showText' => true, 'showMedia' => false ] ],
			'Instagram, header'   => [ $instagram, 'showheader=true showbio=false showfollowers=true showfollow=false', [ 'showHeader' => true, 'headerBio' => false, 'headerCounts' => true, 'headerFollow' => false ] ],
			'class'               => [ $facebook, 'class="wide-feed  <b>x"', [ 'className' => 'wide-feed bx' ] ],
			'parts included'      => [ $facebook, 'include="text,date"', [ 'showText' => true, 'showDate' => true, 'showMedia' => false, 'showAuthor' => false ] ],
			'parts excluded'      => [ $facebook, 'exclude="social,sharedlinks" showauthor=false', [ 'showCounts' => false, 'showLink' => false, 'showAuthor' => false ] ],
			'comments'            => [ $facebook, 'showcomments=true commentsnum=6', [ 'showComments' => true, 'commentsShown' => 6 ] ],
			'more'                => [ $facebook, 'loadmore=false buttontext="More news" nomoretext="That is all"', [ 'loadMore' => false, 'loadMoreText' => 'More news', 'endText' => 'That is all' ] ],
			'viewer'              => [ $facebook, 'disablelightbox=false', [ 'openPosts' => 'viewer' ] ],
			'viewer, switched'    => [ $facebook, 'lightbox=true', [ 'openPosts' => 'viewer' ] ],
			'scrolling'           => [ $facebook, 'autoscroll=true', [ 'paging' => 'scroll' ] ],
			'no scrolling'        => [ $instagram, 'autoscroll=off', [ 'paging' => 'button' ] ],
			'consent'             => [ $facebook, 'gdpr=yes', [ 'consent' => 'on' ] ],
			'no consent'          => [ $instagram, 'gdpr=no', [ 'consent' => 'off' ] ],
			'consent by itself'   => [ $instagram, 'gdpr=auto', [ 'consent' => 'auto' ] ],
			'header by words'     => [ $facebook, 'headerinc="Cover, name" headerbio=on', [ 'headerCover' => true, 'headerBio' => false ] ],
			'header without'      => [ $facebook, 'headerexclude=cover', [ 'headerCover' => false, 'headerBio' => true ] ],
			'header of text'      => [ $facebook, 'showheader=true headertype=text headercover=on', [ 'showHeader' => true, 'headerCover' => false, 'headerBio' => false, 'headerPicture' => false, 'headerCounts' => false ] ],
			'header of pictures'  => [ $facebook, 'headertype=visual headercover=on', [ 'headerCover' => true ] ],
			'likes box, switched' => [ $facebook, 'showlikebox=off include=likebox likeboxwidth=300px', [ 'likesBox' => false, 'likesBoxWidth' => 300 ] ],
			'likes box, as wide'  => [ $facebook, 'showlikebox=on likeboxcustomwidth=on likeboxwidth=420', [ 'likesBox' => true, 'likesBoxWidth' => 420 ] ],
			'comments, too'       => [ $facebook, 'include="text,social"', [ 'showCounts' => true, 'showComments' => true ] ],
			'no comments, either' => [ $facebook, 'exclude=social', [ 'showCounts' => false, 'showComments' => false ] ],
			'comments of one'     => [ $facebook, 'exclude=social showcomments=true', [ 'showCounts' => false, 'showComments' => true ] ],
			'dates in words'      => [ $facebook, 'from="January 31, 2026" until=1769990400', [ 'dateFrom' => '2026-01-31', 'dateTo' => '2026-02-02' ] ],
			'last days'           => [ $facebook, 'from="-2 weeks" until=now', [ 'lastDays' => 14 ] ],
			'dates of days'       => [ $facebook, 'dateformat=7', [ 'dates' => 'absolute' ] ],
			'all types'           => [ $facebook, 'type="links,videos" showpoststypes=all', [ 'layout' => 'list' ] ],
			'colors and sizes'    => [ $facebook, 'bgcolor=#FFF textcolor=333 textlinkcolor=#00f textsize=18 padding=12px boxshadow=on', [ 'style' => [ 'color' => [ 'background' => '#FFF', 'text' => '#333' ], 'elements' => [ 'link' => [ 'color' => [ 'text' => '#00f' ] ] ], 'spacing' => [ 'padding' => [ 'top' => '12px', 'right' => '12px', 'bottom' => '12px', 'left' => '12px' ] ], 'typography' => [ 'fontSize' => '18px' ], 'shadow' => 'var:preset|shadow|natural' ] ] ],
			'bold text'           => [ $facebook, 'textweight=bold', [ 'style' => [ 'typography' => [ 'fontWeight' => '700' ] ] ] ],
			'own palette'         => [ $facebook, 'colorpalette=custom custombgcolor1=#111 textcolor1=#eee customlinkcolor=#ff0', [ 'scheme' => 'inherit', 'style' => [ 'color' => [ 'background' => '#111', 'text' => '#eee' ], 'elements' => [ 'link' => [ 'color' => [ 'text' => '#ff0' ] ] ] ] ] ],
			'palette of the page' => [ $instagram, 'colorpalette=inherit', [ 'scheme' => 'inherit' ] ],
			'Instagram, colors'   => [ $instagram, 'colorpalette=custom background=#123456 customtextcolor1=#abc', [ 'style' => [ 'color' => [ 'background' => '#123456', 'text' => '#abc' ] ] ] ],
			'Instagram, switched' => [ $instagram, 'carousel=true', [ 'layout' => 'carousel' ] ],
			'Instagram, reels'    => [ $instagram, 'media=videos videotypes=reels', [ 'types' => [ 'reel' ] ] ],
			'Instagram, no reels' => [ $instagram, 'media="photos,videos" videotypes="regular,igtv"', [ 'types' => [ 'photo', 'album', 'video' ] ] ],
			'Instagram, newest'   => [ $instagram, 'sortby=none', [ 'order' => 'newest' ] ],
			'Instagram, chosen'   => [ $instagram, 'whitelist="17900000000000001, 17900000000000002"', [ 'pinned' => [ '17900000000000001', '17900000000000002' ], 'onlyPinned' => true ] ],
			'Instagram, one post' => [ $instagram, 'single=sbi_17900000000000001', [ 'content' => 'post', 'contentItem' => '17900000000000001' ] ],
			'Instagram, bare'     => [ $instagram, '', [ 'layout' => 'tiles', 'number' => 20, 'columns' => 4 ] ],
			'Instagram, layout'   => [ $instagram, 'layout=highlight highlightoffset=3 cols=5 imageres=medium imageaspectratio=4:5', [ 'layout' => 'highlight', 'highlightOffset' => 3, 'columns' => 5, 'imageSize' => 'medium', 'tileRatio' => '4:5' ] ],
			'Instagram, carousel' => [ $instagram, 'layout=carousel carouselrows=2 carouselloop=rewind', [ 'layout' => 'carousel', 'carouselRows' => 2, 'carouselRewind' => true ] ],
			'Instagram, order'    => [ $instagram, 'sortby=likes media=videos', [ 'order' => 'popular', 'types' => [ 'video', 'reel' ] ] ],
			'Instagram, filters'  => [ $instagram, 'includewords="#rose" excludewords=ad hidephotos="1_2,3"', [ 'includeWords' => [ '#rose' ], 'excludeWords' => [ 'ad' ], 'hidden' => [ '1_2', '3' ] ] ],
			'Instagram, caption'  => [ $instagram, 'showcaption=false showlikes=false captionlength=80 showbutton=false', [ 'overlayText' => false, 'overlayCounts' => false, 'textLimit' => 80, 'loadMore' => false ] ],
			'Instagram, hover'    => [ $instagram, 'hoverdisplay="username,caption" hovercaptionlength=40', [ 'overlayAuthor' => true, 'overlayDate' => false, 'overlayText' => true, 'overlayCounts' => false, 'textLimit' => 40 ] ],
			'Instagram, space'    => [ $instagram, 'imagepadding=5', [ 'style' => [ 'spacing' => [ 'blockGap' => '10px' ] ] ] ],
			'Instagram, phones'   => [ $instagram, 'cols=3 colsmobile=same', [ 'columnsPhone' => 3 ] ],
			'Instagram, comments' => [ $instagram, 'lightboxcomments=true numcomments=9 offset=2', [ 'showComments' => true, 'viewerComments' => true, 'commentsShown' => 9, 'offset' => 2 ] ],
			'Instagram, hashtag'  => [ $instagram, 'type=hashtag hashtag="roses" order=top', [ 'content' => 'hashtag-top', 'contentItem' => 'roses' ] ],
			'Instagram, tagged'   => [ $instagram, 'type=tagged', [ 'content' => 'tagged' ] ],
		];
	}

	/**
	 * Videos and albums are without words where all switches of these are off.
	 */
	public function test_words_of_contents(): void {
		self::add_source();
		$shows = static fn( string $written ): ?bool => Plugin::instance()->compat->shortcodes()->read( 'custom-facebook-feed', shortcode_parse_atts( $written ), true )->attributes['showText'] ?? null;
		self::assertFalse( $shows( 'type=videos showvideoname=off showvideodesc=off' ) );
		self::assertFalse( $shows( 'type=albums showalbumtitle=false' ) );
		foreach ( [ 'type=videos showvideoname=off', 'type=videos showvideoname=off showvideodesc=on', 'type=albums', 'showvideoname=off showvideodesc=off' ] as $others ) {
			self::assertNull( $shows( $others ), $others );
		}
	}

	/**
	 * Several hashtags, and everything that a mixed feed names, stand in one feed: those of the first account.
	 */
	public function test_several_contents(): void {
		$first  = self::add_source( [ 'account' => '2001', 'network' => 'instagram' ] );
		$second = self::add_source( [ 'account' => '2002', 'network' => 'instagram' ] );
		$read   = static fn( string $written ): array => FeedSettings::of( Plugin::instance()->compat->shortcodes()->attributes( 'instagram-feed', shortcode_parse_atts( $written ) ) ?? [] )->attributes();
		$tags   = $read( 'type=hashtag hashtag="#roses,lilies"' );
		self::assertSame( [ $first, 'hashtag', 'roses' ], [ $tags['source'], $tags['content'], ltrim( $tags['contentItem'], '#' ) ] );
		self::assertSame( [ [ 'source' => $first, 'content' => 'hashtag', 'contentItem' => 'lilies' ] ], $tags['others'] );
		$mixed = $read( 'type=mixed user="2001,2002" hashtag=roses tagged=2001' );
		self::assertSame( 'posts', $mixed['content'] );
		self::assertEquals(
			[ [ 'source' => $first, 'content' => 'hashtag', 'contentItem' => 'roses' ], [ 'source' => $first, 'content' => 'tagged' ], [ 'source' => $second ] ],
			array_map( static fn( array $one ): array => array_diff( $one, [ '', 'posts' ] ), $mixed['others'] )
		);
	}

	/**
	 * What says what the block does anyway, or means something, is not told as without effect; all else is.
	 */
	public function test_without_effect(): void {
		self::add_source();
		self::add_source( [ 'account' => '2001', 'network' => 'instagram' ] );
		$without = static fn( string $tag, string $written ): array => Plugin::instance()->compat->shortcodes()->read( $tag, shortcode_parse_atts( $written ) )->without_effect;
		self::assertSame( [], $without( 'custom-facebook-feed', 'likeboxpos=top likeboxcover=on likeboxfaces=false likeboxsmallheader=off likeboxhidebtn=no headername=on headeroutside=true gdpr=auto expandcomments=false mediaposition=above nofollow=true lightbox=off until=today colorpalette=inherit boxshadow=off' ) );
		self::assertSame( [], $without( 'instagram-feed', 'headerstyle=standard stories=false highlighttype=pattern order=recent type=user gdpr=yes autoscroll=true' ) );
		self::assertSame(
			[ 'likeboxpos', 'likeboxcover', 'likeboxfaces', 'headername', 'headertext', 'headerbg', 'autoscrolldistance', 'gdpr', 'from', 'bgcolor', 'custombgcolor1' ],
			$without( 'custom-facebook-feed', 'likeboxpos=bottom likeboxcover=off likeboxfaces=on headername=off headertext=News headerbg=#fff autoscrolldistance=200 gdpr=maybe from="some time ago" bgcolor=red custombgcolor1=#fff' )
		);
		self::assertSame( [ 'whitelist', 'stories', 'custombio' ], $without( 'instagram-feed', 'whitelist=2 stories=true custombio=Us' ) );
	}

	/**
	 * The account is named by id, name or address; several make one feed; an unknown one shows nothing, nor does one of the other network.
	 */
	public function test_account(): void {
		$first  = self::add_source( [ 'account' => '1001', 'link' => 'https://www.facebook.com/hollinbank' ] );
		$second = self::add_source( [ 'account' => '1002', 'name' => 'Two', 'link' => 'https://www.facebook.com/two' ] );
		$third  = self::add_source( [ 'account' => '2001', 'name' => 'rosegarden', 'network' => 'instagram', 'link' => 'https://www.instagram.com/rosegarden/' ] );
		$read   = static fn( string $tag, string $written ): ?array => Plugin::instance()->compat->shortcodes()->attributes( $tag, shortcode_parse_atts( $written ) );
		self::assertSame( $first, $read( 'custom-facebook-feed', '' )['source'] ?? null );
		self::assertSame( $second, $read( 'custom-facebook-feed', 'id=1002' )['source'] ?? null );
		self::assertSame( $first, $read( 'custom-facebook-feed', 'id="https://www.facebook.com/HollinBank/?x=1"' )['source'] ?? null );
		self::assertSame( $third, $read( 'instagram-feed', 'user="@RoseGarden"' )['source'] ?? null );
		$both = $read( 'custom-facebook-feed', 'id="1001,1002"' );
		self::assertSame( [ $first, [ [ 'source' => $second ] ] ], [ $both['source'] ?? null, $both['others'] ?? null ] );
		self::assertNull( $read( 'custom-facebook-feed', 'id=2001' ) );
		self::assertNull( $read( 'instagram-feed', 'user=nobody' ) );
	}

	/**
	 * Every attribute, hostile, alone: the page has the elements of the feed and nothing of what was written, and no token.
	 */
	public function test_hostile_values_are_inert(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		self::add_post( $source );
		self::add_post( self::add_source( [ 'account' => '2001', 'network' => 'instagram' ] ) );
		$token = 'EAAVSecretOfSomebody0123456789';
		foreach ( self::NAMES as $tag => $names ) {
			foreach ( $names as $name ) {
				foreach ( [ self::HOSTILE . $token, "javascript:alert(1)//{$token}", "[gallery]{$token}", "http://169.254.169.254/{$token}" ] as $value ) {
					$html = Plugin::instance()->compat->shortcodes()->render( $tag, [ $name => $value ] );
					$tags = new \WP_HTML_Tag_Processor( $html );
					while ( $tags->next_tag() ) {
						self::assertSame( [], $tags->get_attribute_names_with_prefix( 'on' ) ?? [], "{$tag} {$name}" );
						self::assertNotSame( 'x', $tags->get_attribute( 'src' ), "{$tag} {$name}" );
						self::assertStringNotContainsString( 'javascript:', (string) $tags->get_attribute( 'href' ), "{$tag} {$name}" );
						self::assertFalse( $tags->get_tag() === 'SCRIPT' && $tags->get_attribute( 'type' ) !== 'application/json', "{$tag} {$name}" );
					}
					if ( ! in_array( $name, [ 'buttontext', 'nomoretext', 'class' ], true ) ) {
						self::assertStringNotContainsString( $token, $html, "{$tag} {$name}" );
					}
				}
			}
		}
		self::assertStringContainsString( 'wp-block-vitrine-social-feed', do_shortcode( '[custom-facebook-feed accesstoken="x" favorlocal=true]' ) );
	}

	/**
	 * Who may edit the page is told what has no effect, and where nothing is shown; visitors and others get nothing of it.
	 */
	public function test_note_for_editors(): void {
		$page            = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => 'x' ] );
		$GLOBALS['post'] = get_post( $page ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as in the loop of that page.
		$shown           = static function ( int $user, string $shortcode ): string {
			wp_set_current_user( $user );
			return do_shortcode( $shortcode );
		};
		$author = wp_insert_user( [ 'user_login' => 'somebody', 'user_pass' => 'x', 'role' => 'author' ] );
		self::assertIsInt( $author );
		self::assertStringContainsString( 'the account of this feed is not connected. Visitors see nothing here.', $shown( 1, '[custom-facebook-feed]' ) );
		self::add_post( self::add_source( [ 'account' => '1001' ] ) );
		self::assertStringContainsString( 'these attributes have no effect: num, favorlocal, accesstoken.', $shown( 1, '[custom-facebook-feed num=many favorlocal=true accesstoken=EAAVSecret]' ) );
		self::assertStringNotContainsString( 'EAAVSecret', $shown( 1, '[custom-facebook-feed accesstoken=EAAVSecret]' ) );
		self::assertStringNotContainsString( 'vitrine-shortcode-note', $shown( 1, '[custom-facebook-feed num=3]' ) );
		foreach ( [ 0, $author ] as $user ) {
			foreach ( [ '[custom-facebook-feed favorlocal=true]', '[instagram-feed]' ] as $shortcode ) {
				self::assertStringNotContainsString( 'vitrine-shortcode-note', $shown( $user, $shortcode ) );
			}
		}
	}

	/**
	 * Where the plugin itself is active, its shortcode stays its own.
	 */
	public function test_original_keeps_its_shortcode(): void {
		self::add_post( self::add_source() );
		remove_shortcode( 'custom-facebook-feed' );
		add_shortcode( 'custom-facebook-feed', static fn(): string => 'original' );
		Plugin::instance()->compat->add_shortcodes();
		self::assertSame( 'original', do_shortcode( '[custom-facebook-feed]' ) );
		remove_shortcode( 'custom-facebook-feed' );
		Plugin::instance()->compat->add_shortcodes();
		self::assertStringContainsString( 'The roses are out.', do_shortcode( '[custom-facebook-feed]' ) );
	}
}
