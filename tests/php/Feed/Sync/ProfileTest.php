<?php
/**
 * What accounts say of themselves, in the job.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Sources\Source;
use Vitrine\Images\Image;
use Vitrine\Tests\SourceTestCase;

/**
 * Asked once a day with the account's name, kept through every refusal, hostile or not.
 */
#[Group( 'environment-agnostic' )]
final class ProfileTest extends SourceTestCase {

	private const GARDEN_SAYS = 'A walled garden, four glasshouses, a wildflower meadow and a small nursery. Open Tuesday to Sunday.';

	/**
	 * Pages have their covers.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control( [ 'reset' => true ] );
	}

	/**
	 * Lets a day pass.
	 *
	 * @param Source $source Source.
	 */
	private function a_day_later( Source $source ): void {
		$this->edit_source( $source->id, [ 'profile' => (string) wp_json_encode( [ ...$source->profile, 'asked_at' => time() - DAY_IN_SECONDS - 1 ] ) ] );
		$this->clear_graph_log();
	}

	/**
	 * The record of the cover.
	 *
	 * @param Source $source Source.
	 * @return array<string, string|null>|null
	 */
	private function cover( Source $source ): ?array {
		return array_column( $this->pictures( $source->id, 0 ), null, 'position' )[ Image::COVER ] ?? null;
	}

	/**
	 * The header of a feed of the source.
	 *
	 * @param Source $source Source.
	 * @return array<string, mixed>
	 */
	private function header( Source $source ): array {
		$view = $this->plugin->feed->feed()->first( FeedSettings::of( [ 'source' => $source->id, 'showHeader' => true ] ) );
		return json_decode( (string) wp_json_encode( $view->header ), true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * Whether each call for the account asked for more than its name.
	 *
	 * @param string $account End of its path.
	 * @return list<bool>
	 */
	private function asked( string $account = self::GARDEN ): array {
		return array_map(
			static fn( array $request ): bool => str_contains( (string) $request['query']['fields'], 'followers_count' ),
			$this->requests( 'api', "/{$account}" )
		);
	}

	/**
	 * A page of Facebook: its words, likes and followers, and its cover beside its picture.
	 */
	public function test_a_page(): void {
		$this->keep( 1 );
		$id     = $this->connected()->id;
		$report = $this->refresh( $id );
		self::assertTrue( $report->complete );
		$source = $this->source( $id );
		self::assertSame( [ self::GARDEN_SAYS, null, [ 'likes' => 4812, 'followers' => 5077 ], false ], [ $source->profile['about'], $source->profile['website'], $source->profile['counts'], $source->profile['verified'] ] );
		self::assertSame( [ true ], $this->asked(), 'One call for all that the account is asked for.' );
		$cover = $this->cover( $source );
		self::assertSame( 'ready', $cover['status'] ?? null );
		self::assertStringContainsString( '-150.', (string) $source->picture, 'The picture is not the cover.' );
		$header = $this->header( $source );
		self::assertSame( [ '4,812 likes', '5,077 followers' ], $header['counts'] );
		self::assertStringContainsString( '/uploads/vitrine/', $header['cover']['src'] );
		self::assertNotSame( $header['picture'], $header['cover']['src'] );
		self::assertStringNotContainsString( $this->graph_url(), (string) wp_json_encode( $source->profile ), 'No address of the network is kept with it.' );
	}

	/**
	 * Once a day; between, an account is asked for its name and picture alone, and the cover stays.
	 */
	public function test_once_a_day(): void {
		$source = $this->fetched( 1 );
		$cover  = $this->cover( $source );
		$this->refresh( $source->id );
		self::assertSame( [ false ], $this->asked() );
		self::assertSame( $cover, $this->cover( $source ) );
		$this->a_day_later( $source );
		$this->graph_control( [ 'edit' => [ 'id' => self::GARDEN, 'followers_count' => 5080, 'about' => null ] ] );
		$this->refresh( $source->id );
		self::assertSame( [ true ], $this->asked() );
		$now = $this->source( $source->id )->profile;
		self::assertSame( 5080, $now['counts']['followers'] );
		self::assertGreaterThanOrEqual( time() - 60, $now['asked_at'] );
		self::assertSame( [], $this->requests( 'picture' ), 'The same cover is not fetched again.' );
	}

	/**
	 * Ways to refuse.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function refusals(): array {
		return [
			'a permission'       => [ [ 'code' => 10, 'status' => 403 ] ],
			'a field'            => [ [ 'code' => 100, 'message' => '(#100) Tried accessing nonexisting field (bio) on node type (Page)', 'status' => 400 ] ],
			'a field, otherwise' => [ [ 'code' => 200, 'subcode' => 2069031, 'status' => 400 ] ],
		];
	}

	/**
	 * Where it is refused, the name is asked for alone, what was known stays, and nobody asks again before a day is over.
	 *
	 * @param array<string, mixed> $error What the network answers to the first call.
	 */
	#[DataProvider( 'refusals' )]
	public function test_refused( array $error ): void {
		$source = $this->fetched( 1 );
		$cover  = $this->cover( $source );
		$this->a_day_later( $source );
		$this->graph_control( [ 'fail' => [ 'fail' => $error, 'path' => '*/' . self::GARDEN, 'times' => 1 ] ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertSame( [ true, false ], $this->asked() );
		self::assertSame( [ 'ok', 'Hollin Bank Gardens', $cover ], [ $now->state->value, $now->name, $this->cover( $now ) ] );
		self::assertSame( array_diff_key( $source->profile, [ 'asked_at' => 0 ] ), array_diff_key( $now->profile, [ 'asked_at' => 0 ] ) );
		$this->clear_graph_log();
		$this->refresh( $source->id );
		self::assertSame( [ false ], $this->asked() );
	}

	/**
	 * Where nothing of the account is answered, all that was known stays.
	 */
	public function test_no_answer(): void {
		$source = $this->fetched( 1 );
		$this->a_day_later( $source );
		$this->graph_control( [ 'fail' => [ 'fail' => 10, 'path' => '*/' . self::GARDEN ] ] );
		$this->refresh( $source->id );
		self::assertSame( self::GARDEN_SAYS, $this->source( $source->id )->profile['about'] );
		self::assertSame( 'ready', $this->cover( $source )['status'] ?? null );
	}

	/**
	 * Words that the account has deleted are gone, and so is its cover; a count that is missing is the one that was known.
	 */
	public function test_what_is_missing(): void {
		$source = $this->fetched( 1 );
		$this->a_day_later( $source );
		$this->graph_control( [ 'edit' => [ 'id' => self::GARDEN, 'about' => null, 'bio' => null, 'cover' => null, 'followers_count' => null, 'fan_count' => 'many' ] ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertSame( [ '', [ 'likes' => 4812, 'followers' => 5077 ], null ], [ $now->profile['about'], $now->profile['counts'], $this->cover( $now ) ] );
		self::assertNotNull( $now->picture );
		self::assertNull( $this->header( $now )['cover'] );
	}

	/**
	 * An account of Instagram, by either login: biography with its lines, website, numbers of posts and followers.
	 *
	 * @param string $token Label of the token.
	 */
	#[DataProvider( 'logins' )]
	public function test_instagram( string $token ): void {
		$source = $this->fetched( 1, $token, self::IG_GARDEN, 'instagram' );
		self::assertSame( [ "Glasshouses · meadow · nursery\nOpen Tue–Sun 🌿", 'https://hollinbank.example/' ], [ $source->profile['about'], $source->profile['website'] ] );
		$header = $this->header( $source );
		self::assertSame( [ '38 posts', '12,640 followers' ], $header['counts'] );
		self::assertSame( [ 'url' => 'https://hollinbank.example/', 'label' => 'hollinbank.example' ], $header['website'] );
		self::assertSame( 'Follow on Instagram', $header['follow']['label'] );
		self::assertNull( $header['cover'] );
	}

	/**
	 * Tokens for an account of Instagram.
	 *
	 * @return array<string, array{string}>
	 */
	public static function logins(): array {
		return [ 'Instagram Login' => [ 'instagram' ], 'Facebook Login' => [ 'page-garden' ] ];
	}

	/**
	 * Whatever the network answers: no cover is fetched from an address that only this server could reach, and words stay words.
	 */
	public function test_hostile_answers(): void {
		$source = $this->fetched( 1 );
		$this->a_day_later( $source );
		$this->graph_control( [ 'hostile' => 'all' ] );
		$this->refresh( $source->id );
		$this->a_day_later( $this->source( $source->id ) );
		$this->graph_control(
			[
				'hostile' => false,
				'edit'    => [
					'id'          => self::GARDEN,
					'about'       => '<script>alert(1)</script> [gallery] <!-- wp:html -->',
					'cover'       => [ 'source' => 'http://169.254.169.254/latest/cover.jpg' ],
					'fan_count'   => -5,
					'is_verified' => 'true',
				],
			]
		);
		$this->asked = [];
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertSame( [ 'error', 'host' ], [ $this->cover( $now )['status'] ?? null, $this->cover( $now )['problem'] ?? null ] );
		self::assertSame( [ 4812, false ], [ $now->profile['counts']['likes'], $now->profile['verified'] ] );
		$html = do_blocks( '<!-- wp:vitrine/social-feed {"source":' . $source->id . ',"showHeader":true} /-->' );
		self::assertStringContainsString( '&lt;script&gt;alert(1)&lt;/script&gt;', $html );
		self::assertStringNotContainsString( '<script>alert', $html );
		self::assertStringNotContainsString( '169.254', $html );
	}
}
