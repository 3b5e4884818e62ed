<?php
/**
 * Films of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Films;

use Vitrine\CapabilityModule;
use Vitrine\Feed\FeedProof;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Networks;
use Vitrine\Rest\Feed\FilmController;
use Vitrine\Support\Encryption;

defined( 'ABSPATH' ) || exit;

/**
 * The route that visitors play films by.
 */
final class FilmsModule extends CapabilityModule {

	/**
	 * Route of films.
	 */
	public function routes(): array {
		return [
			fn() => (
				new FilmController( $this->plugin->feed->feed(), $this->films(), FeedProof::of_site() )
			)->register_routes(),
		];
	}

	/**
	 * Makes what knows where films are.
	 */
	public function films(): Films {
		$origins = Origins::of_site();
		return new Films(
			$this->plugin->feed->sources(),
			new FilmAllowance( self::db() ),
			new Networks( $origins ),
			$origins,
			Encryption::of_site()
		);
	}
}
