<?php
/**
 * Imports on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Cli;

use Vitrine\Compat\SocialFeed\Transfer\FeedTransfer;
use Vitrine\Feed\FeedModule;
use Vitrine\Feed\Imports\Imports;
use Vitrine\Graph\Imports\ImportFile;
use Vitrine\Graph\Imports\ImportProblem;
use Vitrine\Rest\RestErrors;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * Imports posts from a file.
 *
 * @phpstan-import-type Report from Imports
 */
final class ImportCommand {

	/** Seconds to wait for a refresh that runs elsewhere. */
	private const PATIENCE = 30.0;

	/**
	 * Keeps the way to what it needs.
	 *
	 * @param FeedModule   $feed     Feeds.
	 * @param Imports      $imports  Imports.
	 * @param FeedTransfer $transfer Takes over from other plugins.
	 */
	public function __construct(
		private readonly FeedModule $feed,
		private readonly Imports $imports,
		private readonly FeedTransfer $transfer
	) {}

	/**
	 * Imports posts from a CSV, JSON, RSS, or Atom file, or feeds and accounts from another plugin.
	 *
	 * Use it for posts of a Facebook group, whose API has shut down. Nothing is imported twice. If the command is
	 * interrupted, the import continues in the background.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : The file. The first row of CSV names its columns: id, date, title, text, author, author_link, link, pictures,
	 * likes, comments, shares.
	 *
	 * [--source=<id>]
	 * : ID of an existing import to add the posts to.
	 *
	 * [--name=<name>]
	 * : Name of the import. It is created if it does not exist.
	 *
	 * [--format=<format>]
	 * : Format of the file, if it cannot be detected.
	 * ---
	 * options:
	 *   - csv
	 *   - json
	 *   - xml
	 * ---
	 *
	 * [--from=<plugin>]
	 * : Instead of a file, import feeds and accounts from this plugin.
	 * ---
	 * options:
	 *   - custom-facebook-feed
	 *   - instagram-feed
	 * ---
	 *
	 * [--dry-run]
	 * : Only show what would be imported.
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine feed import group.csv --name="Garden friends (Facebook group)"
	 *     wp vitrine feed import --from=custom-facebook-feed --dry-run
	 *
	 * @param list<string>                $args    File.
	 * @param array<string, string|bool> $options Options.
	 */
	public function __invoke( array $args, array $options ): void {
		if ( isset( $options['from'] ) ) {
			$is_dry = ( $options['dry-run'] ?? false ) === true;
			( new TransferCommand( $this->transfer ) )->run( (string) $options['from'], $is_dry );
			return;
		}
		$format = (string) ( $options['format'] ?? '' );
		if ( ! in_array( $format, [ '', ...ImportFile::FORMATS ], true ) ) {
			\WP_CLI::error( "Unknown format: {$format}. Formats: " . implode( ', ', ImportFile::FORMATS ) . '.' );
		}
		$id     = (string) ( $options['source'] ?? '' );
		$source = $id === '' ? null : $this->feed->sources()->get( (int) $id );
		if ( $id !== '' && $source === null ) {
			\WP_CLI::error( "There is no source with the ID {$id}. Run \"wp vitrine feed list\" to list all sources." );
		}
		$file = new ImportFile( $args[0] ?? '', $format );
		try {
			if ( ( $options['dry-run'] ?? false ) === true ) {
				self::tell( $this->imports->preview( $file ) );
				return;
			}
			[ $source, $report ] = $this->imports->begin( $file, $source, (string) ( $options['name'] ?? '' ) );
			self::tell( $report );
			$this->feed->schedule()->now( $source->id, null, self::PATIENCE );
		} catch ( ImportProblem $problem ) {
			\WP_CLI::error( $problem->getMessage() );
		} catch ( RefreshBusy ) {
			\WP_CLI::error( RestErrors::source_busy()->get_error_message() );
		} catch ( NotWritten ) {
			\WP_CLI::error( RestErrors::not_written()->get_error_message() );
		}
		$counts = $this->feed->sources()->get( $source->id )->round_counts ?? [];
		\WP_CLI::success(
			sprintf( 'Source %d: %d added, %d changed.', $source->id, $counts['added'] ?? 0, $counts['changed'] ?? 0 )
		);
	}

	/**
	 * Says what is understood of a file.
	 *
	 * @param Report $report Report.
	 */
	private static function tell( array $report ): void {
		foreach ( $report['rows'] as $row ) {
			\WP_CLI::warning( "Line {$row['line']}: {$row['reason']}" );
		}
		\WP_CLI::success(
			sprintf( '%d posts can be imported. %d rows will be skipped.', $report['posts'], $report['skipped'] )
		);
	}
}
