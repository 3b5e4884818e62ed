<?php
/**
 * The route of imports.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Sources;

use Vitrine\Admin\Capability;
use Vitrine\Feed\Imports\Imports;
use Vitrine\Feed\Sources\SourceView;
use Vitrine\Graph\Imports\ImportFile;
use Vitrine\Graph\Imports\ImportProblem;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/imports`: what is understood of a file with posts, and its import. The file lies where PHP puts what is
 * uploaded, and is gone with the request: what is to be imported is sent again.
 */
final class ImportsController {

	/** Seconds that reading a file may take. */
	private const SECONDS = 600;

	/**
	 * Keeps its helpers.
	 *
	 * @param Imports    $imports Imports.
	 * @param SourceView $view    What managers see of a source.
	 */
	public function __construct( private readonly Imports $imports, private readonly SourceView $view ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/imports',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'import' ],
				'permission_callback' => static fn() => Capability::may_manage() ? true : RestErrors::forbidden(),
				'args'                => [
					'name'    => [
						'description' => __( 'Name of the import.', 'vitrine' ),
						'type'        => 'string',
						'maxLength'   => 191,
						'default'     => '',
					],
					'preview' => [
						'description' => __( 'Only report what the file contains.', 'vitrine' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				],
			]
		);
	}

	/**
	 * Reads a file.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function import( \WP_REST_Request $request ) {
		$path = self::uploaded( $request->get_file_params()['file'] ?? null );
		if ( is_wp_error( $path ) ) {
			return $path;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			// phpcs:ignore Squiz.PHP.DiscouragedFunctions -- a manager has chosen a large file.
			set_time_limit( self::SECONDS );
		}
		try {
			$file = new ImportFile( $path );
			if ( $request['preview'] === true ) {
				return rest_ensure_response( $this->imports->preview( $file ) );
			}
			[ $source, $report ] = $this->imports->begin( $file, null, (string) $request['name'] );
		} catch ( ImportProblem $problem ) {
			return RestErrors::error( 'vitrine_import_refused', $problem->getMessage(), 422 );
		}
		return new \WP_REST_Response( [ ...$report, 'source' => $this->view->full( $source ) ], 201 );
	}

	/**
	 * Where an uploaded file is. Its name and type are the visitor's word, and are not looked at.
	 *
	 * @param mixed $file What PHP says of it.
	 */
	private static function uploaded( mixed $file ): string|\WP_Error {
		$path  = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		$error = is_array( $file ) && is_int( $file['error'] ?? null ) ? $file['error'] : UPLOAD_ERR_NO_FILE;
		return match ( true ) {
			$error === UPLOAD_ERR_OK && is_uploaded_file( $path ) => $path,
			$error === UPLOAD_ERR_INI_SIZE || $error === UPLOAD_ERR_FORM_SIZE => RestErrors::error(
				'vitrine_import_too_large',
				sprintf(
					/* translators: %s: a size, such as 2 MB. */
					__( 'This server accepts files up to %s.', 'vitrine' ),
					(string) size_format( wp_max_upload_size() )
				),
				413,
				__( 'Split the file, or import it with WP-CLI: wp vitrine feed import.', 'vitrine' )
			),
			$error === UPLOAD_ERR_NO_FILE => RestErrors::error(
				'vitrine_import_no_file',
				__( 'No file was uploaded.', 'vitrine' ),
				400,
				__( 'Choose a file. Files larger than the server’s upload limit are not received.', 'vitrine' )
			),
			default => RestErrors::error(
				'vitrine_import_not_stored',
				__( 'The server could not store the file.', 'vitrine' ),
				500,
				__( 'Try again. If this keeps happening, the server’s temporary folder may be full.', 'vitrine' )
			),
		};
	}
}
