<?php
/**
 * Sign-up forms and their list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

use Vitrine\Admin\SignUpScreen;
use Vitrine\BlockData;
use Vitrine\CapabilityModule;
use Vitrine\Cli\SignUpsCommand;
use Vitrine\Install\Database;
use Vitrine\Module;
use Vitrine\Rest\SignUp\SignUpController;
use Vitrine\SignUp\Limits\Counters;
use Vitrine\SignUp\Limits\Limits;
use Vitrine\SignUp\Mails\LinkPage;
use Vitrine\SignUp\Mails\Outbox;
use Vitrine\Support\ElementIds;
use Vitrine\Support\SafeHttp;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/sign-up, and what becomes of what visitors send with it.
 */
final class SignUpModule extends CapabilityModule {

	/**
	 * Ids of the forms of the page, once it has one.
	 *
	 * @var ElementIds|null
	 */
	private ?ElementIds $element_ids = null;

	/**
	 * The form that this page shows again.
	 *
	 * @var Refusal|null
	 */
	private ?Refusal $refusal = null;

	/**
	 * Adds the hooks: forms, links of mails, and Tools → Export and Erase Personal Data.
	 */
	public function register(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- of visitors, who have no session; read by others.
		if ( isset( $_POST['vitrine-sign-up'] ) && ! is_admin() ) {
			add_action( 'wp_loaded', fn() => Database::exists() ? $this->receive() : null );
		} elseif ( isset( $_GET['vitrine-sign-up'] ) && ! is_admin() ) {
			add_action(
				'wp_loaded',
				fn() => Database::exists() ? $this->link_page()->handle() : null
			);
		}
		// phpcs:enable WordPress.Security.NonceVerification
		add_filter(
			'the_content',
			fn( mixed $content ): mixed => $this->element_ids?->begin( $content ) ?? $content,
			0
		);
		add_filter(
			'wp_privacy_personal_data_exporters',
			fn( array $all ): array => [
				...$all,
				'vitrine-sign-ups' => [
					'exporter_friendly_name' => __( 'Sign-ups', 'vitrine' ),
					'callback'               => fn( string $email ): array => Database::exists()
						? $this->data()->export( $email )
						: [ 'data' => [], 'done' => true ],
				],
			]
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			fn( array $all ): array => [
				...$all,
				'vitrine-sign-ups' => [
					'eraser_friendly_name' => __( 'Sign-ups', 'vitrine' ),
					'callback'             => fn( string $email ): array => Database::exists()
						? $this->data()->erase( $email )
						: [ 'items_removed' => false, 'items_retained' => false, 'messages' => [], 'done' => true ],
				],
			]
		);
		add_filter(
			'site_status_tests',
			static fn( mixed $tests ): mixed => is_array( $tests ) && Database::exists()
				? SignUpHealth::add( $tests )
				: $tests
		);
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			\WP_CLI::add_command( 'vitrine sign-ups', new SignUpsCommand( self::sign_ups() ) );
		}
	}

	/**
	 * Takes the form that the browser has sent.
	 */
	public function receive(): void {
		$this->refusal = FormPost::handle( $this->reception() );
	}

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/sign-up' => $this->render( ... ) ];
	}

	/**
	 * The route of the script.
	 */
	public function routes(): array {
		return [ fn() => ( new SignUpController( $this->reception() ) )->register_routes() ];
	}

	/**
	 * Tells another service.
	 */
	public function events(): array {
		return [
			'vitrine_sign_up_webhook'  => fn( mixed $id ) => Database::exists()
				? $this->webhook()->tell( is_numeric( $id ) ? (int) $id : 0 )
				: null,
			'vitrine_sign_up_mail'     => fn( mixed $id ) => Database::exists()
				? $this->outbox()->send( is_numeric( $id ) ? (int) $id : 0 )
				: null,
			'vitrine_sign_up_cleaning' => static fn() => Database::exists()
				? Cleaning::run( self::sign_ups(), self::counters() )
				: null,
		];
	}

	/**
	 * Takes the events away.
	 */
	public function clear_events(): void {
		wp_unschedule_hook( Webhook::EVENT );
		wp_unschedule_hook( Outbox::EVENT );
		wp_unschedule_hook( Cleaning::EVENT );
	}

	/**
	 * After an activation: plans again what the deactivation has taken away.
	 */
	public static function plan(): void {
		if ( self::sign_ups()->count( '', '' ) > 0 ) {
			Cleaning::plan();
		}
	}

	/**
	 * The list.
	 */
	public function admin(): array {
		return [ fn(): Module => new SignUpScreen( self::sign_ups( ... ), $this->webhook( ... ) ) ];
	}

	/**
	 * Makes the list.
	 */
	public static function sign_ups(): SignUps {
		return new SignUps( self::db() );
	}

	/**
	 * Makes what takes forms.
	 */
	public function reception(): Reception {
		return new Reception( self::sign_ups(), self::limits(), $this->outbox() );
	}

	/**
	 * Makes what counts.
	 */
	public static function counters(): Counters {
		return new Counters( self::db() );
	}

	/**
	 * Makes the limits.
	 */
	public static function limits(): Limits {
		return new Limits( self::counters() );
	}

	/**
	 * Makes what sends mails.
	 */
	private function outbox(): Outbox {
		return new Outbox( self::sign_ups(), self::limits() );
	}

	/**
	 * Makes the page of links in mails.
	 */
	private function link_page(): LinkPage {
		return new LinkPage( self::sign_ups(), self::limits(), $this->webhook() );
	}

	/**
	 * Makes what exports and erases.
	 */
	private function data(): SignUpData {
		return new SignUpData( self::sign_ups(), $this->webhook() );
	}

	/**
	 * Makes what tells another service.
	 */
	public function webhook(): Webhook {
		return new Webhook( self::sign_ups(), new SafeHttp() );
	}

	/**
	 * Classes of the colors of the button, as core's Button has them: themes paint buttons without them. Twin:
	 * buttonClass() in blocks/sign-up/edit.tsx.
	 *
	 * @param mixed $colors What core's color support stores, possibly hostile.
	 */
	private static function button_class( mixed $colors ): string {
		$has = static fn( string $key ): bool => is_array( $colors ) && isset( $colors[ $key ] );
		return ( $has( 'text' ) ? ' has-text-color' : '' )
			. ( $has( 'background' ) || $has( 'gradient' ) ? ' has-background' : '' );
	}

	/**
	 * Renders the block; readers of feeds cannot sign up.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 */
	private function render( array $attributes ): string {
		if ( is_feed() ) {
			return '';
		}
		// The shape of buttons: core prints it for its own blocks only.
		wp_enqueue_style( 'wp-block-button' );
		/** Generated from block.json.
		 *
		 * @var SignUpAttributes $read */
		$read = Schema::of_block( 'sign-up' )->read( $attributes );
		$ids = $this->element_ids ??= new ElementIds( 'sign-up' );
		$id  = $ids->claim( '' );
		// What is shown again is shown where it was sent from.
		$refusal = $this->refusal?->id === $id ? $this->refusal : null;
		$view    = SignUpView::of(
			$read,
			$id,
			FormPost::answer_for( $id ),
			$refusal,
			self::button_class( $attributes['style']['elements']['button']['color'] ?? null )
		);
		return Template::html_of_strangers(
			dirname( VITRINE_FILE ) . '/build/sign-up/render.php',
			[
				'view'  => $view,
				'token' => FormToken::of( $view->consent, FormToken::post(), $refusal->time ?? time() ),
				'data'  => BlockData::script(
					'',
					[
						'address'  => rest_url( 'vitrine/v1/sign-up' ),
						'messages' => [ ...Answers::all(), Answers::SENT => $view->success ],
						'failed'   => Answers::all()[ Answers::FAILED ],
						'sending'  => __( 'Sending…', 'vitrine' ),
					]
				),
			]
		);
	}
}
