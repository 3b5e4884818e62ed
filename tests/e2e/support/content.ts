/**
 * What tests put into the site.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SocialFeedAttributes } from '../../../blocks/social-feed/attributes.gen';
import type { Site } from './test';

/** Ids of the demo's sources, which are connected in this order. */
export const FACEBOOK = 1;
export const INSTAGRAM = 2;

/** Accounts and tokens of the Graph server. */
export const GARDEN = '108420116093001';
export const TOKENS = {
	garden: 'EAAVPageGarden00000000000000000000000000000000ZDZD',
	printroom: 'EAAVPagePrintroom00000000000000000000000000000ZDZD',
	user: 'EAAVUser00000000000000000000000000000000000000ZDZD',
	short: 'EAAVUserShort000000000000000000000000000000000ZDZD',
	many: 'EAAVUserMany0000000000000000000000000000000000ZDZD',
	noContent: 'EAAVPageNoContent00000000000000000000000000000ZDZD',
	expired: 'EAAVPageExpired0000000000000000000000000000000ZDZD',
	instagram: 'IGAAVInstagram00000000000000000000000000000000ZDZD',
	instagramPrintroom: 'IGAAVInstagramPrintroom00000000000000000000000ZDZD',
} as const;

type Attributes = Partial< SocialFeedAttributes > & Record< string, unknown >;

/**
 * A Social feed as it is saved.
 *
 * @param attributes What differs from an untouched block.
 */
export function feedBlock( attributes: Attributes = {} ): string {
	return `<!-- wp:vitrine/social-feed ${ JSON.stringify( { source: FACEBOOK, ...attributes } ) } /-->`;
}

/**
 * Publishes a page.
 *
 * @param site    The site.
 * @param content Blocks.
 */
export async function publishPage(
	site: Site,
	content: string
): Promise< { id: number; url: string } > {
	return site.php(
		`
		$id = wp_insert_post( wp_slash( array(
			'post_type'     => 'page',
			'post_status'   => 'publish',
			'post_title'    => 'A page of a test',
			'post_content'  => $given,
			'page_template' => 'page-no-title',
		) ) );
		return array( 'id' => $id, 'url' => get_permalink( $id ) );
		`,
		content
	);
}

/**
 * Fetches everything anew from the Graph server.
 *
 * @param site   The site.
 * @param source Id of the source.
 */
export async function refresh(
	site: Site,
	source = FACEBOOK
): Promise< void > {
	await site.php(
		'Vitrine\\Plugin::instance()->feed->refresh()->run( $given, INF ); return true;',
		source
	);
}

/**
 * Fetches what the canvas began to fetch, as the site's job does; nothing starts jobs here. What a slow machine has failed at is fetched
 * again at once.
 *
 * @param site The site.
 */
export const fetchTheRest = ( site: Site ): Promise< void > =>
	site.php( `
		$feed = Vitrine\\Plugin::instance()->feed;
		foreach ( $feed->sources()->contents( ${ FACEBOOK } ) as $content ) {
			if ( in_array( $content->state->value, [ 'connecting', 'failing', 'throttled' ], true ) ) {
				try {
					$feed->refresh()->run( $content->id, INF );
				} catch ( Vitrine\\Support\\Background\\RefreshBusy ) {
					// The canvas has it fetched.
				}
			}
		}
	` );

/**
 * Lets PHP run with every request from now on.
 *
 * @param site The site.
 * @param code PHP.
 */
export function withPhp( site: Site, code: string ): void {
	const folder = path.join( site.folder, 'wp-content/mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( path.join( folder, 'test.php' ), `<?php\n${ code }\n` );
}

/**
 * Sends a policy for content with every page from now on, as a strict site does.
 *
 * @param site   The site.
 * @param policy Directives.
 */
export const sendPolicy = ( site: Site, policy: string ): void =>
	withPhp(
		site,
		`add_action( 'send_headers', static function () { header( ${ JSON.stringify( `Content-Security-Policy: ${ policy }` ).replaceAll( '$', '\\$' ) } ); } );`
	);
