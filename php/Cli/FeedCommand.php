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
use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Sync\RefreshReport;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Rest\RestErrors;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, refreshes, tests and empties the accounts whose posts this site keeps.
 */
final class FeedCommand {

	private const FIELDS = [
		'id',
		'network',
		'content',
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
	 * Lists the sources.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, with commas. Besides those shown: account, item, quota, token, error_message.
	 *
	 * [--format=<format>]
	 * : How to print them.
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
		$rows   = array_map( $this->row( ... ), $this->feed->sources()->all() );
		$format = $options['format'] ?? 'table';
		$fields = isset( $options['fields'] ) ? explode( ',', $options['fields'] ) : self::FIELDS;
		$known  = array_keys( $this->row( null ) );
		foreach ( array_diff( $fields, $known ) as $unknown ) {
			\WP_CLI::error( "There is no column {$unknown}. Columns: " . implode( ', ', $known ) . '.' );
		}
		\WP_CLI\Utils\format_items( $format, $format === 'ids' ? array_column( $rows, 'id' ) : $rows, $fields );
	}

	/**
	 * Fetches new posts and pictures now.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Sources.
	 *
	 * [--all]
	 * : All of them.
	 *
	 * [--pictures]
	 * : Try pictures again that failed or are gone.
	 *
	 * [--format=<format>]
	 * : How to print what was done.
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
			$args,
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
				$error  = $this->feed->sources()->get( $source->id )?->error;
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
	 * Asks the networks about tokens and accounts; changes no post.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Sources.
	 *
	 * [--all]
	 * : All of them.
	 *
	 * [--format=<format>]
	 * : How to print what they said.
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
			$args,
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
	 * Deletes what is stored of sources: posts and pictures. The accounts stay connected, and the next refresh fetches
	 * them anew.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Sources.
	 *
	 * [--all]
	 * : All of them.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine feed purge 3 --yes
	 *
	 * @param list<string>                $args    Ids.
	 * @param array<string, string|bool> $options Options.
	 */
	public function purge( array $args, array $options ): void {
		$sources = $this->chosen( $args, $options );
		\WP_CLI::confirm(
			sprintf( 'Delete the stored posts and pictures of %d source(s)?', count( $sources ) ),
			$options
		);
		foreach ( $sources as $source ) {
			$this->feed->posts()->forget_source( $source->id );
			$this->feed->sources()->update(
				$source,
				[ 'next_refresh_at' => time(), 'round_open' => 0, 'round_after' => null ]
			);
			PostChanges::tell( $source );
		}
		$this->feed->schedule()->ensure();
		\WP_CLI::success( sprintf( '%d source(s) emptied.', count( $sources ) ) );
	}

	/**
	 * Does something with sources, prints a line about each, and ends with 1 where one failed.
	 *
	 * @param list<string>                                            $args    Ids.
	 * @param array<string, string|bool>                              $options Options.
	 * @param \Closure(Source): array<string, string|int>             $job     What is done; `result` and `message`.
	 * @param list<string>                                            $columns Further columns.
	 */
	private function each( array $args, array $options, \Closure $job, array $columns = [] ): void {
		$rows = [];
		foreach ( $this->chosen( $args, $options ) as $source ) {
			$rows[] = [
				'id'   => $source->id,
				'name' => $source->name,
				...array_fill_keys( $columns, 0 ),
				...$job( $source ),
			];
		}
		$format = (string) ( $options['format'] ?? 'table' );
		\WP_CLI\Utils\format_items( $format, $rows, [ 'id', 'name', 'result', ...$columns, 'message' ] );
		if ( in_array( 'failed', array_column( $rows, 'result' ), true ) ) {
			\WP_CLI::halt( 1 );
		}
	}

	/**
	 * The sources that were named.
	 *
	 * @param list<string>                $args    Ids.
	 * @param array<string, string|bool> $options Options.
	 * @return list<Source>
	 */
	private function chosen( array $args, array $options ): array {
		$all = $this->feed->sources()->all();
		if ( ( $options['all'] ?? false ) === true ) {
			if ( $all === [] ) {
				\WP_CLI::error( 'No account is connected. Connect one under Settings → Vitrine.' );
			}
			return $all;
		}
		if ( $args === [] ) {
			\WP_CLI::error( 'Name the ids of sources, or --all. "wp vitrine feed list" shows them.' );
		}
		$chosen = [];
		foreach ( $args as $id ) {
			$found = array_values(
				array_filter( $all, static fn( Source $source ): bool => (string) $source->id === $id )
			);
			if ( $found === [] ) {
				\WP_CLI::error( "There is no source {$id}. \"wp vitrine feed list\" shows those that there are." );
			}
			$chosen[] = $found[0];
		}
		return $chosen;
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
