<?php
/**
 * The route of shortcodes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feeds;

use Vitrine\Compat\SocialFeed\FacebookShortcode;
use Vitrine\Compat\SocialFeed\InstagramShortcode;
use Vitrine\Compat\SocialFeed\Shortcodes;
use Vitrine\Compat\SocialFeed\ShortcodeText;
use Vitrine\Compat\SocialFeed\Transfer\ImportedPatterns;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/shortcode`: what a shortcode of another plugin for feeds becomes as a block, for people who edit.
 */
final class ShortcodeController {

	/** Bytes of a text at most. */
	private const MAX_LENGTH = 20_000;

	/**
	 * Keeps what reads them.
	 *
	 * @param Shortcodes       $shortcodes Reads them.
	 * @param ImportedPatterns $patterns   Finds the patterns of feeds that were imported.
	 */
	public function __construct(
		private readonly Shortcodes $shortcodes,
		private readonly ImportedPatterns $patterns
	) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/shortcode',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'read' ],
					'permission_callback' => static fn(): bool|\WP_Error => current_user_can( 'edit_posts' )
						? true
						: RestErrors::forbidden(),
					'args'                => [
						'text' => [
							'description' => __(
								'Text with the shortcode. Only the first shortcode is read.',
								'vitrine'
							),
							'type'        => 'string',
							'maxLength'   => self::MAX_LENGTH,
							'required'    => true,
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * Reads a shortcode.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function read( \WP_REST_Request $request ) {
		$tags  = [ FacebookShortcode::TAG, InstagramShortcode::TAG ];
		$found = ShortcodeText::all( (string) $request['text'], ...$tags )[0] ?? null;
		if ( $found === null ) {
			return RestErrors::error(
				'vitrine_shortcode_unknown',
				__( 'This text contains no feed shortcode.', 'vitrine' ),
				404
			);
		}
		$read    = $this->shortcodes->read( $found['tag'], $found['attributes'], true );
		$pattern = $this->patterns->named( $found['tag'], $found['attributes'] );
		return new \WP_REST_Response(
			[
				'tag'           => $read->tag,
				'attributes'    => (object) $read->attributes,
				'connected'     => $read->is_connected(),
				'pattern'       => $pattern !== null && $pattern->post_status === 'publish' ? $pattern->ID : null,
				'withoutEffect' => $read->without_effect,
			]
		);
	}

	/**
	 * The schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-shortcode',
			'type'       => 'object',
			'properties' => [
				'tag'           => [
					'description' => __( 'Name of the shortcode.', 'vitrine' ),
					'type'        => 'string',
				],
				'attributes'    => [
					'description' => __( 'Attributes of the block.', 'vitrine' ),
					'type'        => 'object',
				],
				'connected'     => [
					'description' => __( 'Whether the account that it names is connected.', 'vitrine' ),
					'type'        => 'boolean',
				],
				'pattern'       => [
					'description' => __( 'Synced pattern of the feed that it names, if that was imported.', 'vitrine' ),
					'type'        => [ 'integer', 'null' ],
				],
				'withoutEffect' => [
					'description' => __( 'Attributes of the shortcode that do nothing.', 'vitrine' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
				],
			],
		];
	}
}
