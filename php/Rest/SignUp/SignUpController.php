<?php
/**
 * The route of sign-up forms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\SignUp;

use Vitrine\SignUp\Answers;
use Vitrine\SignUp\Origin;
use Vitrine\SignUp\Reception;
use Vitrine\SignUp\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/sign-up`: takes the same fields as a form of the browser, and gives the same answers.
 */
final class SignUpController {

	/**
	 * Keeps what takes forms.
	 *
	 * @param Reception $reception Takes them.
	 */
	public function __construct( private readonly Reception $reception ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$text = static fn( int $length ): array => [
			'type'      => 'string',
			'maxLength' => $length,
			'default'   => '',
		];
		register_rest_route(
			'vitrine/v1',
			'/sign-up',
			[
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'take' ],
					// Everybody: the token of the form, traps and limits stand before the list.
					'permission_callback' => '__return_true',
					'args'                => [
						'form'    => [ ...$text( 10000 ), 'description' => __( 'Token of the form.', 'vitrine' ) ],
						'email'   => [ ...$text( 500 ), 'description' => __( 'Email address.', 'vitrine' ) ],
						'name'    => [ ...$text( 500 ), 'description' => __( 'Name.', 'vitrine' ) ],
						'consent' => [ ...$text( 10 ), 'description' => __( '1 for a checked box.', 'vitrine' ) ],
						Submission::TRAP => [ ...$text( 2000 ), 'description' => __( 'Stays empty.', 'vitrine' ) ],
						'pace'    => [
							...$text( 20 ),
							'description' => __( 'Milliseconds that the page has been open.', 'vitrine' ),
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * Takes a form.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function take( \WP_REST_Request $request ): \WP_REST_Response {
		$is_foreign = Origin::is_foreign( $_SERVER );
		$code       = $is_foreign
			? Answers::FAILED
			: $this->reception->take( Submission::of( $request->get_params(), time() ) );
		$response   = new \WP_REST_Response(
			[ 'code' => $code, 'message' => Answers::all()[ $code ] ],
			$is_foreign ? 403 : 200
		);
		$response->header( 'Cache-Control', 'no-store' );
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
			'title'      => 'vitrine-sign-up',
			'type'       => 'object',
			'properties' => [
				'code'    => [ 'type' => 'string', 'enum' => array_keys( Answers::all() ) ],
				'message' => [ 'type' => 'string' ],
			],
		];
	}
}
