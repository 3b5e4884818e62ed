<?php
/**
 * Pages that tell this site what happens on them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Webhooks;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Networks;
use Vitrine\Graph\TokenFacts;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * Subscribes the site's app to pages that are connected, and takes it away with them. What comes of it stands in
 * `webhook` of the source: '' = not tried, ON, or what the network refused it with, such as `200/0`.
 */
final class Subscription {

	public const ON = 'on';

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources    $sources    The sources.
	 * @param Networks   $networks   The networks.
	 * @param Apps       $apps       The site's apps.
	 * @param Encryption $encryption Opens tokens.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Networks $networks,
		private readonly Apps $apps,
		private readonly Encryption $encryption
	) {}

	/**
	 * Subscribes the app to a page that was just connected. Where the site has no app, or the token is of another one,
	 * the page would tell somebody else.
	 *
	 * @param Source     $source The source.
	 * @param TokenFacts $facts  What its token tells.
	 * @param string     $token  Its token.
	 */
	public function add( Source $source, TokenFacts $facts, #[\SensitiveParameter] string $token ): Source {
		$app = $this->apps->get( 'facebook' );
		if (
			$source->network !== 'facebook'
			|| $app->secret === ''
			|| $app->id !== '' && $facts->app !== null && $facts->app !== '' && $facts->app !== $app->id
		) {
			return $source->webhook === '' ? $source : $this->sources->update( $source, [ 'webhook' => '' ] );
		}
		try {
			$this->networks->subscription()->add( new Client(), $source->account, $token );
			$state = self::ON;
		} catch ( GraphError $error ) {
			$state = "{$error->error_code}/{$error->subcode}";
		}
		return $this->sources->update( $source, [ 'webhook' => $state ] );
	}

	/**
	 * Takes the app away from a page that is about to be forgotten. Whatever comes of it: what the page goes on telling
	 * is of an unknown page then.
	 *
	 * @param Source $source The source.
	 */
	public function remove( Source $source ): void {
		if ( $source->webhook !== self::ON ) {
			return;
		}
		try {
			$token = $this->encryption->open(
				$source->token,
				$source->context(),
				$this->networks->address( $source->network )
			);
			$this->networks->subscription()->remove( new Client(), $source->account, $token );
		} catch ( GraphError | KeyChanged | KeyMissing ) {
			return;
		}
	}
}
