import type { BrowserContext } from '@playwright/test';
import type { Site } from './test';

export type Role = 'editor' | 'author' | 'contributor';

/** The guides would lie over the editor. */
export const WITHOUT_GUIDES = `
	update_user_meta( $user, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
		'core'           => array( 'enableChoosePatternModal' => false ),
		'core/edit-post' => array( 'welcomeGuide' => false, 'welcomeGuideTemplate' => false ),
		'core/edit-site' => array( 'welcomeGuide' => false, 'welcomeGuideStyles' => false ),
		'_modified'      => gmdate( 'c' ),
	) );
`;

/**
 * Makes a user and logs in.
 *
 * @param site The site.
 * @param role The user's role.
 * @return Cookies for a browser.
 */
export async function cookiesOf(
	site: Site,
	role: Role
): Promise< Parameters< BrowserContext[ 'addCookies' ] >[ 0 ] > {
	const cookies = await site.php< Record< string, string > >(
		`
		$user = wp_insert_user( array( 'user_login' => $given, 'user_pass' => 'password', 'role' => $given ) );
		${ WITHOUT_GUIDES }
		$until = time() + HOUR_IN_SECONDS;
		$token = WP_Session_Tokens::get_instance( $user )->create( $until );
		return array(
			AUTH_COOKIE      => wp_generate_auth_cookie( $user, $until, 'auth', $token ),
			LOGGED_IN_COOKIE => wp_generate_auth_cookie( $user, $until, 'logged_in', $token ),
		);
		`,
		role
	);
	return Object.entries( cookies ).map( ( [ name, value ] ) => ( {
		name,
		value: encodeURIComponent( value ),
		url: site.url,
	} ) );
}
