<?php
/**
 * A provider of photographs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A service that has albums and pictures. How to write one: docs/adding-a-provider.md.
 */
interface Provider {

	/** Id of the album that has all others. */
	public const ROOT = '0';

	/**
	 * Its name for programs, such as 'flickr'.
	 */
	public function id(): string;

	/**
	 * Its name for people.
	 */
	public function label(): string;

	/**
	 * What an administrator has to do before there is something to fill in.
	 *
	 * @return list<array{
	 *     text: string,
	 *     url?: string,
	 *     link?: string,
	 * }> Paragraphs, each with a link at its end or without one.
	 */
	public function help(): array;

	/**
	 * What an administrator fills in.
	 *
	 * @return list<Field>
	 */
	public function fields(): array;

	/**
	 * Checks and straightens what was filled in.
	 *
	 * @param array<string, string> $settings By name of the field; every field has one.
	 * @return array<string, string>
	 * @throws ProviderError Of kind Settings or Address, with what is wrong as its detail.
	 */
	public function checked( #[\SensitiveParameter] array $settings ): array;

	/**
	 * Albums that no listing has and an editor may choose all the same, as items of kind 'album'.
	 *
	 * @return list<RemoteItem>
	 */
	public function albums(): array;

	/**
	 * Whether albums are in albums: then they are listed before anybody shows them, so that an editor can choose any.
	 */
	public function nests(): bool;

	/**
	 * One page of what an album has, pictures and albums.
	 *
	 * @param Access $access Settings and the way to the provider.
	 * @param string $album  Id of the album, `ROOT` for the topmost.
	 * @param string $page   '' = the first, or `next` of the page before.
	 * @throws ProviderError When there is none.
	 */
	public function items( Access $access, string $album, string $page ): RemotePage;

	/**
	 * Id of an album as somebody typed it, as the provider wants it.
	 *
	 * @param string $typed What was typed.
	 */
	public function album_id( string $typed ): string;

	/**
	 * Whether the provider's pictures come from this address.
	 *
	 * @param array<string, string> $settings Settings.
	 * @param string                $url      Absolute address.
	 */
	public function allows_picture( array $settings, string $url ): bool;

	/**
	 * What went wrong, for those who can mend it.
	 *
	 * @param ProviderError $error What was thrown.
	 */
	public function message( ProviderError $error ): string;
}
