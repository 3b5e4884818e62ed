<?php
/**
 * Log-ins by the site's own app.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Logins;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Logins\Logins;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Logins\LoginRefused;
use Vitrine\Rest\LoginErrors;
use Vitrine\Tests\SourceTestCase;

/**
 * From the dialog to a source, on both networks, and every way in which that comes to nothing.
 */
final class LoginsTest extends SourceTestCase {

	private const USER = 1;

	private const SECRETS = [ 'facebook' => 'vitrine-app-secret', 'instagram' => 'vitrine-instagram-secret' ];

	private const IDS = [ 'facebook' => '2048620934001177', 'instagram' => '1048620934001188' ];

	/**
	 * Gives the site its apps.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( self::IDS as $network => $id ) {
			Apps::of_site()->set( $network, $id, self::SECRETS[ $network ] );
		}
	}

	/**
	 * What a browser does in the dialog.
	 *
	 * @param string                $url    Address of the dialog.
	 * @param string                $answer `yes` or `no`.
	 * @param list<string>|null     $scopes Permissions that are given, null = all that are asked for.
	 * @param array<string, string> $more   Further fields.
	 * @return array<string, string> Query that comes back.
	 */
	private function dialog( string $url, string $answer = 'yes', ?array $scopes = null, array $more = [] ): array {
		$scopes ??= explode( ',', self::query( $url )['scope'] );
		$query    = implode( '', array_map( static fn( string $scope ): string => "&granted={$scope}", $scopes ) );
		$back     = wp_remote_get( "{$url}&answer={$answer}{$query}&" . http_build_query( $more ), [ 'redirection' => 0 ] );
		$location = wp_remote_retrieve_header( $back, 'location' );
		self::assertIsString( $location );
		self::assertStringStartsWith( Logins::redirect(), $location );
		return self::query( $location );
	}

	/**
	 * The query of an address.
	 *
	 * @param string $url Address.
	 * @return array<string, string>
	 */
	private static function query( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $found );
		$query = [];
		foreach ( $found as $name => $value ) {
			self::assertIsString( $value );
			$query[ (string) $name ] = $value;
		}
		return $query;
	}

	/**
	 * Begins a log-in.
	 *
	 * @param string $network What is connected.
	 * @param string $by      By whom.
	 */
	private function begin( string $network = 'facebook', string $by = 'facebook' ): string {
		return $this->plugin->feed->logins()->begin( self::USER, $network, $by );
	}

	/**
	 * The reason for which a log-in is refused.
	 *
	 * @param string $handle Handle.
	 * @param int    $user   Who asks.
	 */
	private function refusal( string $handle, int $user = self::USER ): string {
		try {
			$this->plugin->feed->logins()->get( $user, $handle );
		} catch ( LoginRefused $refused ) {
			$error = LoginErrors::of( $refused );
			self::assertNotSame( '', $error->get_error_message() );
			self::assertNotSame( '', $error->get_error_data()['remedy'] );
			self::assertSame( 422, $error->get_error_data()['status'] );
			return $refused->reason . implode( ',', $refused->scopes );
		} catch ( GraphError $error ) {
			return "network {$error->kind->value}";
		}
		return '';
	}

	/**
	 * A page is connected with a token that does not expire, over a log-in with PKCE, and its accounts of Instagram by the same way.
	 */
	public function test_facebook(): void {
		$url = $this->begin();
		$asked = self::query( $url );
		self::assertSame( [ 'S256', self::IDS['facebook'], Logins::redirect() ], [ $asked['code_challenge_method'], $asked['client_id'], $asked['redirect_uri'] ] );
		self::assertStringNotContainsString( self::SECRETS['facebook'], $url );
		$logins = $this->plugin->feed->logins();
		$login  = $logins->get( self::USER, $logins->finish( self::USER, $this->dialog( $url ) ) );
		self::assertSame( 'facebook', $login->network );
		$facts = $this->plugin->feed->connections()->accounts( 'facebook', $login->token );
		self::assertSame( [ self::GARDEN, self::PRINTROOM ], array_column( $facts, 'id' ) );
		$source = $this->plugin->feed->connections()->connect( 'facebook', self::PRINTROOM, $login->token, $login->expires_at );
		self::assertSame( [ 'page', null, 'on' ], [ $source->token_kind, $source->expires_at, $source->webhook ] );

		$login = $logins->get( self::USER, $logins->finish( self::USER, $this->dialog( $this->begin( 'instagram', 'facebook' ) ) ) );
		self::assertSame( [ self::IG_GARDEN, self::IG_PRINTROOM ], array_column( $this->plugin->feed->connections()->accounts( 'instagram', $login->token ), 'id' ) );
		foreach ( $this->asked as $request ) {
			self::assertStringNotContainsString( 'secret', str_replace( 'appsecret_proof', '', $request['url'] ) );
		}
	}

	/**
	 * An account of Instagram is connected with a token of 60 days, whose end is known.
	 */
	public function test_instagram(): void {
		$logins = $this->plugin->feed->logins();
		$login  = $logins->get( self::USER, $logins->finish( self::USER, $this->dialog( $this->begin( 'instagram', 'instagram' ), 'yes', null, [ 'account' => self::IG_PRINTROOM ] ) ) );
		$source = $this->plugin->feed->connections()->connect( 'instagram', self::IG_PRINTROOM, $login->token, $login->expires_at );
		self::assertSame( 'instagram', $source->token_kind );
		self::assertEqualsWithDelta( time() + 60 * DAY_IN_SECONDS, $source->expires_at, 60 );
		self::assertTrue( $this->refresh( $source->id )->complete );
		self::assertSame( 'ok', $this->source( $source->id )->state->value );
	}

	/**
	 * What comes back is taken once, from who has begun, and only what was begun last.
	 */
	public function test_state(): void {
		$logins = $this->plugin->feed->logins();
		$query  = $this->dialog( $this->begin() );
		$handle = $logins->finish( self::USER, $query );
		self::assertSame( '', $this->refusal( $handle ) );
		self::assertSame( LoginRefused::STATE, $this->refusal( $handle, 2 ), 'A handle is of use to one person.' );
		self::assertSame( LoginRefused::STATE, $this->refusal( 'guess' ) );
		self::assertSame( LoginRefused::STATE, $this->refusal( $logins->finish( self::USER, $query ) ), 'Nobody comes back twice.' );

		$query = $this->dialog( $this->begin() );
		self::assertSame( LoginRefused::STATE, $this->refusal( $logins->finish( 2, $query ), 2 ), 'Somebody else has not begun it.' );
		$first = $this->dialog( $this->begin() );
		$this->begin();
		self::assertSame( LoginRefused::STATE, $this->refusal( $logins->finish( self::USER, $first ) ) );
		foreach ( [ [], [ 'state' => '' ], [ 'state' => [ 'x' ] ], [ 'code' => 'x' ] ] as $nonsense ) {
			$this->begin();
			self::assertSame( LoginRefused::STATE, $this->refusal( $logins->finish( self::USER, $nonsense ) ) );
		}
		$query = $this->dialog( $this->begin() );
		delete_transient( Logins::PENDING . self::USER );
		self::assertSame( LoginRefused::STATE, $this->refusal( $logins->finish( self::USER, $query ) ), 'Too late.' );
		Logins::forget( self::USER );
		self::assertSame( LoginRefused::STATE, $this->refusal( $handle ) );
	}

	/**
	 * Every refusal has a reason of its own.
	 *
	 * @param string $case   Which.
	 * @param string $reason Reason.
	 * @param string $by     By whom one logs in.
	 */
	#[DataProvider( 'refusals' )]
	public function test_refusals( string $case, string $reason, string $by ): void {
		$network = $by;
		$logins  = $this->plugin->feed->logins();
		$url     = $this->begin( $network, $by );
		$query   = match ( $case ) {
			'cancel'  => $this->dialog( $url, 'no' ),
			'declined' => $this->dialog( $url, 'yes', $by === 'facebook' ? [ 'pages_show_list' ] : [] ),
			'dialog'  => [ ...array_diff_key( $this->dialog( $url ), [ 'code' => 1 ] ), 'error_code' => '1349126', 'error_message' => 'App Not Setup' ],
			default   => $this->dialog( $url ),
		};
		match ( $case ) {
			'used'     => $this->spend( $query['code'], $by ),
			'late'     => $this->graph_control( [ 'clock' => 700 ] ),
			'secret'   => Apps::of_site()->set( $by, self::IDS[ $by ], 'wrong' ),
			'redirect' => add_filter( 'admin_url', static fn( string $url ): string => str_replace( 'vitrine_login', 'other', $url ) ),
			'verifier' => set_transient( Logins::PENDING . self::USER, [ ...(array) get_transient( Logins::PENDING . self::USER ), 'verifier' => \Vitrine\Support\Encryption::of_site()->seal( 'other', 'login:' . self::USER ) ] ),
			'no long'  => $this->graph_control( [ 'fail' => 'permission', 'path' => $by === 'facebook' ? '/oauth/access_token' : '/instagram/access_token', 'after' => $by === 'facebook' ? 1 : 0 ] ),
			'html'     => $this->graph_control( [ 'fail' => 'html503' ] ),
			'no token' => $this->graph_control( [ 'fail' => [ 'fail' => 'body', 'body' => [ 'access_token' => [ 'x' ], 'expires_in' => 'soon' ] ] ] ),
			default    => null,
		};
		$handle = $logins->finish( self::USER, $query );
		self::assertSame( $reason, $this->refusal( $handle ) );
		self::assertSame( [], $this->plugin->feed->sources()->all() );
	}

	/**
	 * Spends a code before the site does.
	 *
	 * @param string $code Code.
	 * @param string $by   Network.
	 */
	private function spend( string $code, string $by ): void {
		$path = $by === 'facebook' ? '/v26.0/oauth/access_token' : '/instagram/oauth/access_token';
		wp_remote_post( $this->graph_url() . $path, [ 'body' => [ 'code' => $code, 'client_id' => self::IDS[ $by ], 'client_secret' => self::SECRETS[ $by ], 'grant_type' => 'authorization_code' ] ] );
	}

	/**
	 * What can go wrong.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public static function refusals(): array {
		$cases = [];
		foreach ( [ 'facebook', 'instagram' ] as $by ) {
			$of_facebook = $by === 'facebook';
			foreach ( [
				'cancel'   => LoginRefused::DENIED,
				'dialog'   => LoginRefused::DIALOG,
				'declined' => $of_facebook ? LoginRefused::SCOPES . 'pages_read_engagement' : LoginRefused::SCOPES . 'instagram_business_basic',
				'used'     => LoginRefused::CODE,
				'late'     => LoginRefused::CODE,
				'secret'   => $of_facebook ? LoginRefused::SECRET : LoginRefused::CODE,
				'redirect' => $of_facebook ? LoginRefused::REDIRECT : LoginRefused::CODE,
				'verifier' => $of_facebook ? LoginRefused::CODE : '',
				'no long'  => LoginRefused::SHORT,
				'html'     => 'network broken',
				'no token' => 'network malformed',
			] as $case => $reason ) {
				$cases[ "{$by}, {$case}" ] = [ $case, $reason, $by ];
			}
		}
		return $cases;
	}

	/**
	 * Without an app, without its secret, or for a page by Instagram nothing is begun.
	 */
	public function test_nothing_is_begun_without_an_app(): void {
		$fails = function ( string $network, string $by ): string {
			try {
				return $this->begin( $network, $by );
			} catch ( LoginRefused $refused ) {
				return $refused->reason;
			}
		};
		self::assertSame( LoginRefused::APP, $fails( 'facebook', 'instagram' ) );
		Apps::of_site()->set( 'facebook', self::IDS['facebook'], '' );
		self::assertSame( LoginRefused::APP, $fails( 'facebook', 'facebook' ) );
		Apps::of_site()->set( 'instagram', '', null );
		self::assertSame( LoginRefused::APP, $fails( 'instagram', 'instagram' ) );
		self::assertSame( [], array_filter( $this->requests( 'api' ) ) );
	}

	/**
	 * A pasted token of some hours is exchanged by its own app; without one the owner is told when it ends.
	 */
	public function test_pasted_tokens_of_hours(): void {
		$connections = $this->plugin->feed->connections();
		$source      = $connections->connect( 'facebook', self::GARDEN, $this->token( 'user-short' ) );
		self::assertCount( 1, $this->requests( 'api', '/oauth/access_token' ) );
		self::assertNull( $connections->end_of_short( $this->token( 'user-short' ) ), 'It will be exchanged.' );
		$this->edit_source( $source->id, [ 'expires_at' => time() + 3600 ] );
		$note = fn(): array => array_column( ( new \Vitrine\Feed\Sources\SourceNotes( $this->plugin->feed->posts(), $this->plugin->feed->sources(), $this->plugin->feed->threads() ) )->of( $this->source( $source->id ) ), 'code' );
		self::assertContains( 'short', $note() );
		$this->edit_source( $source->id, [ 'expires_at' => null ] );
		self::assertNotContains( 'short', $note() );
		Apps::of_site()->set( 'facebook', '77', 'other' );
		$this->clear_graph_log();
		$ends = ( new \Vitrine\Graph\Networks( \Vitrine\Graph\Http\Origins::of_site() ) )->get( 'facebook' )->facts( new \Vitrine\Graph\Http\Client(), $this->token( 'user-short' ) )->expires_at;
		self::assertSame( $ends, $connections->end_of_short( $this->token( 'user-short' ) ), 'As the network says.' );
		self::assertEqualsWithDelta( time() + 2700, $ends, 2700, 'Hours, from when its server began.' );
		self::assertNull( $connections->end_of_short( $this->token( 'user' ) ), 'Weeks.' );
		self::assertNull( $connections->end_of_short( $this->token( 'page-garden' ) ), 'Never.' );
		self::assertNull( $connections->end_of_short( $this->token( 'page-no-debug' ) ), 'Nobody knows.' );
		self::assertNull( $connections->end_of_short( $this->token( 'instagram' ) ), 'Those are renewed.' );
		$connections->connect( 'facebook', self::GARDEN, $this->token( 'user-short' ) );
		self::assertCount( 0, $this->requests( 'api', '/oauth/access_token' ), 'Another app cannot.' );
	}

	/**
	 * Secrets are sealed, for the address of the network and for this site alone; another App ID has another secret.
	 */
	public function test_secrets(): void {
		self::assertStringNotContainsString( 'vitrine-app-secret', $this->stored() );
		self::assertSame( 'vitrine-app-secret', Apps::of_site()->get( 'facebook' )->secret );
		$moved = new Apps( \Vitrine\Support\Encryption::of_site(), new \Vitrine\Graph\Http\Origins( 'https://elsewhere.example' ) );
		self::assertSame( '', $moved->get( 'facebook' )->secret, 'With another address it does not open.' );
		Apps::of_site()->set( 'facebook', self::IDS['facebook'], null );
		self::assertSame( 'vitrine-app-secret', Apps::of_site()->get( 'facebook' )->secret );
		Apps::of_site()->set( 'facebook', '5', null );
		self::assertSame( [ '5', '' ], [ Apps::of_site()->get( 'facebook' )->id, Apps::of_site()->get( 'facebook' )->secret ] );
		foreach ( [ 'x', [ 'facebook' => 'x' ], [ 'facebook' => [ 'id' => [], 'secret' => 5 ] ], [ 'facebook' => [ 'id' => '5', 'secret' => 'v1:x:y' ] ] ] as $broken ) {
			update_option( Apps::OPTION, $broken );
			self::assertSame( '', Apps::of_site()->get( 'facebook' )->secret );
		}
	}
}
