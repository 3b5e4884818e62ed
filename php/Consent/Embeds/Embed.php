<?php
/**
 * A frame of a third party.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Consent\Embeds;

defined( 'ABSPATH' ) || exit;

/**
 * A player, a post or the box of a page, by its id at a provider. The address of the frame is made here; of what a
 * network or an author has written only ids and names are kept that look as the provider's do.
 */
final class Embed {

	/** Names of providers. */
	public const NAMES = [
		'facebook'    => 'Facebook',
		'instagram'   => 'Instagram',
		'youtube'     => 'YouTube',
		'vimeo'       => 'Vimeo',
		'dailymotion' => 'Dailymotion',
		'spotify'     => 'Spotify',
		'soundcloud'  => 'SoundCloud',
	];

	/** What a player may do; no camera, no microphone, no place. */
	private const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture; web-share; clipboard-write';

	/** Runs as itself and opens pages beside ours; it cannot lead ours elsewhere, download or open dialogs. */
	private const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-presentation allow-popups'
		. ' allow-popups-to-escape-sandbox';

	/**
	 * Keeps the fields.
	 *
	 * @param string $service One of the keys of NAMES.
	 * @param string $page    Address of the original.
	 * @param string $src     Address of the frame.
	 * @param float  $ratio   Width by height, 0 = it has a height.
	 * @param int    $height  Height, px, 0 = it has a ratio.
	 * @param int    $width   Greatest width, px, 0 = any.
	 * @param bool   $is_box  Whether it comes by itself once a consent tool says yes; players wait for a press.
	 */
	public function __construct(
		public readonly string $service,
		public readonly string $page,
		public readonly string $src,
		public readonly float $ratio,
		public readonly int $height = 0,
		public readonly int $width = 0,
		public readonly bool $is_box = false
	) {}

	/**
	 * Name of the provider.
	 */
	public function name(): string {
		return self::NAMES[ $this->service ];
	}

	/**
	 * What the script learns. Twin: frontend/consent/embed/types.ts.
	 *
	 * @param string $mode  One of Mode.
	 * @param string $title Name of the frame.
	 * @return array{
	 *     mode: string,
	 *     service: string,
	 *     src: string,
	 *     title: string,
	 *     allow: string,
	 *     sandbox: string,
	 * }
	 */
	public function data( string $mode, string $title ): array {
		/**
		 * What `sandbox` says on the frame of a provider; '' = no sandbox.
		 *
		 * @param string $sandbox Tokens.
		 * @param string $service Provider, such as `youtube`.
		 */
		$sandbox = apply_filters( 'vitrine_embed_sandbox', self::SANDBOX, $this->service );
		return [
			'mode'    => $mode,
			'service' => $this->service,
			'src'     => $this->src,
			'title'   => $title,
			'allow'   => self::ALLOW,
			'sandbox' => is_string( $sandbox ) ? $sandbox : self::SANDBOX,
		];
	}
}
