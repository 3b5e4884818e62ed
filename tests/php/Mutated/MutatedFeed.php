<?php
/**
 * Feeds of answers with something wrong in them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Mutated;

use Vitrine\Feed\Comments\Comment;
use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Comments\CommentsView;
use Vitrine\Feed\FeedModule;
use Vitrine\Feed\Header\HeaderView;
use Vitrine\Feed\Header\ShownAccount;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\FeedView;
use Vitrine\Feed\Views\PostView;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Graph\Account;
use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Imports\ImportProblem;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Folder;
use Vitrine\Images\Image;

/**
 * Changes answers and documents, reads them as the plugin does, takes them from where they are stored, and prints them. The same seed gives the same feeds.
 *
 * @phpstan-import-type Readable from MutatedAnswers
 */
final class MutatedFeed {

	public const SEED = 20261125;

	/** Payloads of one feed. */
	private const PAGE = 50;

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
	 * What nobody has changed yet, by content.
	 *
	 * @var array<string, list<Readable>>
	 */
	private readonly array $answers;

	/**
	 * Changes it.
	 *
	 * @var Mutations
	 */
	private readonly Mutations $mutations;

	/**
	 * How many were changed.
	 *
	 * @var int
	 */
	private int $made = 0;

	/**
	 * How many of these were refused, and how many were read, by content.
	 *
	 * @var array<string, array{int, int}>
	 */
	public array $outcomes = [];

	/**
	 * Asks for what there is.
	 *
	 * @param MutatedAnswers $network The network.
	 */
	public function __construct( MutatedAnswers $network ) {
		$this->answers   = array_filter( [ ...$network->all(), ...MutatedDocuments::all() ] );
		$this->outcomes  = array_map( static fn(): array => [ 0, 0 ], $this->answers );
		$this->mutations = new Mutations( self::SEED );
		// The names of those who comment are printed, too.
		add_filter( 'alloptions', static fn( array $options ): array => [ ...$options, Commenters::OPTION => '1' ] );
	}

	/**
	 * What visitors get of the next payloads, feed by feed.
	 *
	 * @param int $payloads How many.
	 * @return \Generator<int, string>
	 */
	public function feeds( int $payloads ): \Generator {
		for ( $look = 0; $look * self::PAGE < $payloads; $look++ ) {
			yield $this->feed( $look );
		}
	}

	/**
	 * A feed of some payloads.
	 *
	 * @param int $look Which of the looks.
	 */
	private function feed( int $look ): string {
		$settings = FeedSettings::of( [ 'source' => 1, 'number' => self::PAGE, 'showHeader' => true, ...self::LOOKS[ $look % count( self::LOOKS ) ] ] );
		$context  = ViewContext::of_site( $settings, new Folder() );
		$posts    = [];
		$comments = [];
		$headers  = [ null ];
		for ( $number = 0; $number < self::PAGE; $number++ ) {
			[ $name, $read ] = $this->payload();
			$network         = explode( ' ', $name )[0];
			if ( $read instanceof RemotePost ) {
				$posts[] = $this->post( $read, $network );
			} elseif ( $read instanceof RemoteComment ) {
				$comments = [ ...$comments, $this->comment( $read ), ...array_map( $this->comment( ... ), $read->answers ?? [] ) ];
			} elseif ( $read !== null ) {
				$headers[] = self::header( $read, $network, $context );
			}
		}
		$views = array_map( static fn( Post $post ): PostView => PostView::of( $post, $context, false ), $posts );
		$html  = '';
		foreach ( $headers as $place => $header ) {
			$html .= FeedModule::template()->block( new FeedView( $settings, $place === 0 ? $views : [], null, null, 'Load more', 'No more posts', header: $header ), [], [], [] );
		}
		$html .= implode( '', array_map( static fn( PostView $view ): string => FeedModule::template()->panel( $view, $settings->layout->button_classes() ), $views ) );
		return $posts === [] ? $html : $html . FeedModule::template()->comments( CommentsView::of_post( $posts[0], $comments, null, false, $context ) );
	}

	/**
	 * The next payload, and what is read of it.
	 *
	 * @return array{string, RemotePost|RemoteComment|Account|null} Content; null when it is refused.
	 */
	private function payload(): array {
		// Contents take turns, and so do the answers of each.
		$name              = array_keys( $this->answers )[ $this->made % count( $this->answers ) ];
		$turn              = intdiv( $this->made++, count( $this->answers ) );
		[ $read, $answer ] = $this->answers[ $name ][ $turn % count( $this->answers[ $name ] ) ];
		try {
			$found = $read( $this->mutations->of( $answer ) );
		} catch ( GraphError | ImportProblem ) {
			$found = null;
		}
		++$this->outcomes[ $name ][ $found === null ? 0 : 1 ];
		return [ $name, $found ];
	}

	/**
	 * A post as it comes back from the database.
	 *
	 * @param RemotePost $post    Post.
	 * @param string     $network Network.
	 */
	private function post( RemotePost $post, string $network ): Post {
		$images = [];
		foreach ( $post->pictures as $picture ) {
			$images[ $picture->position ] = $this->image( $picture );
		}
		$data    = (string) wp_json_encode( $post->data );
		$account = [ 'network' => $network === 'website' ? 'web' : $network, 'name' => 'Hollin Bank Gardens', 'link' => null, 'picture' => null ];
		return Post::of_row( [ 'id' => (string) $this->made, 'network_id' => $post->network_id, 'published_at' => (string) $post->published_at, 'data' => $data, ...$account ], $images );
	}

	/**
	 * A comment as it comes back from the database.
	 *
	 * @param RemoteComment $comment Comment.
	 */
	private function comment( RemoteComment $comment ): Comment {
		return Comment::of_row(
			[
				'id'           => (string) $this->made,
				'parent_id'    => '0',
				'network_id'   => $comment->network_id,
				'published_at' => (string) $comment->published_at,
				'replies'      => (string) $comment->replies,
				'data'         => (string) wp_json_encode( $comment->data ),
			],
			$comment->picture === null ? null : $this->image( $comment->picture )
		);
	}

	/**
	 * A header as it is made of what the database has.
	 *
	 * @param Account     $account Account.
	 * @param string      $network Network.
	 * @param ViewContext $context What is shown.
	 */
	private static function header( Account $account, string $network, ViewContext $context ): ?HeaderView {
		$row  = [
			'network'     => $network === 'website' ? 'web' : $network,
			'account'     => $account->id,
			'name'        => $account->name,
			'link'        => $account->link,
			'picture'     => null,
			'profile'     => (string) wp_json_encode( $account->profile?->to_array() ),
			'facebook_id' => '1',
			'media_id'    => '1',
			'extension'   => 'webp',
			'sizes'       => self::SIZES,
			'color'       => '#6a7f5b',
		];
		$read = \Closure::bind( static fn(): ShownAccount => ShownAccount::of_row( $row, 1 ), null, ShownAccount::class );
		return HeaderView::of( $read(), $context );
	}

	/**
	 * A picture that is here.
	 *
	 * @param RemotePicture $picture Picture.
	 */
	private function image( RemotePicture $picture ): Image {
		return Image::of_row(
			[
				'id'           => '1',
				'source_id'    => '1',
				'post_id'      => (string) $this->made,
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
}
