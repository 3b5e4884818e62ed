<?php
/**
 * Whether a page tells the app what happens on it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Adds the app to those that a Facebook page tells of its feed, and takes it away.
 */
final class PageSubscription {

	/**
	 * Keeps where the API is.
	 *
	 * @param string $base Base address with version.
	 */
	public function __construct( private readonly string $base ) {}

	/**
	 * Subscribes the app that made the token.
	 *
	 * @param Client $client Conversation.
	 * @param string $page   Id of the page.
	 * @param string $token  Its token, with `pages_manage_metadata`.
	 * @throws GraphError When the network refuses.
	 */
	public function add( Client $client, string $page, #[\SensitiveParameter] string $token ): void {
		$this->settled(
			$client->send( 'POST', $this->url( $page ), [ 'subscribed_fields' => 'feed' ], $token )
		);
	}

	/**
	 * Takes the app away.
	 *
	 * @param Client $client Conversation.
	 * @param string $page   Id of the page.
	 * @param string $token  Its token.
	 * @throws GraphError When the network refuses.
	 */
	public function remove( Client $client, string $page, #[\SensitiveParameter] string $token ): void {
		$this->settled( $client->send( 'DELETE', $this->url( $page ), [], $token ) );
	}

	/**
	 * Address of the edge.
	 *
	 * @param string $page Id of the page.
	 */
	private function url( string $page ): string {
		return "{$this->base}/{$page}/subscribed_apps";
	}

	/**
	 * Takes nothing but a yes for one.
	 *
	 * @param array<mixed> $answer Answer.
	 * @throws GraphError When it is something else.
	 */
	private function settled( array $answer ): void {
		if ( ( $answer['success'] ?? null ) !== true ) {
			throw new GraphError( ErrorKind::Malformed );
		}
	}
}
