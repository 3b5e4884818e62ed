/** Headers of a site, and pages that are long enough to move them. */
import type { Site } from './test';

export const HEADER = '.wp-block-vitrine-site-header';

/**
 * A header as it is saved.
 *
 * @param attributes What differs from a new one.
 * @param inside     Blocks before its link.
 */
export const header = ( attributes: object = {}, inside = '' ): string =>
	`<!-- wp:vitrine/site-header ${ JSON.stringify( attributes ) } -->${ inside }<!-- wp:paragraph --><p><a href="#end">To the end</a></p><!-- /wp:paragraph --><!-- /wp:vitrine/site-header -->`;

/** Sixty paragraphs with links, and a place to jump to. */
export const LONG = `${ Array.from(
	{ length: 60 },
	( _, nth ) =>
		`<!-- wp:paragraph --><p id="p${ nth }"><a href="/">Paragraph ${ nth }</a></p><!-- /wp:paragraph -->`
).join(
	''
) }<!-- wp:heading --><h2 class="wp-block-heading" id="end">The end</h2><!-- /wp:heading -->`;

/**
 * Makes it the header of the theme, on all pages.
 *
 * @param site   The site.
 * @param blocks The header.
 */
export const useHeader = ( site: Site, blocks: string ): Promise< boolean > =>
	site.php(
		`
		$id = wp_insert_post( wp_slash( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'header', 'post_title' => 'Header', 'post_content' => $given ) ) );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
		return true;
		`,
		blocks
	);
