<?php
/**
 * The route of suggestions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\SearchOverlay;

use Vitrine\Rest\CachedAnswer;
use Vitrine\SearchOverlay\Suggestions;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/search`: titles of public posts for those who type. The same for everybody, so that browsers and proxies
 * may keep it.
 */
final class SuggestionsController {

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/search',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'suggestions' ],
					// Everybody: what the site's own search would find.
					'permission_callback' => '__return_true',
					'args'                => [
						'search' => [
							'description' => __( 'The search term.', 'vitrine' ),
							'type'        => 'string',
							'minLength'   => Suggestions::MIN_LENGTH,
							'maxLength'   => Suggestions::MAX_LENGTH,
							'required'    => true,
						],
						'number' => [
							'description' => __( 'Maximum number of suggestions.', 'vitrine' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'maximum'     => Suggestions::MAX_NUMBER,
							'default'     => 5,
						],
						'types'  => [
							'description' => __(
								'Post types to search, of those that visitors can search.',
								'vitrine'
							),
							'type'        => 'array',
							'maxItems'    => 20,
							'items'       => [ 'type' => 'string', 'maxLength' => 20 ],
							'default'     => [],
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * The suggestions.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function suggestions( \WP_REST_Request $request ): \WP_REST_Response {
		/** Of the schema above.
		 *
		 * @var array{search: string, number: int, types: string[]} $asked */
		$asked    = $request->get_params();
		$found    = Suggestions::of( $asked['search'], $asked['types'], $asked['number'] );
		$number   = count( $found );
		$response = CachedAnswer::of(
			$request,
			[
				'suggestions' => $found,
				'status'      => $number === 0
					? __( 'No suggestions', 'vitrine' )
					: sprintf(
						/* translators: %s: number of suggestions. */
						_n( '%s suggestion', '%s suggestions', $number, 'vitrine' ),
						number_format_i18n( $number )
					),
			]
		);
		// A title that is public no longer is not shown for a day.
		$response->header( 'Cache-Control', 'public, max-age=' . 5 * MINUTE_IN_SECONDS );
		$response->header( 'X-Robots-Tag', 'noindex' );
		return $response;
	}

	/**
	 * The schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-search',
			'type'       => 'object',
			'properties' => [
				'suggestions' => [
					'description' => __( 'The suggestions.', 'vitrine' ),
					'type'        => 'array',
					'items'       => [
						'type'       => 'object',
						'properties' => [
							'title' => [ 'type' => 'string' ],
							'url'   => [ 'type' => 'string', 'format' => 'uri' ],
						],
					],
				],
				'status'      => [
					'description' => __( 'Number of suggestions, as text.', 'vitrine' ),
					'type'        => 'string',
				],
			],
		];
	}
}
