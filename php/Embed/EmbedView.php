<?php
/**
 * What the block shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Embed;

use Vitrine\Buttons\ThemeButtons;
use Vitrine\Consent\Embeds\Embed;
use Vitrine\Consent\Embeds\EmbedLinks;
use Vitrine\Consent\Embeds\EmbedPrinter;
use Vitrine\Consent\Mode;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints. Twin: frontend/render/embed/index.tsx.
 */
final class EmbedView implements \JsonSerializable {

	/** What Facebook draws of a post, px. */
	private const POST = [ 'height' => 600, 'width' => 750 ];

	/** Width by height of a video. */
	private const RATIOS = [ 'auto' => 0.0, '16:9' => 16 / 9, '1:1' => 1.0, '4:5' => 0.8, '9:16' => 0.5625 ];

	/**
	 * Keeps the fields.
	 *
	 * @param string       $kind  `post`, `video` or `page`.
	 * @param Embed        $embed The frame.
	 * @param string       $title What it shows, or empty.
	 * @param list<string> $quote Paragraphs of the post.
	 * @param Mode         $mode  When visitors are asked.
	 * @param bool         $theme_buttons Whether the button has the shape of WordPress's Button block.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly Embed $embed,
		public readonly string $title,
		public readonly array $quote,
		public readonly Mode $mode,
		public readonly bool $theme_buttons
	) {}

	/**
	 * Makes it of attributes.
	 *
	 * @param EmbedAttributes $read Attributes within their bounds.
	 * @return self|null Null where the address is nothing that can be embedded.
	 */
	public static function of( array $read ): ?self {
		$address = FacebookAddress::of( $read['url'] );
		$embed   = $address === null ? null : match ( $address->kind ) {
			'page' => EmbedLinks::page( $address->name, $read['cover'], false, $read['width'] ),
			'video' => EmbedLinks::of( $address->page(), self::RATIOS[ $read['ratio'] ] ),
			default => self::post( $address->page() ),
		};
		$lines = preg_split( '/\n\s*\n/', $read['quote'] );
		return $address === null || $embed === null ? null : new self(
			$address->kind,
			$embed,
			$read['title'],
			array_values(
				array_filter(
					array_map( trim( ... ), $lines === false ? [] : $lines ),
					static fn( string $text ): bool => $text !== ''
				)
			),
			Mode::of( $read['consent'] ),
			$read['themeButtons']
		);
	}

	/**
	 * The frame of a post: nothing in it plays, so that it is there once a consent tool says yes.
	 *
	 * @param string $page Address of the post, made of ids.
	 */
	private static function post( string $page ): Embed {
		return new Embed(
			'facebook',
			$page,
			'https://www.facebook.com/plugins/post.php?'
				. http_build_query( [ 'href' => $page, 'show_text' => 'true' ], '', '&' ),
			0.0,
			self::POST['height'],
			self::POST['width'],
			true
		);
	}

	/**
	 * What stands in place of the frame, until it is there.
	 *
	 * @param string $quote HTML of the quotation, escaped.
	 */
	public function html( string $quote ): string {
		return EmbedPrinter::html(
			$this->embed,
			$this->mode,
			$this->title,
			$quote,
			ThemeButtons::classes( $this->theme_buttons )
		);
	}

	/**
	 * The shape that the canvas has.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'kind'         => $this->kind,
			'page'         => $this->embed->page,
			'ratio'        => round( $this->embed->ratio, 4 ),
			'height'       => $this->embed->height,
			'width'        => $this->embed->width,
			'isBox'        => $this->embed->is_box,
			'asks'         => EmbedPrinter::asks( $this->mode ),
			'play'         => EmbedPrinter::play_words( $this->embed, $this->title ),
			'quote'        => $this->quote,
			'themeButtons' => $this->theme_buttons,
			...EmbedPrinter::words( $this->embed, $this->title, $this->mode ),
		];
	}
}
