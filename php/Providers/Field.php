<?php
/**
 * A field of a connection.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * What an administrator fills in.
 */
final class Field {

	/**
	 * Keeps the fields.
	 *
	 * @param string $name     Name in the settings.
	 * @param string $label    Label.
	 * @param string $type     'text', 'url' or 'secret'. Secrets are sealed and never leave the server.
	 * @param bool   $required Whether it must be filled in.
	 * @param string $help     What it is, or ''.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $type = 'text',
		public readonly bool $required = true,
		public readonly string $help = ''
	) {}

	/**
	 * For the settings screen.
	 *
	 * @return array{name: string, label: string, type: string, required: bool, help: string}
	 */
	public function to_array(): array {
		return [
			'name'     => $this->name,
			'label'    => $this->label,
			'type'     => $this->type,
			'required' => $this->required,
			'help'     => $this->help,
		];
	}
}
