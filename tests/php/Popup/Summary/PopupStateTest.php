<?php
/**
 * Whether visitors get a popup, in its list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Summary;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Summary\PopupState;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * What is green opens, and what is not says why.
 */
final class PopupStateTest extends PopupTestCase {

	private const AUTOMATIC = [ 'conditions' => self::EVERYWHERE, 'triggers' => [ 'page_load' => 'yes' ] ];

	/**
	 * A popup that nothing links to.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $state      State.
	 * @param string               $detail     Part of why.
	 * @param string               $panel      Panel that changes it.
	 */
	#[DataProvider( 'popups' )]
	public function test_state( array $attributes, string $state, string $detail, string $panel ): void {
		$found = $this->state( $attributes );
		self::assertSame( $state, $found->state );
		self::assertStringContainsString( $detail, $found->detail );
		self::assertSame( $panel, $found->panel );
	}

	/**
	 * Attributes and what the list says.
	 *
	 * @return array<string, array{array<string, mixed>, string, string, string}>
	 */
	public static function popups(): array {
		$exclude = [ [ 'type' => 'exclude', 'name' => 'general', 'sub_name' => '', 'sub_id' => '' ] ];
		return [
			'opens'        => [ self::AUTOMATIC, 'on', 'automatically', '' ],
			'by click'     => [ [ 'conditions' => self::EVERYWHERE, 'settings' => [ 'open_selector' => '.more' ] ], 'on', 'on click', '' ],
			'nothing'      => [ [], 'off', 'No display conditions, and no link', 'where' ],
			'no place'     => [ [ 'triggers' => [ 'page_load' => 'yes' ] ], 'off', 'No display conditions.', 'where' ],
			'hidden'       => [ [ ...self::AUTOMATIC, 'conditions' => [ ...self::EVERYWHERE, ...$exclude ] ], 'off', 'No display conditions.', 'where' ],
			'no trigger'   => [ [ 'conditions' => self::EVERYWHERE ], 'off', 'No trigger', 'when' ],
			'half trigger' => [ [ 'conditions' => self::EVERYWHERE, 'triggers' => [ 'hover' => 'yes' ] ], 'off', 'No trigger', 'when' ],
			'barred'       => [ [ ...self::AUTOMATIC, 'timing' => [ 'devices' => 'yes', 'devices_devices' => [] ] ], 'off', 'every visitor', 'who' ],
			'over'         => [ [ ...self::AUTOMATIC, 'timing' => [ 'schedule' => 'yes', 'schedule_end_date' => '2020-01-01' ] ], 'off', 'end date', 'who' ],
			'to come'      => [ [ ...self::AUTOMATIC, 'timing' => [ 'schedule' => 'yes', 'schedule_start_date' => '2999-01-01' ] ], 'waiting', 'start date', '' ],
		];
	}

	/**
	 * A link opens it once visitors see the link; a draft is never green.
	 */
	public function test_links_and_drafts(): void {
		$popup = self::add_post( [ 'post_type' => PopupPosts::TYPE, 'post_content' => '<!-- wp:vitrine/popup /-->' ] );
		$state = static fn(): PopupState => PopupState::of( get_post( $popup ), PopupSettings::of( [] ) );
		$page  = self::add_post( [ 'post_status' => 'draft', 'post_content' => "<p><a href=\"#popup-{$popup}\">Open</a></p>" ] );
		self::assertSame( 'off', $state()->state );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'publish' ] );
		self::assertSame( 'on', $state()->state );
		self::assertSame( 'off', $this->state( self::AUTOMATIC, 'draft' )->state );
	}

	/**
	 * State of a popup.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $status     Status of its post.
	 */
	private function state( array $attributes, string $status = 'publish' ): PopupState {
		$id = self::add_post(
			[
				'post_type'    => PopupPosts::TYPE,
				'post_status'  => $status,
				'post_content' => get_comment_delimited_block_content( 'vitrine/popup', $attributes, '' ),
			]
		);
		return PopupState::of( get_post( $id ), PopupSettings::of( $attributes ) );
	}
}
