<?php
/**
 * The patterns of loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Skins;

defined( 'ABSPATH' ) || exit;

/**
 * Query Loops that visitors filter, to begin with. A loop gets its id when its filter stands in the editor.
 */
final class LoopPatterns {

	/** Templates of archives are edited in the Site Editor alone. */
	private const TEMPLATES = [ 'wp_template', 'wp_template_part' ];

	/**
	 * What core registers them with.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	public static function all(): array {
		$patterns = [];
		foreach ( self::loops() as $name => $loop ) {
			$patterns[ "vitrine/loop-{$name}" ] = [
				'title'         => $loop['title'],
				'description'   => $loop['description'],
				'categories'    => [ 'vitrine', 'query' ],
				'keywords'      => [ 'query', 'loop', 'posts', 'blog', 'filter', ...$loop['keywords'] ],
				'viewportWidth' => 1200,
				'content'       => $loop['content'],
				// The Query Loop keeps what it shows when another design is chosen for it.
				...( $loop['is_archive'] ? [ 'postTypes' => self::TEMPLATES ] : [ 'blockTypes' => [ 'core/query' ] ] ),
			];
		}
		return $patterns;
	}

	/**
	 * The loops.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     content: string,
	 *     is_archive: bool,
	 * }>
	 */
	private static function loops(): array {
		return [
			'classic'              => [
				'title'       => __( 'Posts: classic', 'vitrine' ),
				'description' => __(
					'Images above titles and excerpts, in a grid that visitors filter and sort.',
					'vitrine'
				),
				'keywords'    => [ 'grid', 'news' ],
				'content'     => LoopDesigns::classic( false ),
				'is_archive'  => false,
			],
			'full-content'         => [
				'title'       => __( 'Posts: full content', 'vitrine' ),
				'description' => __( 'Full posts in a single column, with a filter.', 'vitrine' ),
				'keywords'    => [ 'list', 'journal' ],
				'content'     => LoopDesigns::full_content( false ),
				'is_archive'  => false,
			],
			'cards'                => [
				'title'       => __( 'Posts: cards', 'vitrine' ),
				'description' => __( 'Cards with a badge on the image, with a filter and a search.', 'vitrine' ),
				'keywords'    => [ 'cards', 'grid', 'magazine' ],
				'content'     => LoopDesigns::cards( false ),
				'is_archive'  => false,
			],
			'portfolio'            => [
				'title'       => __( 'Posts: portfolio', 'vitrine' ),
				'description' => __(
					'Featured images in even rows with titles on them, and a filter above.',
					'vitrine'
				),
				'keywords'    => [ 'portfolio', 'gallery', 'projects', 'justified', 'masonry' ],
				'content'     => LoopDesigns::portfolio(),
				'is_archive'  => false,
			],
			'archive-classic'      => [
				'title'       => __( 'Archive: classic', 'vitrine' ),
				'description' => __( 'The posts of an archive in a grid that visitors filter and sort.', 'vitrine' ),
				'keywords'    => [ 'archive', 'category', 'template' ],
				'content'     => LoopDesigns::classic( true ),
				'is_archive'  => true,
			],
			'archive-full-content' => [
				'title'       => __( 'Archive: full content', 'vitrine' ),
				'description' => __( 'The posts of an archive in a single column, with a filter.', 'vitrine' ),
				'keywords'    => [ 'archive', 'category', 'template' ],
				'content'     => LoopDesigns::full_content( true ),
				'is_archive'  => true,
			],
			'archive-cards'        => [
				'title'       => __( 'Archive: cards', 'vitrine' ),
				'description' => __( 'The posts of an archive as cards, with a filter and a search.', 'vitrine' ),
				'keywords'    => [ 'archive', 'category', 'template' ],
				'content'     => LoopDesigns::cards( true ),
				'is_archive'  => true,
			],
		];
	}
}
