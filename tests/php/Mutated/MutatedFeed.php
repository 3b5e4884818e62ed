<?php
/**
 * Feeds of answers with something wrong in them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\Feed\FeedModule;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\FeedView;
use Vitrine\Feed\Views\PostView;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Graph\Content;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Lists\FacebookLists;
use Vitrine\Graph\Lists\InstagramLists;
use Vitrine\Graph\Network;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\FacebookEvent;
use Vitrine\Graph\Posts\FacebookPhoto;
use Vitrine\Graph\Posts\FacebookPost;
use Vitrine\Graph\Posts\FacebookReview;
use Vitrine\Graph\Posts\InstagramPost;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Folder;
use Vitrine\Images\Image;

/**
 * Asks the Graph server for one page of each content, changes the answers, and reads and prints them as the plugin does.
 */
final class MutatedFeed {

	private const SIZES = '{"1080":[1080,810],"640":[640,480],"320":[320,240],"150":[150,113]}';

	/** Settings that print different parts. */
	private const LOOKS = [
		[],
		[ 'textLimit' => 80, 'showShare' => true, 'openPosts' => 'viewer', 'showComments' => true ],
		[ 'layout' => 'tiles', 'overlayAuthor' => true, 'overlayDate' => true ],
		[ 'layout' => 'carousel', 'dates' => 'relative' ],
		[ 'layout' => 'list', 'postLayout' => 'thumbnail' ],
	];

	/**
	 * Answers that nobody has changed, each with its reader.
	 *
	 * @var list<array{\Closure(array<mixed>): (RemotePost|null), array<mixed>, string}>
	 */
	private array $answers = [];

	/**
	 * How many of the changed answers were refused.
	 *
	 * @var int
	 */
	public int $refused = 0;

	/**
	 * Asks for what there is.
	 *
	 * @param Mutations $mutations Changes it.
	 * @param string    $facebook  Token of a page, of which account.
	 * @param string    $page      Id of the page.
	 * @param string    $instagram Token of an Instagram account.
	 * @param string    $account   Id of that account.
	 */
	public function __construct(
		private readonly Mutations $mutations,
		#[\SensitiveParameter] string $facebook,
		string $page,
		#[\SensitiveParameter] string $instagram,
		string $account
	) {
		$networks = new Networks( Origins::of_site() );
		foreach ( array_diff( FacebookLists::CONTENTS, [ 'playlist', 'album', 'post' ] ) as $kind ) {
			$read = match ( $kind ) {
				'photos'  => FacebookPhoto::photo( ... ),
				'videos'  => FacebookPhoto::video( ... ),
				'albums'  => FacebookPhoto::album( ... ),
				'events'  => static fn( array $row ): RemotePost => FacebookEvent::of( $row, time() ),
				'reviews' => static fn( array $row ): RemotePost => FacebookReview::of( $row, $page ),
				default   => static fn( array $row ): RemotePost => FacebookPost::of( $row, $page ),
			};
			$this->ask( 'facebook', $networks->get( 'facebook' ), $page, $facebook, new Content( $kind ), $read );
		}
		foreach ( array_diff( InstagramLists::CONTENTS, [ 'post', 'hashtag', 'hashtag-top' ] ) as $kind ) {
			$this->ask( 'instagram', $networks->get( 'instagram' ), $account, $instagram, new Content( $kind ), InstagramPost::of( ... ) );
		}
	}

	/**
	 * Which contents gave an answer.
	 *
	 * @return list<string>
	 */
	public function contents(): array {
		return array_values( array_unique( array_column( $this->answers, 2 ) ) );
	}

	/**
	 * The next post that can be read of a changed answer; null when it is refused.
	 */
	public function post(): ?Post {
		static $number             = 0;
		[ $read, $answer, $kind ] = $this->answers[ $number % count( $this->answers ) ];
		++$number;
		try {
			$post = $read( $this->mutations->of( $answer ) );
		} catch ( GraphError ) {
			$post = null;
		}
		if ( $post === null ) {
			++$this->refused;
			return null;
		}
		$images = [];
		foreach ( $post->pictures as $picture ) {
			$images[ $picture->position ] = Image::of_row(
				[
					'id'           => '1',
					'source_id'    => '1',
					'post_id'      => (string) $number,
					'position'     => (string) $picture->position,
					'facebook_id'  => $picture->facebook_id,
					'media_id'     => $picture->media_id(),
					'remote_url'   => $picture->url,
					'status'       => 'ready',
					'extension'    => 'webp',
					'sizes'        => self::SIZES,
					'aspect_ratio' => '1.3333',
					'color'        => '#6a7f5b',
					'alt'          => $picture->alt,
					'bytes'        => '1000',
					'used_at'      => '0',
				]
			);
		}
		// As it comes back from the database.
		$data    = (string) wp_json_encode( $post->data );
		$account = [ 'network' => str_starts_with( $kind, 'instagram' ) ? 'instagram' : 'facebook', 'name' => 'Hollin Bank Gardens', 'link' => null, 'picture' => null ];
		return Post::of_row( [ 'id' => (string) $number, 'network_id' => $post->network_id, 'published_at' => (string) $post->published_at, 'data' => $data, ...$account ], $images );
	}

	/**
	 * What visitors get of posts.
	 *
	 * @param Post[] $posts Posts.
	 * @param int    $look  Which of the looks.
	 */
	public static function html( array $posts, int $look ): string {
		$settings = FeedSettings::of( [ 'source' => 1, 'number' => 50, ...self::LOOKS[ $look % count( self::LOOKS ) ] ] );
		$context  = ViewContext::of_site( $settings, new Folder() );
		$views    = array_map( static fn( Post $post ): PostView => PostView::of( $post, $context, false ), $posts );
		$view     = new FeedView( $settings, $views, null, null, 'Load more', 'No more posts' );
		$panels   = array_map( FeedModule::template()->panel( ... ), $views );
		return FeedModule::template()->block( $view, [], [], [] ) . implode( '', $panels );
	}

	/**
	 * Keeps what the network answers.
	 *
	 * @param string                                        $name    Name of the network.
	 * @param Network                                       $network Network.
	 * @param string                                        $account Account.
	 * @param string                                        $token   Token.
	 * @param Content                                       $content Content.
	 * @param \Closure(array<mixed>): (RemotePost|null) $read    Reader.
	 */
	private function ask( string $name, Network $network, string $account, string $token, Content $content, \Closure $read ): void {
		$bodies = [];
		$keep   = static function ( array $response ) use ( &$bodies ): array {
			$bodies[] = json_decode( wp_remote_retrieve_body( $response ), true );
			return $response;
		};
		add_filter( 'http_response', $keep );
		$network->posts( new Client(), $account, $token, null, 100, [], $content );
		remove_filter( 'http_response', $keep );
		foreach ( $bodies as $body ) {
			foreach ( is_array( $body['data'] ?? null ) ? $body['data'] : [] as $row ) {
				$this->answers[] = [ $read, $row, $name . ' ' . $content->kind ];
			}
		}
	}
}
