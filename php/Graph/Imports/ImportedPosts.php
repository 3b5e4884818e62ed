<?php
/**
 * Posts that were imported.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

use Vitrine\Graph\Account;
use Vitrine\Graph\Content;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Listing;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Tokenless;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads a prepared file as a network, page by page; asks nobody. The cursor is a place in the file. The file goes once
 * the last page was written down: only then is the end asked for.
 */
final class ImportedPosts extends Tokenless {

	public const NETWORK = 'import';

	/** Cursor behind the last page. */
	private const END = 'end';

	/**
	 * Keeps what is known of the import.
	 *
	 * @param array<mixed> $memo What a source keeps: the path of the prepared file below uploads, while there is one.
	 */
	public function __construct( private readonly array $memo = [] ) {}

	/**
	 * Nobody knows more of it than its owner has said.
	 *
	 * @param Client $client Conversation.
	 * @param string $id     Its id.
	 * @param string $token  Empty.
	 * @param bool   $whole  There is no more.
	 */
	public function account(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		bool $whole = false
	): Account {
		return new Account( $id, '' );
	}

	/**
	 * A page of posts, in the order of the file.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Its id.
	 * @param string      $token   Empty.
	 * @param string|null $after   Place in the file.
	 * @param int         $limit   How many.
	 * @param string[]    $dropped Nothing can be left out.
	 * @param Content     $content What of it.
	 * @throws GraphError Of kind NotFound when the file is gone.
	 */
	public function posts(
		Client $client,
		string $account,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped,
		Content $content = new Content()
	): PostPage {
		$path = self::path( $this->memo['file'] ?? null );
		if ( $path === null ) {
			return new PostPage( [], null, [], null, true );
		}
		$at = Listing::cursor( $after )['at'] ?? '0';
		if ( $at === self::END ) {
			wp_delete_file( $path );
			return new PostPage( [], null, [], [] );
		}
		if ( ! is_file( $path ) ) {
			throw new GraphError( ErrorKind::NotFound );
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a local file that may be large.
		$file = fopen( $path, 'rb' );
		if ( ! is_resource( $file ) ) {
			throw new GraphError( ErrorKind::NotFound );
		}
		fseek( $file, (int) $at );
		$posts = [];
		for ( $number = 0; $number < $limit; $number++ ) {
			$line = fgets( $file );
			if ( $line === false ) {
				break;
			}
			$post = PostLine::post( $line );
			if ( $post !== null ) {
				$posts[] = $post;
			}
		}
		$next = feof( $file ) ? self::END : (string) ftell( $file );
		fclose( $file );
		// phpcs:enable WordPress.WP.AlternativeFunctions
		return new PostPage( $posts, "at={$next}" );
	}

	/**
	 * Where a prepared file is.
	 *
	 * @param mixed $name `file` of the memo.
	 * @return string|null Null when there is none.
	 */
	public static function path( mixed $name ): ?string {
		return is_string( $name ) && preg_match( '~^\d+/import-[0-9a-f]{32}\.jsonl$~D', $name ) === 1
			? wp_get_upload_dir()['basedir'] . "/vitrine/{$name}"
			: null;
	}
}
