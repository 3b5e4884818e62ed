<?php
/**
 * HTML of frames that ask first.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Consent\Embeds;

use Vitrine\Assets;
use Vitrine\BlockData;
use Vitrine\CapabilityModule;
use Vitrine\Consent\Mode;
use Vitrine\Consent\Tools;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what stands in place of a frame: a notice that names the third party, a poster, a link to the original. The
 * script `@vitrine/embed` makes the frame; without it the link leads there.
 */
final class EmbedPrinter {

	/** The icon `play` of frontend/render/icons.json. */
	private const ICON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5.5v13l10.5-6.5z"></path></svg>';

	/**
	 * Brings script and style to the page. Whoever answers with embeds later, such as Load more, calls it with the
	 * page.
	 *
	 * @param Mode $mode When the block asks: where it never does, the consent tool is left alone.
	 */
	public static function enqueue( Mode $mode = Mode::Auto ): void {
		wp_enqueue_script_module( '@vitrine/embed' );
		self::enqueue_later( $mode );
	}

	/**
	 * Brings style and consent tool to a page whose own script fetches the module when somebody is about to press, or
	 * the tool may say yes.
	 *
	 * @param Mode $mode When the block asks.
	 */
	public static function enqueue_later( Mode $mode ): void {
		self::enqueue_style();
		if ( $mode !== Mode::Off ) {
			Tools::enqueue();
		}
	}

	/**
	 * Brings the style to the page.
	 */
	private static function enqueue_style(): void {
		if ( ! wp_style_is( 'vitrine-embed', 'registered' ) ) {
			$asset = Assets::asset( 'frontend/embed' );
			wp_register_style(
				'vitrine-embed',
				CapabilityModule::build_url( 'frontend/embed.css' ),
				[],
				$asset['version'] ?? null
			);
			// Where core takes short ones from, to print them into the page.
			wp_style_add_data( 'vitrine-embed', 'path', dirname( VITRINE_FILE ) . '/build/frontend/embed.css' );
		}
		wp_enqueue_style( 'vitrine-embed' );
	}

	/**
	 * Data of the module: whether there is a tool to ask.
	 *
	 * @param array<string, mixed> $data Data.
	 * @return array<string, mixed>
	 */
	public static function add_data( array $data ): array {
		return Tools::active() === '' ? $data : [ ...$data, 'tool' => true ];
	}

	/**
	 * The HTML.
	 *
	 * @param Embed  $embed  The frame.
	 * @param Mode   $mode   When the block asks.
	 * @param string $title  What it shows, '' = only whose it is.
	 * @param string $poster HTML of a picture of this site, escaped, '' = none.
	 * @param string $button Classes of the button of the notice.
	 */
	public static function html(
		Embed $embed,
		Mode $mode,
		string $title = '',
		string $poster = '',
		string $button = 'wp-element-button'
	): string {
		$words = self::words( $embed, $title, $mode );
		$label = self::label( $embed, $title );
		$style = ( $embed->ratio > 0 ? '--vitrine-embed-ratio:' . round( $embed->ratio, 4 ) . ';' : '' )
			. ( $embed->height > 0 ? "--vitrine-embed-height:{$embed->height}px;" : '' )
			. ( $embed->width > 0 ? "--vitrine-embed-width:{$embed->width}px;" : '' );
		$link  = sprintf(
			'<a class="vitrine-embed__link" href="%1$s" target="_blank" rel="noopener">%2$s</a>',
			esc_url( $embed->page ),
			esc_html( $words['link'] )
		);
		if ( is_feed() ) {
			// Nothing runs there.
			return BlockData::without_shortcodes( $poster . $link );
		}
		$html = sprintf(
			'<div class="vitrine-embed is-%1$s" style="%2$s">%3$s<div class="vitrine-embed__box">%4$s%5$s%6$s</div>%7$s</div>',
			esc_attr( $embed->service ),
			esc_attr( $style ),
			BlockData::script( '', $embed->data( $mode->value, $label ) ),
			$poster,
			self::notice( $words, $embed->is_box || self::asks( $mode ), $button ),
			$embed->is_box ? '' : self::play( self::play_words( $embed, $title ) ),
			$link
		);
		return BlockData::without_shortcodes( $html );
	}

	/**
	 * Words of what stands in place of a frame. A box has nothing but them to press, whether it asks or not.
	 *
	 * @param Embed  $embed The frame.
	 * @param string $title What it shows, '' = only whose it is.
	 * @param Mode   $mode  When the block asks.
	 * @return array{notice: string, allow: string, allowThis: string, link: string}
	 */
	public static function words( Embed $embed, string $title, Mode $mode ): array {
		/* translators: %s: name of a provider such as YouTube. */
		$link = sprintf( __( 'View on %s', 'vitrine' ), $embed->name() );
		if ( $embed->is_box && ! self::asks( $mode ) ) {
			/* translators: %s: name of a provider such as YouTube. */
			$load = sprintf( __( 'Load from %s', 'vitrine' ), $embed->name() );
			return [
				'notice'    => self::label( $embed, $title ),
				'allow'     => $load,
				'allowThis' => $title === '' ? $load : "{$load}: {$title}",
				'link'      => $link,
			];
		}
		return [
			'notice'    => sprintf(
				/* translators: %1$s: name of a provider such as YouTube. */
				__(
					'This content comes from %1$s. When it is loaded, %1$s learns about your visit and may set cookies.',
					'vitrine'
				),
				$embed->name()
			),
			'allow'     => __( 'Load this content', 'vitrine' ),
			/* translators: %s: title of a video or a post. */
			'allowThis' => sprintf( __( 'Load this content: %s', 'vitrine' ), self::label( $embed, $title ) ),
			'link'      => $link,
		];
	}

	/**
	 * Whether a visitor who has not answered is asked.
	 *
	 * @param Mode $mode When the block asks.
	 */
	public static function asks( Mode $mode ): bool {
		return $mode->asks( Tools::active() !== '' );
	}

	/**
	 * Name of a frame.
	 *
	 * @param Embed  $embed The frame.
	 * @param string $title What it shows, or empty.
	 */
	private static function label( Embed $embed, string $title ): string {
		return $title === '' ? $embed->name() : sprintf(
			/* translators: 1: title of a video or a post, 2: name of a provider such as YouTube. */
			__( '%1$s (%2$s)', 'vitrine' ),
			$title,
			$embed->name()
		);
	}

	/**
	 * The notice. Its button works by script only, and stays hidden without it.
	 *
	 * @param array{notice: string, allow: string, allowThis: string} $words    Words.
	 * @param bool                                                    $is_shown Whether it is seen at first.
	 * @param string                                                  $button   Classes of its button.
	 */
	private static function notice( array $words, bool $is_shown, string $button ): string {
		return sprintf(
			'<div class="vitrine-embed__notice"%1$s><p>%2$s</p><button type="button" class="vitrine-embed__allow %3$s" aria-label="%4$s" hidden>%5$s</button></div>',
			$is_shown ? '' : ' hidden',
			esc_html( $words['notice'] ),
			esc_attr( $button ),
			esc_attr( $words['allowThis'] ),
			esc_html( $words['allow'] )
		);
	}

	/**
	 * Name of the button of a player.
	 *
	 * @param Embed  $embed The frame.
	 * @param string $title What it shows, or empty.
	 */
	public static function play_words( Embed $embed, string $title ): string {
		/* translators: %s: title of a video or a post. */
		return sprintf( __( 'Play: %s', 'vitrine' ), self::label( $embed, $title ) );
	}

	/**
	 * The button of a player.
	 *
	 * @param string $name Its name.
	 */
	private static function play( string $name ): string {
		return sprintf(
			'<button type="button" class="vitrine-embed__play" aria-label="%1$s" hidden>%2$s</button>',
			esc_attr( $name ),
			self::ICON
		);
	}
}
