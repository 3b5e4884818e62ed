<?php
/**
 * What is in a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Items\Index;
use Vitrine\Gallery\Contents\Items\Item;

defined( 'ABSPATH' ) || exit;

/**
 * Albums and items from one source, only what the current visitor may see. All texts are plain text and hostile: they
 * are escaped where they are printed.
 */
interface Contents {

	/** Id of the album that a gallery begins with. */
	public const ROOT = '0';

	/** Most entries of an index. */
	public const MAX_ENTRIES = 10_000;

	/** Most names of albums that are left out. */
	public const MAX_LEFT_OUT = 20;

	/**
	 * An album that visitors may see.
	 *
	 * @param string $id Id, `0` = the root.
	 * @return Album|null Null when there is none.
	 */
	public function album( string $id ): ?Album;

	/**
	 * The way to an album, the root and the album included.
	 *
	 * @param string $id Id.
	 * @return list<Album> Empty when there is no such album.
	 */
	public function path( string $id ): array;

	/**
	 * Everything in an album in its order, filtered by the query. Light: whole items are fetched for a page only.
	 * A search looks through everything that the gallery shows below the album, too.
	 *
	 * @param string $album Id; an unknown album has no entries.
	 * @param Query  $query Filter and search.
	 */
	public function index( string $album, Query $query ): Index;

	/**
	 * Whole items, in the order of the ids; what is gone is left out.
	 *
	 * @param string                    $album Id of the album that they are in.
	 * @param string[]                  $ids   Ids of entries.
	 * @param array<int|string, string> $below Albums of entries that a search has found below it, by their ids.
	 * @return list<Item>
	 */
	public function items( string $album, array $ids, array $below = [] ): array;

	/**
	 * Albums that the black list leaves out, for the person who wrote it: some of them by name, each with its word.
	 *
	 * @return array<string, string>
	 */
	public function left_out(): array;

	/**
	 * What the person who can mend it should know.
	 */
	public function problem(): ?Problem;
}
