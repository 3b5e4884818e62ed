<?php
/**
 * Files that are imported by REST.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use Vitrine\Images\Folder;
use Vitrine\Plugin;
use Vitrine\Tests\HttpTestCase;

/**
 * Uploads as a browser sends them: what is understood is told, what is imported goes on in the background, and nothing of what was sent stays.
 */
final class ImportsTest extends HttpTestCase {

	private const CSV = "id,date,author,text\n1,2024-01-02 10:00,Ada,One\n2,01/02/2024,Bob,Never\n3,2024-01-03 10:00,Cleo,Three\n";

	/**
	 * Sends a file.
	 *
	 * @param string                $file   What is in it.
	 * @param array<string, string> $fields Fields of the form.
	 * @param string                $role   Role.
	 * @param string                $part   Name of its part.
	 * @return array{status: int, json: mixed, body: string}
	 */
	private static function send( string $file, array $fields = [], string $role = 'administrator', string $part = 'file' ): array {
		$session  = self::session( self::add_user( $role ) );
		$boundary = 'vitrine' . bin2hex( random_bytes( 8 ) );
		$body     = '';
		foreach ( $fields as $name => $value ) {
			$body .= "--{$boundary}\r\nContent-Disposition: form-data; name=\"{$name}\"\r\n\r\n{$value}\r\n";
		}
		$body    .= "--{$boundary}\r\nContent-Disposition: form-data; name=\"{$part}\"; filename=\"../../evil.php\"\r\nContent-Type: application/x-php\r\n\r\n{$file}\r\n--{$boundary}--\r\n";
		$response = wp_remote_post(
			home_url( '/wp-json/vitrine/v1/imports' ),
			[
				'timeout' => 60.0,
				'headers' => [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'], 'Content-Type' => "multipart/form-data; boundary={$boundary}" ],
				'body'    => $body,
			]
		);
		self::assertIsArray( $response );
		$text = wp_remote_retrieve_body( $response );
		return [ 'status' => (int) wp_remote_retrieve_response_code( $response ), 'json' => json_decode( $text, true ), 'body' => $text ];
	}

	/**
	 * A preview tells numbers, lines and first posts, and keeps nothing.
	 */
	public function test_preview(): void {
		$answer = self::send( self::CSV, [ 'preview' => 'true' ] );
		self::assertSame( 200, $answer['status'], $answer['body'] );
		self::assertSame( [ 2, 1 ], [ $answer['json']['posts'], $answer['json']['skipped'] ] );
		self::assertSame( [ 3 ], array_column( $answer['json']['rows'], 'line' ) );
		self::assertSame( [ 'date' => '2024-01-02T10:00:00+00:00', 'author' => 'Ada', 'text' => 'One', 'pictures' => 0 ], $answer['json']['first'][0] );
		self::assertSame( [], Plugin::instance()->feed->sources()->all() );
		self::assertDirectoryDoesNotExist( ( new Folder() )->path() );
	}

	/**
	 * An import is a source at once; its posts come by the refresh, and what was sent is not kept under its name.
	 */
	public function test_import(): void {
		$answer = self::send( self::CSV, [ 'name' => 'Garden friends' ] );
		self::assertSame( 201, $answer['status'], $answer['body'] );
		self::assertSame( [ 'import', 'Garden friends', 'connecting' ], [ $answer['json']['source']['network'], $answer['json']['source']['name'], $answer['json']['source']['state'] ] );
		$id = (int) $answer['json']['source']['id'];
		self::assertTrue( Plugin::instance()->feed->refresh()->run( $id )->complete );
		self::assertSame( 2, Plugin::instance()->feed->posts()->count( $id ) );
		self::assertSame( [], (array) glob( ( new Folder() )->path() . "/{$id}/*" ), 'The prepared file is gone.' );
	}

	/**
	 * What is no file with posts is refused in words, and so is who may not.
	 */
	public function test_refusals(): void {
		$cases = [
			[ self::send( '<?php phpinfo();', [ 'preview' => 'true' ] ), 422, 'vitrine_import_refused' ],
			[ self::send( "PK\x03\x04packed", [ 'preview' => 'true' ] ), 422, 'vitrine_import_refused' ],
			[ self::send( '', [ 'preview' => 'true' ] ), 422, 'vitrine_import_refused' ],
			[ self::send( self::CSV ), 422, 'vitrine_import_refused' ],
			[ self::send( self::CSV, [ 'preview' => 'true' ], 'administrator', 'other' ), 400, 'vitrine_import_no_file' ],
			[ self::send( self::CSV, [ 'name' => str_repeat( 'x', 500 ) ] ), 400, 'rest_invalid_param' ],
			[ self::send( self::CSV, [ 'preview' => 'true' ], 'editor' ), 403, 'vitrine_forbidden' ],
		];
		foreach ( $cases as [ $answer, $status, $code ] ) {
			self::assertSame( [ $status, $code ], [ $answer['status'], $answer['json']['code'] ?? '' ], $answer['body'] );
		}
		self::assertSame( [], Plugin::instance()->feed->sources()->all() );
	}

	/**
	 * A file is one that PHP has taken, whatever a request claims.
	 */
	public function test_paths_are_no_files(): void {
		wp_set_current_user( (int) get_users( [ 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ] )[0] );
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/imports' );
		$request->set_file_params( [ 'file' => [ 'name' => 'x.csv', 'type' => 'text/csv', 'tmp_name' => ABSPATH . 'wp-config.php', 'error' => UPLOAD_ERR_OK, 'size' => 10 ] ] );
		$request->set_body_params( [ 'preview' => true ] );
		self::assertSame( 'vitrine_import_not_stored', rest_do_request( $request )->as_error()?->get_error_code() );
		// @phpstan-ignore argument.type (as PHP tells of a file that is too large)
		$request->set_file_params( [ 'file' => [ 'name' => 'x.csv', 'tmp_name' => '', 'error' => UPLOAD_ERR_INI_SIZE, 'size' => 0 ] ] );
		self::assertSame( 413, rest_do_request( $request )->get_status() );
	}
}
