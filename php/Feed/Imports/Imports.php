<?php
/**
 * Imports of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Imports;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sync\Round;
use Vitrine\Graph\Imports\ImportedPosts;
use Vitrine\Graph\Imports\ImportedRow;
use Vitrine\Graph\Imports\ImportFile;
use Vitrine\Graph\Imports\ImportProblem;
use Vitrine\Graph\Imports\PostLine;
use Vitrine\Graph\Imports\Skip;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Folder;
use Vitrine\Support\Background\RefreshSchedule;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Turns a file into a source, or adds it to one: what is understood of it is written into a file of our own, which the
 * refresh then brings into the database batch by batch.
 *
 * @phpstan-type Report array{
 *     posts: int,
 *     skipped: int,
 *     rows: list<array{line: int, reason: string}>,
 *     first: list<array{date: string|null, author: string, text: string, pictures: int}>,
 * }
 */
final class Imports {

	/** Skipped rows that are named; the others are counted. */
	private const NAMED = 20;

	/** Posts that are shown of a file. */
	private const FIRST = 5;

	/** Characters that are shown of their texts. */
	private const LENGTH = 160;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources         $sources  The sources.
	 * @param Folder          $folder   Where the prepared file waits.
	 * @param RefreshSchedule $schedule The events.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Folder $folder,
		private readonly RefreshSchedule $schedule
	) {}

	/**
	 * What is understood of a file. Nothing is kept.
	 *
	 * @param ImportFile $file The file.
	 * @return Report Skipped ones, some by line.
	 * @throws ImportProblem When it is no file that can be imported.
	 */
	public function preview( ImportFile $file ): array {
		return $this->read( $file, null );
	}

	/**
	 * Begins an import.
	 *
	 * @param ImportFile  $file   The file.
	 * @param Source|null $source Import that it is added to, null = one of that name.
	 * @param string      $name   Name to show, such as `Garden friends (Facebook group)`.
	 * @return array{Source, Report} The source,
	 *         and what is understood.
	 * @throws ImportProblem When there is nothing to import, or an import is under way.
	 */
	public function begin( ImportFile $file, ?Source $source, string $name = '' ): array {
		$name     = Field::line( $name );
		$account  = ImportedRow::key( $name );
		$source ??= $name === '' ? null : $this->sources->find( ImportedPosts::NETWORK, $account );
		if ( $source === null ? $name === '' : $source->network !== ImportedPosts::NETWORK ) {
			throw new ImportProblem(
				$source === null
					? __( 'Name the import, such as “Garden friends (Facebook group)”.', 'vitrine' )
					: __( 'Posts can only be added to an import, not to an account.', 'vitrine' )
			);
		}
		$former = $source === null ? null : ImportedPosts::path( $source->memo['file'] ?? null );
		if ( $former !== null && is_file( $former ) ) {
			throw new ImportProblem(
				__( 'An import with this name is still running. Wait until it finishes.', 'vitrine' )
			);
		}
		if ( ! function_exists( 'wp_tempnam' ) ) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
		}
		$prepared = wp_tempnam( 'vitrine-import' );
		try {
			$report = $this->read( $file, $prepared );
			if ( $report['posts'] === 0 ) {
				throw new ImportProblem( __( 'This file contains no posts that can be imported.', 'vitrine' ) );
			}
			$source ??= $this->add( $account, $name );
			$place    = "{$source->id}/import-" . bin2hex( random_bytes( 16 ) ) . '.jsonl';
			$path     = $this->folder->path( $place );
			// phpcs:disable WordPress.WP.AlternativeFunctions -- local files that may be large.
			if ( ! wp_mkdir_p( dirname( $path ) ) || ! copy( $prepared, $path ) ) {
				throw new ImportProblem( __(
					'This site cannot write to uploads/vitrine. Ask your host to make it writable.',
					'vitrine'
				) );
			}
			// phpcs:enable WordPress.WP.AlternativeFunctions
		} finally {
			wp_delete_file( $prepared );
		}
		$source = $this->sources->update(
			$source,
			[
				'memo'            => (string) wp_json_encode( [ 'file' => $place ] ),
				'error'           => null,
				'failures'        => 0,
				'round_open'      => 0,
				'round_after'     => null,
				'next_refresh_at' => time(),
			]
		);
		$this->schedule->ensure();
		$this->schedule->soon();
		return [ $source, $report ];
	}

	/**
	 * Adds a source without posts.
	 *
	 * @param string $account Its id.
	 * @param string $name    Its name.
	 */
	private function add( string $account, string $name ): Source {
		return $this->sources->add_account(
			ImportedPosts::NETWORK,
			$account,
			[
				'name'            => $name,
				'link'            => '',
				'token'           => '',
				'token_kind'      => 'none',
				'scopes'          => '[]',
				'connected_at'    => time(),
				'state'           => SourceState::Connecting->value,
				'dropped'         => '[]',
				'page_size'       => Round::PAGE_SIZE,
				'next_refresh_at' => time(),
				'round_counts'    => '{}',
			]
		) ?? throw new \LogicException( 'A source that was just written is not there.' );
	}

	/**
	 * Reads a file.
	 *
	 * @param ImportFile  $file The file.
	 * @param string|null $path Where its posts are written to.
	 * @return Report
	 * @throws ImportProblem When it is no file that can be imported, or the disk is full.
	 */
	private function read( ImportFile $file, ?string $path ): array {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a local file that may be large.
		$out    = $path === null ? null : fopen( $path, 'wb' );
		$report = [ 'posts' => 0, 'skipped' => 0, 'rows' => [], 'first' => [] ];
		foreach ( $file->rows() as $line => $row ) {
			if ( $row instanceof Skip ) {
				++$report['skipped'];
				if ( count( $report['rows'] ) < self::NAMED ) {
					$report['rows'][] = [ 'line' => $line, 'reason' => $row->label() ];
				}
				continue;
			}
			++$report['posts'];
			if ( count( $report['first'] ) < self::FIRST ) {
				$report['first'][] = self::shown( $row );
			}
			$text = $path === null ? '' : PostLine::of( $row );
			if ( $path !== null && ( ! is_resource( $out ) || fwrite( $out, $text ) !== strlen( $text ) ) ) {
				throw new ImportProblem(
					__( 'This site cannot write a temporary file. Its disk may be full.', 'vitrine' )
				);
			}
		}
		if ( is_resource( $out ) ) {
			fclose( $out );
		}
		// phpcs:enable WordPress.WP.AlternativeFunctions
		return $report;
	}

	/**
	 * A post as it is shown before an import.
	 *
	 * @param RemotePost $post Post.
	 * @return array{date: string|null, author: string, text: string, pictures: int}
	 */
	private static function shown( RemotePost $post ): array {
		$text = Field::line( $post->data['text'], self::LENGTH + 1 );
		return [
			'date'     => $post->data['undated'] ? null : gmdate( 'c', $post->published_at ),
			'author'   => $post->data['author'] === null ? '' : $post->data['author']['name'],
			'text'     => mb_strlen( $text ) > self::LENGTH ? mb_substr( $text, 0, self::LENGTH ) . '…' : $text,
			'pictures' => count( $post->pictures ),
		];
	}
}
