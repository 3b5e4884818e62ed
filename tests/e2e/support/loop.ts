/** Query Loops with blocks that visitors change them by. */
import type { Site } from './test';

export const LOOP = '.wp-block-query';
export const FILTER = '.wp-block-vitrine-loop-filter';
export const PAGINATION = '.wp-block-vitrine-loop-pagination';
export const TITLES = `${ LOOP } .wp-block-post-title`;

/** What tests use of the editor's globals. */
export interface Wp {
	blocks: {
		createBlock: (
			name: string,
			attributes?: object,
			inside?: object[]
		) => { clientId: string };
		getPossibleBlockTransformations: (
			blocks: object[]
		) => { name: string }[];
	};
	data: {
		dispatch: ( store: string ) => {
			insertBlocks: ( block: object ) => void;
		};
	};
}

/**
 * Writes the only posts of the site, the newest first; the database is put back after each test.
 *
 * @param site     The site.
 * @param articles Tags by title.
 */
export const writeArticles = (
	site: Site,
	articles: Record< string, string[] >
) =>
	site.php(
		`
		$minute = 0;
		foreach ( $given as $title => $tags ) {
			wp_insert_post( array( 'post_status' => 'publish', 'post_title' => $title, 'tags_input' => $tags, 'post_date' => gmdate( 'Y-m-d H:i:s', 1700000000 - 60 * ++$minute ) ) );
		}
		$old = get_page_by_path( 'hello-world', OBJECT, 'post' );
		if ( $old ) {
			wp_trash_post( $old->ID );
		}
		return 1;
		`,
		articles
	);

/**
 * Articles that are numbered from 1.
 *
 * @param number How many.
 * @param tags   Of each.
 */
export const numbered = (
	number: number,
	tags: ( nth: number ) => string[] = () => []
): Record< string, string[] > =>
	Object.fromEntries(
		Array.from( { length: number }, ( _, index ) => [
			`Article ${ index + 1 }`,
			tags( index + 1 ),
		] )
	);

/**
 * A block without anything in it, as it is saved.
 *
 * @param name       Its name.
 * @param attributes Its attributes.
 */
export const block = ( name: string, attributes: object = {} ): string =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ) } /-->`;

/**
 * A loop over all posts, as it is saved.
 *
 * @param given         What differs.
 * @param given.id      Its id.
 * @param given.perPage Posts of a page.
 * @param given.query   What else it asks for.
 * @param given.before  Blocks before the posts.
 * @param given.post    Blocks of each post.
 * @param given.behind  Blocks behind the posts.
 */
export const loopBlock = ( {
	id = 'abc1234',
	perPage = 3,
	query = {},
	before = '',
	post = block( 'post-title', { isLink: true } ),
	behind = '',
} ): string =>
	`<!-- wp:query ${ JSON.stringify( {
		queryId: 0,
		vitrineLoop: id,
		query: {
			perPage,
			postType: 'post',
			order: 'desc',
			orderBy: 'date',
			inherit: false,
			...query,
		},
	} ) } --><div class="wp-block-query">${ before }<!-- wp:post-template -->${ post }<!-- /wp:post-template -->${ behind }</div><!-- /wp:query -->`;
