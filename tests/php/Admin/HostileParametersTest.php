<?php
/**
 * Addresses of admin screens that somebody else has written.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Tests\HttpTestCase;

/**
 * A link that an administrator follows runs nothing and changes nothing, whatever stands in its parameters.
 */
final class HostileParametersTest extends HttpTestCase {

	private const SPITE = [ '"><img src=x onerror=spite()>', "';spite();//", 'javascript:spite()' ];

	private const CORE = [ 'page', 'tab', 'error', 'type', 's', 'orderby', 'order' ];

	/** Every parameter that the plugin reads, and those of the originals' admin pages. */
	private const NAMES = [
		'state', 'code', 'vitrine-login', 'error_description', 'picture', 'popup', 'popups', 'vitrine_added', 'vitrine-feed', 'vitrine-page-0badcafe', 'vitrine-popup-preview', 'popup-debug',
		'vitrine-sign-up', 'vitrine-signed-up', 'sign_up', 'deleted', 'saved',
		'cff_access_token', 'cff_feed_id', 'sbi_access_token', 'feed_id', 'vitrine_album',
	];

	/**
	 * The screens.
	 *
	 * @return array<string, array{string}>
	 */
	public static function screens(): array {
		return [
			'settings'   => [ '/wp-admin/options-general.php?page=vitrine' ],
			'popups'     => [ '/wp-admin/edit.php?post_type=vitrine_popup' ],
			'media'      => [ '/wp-admin/upload.php?mode=list' ],
			'sign-ups'   => [ '/wp-admin/tools.php?page=vitrine-sign-ups' ],
			'Site Health' => [ '/wp-admin/site-health.php?tab=debug' ],
			...self::with_notice(),
		];
	}

	/**
	 * The screens where an account that needs somebody is told of.
	 *
	 * @return array<string, array{string}>
	 */
	private static function with_notice(): array {
		return [
			'dashboard' => [ '/wp-admin/index.php?from=mail' ],
			'plugins'   => [ '/wp-admin/plugins.php?orderby=Name' ],
		];
	}

	/**
	 * What parameters hold is nowhere but in text and quoted attributes.
	 *
	 * @param string $screen Address.
	 */
	#[DataProvider( 'screens' )]
	public function test_parameters_are_inert( string $screen ): void {
		$headers = [ 'Cookie' => self::session( self::add_user( 'administrator' ) )['cookies'] ];
		self::add_source( [ 'name' => 'Ill ' . self::SPITE[0], 'state' => 'reconnect', 'error' => '["token",190,460,1]' ] );
		$is_told = in_array( [ $screen ], self::with_notice(), true );
		$before  = get_option( 'vitrine_settings' );
		foreach ( self::SPITE as $spite ) {
			foreach ( [ false, true ] as $is_list ) {
				$query = [];
				foreach ( [ ...self::CORE, ...self::NAMES ] as $name ) {
					// Lists in place of its own parameters, and an order that its list of plugins lacks, are what core complains of; a page besides makes another screen of it.
					if ( ! str_contains( $screen, "{$name}=" ) && ! ( $is_list && in_array( $name, self::CORE, true ) ) && ! ( $name === 'page' && $is_told ) ) {
						$query[ $name ] = $is_list ? [ $spite => $spite ] : $spite;
					}
				}
				$answer = self::ask( 'GET', $screen . '&' . http_build_query( $query ), $headers );
				self::assertLessThan( 500, $answer['status'], $screen );
				if ( $is_told ) {
					self::assertStringContainsString( 'Social feed of Ill ' . esc_html( self::SPITE[0] ), $answer['body'], 'The notice is there, and of its account, too, only text.' );
				}
				$tags = new \WP_HTML_Tag_Processor( $answer['body'] );
				while ( $tags->next_tag() ) {
					self::assertNull( $tags->get_attribute( 'onerror' ) );
					foreach ( [ 'href', 'src', 'action', 'formaction' ] as $name ) {
						self::assertStringStartsNotWith( 'javascript:spite', (string) $tags->get_attribute( $name ) );
					}
					if ( $tags->get_tag() === 'SCRIPT' ) {
						self::assertStringNotContainsString( "';spite()", $tags->get_modifiable_text() );
					}
				}
			}
		}
		self::assertSame( $before, get_option( 'vitrine_settings' ) );
	}
}
