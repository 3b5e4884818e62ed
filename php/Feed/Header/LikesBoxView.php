<?php
/**
 * Facebook's box of a page as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Header;

use Vitrine\Consent\Embeds\Embed;
use Vitrine\Consent\Embeds\EmbedLinks;
use Vitrine\Consent\Embeds\EmbedPrinter;
use Vitrine\Consent\Mode;
use Vitrine\Feed\Settings\FeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Nothing of it is asked of Facebook before a visitor presses its button, or says yes in a consent tool.
 * Twin: LikesBoxView in frontend/render/feed/types.ts.
 */
final class LikesBoxView implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param Embed  $embed The frame.
	 * @param string $name  Name of the page.
	 * @param Mode   $mode  When visitors are asked.
	 */
	private function __construct(
		private readonly Embed $embed,
		private readonly string $name,
		private readonly Mode $mode
	) {}

	/**
	 * Makes the view.
	 *
	 * @param ShownAccount|null $account  Whose posts they are.
	 * @param FeedSettings      $settings What is shown.
	 * @return self|null Null where there is no such box.
	 */
	public static function of( ?ShownAccount $account, FeedSettings $settings ): ?self {
		if ( $account === null || ! $settings->header->box || $account->network !== 'facebook' ) {
			return null;
		}
		$embed = EmbedLinks::page( $account->id, width: $settings->header->box_width );
		return $embed === null ? null : new self( $embed, $account->name, $settings->consent() );
	}

	/**
	 * The HTML for visitors.
	 *
	 * @param string $button Classes of its button.
	 */
	public function html( string $button ): string {
		return EmbedPrinter::html( $this->embed, $this->mode, $this->name, button: $button );
	}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'page'   => $this->embed->page,
			'width'  => $this->embed->width,
			'height' => $this->embed->height,
			...EmbedPrinter::words( $this->embed, $this->name, $this->mode ),
		];
	}
}
