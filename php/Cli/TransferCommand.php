<?php
/**
 * Takes over from other plugins on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Cli;

use Vitrine\Compat\SocialFeed\Transfer\FeedPlugin;
use Vitrine\Compat\SocialFeed\Transfer\FeedTransfer;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Rest\RestErrors;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * `wp vitrine feed import --from=<plugin>`: accounts one by one, then all feeds.
 */
final class TransferCommand {

	/**
	 * Keeps its helper.
	 *
	 * @param FeedTransfer $transfer Takes over.
	 */
	public function __construct( private readonly FeedTransfer $transfer ) {}

	/**
	 * Runs.
	 *
	 * @param string $name   Slug of the plugin.
	 * @param bool   $is_dry Whether to say only what would happen.
	 */
	public function run( string $name, bool $is_dry ): void {
		$plugin  = FeedPlugin::tryFrom( $name );
		$preview = $plugin === null ? null : $this->transfer->preview( $plugin );
		if ( $plugin === null || $preview === null ) {
			$names = implode( ', ', array_column( FeedPlugin::cases(), 'value' ) );
			\WP_CLI::error(
				$plugin === null
					? "Unknown plugin: {$name}. Plugins: {$names}."
					: "No feeds or accounts of {$plugin->title()} were found on this site."
			);
		}
		if ( $preview['unreadable'] > 0 ) {
			\WP_CLI::warning( "Damaged feeds that cannot be imported: {$preview['unreadable']}." );
		}
		if ( $preview['leftOut'] > 0 ) {
			\WP_CLI::warning(
				"Only the first {$preview['limit']} feeds are imported. Skipped: {$preview['leftOut']}."
			);
		}
		foreach ( $preview['accounts'] as $account ) {
			$account = $is_dry ? $account : $this->connected( $plugin, $account );
			\WP_CLI::log( "Account {$account['name']} ({$account['id']}): {$account['stateLabel']}" );
		}
		foreach ( $is_dry ? $preview['feeds'] : $this->transfer->take( $plugin ) as $feed ) {
			\WP_CLI::log( "{$feed['shortcode']} {$feed['name']}: {$feed['stateLabel']}. {$feed['becomes']}." );
			if ( $feed['withoutEffect'] !== [] ) {
				\WP_CLI::log( '  No effect: ' . implode( ', ', $feed['withoutEffect'] ) );
			}
		}
		\WP_CLI::success( $is_dry ? 'Nothing was changed.' : 'Done.' );
	}

	/**
	 * Connects an account.
	 *
	 * @param FeedPlugin           $plugin  Plugin.
	 * @param array<string, mixed> $account As in the preview.
	 * @return array<string, mixed>
	 */
	private function connected( FeedPlugin $plugin, array $account ): array {
		try {
			return $this->transfer->connect( $plugin, (string) $account['id'] ) ?? $account;
		} catch ( GraphError $error ) {
			return [ ...$account, 'stateLabel' => RestErrors::of_network( $error )->get_error_message() ];
		} catch ( KeyMissing ) {
			return [ ...$account, 'stateLabel' => RestErrors::key_missing()->get_error_message() ];
		}
	}
}
