<?php
/**
 * Videos behind sections.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects\Backgrounds;

use Vitrine\Consent\Embeds\Embed;
use Vitrine\Consent\Embeds\EmbedLinks;
use Vitrine\Consent\Embeds\EmbedPrinter;
use Vitrine\Consent\Mode;
use Vitrine\Consent\Tools;
use Vitrine\MediaLibrary\VideoLink;

defined( 'ABSPATH' ) || exit;

/**
 * A video of YouTube or Vimeo, or a file, without sound. Only its poster is printed.
 * Twin of source(): frontend/render/effects/background/video.ts; both are held to tests/fixtures/backgrounds.json.
 *
 * @phpstan-import-type BackgroundSettings from Background
 * @phpstan-type Source array{kind: string, src: string, start: int, end: int}
 */
final class Video {

	/** Nothing but the picture, without sound, and answers to our script. */
	private const PLAYERS = [
		'youtube' => 'autoplay=1&mute=1&controls=0&disablekb=1&fs=0&playsinline=1&rel=0&iv_load_policy=3&enablejsapi=1',
		'vimeo'   => 'autoplay=1&muted=1&controls=0&keyboard=0&autopause=0&playsinline=1&title=0&byline=0&portrait=0',
	];

	/**
	 * What is printed of it.
	 *
	 * @param BackgroundSettings $read Settings within their bounds.
	 * @return View|null Null where there is neither a video nor a poster.
	 */
	public static function view( array $read ): ?View {
		$poster = Image::html( $read['poster'] );
		$source = self::source( $read );
		if ( $source === null ) {
			return $poster === '' ? null : new View( $poster );
		}
		$play  = __( 'Play background video', 'vitrine' );
		// Where the site has a consent tool, it decides.
		$asks  = $read['ask'] || Tools::active() !== '';
		$embed = $source['kind'] === 'video' || ! $asks ? null : EmbedLinks::of( $read['url'] );
		if ( $embed !== null ) {
			Tools::enqueue();
		}
		return new View(
			$poster,
			[
				...$source,
				'loop'   => ! $read['once'],
				'phones' => $read['phones'],
				'ask'    => $embed !== null,
				'play'   => $play,
				'pause'  => __( 'Pause background video', 'vitrine' ),
			],
			$embed === null ? $play : self::asking( $embed ),
			$embed === null ? '' : EmbedPrinter::words( $embed, '', Mode::On )['notice']
		);
	}

	/**
	 * Where it is.
	 *
	 * @param BackgroundSettings $read Settings within their bounds.
	 * @return Source|null Null where the address is none of a video that can be a background.
	 */
	public static function source( array $read ): ?array {
		$link = VideoLink::of( $read['url'] );
		if ( $link === null || $link->kind === 'dailymotion' ) {
			return null;
		}
		preg_match( '/#t=(\d{1,5})s?(?:,(\d{1,5})s?)?$/D', $read['url'], $written );
		preg_match( '/[?&]start=(\d+)/', $link->embed, $said );
		$start = $read['start'] > 0 ? $read['start'] : (int) ( $said[1] ?? $written[1] ?? 0 );
		$end   = $read['end'] > 0 ? $read['end'] : (int) ( $written[2] ?? 0 );
		$end   = $end > $start ? $end : 0;
		return [
			'kind'  => $link->kind,
			'src'   => self::src( $link, $read, $start, $end ),
			'start' => $start,
			'end'   => $end,
		];
	}

	/**
	 * Address of the file or the player.
	 *
	 * @param VideoLink          $link  The video.
	 * @param BackgroundSettings $read  Settings within their bounds.
	 * @param int                $start Second at which it begins.
	 * @param int                $end   Second at which it ends, or 0.
	 */
	private static function src( VideoLink $link, array $read, int $start, int $end ): string {
		if ( $link->kind === 'video' ) {
			return strtok( $link->embed, '#' ) . ( $start > 0 ? "#t={$start}" : '' );
		}
		$embed = $link->kind === 'youtube' ? (string) strtok( $link->embed, '?' ) . '?' : "{$link->embed}&";
		$embed = $read['privacy'] ? $embed : strtr( $embed, [ '-nocookie' => '', 'dnt=1' => 'dnt=0' ] );
		return $embed . self::PLAYERS[ $link->kind ] . match ( true ) {
			$start > 0 => $link->kind === 'youtube' ? "&start={$start}" : "#t={$start}s",
			$link->kind === 'vimeo' && ! $read['once'] && $end === 0 => '&loop=1',
			default => '',
		};
	}

	/**
	 * Name of a button whose press has something loaded from a third party.
	 *
	 * @param Embed $embed The video.
	 */
	private static function asking( Embed $embed ): string {
		/* translators: %s: name of a provider such as YouTube. */
		return sprintf( __( 'Play background video from %s', 'vitrine' ), $embed->name() );
	}
}
