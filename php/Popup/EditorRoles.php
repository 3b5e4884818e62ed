<?php
/**
 * What the block editor knows about popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

defined( 'ABSPATH' ) || exit;

/**
 * Hands the block editor what REST does not tell: the names of roles, and what rules need to know of the site. Twins:
 * useRoles() in blocks/popup/rules/use-site.ts, Site in blocks/popup/tester/situation.ts.
 */
final class EditorRoles {

	/**
	 * Adds the roles and the site.
	 *
	 * @param array<string, mixed> $settings Settings of the editor.
	 * @return array<string, mixed>
	 */
	public function add( array $settings ): array {
		return [
			...$settings,
			'vitrinePopup' => [
				'roles' => (object) array_map( 'translate_user_role', wp_roles()->get_names() ),
				'site'  => PopupTester::site(),
			],
		];
	}
}
