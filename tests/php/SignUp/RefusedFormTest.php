<?php
/**
 * Forms that the browser sends and the site refuses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\SignUp;

use Vitrine\SignUp\FormToken;
use Vitrine\Tests\HttpTestCase;

/**
 * Over real HTTP, as without script: the page that refuses a form shows it as it was filled in.
 */
final class RefusedFormTest extends HttpTestCase {

	/** A name that WordPress would take for a slug, and a shortcode. */
	private const NAME = 'Ada "&amp;" [gallery]';

	/**
	 * Adds a page with two forms.
	 *
	 * @param string $status Status of the page.
	 * @return array{string, string, string} Path, and the ids of the forms.
	 */
	private static function page( string $status ): array {
		$block = '<!-- wp:vitrine/sign-up {"showName":true,"consentText":"I agree"} /-->';
		$page  = wp_insert_post( [ 'post_type' => 'page', 'post_status' => $status, 'post_content' => $block . $block ] );
		$path = "/?page_id={$page}";
		$ids  = array_map( static fn( int $place ): string => 'sign-up-' . substr( md5( "{$page} {$place}" ), 0, 8 ), [ 1, 2 ] );
		return [ $path, ...$ids ];
	}

	/**
	 * Sends a form as browsers do.
	 *
	 * @param string                $path    Path of the page.
	 * @param string                $element Id of the form.
	 * @param array<string, string> $fields  What differs.
	 * @param array<string, string> $headers Headers.
	 * @return array{int, array<string, string>, string} Status, headers and body.
	 */
	private static function post( string $path, string $element, array $fields, array $headers = [] ): array {
		$post     = (int) substr( $path, strlen( '/?page_id=' ) );
		$body     = [
			'vitrine-sign-up' => 'send',
			'element'         => $element,
			'form'            => FormToken::of( 'I agree', $post, 1000 ),
			'pace'            => '',
			'name'            => self::NAME,
			'email'           => 'ada@example.org',
			...$fields,
		];
		$response = wp_remote_post( home_url( $path ), [ 'headers' => $headers, 'body' => $body, 'redirection' => 0, 'timeout' => 60.0 ] );
		self::assertIsArray( $response );
		return [
			(int) wp_remote_retrieve_response_code( $response ),
			[ ...wp_remote_retrieve_headers( $response ) ],
			wp_remote_retrieve_body( $response ),
		];
	}

	/**
	 * The fields of a form, by name.
	 *
	 * @param string $html Page.
	 * @param string $id   Id of the form.
	 * @return array<string, \DOMElement>
	 */
	private static function fields( string $html, string $id ): array {
		$page = new \DOMDocument();
		$page->loadHTML( $html, LIBXML_NOERROR );
		$form   = $page->getElementById( $id );
		$fields = [];
		foreach ( $form?->getElementsByTagName( 'input' ) ?? [] as $field ) {
			$fields[ $field->getAttribute( 'name' ) ] = $field;
		}
		self::assertArrayHasKey( 'email', $fields );
		return $fields;
	}

	/**
	 * What was typed stays, in the form that was sent, for whoever sent it; the field that is wrong has the focus.
	 */
	public function test_values_stay(): void {
		[ $path, $id, $other ]     = self::page( 'publish' );
		[ $status, $headers, $html ] = self::post( $path, $id, [ 'email' => '"><b>@x', 'consent' => '1' ] );
		self::assertSame( 200, $status, 'A name is no slug.' );
		self::assertStringContainsString( 'no-store', $headers['cache-control'] );
		$fields = self::fields( $html, $id );
		self::assertSame( '"><b>@x', $fields['email']->getAttribute( 'value' ) );
		self::assertSame( self::NAME, $fields['name']->getAttribute( 'value' ) );
		self::assertTrue( $fields['consent']->hasAttribute( 'checked' ) );
		self::assertTrue( $fields['email']->hasAttribute( 'autofocus' ) );
		self::assertSame( 1, substr_count( $html, ' autofocus' ) );
		$error = $fields['email']->ownerDocument?->getElementById( $fields['email']->getAttribute( 'aria-describedby' ) );
		self::assertSame( 'Please enter a valid email address.', $error?->textContent );
		self::assertSame( 1000, FormToken::read( $fields['form']->getAttribute( 'value' ) )['time'] ?? 0, 'Nobody has to wait anew.' );
		$untouched = self::fields( $html, $other );
		self::assertSame( [ '', '' ], [ $untouched['email']->getAttribute( 'value' ), $untouched['name']->getAttribute( 'value' ) ] );
		self::assertStringNotContainsString( '[gallery]', $html );

		$fields = self::fields( self::post( $path, $id, [] )[2], $id );
		self::assertSame( 'ada@example.org', $fields['email']->getAttribute( 'value' ) );
		self::assertTrue( $fields['consent']->hasAttribute( 'autofocus' ) );
		self::assertFalse( $fields['consent']->hasAttribute( 'checked' ) );

		$old    = FormToken::of( 'I agreed to less', (int) substr( $path, strlen( '/?page_id=' ) ), 1000 );
		$fields = self::fields( self::post( $path, $id, [ 'email' => 'ada', 'consent' => '1', 'form' => $old ] )[2], $id );
		self::assertFalse( $fields['consent']->hasAttribute( 'checked' ), 'Nobody agrees to what a cached page did not say.' );
		$html   = self::post( $path, $id, [ 'consent' => '1', 'form' => "{$old}0" ] )[2];
		$fields = self::fields( $html, $id );
		self::assertStringContainsString( 'autofocus>This form was out of date. Please submit it again.</p>', $html );
		self::assertFalse( $fields['consent']->hasAttribute( 'checked' ) );

		// WordPress leads to the permalink.
		$page = self::ask( 'GET', (string) get_permalink( (int) substr( $path, strlen( '/?page_id=' ) ) ) )['body'];
		self::assertSame( 2, substr_count( $page, ' method="post" action="#">' ), 'A fragment of the page would take the focus.' );
		self::assertStringNotContainsString( ' autofocus', $page );
		self::assertStringNotContainsString( 'ada@', $page );
	}

	/**
	 * Another site fills in nothing.
	 */
	public function test_other_sites_fill_in_nothing(): void {
		[ $path, $id ] = self::page( 'publish' );
		[ $status, $headers ] = self::post( $path, $id, [], [ 'Sec-Fetch-Site' => 'cross-site' ] );
		self::assertSame( 303, $status );
		self::assertStringContainsString( rawurlencode( "{$id}:failed" ), str_replace( ':', '%3A', $headers['location'] ) );
		self::assertStringEndsWith( "#{$id}-status", $headers['location'], 'What is said there has the focus.' );
	}

	/**
	 * A preview says that it is one.
	 */
	public function test_preview(): void {
		[ $path, $id ] = self::page( 'draft' );
		$cookies       = self::session( self::add_user( 'administrator' ) )['cookies'];
		$html          = self::post( "{$path}&preview=true", $id, [ 'consent' => '1' ], [ 'Cookie' => $cookies ] )[2];
		self::assertStringContainsString( 'This is a preview.', $html );
		self::assertSame( 'ada@example.org', self::fields( $html, $id )['email']->getAttribute( 'value' ) );
	}
}
