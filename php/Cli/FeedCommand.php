<?php
/**
 * Feeds on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Cli;

use Vitrine\Feed\FeedModule;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceError;
use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Sync\RefreshReport;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Imports\ImportedPosts;
use Vitrine\Rest\RestErrors;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, refreshes, tests, and empties the accounts, websites, and imports whose posts this site stores, including
 * additional contents of accounts, such as albums and reviews.
 */
final class FeedCommand {

	private const FIELDS = [
		'id',
		'network',
		'content',
		'item',
		'name',
		'state',
		'posts',
		'last_success',
		'next_refresh',
		'days_left',
		'error',
	];

	/** Seconds to wait for a refresh that runs elsewhere. */
	private const PATIENCE = 30.0;

	/**
	 * Keeps the way to what it needs.
	 *
	 * @param FeedModule $feed Feeds.
	 */
	public function __construct( private readonly FeedModule $feed ) {}

	/**
	 * Lists accounts with their additional contents, websites, and imports.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Comma-separated list of columns. Also available: account, quota, token, error_message.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine feed list --format=json
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options Options.
	 */
	public function list( array $args, array $options ): void {
		$rows   = array_map( $this->row( ... ), $this->chosen()->all() );
		$format = $options['format'] ?? 'table';
		$fields = isset( $options['fields'] ) ? explode( ',', $options['fields'] ) : self::FIELDS;
		$known  = array_keys( $this->row( null ) );
		foreach ( array_diff( $fields, $known ) as $unknown ) {
			\WP_CLI::error( "Unknown column: {$unknown}. Columns: " . implode( ', ', $known ) . '.' );
		}
		\WP_CLI\Utils\format_items( $format, $format === 'ids' ? array_column( $rows, 'id' ) : $rows, $fields );
	}

	/**
	 * Fetches new posts and images now.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : One or more source IDs. An account includes all its contents.
	 *
	 * [--all]
	 * : All sources.
	 *
	 * [--pictures]
	 * : Retry images that failed or are missing.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine feed refresh --all
	 *
	 * @param list<string>                $args    Ids.
	 * @param array<string, string|bool> $options Options.
	 */
	public function refresh( array $args, array $options ): void {
		$this->each(
			$this->chosen()->of( $args, $options ),
			$options,
			function ( Source $source ) use ( $options ): array {
				if ( ( $options['pictures'] ?? false ) === true ) {
					$this->feed->refresh()->retry_pictures( $source->id );
				}
				try {
					$report = $this->feed->schedule()->now( $source->id, null, self::PATIENCE );
				} catch ( RefreshBusy ) {
					return [ 'result' => 'failed', 'message' => RestErrors::source_busy()->get_error_message() ];
				} catch ( NotWritten ) {
					return [ 'result' => 'failed', 'message' => RestErrors::not_written()->get_error_message() ];
				}
				$counts = $report instanceof RefreshReport ? $report->to_array() : [];
				$error  = $this->error( $source );
				return [
					'result'     => $error === null ? 'ok' : 'failed',
					'message'    => $error?->message() ?? '',
					'added'      => $counts['posts']['added'] ?? 0,
					'changed'    => $counts['posts']['changed'] ?? 0,
					'removed'    => $counts['posts']['removed'] ?? 0,
					'downloaded' => $counts['pictures']['downloaded'] ?? 0,
				];
			},
			[ 'added', 'changed', 'removed', 'downloaded' ]
		);
	}

	/**
	 * Tests tokens and accounts with their networks, without changing posts.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : One or more source IDs. The contents of an account are tested with the account's token.
	 *
	 * [--all]
	 * : All sources.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 * ---
	 *
	 * @param list<string>                $args    Ids.
	 * @param array<string, string|bool> $options Options.
	 */
	public function test( array $args, array $options ): void {
		$this->each(
			$this->chosen()->accounts( $args, $options ),
			$options,
			function ( Source $source ): array {
				try {
					$this->feed->connections()->test( $source );
					return [ 'result' => 'ok', 'message' => '' ];
				} catch ( GraphError $error ) {
					$message = RestErrors::of_network( $error )->get_error_message();
				} catch ( KeyChanged | KeyMissing ) {
					$message = RestErrors::key_changed()->get_error_message();
				}
				return [ 'result' => 'failed', 'message' => $message ];
			}
		);
	}

	/**
	 * Deletes the stored posts, comments, and images of sources.
	 *
	 * Accounts stay connected, and the next refresh fetches their posts again. An import stays empty until its file is
	 * imported again.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : One or more source IDs. An account includes all its contents.
	 *
	 * [--all]
	 * : All sources.
	 *
	 * [--yes]
	 * : Skip the confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine feed purge 3 --yes
	 *
	 * @param list<string>                $args    Ids.
	 * @param array<string, string|bool> $options Options.
	 */
	public function purge( array $args, array $options ): void {
		$sources  = $this->chosen()->of( $args, $options );
		$imports  = array_filter(
			$sources,
			static fn( Source $source ): bool => $source->network === ImportedPosts::NETWORK
		);
		$question = sprintf( 'Delete the stored posts and images of %d source(s)?', count( $sources ) );
		\WP_CLI::confirm(
			$imports === [] ? $question : sprintf(
				'Imported posts cannot be fetched again: %s. You would have to import the files again. %s',
				implode( ', ', array_map( static fn( Source $import ): string => $import->name, $imports ) ),
				$question
			),
			$options
		);
		foreach ( $sources as $source ) {
			$this->feed->posts()->forget_source( $source->id );
			// A website would answer that nothing has changed; the file of an import under way is gone.
			$memo = array_intersect_key( $source->memo, [ 'url' => true ] );
			$this->feed->sources()->update(
				$source,
				[
					'next_refresh_at' => time(),
					'round_open'      => 0,
					'round_after'     => null,
					'memo'            => (string) wp_json_encode( $memo ),
				]
			);
		}
		foreach ( $this->chosen()->accounts( $args, $options ) as $account ) {
			PostChanges::tell( $account );
		}
		$this->feed->schedule()->ensure();
		\WP_CLI::success( sprintf( '%d source(s) emptied.', count( $sources ) ) );
	}

	/**
	 * Does something with sources, prints a line about each, and ends with 1 where one failed.
	 *
	 * @param list<Source>                                $sources Sources.
	 * @param array<string, string|bool>                  $options Options.
	 * @param \Closure(Source): array<string, string|int> $job     What is done; `result` and `message`.
	 * @param list<string>                                $columns Further columns.
	 */
	private function each( array $sources, array $options, \Closure $job, array $columns = [] ): void {
		$rows = [];
		foreach ( $sources as $source ) {
			$rows[] = [
				'id'      => $source->id,
				'name'    => $source->name,
				'content' => $source->content->kind,
				'item'    => $source->content->item,
				...array_fill_keys( $columns, 0 ),
				...$job( $source ),
			];
		}
		$format = (string) ( $options['format'] ?? 'table' );
		$fields = [ 'id', 'name', 'content', 'item', 'result', ...$columns, 'message' ];
		\WP_CLI\Utils\format_items( $format, $rows, $fields );
		if ( in_array( 'failed', array_column( $rows, 'result' ), true ) ) {
			\WP_CLI::halt( 1 );
		}
	}

	/**
	 * What keeps a source from being refreshed. A content waits for an account that may not be asked.
	 *
	 * @param Source $source The source as it was.
	 */
	private function error( Source $source ): ?SourceError {
		$sources = $this->feed->sources();
		$account = $sources->account_of( $sources->get( $source->id ) ?? $source );
		return $account === null || $account->state->can_be_asked()
			? $sources->get( $source->id )?->error
			: $account->error;
	}

	/**
	 * Makes what finds the sources that a command is about.
	 */
	private function chosen(): ChosenSources {
		return new ChosenSources( $this->feed->sources() );
	}

	/**
	 * What is shown of a source.
	 *
	 * @param Source|null $source The source, null for the names of the columns.
	 * @return array<string, string|int|null>
	 */
	private function row( ?Source $source ): array {
		$time = static fn( ?int $at ): string => $at === null || $at === 0 ? '' : gmdate( 'c', $at );
		return [
			'id'            => $source?->id,
			'network'       => $source?->network,
			'account'       => $source?->account,
			'content'       => $source?->content->kind,
			'item'          => $source?->content->item,
			'name'          => $source?->name,
			'state'         => $source?->state->value,
			'posts'         => $source === null ? 0 : $this->feed->posts()->count( $source->id ),
			'last_success'  => $time( $source?->last_success_at ),
			'next_refresh'  => $time( $source?->next_refresh_at ),
			'days_left'     => $source?->expires_at === null
				? ''
				: max( 0, (int) floor( ( $source->expires_at - time() ) / DAY_IN_SECONDS ) ),
			'quota'         => $source?->quota,
			'token'         => $source?->token_kind,
			'error'         => $source?->error?->code() ?? '',
			'error_message' => $source?->error?->message() ?? '',
		];
	}
}
