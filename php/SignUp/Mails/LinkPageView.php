<?php
/**
 * How the page looks that links in mails lead to.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp\Mails;

defined( 'ABSPATH' ) || exit;

/**
 * A page without the theme, its scripts and whatever they count: nobody learns the link but this site.
 */
final class LinkPageView {

	private const STYLE = <<<'CSS'
		:root { color-scheme: light dark; --text: #1e1e1e; --back: #f3f3f1; --box: #fff; --line: #d8d8d4; }
		@media (prefers-color-scheme: dark) {
			:root { --text: #f2f2f0; --back: #171716; --box: #242423; --line: #454543; }
		}
		body {
			display: grid; grid-template-columns: minmax(0, 30rem); place-content: center; gap: 1rem;
			box-sizing: border-box; min-block-size: 100vh; margin: 0; padding: 1.5rem 1rem;
			font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--text); background: var(--back);
		}
		main { padding: clamp(1.25rem, 6vw, 2.5rem); border: 1px solid var(--line); border-radius: .5rem; background: var(--box); }
		h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; text-wrap: balance; }
		p { margin: .75rem 0 0; overflow-wrap: anywhere; }
		header { font-weight: 600; text-align: center; }
		a { color: inherit; text-underline-offset: .2em; }
		button {
			min-block-size: 3rem; margin-block-start: 1.5rem; padding: .5rem 1.5rem; border: 0; border-radius: .25rem;
			font: inherit; font-weight: 600; color: var(--box); background: var(--text); cursor: pointer;
		}
		:focus-visible { outline: 2px solid; outline-offset: 2px; }
		CSS;

	/**
	 * Prints it.
	 *
	 * @param string       $title  Title.
	 * @param list<string> $lines  Texts.
	 * @param string       $button Words of the button, '' = there is none.
	 */
	public static function print( string $title, array $lines, string $button = '' ): void {
		$site = trim( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		$site = $site === '' ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $site;
		// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself, and our own style.
		printf(
			'<!DOCTYPE html><html %1$s><head><meta charset="utf-8"><meta name="robots" content="noindex">'
				. '<meta name="viewport" content="width=device-width, initial-scale=1"><title>%2$s – %3$s</title>'
				. '<style>%4$s</style></head><body><header><a href="%5$s">%3$s</a></header><main><h1>%2$s</h1>',
			get_language_attributes(),
			esc_html( $title ),
			esc_html( $site ),
			self::STYLE,
			esc_url( home_url( '/' ) )
		);
		// phpcs:enable WordPress.Security.EscapeOutput
		foreach ( $lines as $line ) {
			printf( '<p>%s</p>', esc_html( $line ) );
		}
		if ( $button !== '' ) {
			printf( '<form method="post"><button>%s</button></form>', esc_html( $button ) );
		}
		echo '</main></body></html>';
	}
}
