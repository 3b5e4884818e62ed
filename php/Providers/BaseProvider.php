<?php
/**
 * What most providers have in common.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * A provider without peculiarities.
 */
abstract class BaseProvider implements Provider {

	/**
	 * Nothing to know.
	 *
	 * @return list<array{text: string, url?: string, link?: string}>
	 */
	public function help(): array {
		return [];
	}

	/**
	 * Addresses must be some; the rest is taken as it is.
	 *
	 * @param array<string, string> $settings Settings.
	 * @return array<string, string>
	 * @throws ProviderError When a field is empty or no address.
	 */
	public function checked( #[\SensitiveParameter] array $settings ): array {
		foreach ( $this->fields() as $field ) {
			$value = trim( $settings[ $field->name ] ?? '' );
			if ( $value === '' && $field->required ) {
				throw new ProviderError(
					ErrorKind::Settings,
					/* translators: %s: label of a field. */
					sprintf( __( '“%s” is empty.', 'vitrine' ), $field->label )
				);
			}
			if ( $field->type === 'url' && $value !== '' && Sanitizer::url( $value ) === '' ) {
				throw new ProviderError(
					ErrorKind::Settings,
					sprintf(
						/* translators: %s: label of a field. */
						__( '“%s” is not a URL that begins with https:// or http://.', 'vitrine' ),
						$field->label
					)
				);
			}
			$settings[ $field->name ] = $value;
		}
		return $settings;
	}

	/**
	 * Where keys are sent: they are sealed for it, and are asked for again when it changes. The addresses that were
	 * filled in, unless a provider has its own.
	 *
	 * @param array<string, string> $settings Settings; keys are not needed.
	 */
	public function address( array $settings ): string {
		return self::filled_in( $this, $settings );
	}

	/**
	 * The addresses among the settings of a provider.
	 *
	 * @param Provider              $provider Provider.
	 * @param array<string, string> $settings Settings.
	 */
	final public static function filled_in( Provider $provider, array $settings ): string {
		$urls = array_filter( $provider->fields(), static fn( Field $field ): bool => $field->type === 'url' );
		return implode(
			' ',
			array_map( static fn( Field $field ): string => trim( $settings[ $field->name ] ?? '' ), $urls )
		);
	}

	/**
	 * None.
	 *
	 * @return list<RemoteItem>
	 */
	public function albums(): array {
		return [];
	}

	/**
	 * One list of albums has them all.
	 */
	public function nests(): bool {
		return false;
	}

	/**
	 * As it was typed.
	 *
	 * @param string $typed What was typed.
	 */
	public function album_id( string $typed ): string {
		return Sanitizer::id( trim( $typed ) );
	}

	/**
	 * Where the first address that was filled in leads: the provider's own server.
	 *
	 * @param array<string, string> $settings Settings.
	 * @param string                $url      Absolute address.
	 */
	public function allows_picture( array $settings, string $url ): bool {
		foreach ( $this->fields() as $field ) {
			if ( $field->type === 'url' ) {
				return SafeHttp::origin( $url ) !== ''
					&& SafeHttp::origin( $url ) === SafeHttp::origin( $settings[ $field->name ] ?? '' );
			}
		}
		return false;
	}

	/**
	 * In general words.
	 *
	 * @param ProviderError $error What was thrown.
	 */
	public function message( ProviderError $error ): string {
		return trim(
			sprintf(
				/* translators: 1: name of a provider such as Flickr, 2: what it said. */
				__( 'Could not retrieve %1$s data. Error: %2$s', 'vitrine' ),
				$this->label(),
				$this->reason( $error )
			)
		);
	}

	/**
	 * What is said on a time-out.
	 */
	protected function timed_out(): string {
		return __( 'Could not retrieve AJAX data...', 'vitrine' );
	}

	/**
	 * What the provider said, or what became of the call.
	 *
	 * @param ProviderError $error What was thrown.
	 */
	protected function reason( ProviderError $error ): string {
		if ( $error->detail !== '' ) {
			return trim( "{$error->status} {$error->detail}" );
		}
		$reason = match ( $error->kind ) {
			ErrorKind::Timeout     => __( 'timeout', 'vitrine' ),
			ErrorKind::Unreachable => __( 'no connection', 'vitrine' ),
			ErrorKind::Address     => __( 'the URL is not public', 'vitrine' ),
			ErrorKind::Key         => __(
				'its keys can no longer be read, because this site’s secret keys or the provider’s URL have changed',
				'vitrine'
			),
			ErrorKind::Settings    => __( 'a setting is missing', 'vitrine' ),
			default                => __( 'the response cannot be read', 'vitrine' ),
		};
		return trim( "{$error->status} {$reason}" );
	}
}
