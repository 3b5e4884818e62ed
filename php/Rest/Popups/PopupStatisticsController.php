<?php
/**
 * Route `vitrine/v1/popups/statistics`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Popups;

use Vitrine\Install\Database;
use Vitrine\Popup\PopupIndex;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Statistics\AddressMemory;
use Vitrine\Popup\Statistics\CountToken;
use Vitrine\Popup\Statistics\Rate;
use Vitrine\Popup\Statistics\Statistics;
use Vitrine\Rest\RestErrors;
use Vitrine\Rest\SameOrigin;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what visitors' browsers tell about popups, and shows the sums to those who edit them. Nothing about a visitor
 * is kept.
 *
 * @phpstan-import-type Day from Statistics
 */
final class PopupStatisticsController {

	/** Programs that read pages, by what they call themselves: they open no popups on purpose. */
	private const ROBOTS = '/bot\b|crawl|spider|slurp|preview|lighthouse|headlesschrome\/.*googlebot/i';

	/** The longest time that is looked at, days. */
	private const MAX_DAYS = 732;

	/**
	 * Keeps what it needs.
	 *
	 * @param Statistics $statistics Sums.
	 * @param PopupIndex $index      Which popups visitors may see.
	 */
	public function __construct( private readonly Statistics $statistics, private readonly PopupIndex $index ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/popups/statistics',
			[
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'count' ],
					// Everybody on a page of this site that has the popup. Browsers are told from others by the origin,
					// pages by the token.
					'permission_callback' => static fn( \WP_REST_Request $request ) => SameOrigin::sent( $request )
						&& is_string( $request['token'] )
						&& CountToken::is_valid( $request['token'], (int) $request['popup'] )
						? true
						: RestErrors::forbidden(),
					'args'                => [
						'popup'   => [
							'description' => __( 'The popup.', 'vitrine' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'required'    => true,
						],
						'token'   => [
							'description' => __( 'Token from the page.', 'vitrine' ),
							'type'        => 'string',
							'default'     => '',
						],
						'variant' => [
							'description' => __( 'Variant of an A/B test.', 'vitrine' ),
							'type'        => 'string',
							'enum'        => Statistics::VARIANTS,
							'default'     => '',
						],
						'event'   => [
							'description' => __( 'Event.', 'vitrine' ),
							'type'        => 'string',
							'enum'        => array_keys( Statistics::EVENTS ),
							'required'    => true,
						],
					],
				],
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'show' ],
					'permission_callback' => static fn(
						\WP_REST_Request $request
					) => get_post_type( (int) $request['popup'] ) === PopupPosts::TYPE
						&& current_user_can( 'edit_post', (int) $request['popup'] )
						? true
						: RestErrors::forbidden(),
					'args'                => [
						'popup' => [
							'description' => __( 'The popup.', 'vitrine' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'required'    => true,
						],
						'from'  => [
							'description' => __( 'First day. Default: 30 days ago.', 'vitrine' ),
							'type'        => 'string',
							'pattern'     => '^(\d{4}-\d{2}-\d{2})?$',
							'default'     => '',
						],
						'to'    => [
							'description' => __( 'Last day. Default: today.', 'vitrine' ),
							'type'        => 'string',
							'pattern'     => '^(\d{4}-\d{2}-\d{2})?$',
							'default'     => '',
						],
					],
				],
			]
		);
	}

	/**
	 * Counts an event.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function count( \WP_REST_Request $request ) {
		$popup    = (int) $request['popup'];
		$settings = Database::exists() && $this->index->has( $popup )
			? PopupPosts::settings( get_post_field( 'post_content', $popup, 'raw' ) )
			: null;
		if ( $settings === null || ! $settings->has( 'statistics' ) ) {
			return RestErrors::error(
				'vitrine_popup_unknown',
				__( 'This popup does not exist or does not collect statistics.', 'vitrine' ),
				404
			);
		}
		$robot   = preg_match( self::ROBOTS, (string) $request->get_header( 'user_agent' ) ) === 1;
		// A popup that is not split has no halves, whatever a cached page or a stranger says.
		$variant = $settings->has( 'split' ) ? (string) $request['variant'] : '';
		$event   = (string) $request['event'];
		$counted = $robot
			|| $this->statistics->count( $popup, $variant, $event, ( new AddressMemory() )->is_busy( $popup, $event ) );
		return new \WP_REST_Response( null, $counted ? 204 : 429 );
	}

	/**
	 * The sums of a popup.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function show( \WP_REST_Request $request ): \WP_REST_Response {
		$popup = (int) $request['popup'];
		$to    = (string) $request['to'] !== '' ? (string) $request['to'] : (string) wp_date( 'Y-m-d' );
		$from  = (string) $request['from'] !== ''
			? (string) $request['from']
			: gmdate( 'Y-m-d', (int) strtotime( "{$to} UTC" ) - 29 * DAY_IN_SECONDS );
		$from  = max( $from, gmdate( 'Y-m-d', (int) strtotime( "{$to} UTC" ) - self::MAX_DAYS * DAY_IN_SECONDS ) );
		$days  = Database::exists() ? $this->statistics->days( $popup, $from, $to ) : [];
		$rates = [];
		foreach ( Statistics::VARIANTS as $variant ) {
			$rates[ $variant ] = self::sums(
				array_values( array_filter( $days, static fn( array $day ): bool => $day['variant'] === $variant ) )
			);
		}
		$one   = $rates['a']['rate'];
		$other = $rates['b']['rate'];
		return new \WP_REST_Response(
			[
				'from'   => $from,
				'to'     => $to,
				'days'   => $days,
				'totals' => self::sums( $days ),
				// Whether a script that sends much can be told from visitors.
				'guarded' => AddressMemory::works(),
				'split'  => $rates['a']['impressions'] + $rates['b']['impressions'] === 0 ? null : [
					'a'          => $rates['a'],
					'b'          => $rates['b'],
					'difference' => $one !== null && $other !== null ? Rate::difference( $one, $other ) : null,
				],
			]
		);
	}

	/**
	 * Adds days up.
	 *
	 * @param list<Day> $days Days.
	 * @return array{
	 *     impressions: int,
	 *     closes: int,
	 *     conversions: int,
	 *     marked: int,
	 *     rate: array{rate: float, low: float, high: float}|null,
	 * } The rate is without what is marked.
	 */
	private static function sums( array $days ): array {
		$marked = array_column( $days, 'marked' );
		$sum    = static fn( array $rows, string $event ): int => (int) array_sum( array_column( $rows, $event ) );
		return [
			'impressions' => $sum( $days, 'impressions' ),
			'closes'      => $sum( $days, 'closes' ),
			'conversions' => $sum( $days, 'conversions' ),
			'marked'      => array_sum(
				array_map( static fn( string $event ): int => $sum( $marked, $event ), Statistics::EVENTS )
			),
			'rate'        => Rate::of(
				$sum( $days, 'conversions' ) - $sum( $marked, 'conversions' ),
				$sum( $days, 'impressions' ) - $sum( $marked, 'impressions' )
			),
		];
	}
}
