<?php
/**
 * What an address asks a gallery for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

use Vitrine\Gallery\Settings\AttributeReader;

defined( 'ABSPATH' ) || exit;

/**
 * Album, page, filter, search. All of it comes from the address and may be anything; what is no choice counts as not
 * said.
 */
final class PageState {

	/** Id of the topmost album. */
	public const ROOT = '0';

	private const MAX_TAGS = 20;
	private const MAX_PAGE = 10_000;

	/**
	 * Keeps the fields.
	 *
	 * @param string       $album  Id of an album.
	 * @param int          $page   From 1.
	 * @param list<string> $tags   Tags.
	 * @param string       $match  `or`, `and`, '' = nothing is said.
	 * @param string       $search What is searched for, '' = nothing.
	 * @param string       $after  Id of the item before the first one, '' = none.
	 */
	private function __construct(
		public readonly string $album = self::ROOT,
		public readonly int $page = 1,
		public readonly array $tags = [],
		public readonly string $match = '',
		public readonly string $search = '',
		public readonly string $after = ''
	) {}

	/**
	 * Reads what somebody asks for.
	 *
	 * @param mixed $members Anything.
	 */
	public static function of( mixed $members ): self {
		$reader = new AttributeReader( $members );
		$page   = $reader->text( 'page', '', 10 );
		$album  = $reader->text( 'album' );
		return new self(
			$album === '' ? self::ROOT : $album,
			ctype_digit( $page ) ? max( 1, min( self::MAX_PAGE, (int) $page ) ) : 1,
			array_slice( $reader->words( 'tags' ), 0, self::MAX_TAGS ),
			$reader->choice( 'match', '', [ 'or', 'and' ] ),
			$reader->text( 'search' ),
			$reader->text( 'after' )
		);
	}

	/**
	 * An album from its start.
	 *
	 * @param string $album Id.
	 */
	public static function of_album( string $album ): self {
		return new self( $album );
	}

	/**
	 * The same, but something else: a choice of tags or words begins on the first page again.
	 *
	 * @param list<string>|null $tags   Tags.
	 * @param string|null       $search What is searched for.
	 */
	public function filtered( ?array $tags = null, ?string $search = null ): self {
		return new self( $this->album, 1, $tags ?? $this->tags, $this->match, $search ?? $this->search );
	}

	/**
	 * How several tags are joined: as the address says, and with fewer than two as the block does, so that the next one
	 * is joined so. Twin: frontend/gallery/browsing/address.ts.
	 *
	 * @param string $operator `or` or `and`, as the block says.
	 */
	public function joined( string $operator ): string {
		return $this->match === 'and' || ( count( $this->tags ) < 2 && $operator === 'and' ) ? 'and' : 'or';
	}

	/**
	 * The same with another operator.
	 *
	 * @param string $operator `or` or `and`.
	 */
	public function matching( string $operator ): self {
		return new self( $this->album, $this->page, $this->tags, $operator, $this->search, $this->after );
	}

	/**
	 * Another page of the same.
	 *
	 * @param int $page From 1.
	 */
	public function at_page( int $page ): self {
		return new self( $this->album, $page, $this->tags, $this->match, $this->search );
	}

	/**
	 * What comes after an item.
	 *
	 * @param string $after Id of the item.
	 * @param int    $page  How far it goes, from 1: in mode `moreButton`.
	 */
	public function from( string $after, int $page = 1 ): self {
		return new self( $this->album, $page, $this->tags, $this->match, $this->search, $after );
	}

	/**
	 * What is not as at the start, by name.
	 *
	 * @return array<string, string|list<string>>
	 */
	public function members(): array {
		return [
			...( $this->album === self::ROOT ? [] : [ 'album' => $this->album ] ),
			...( $this->page === 1 ? [] : [ 'page' => (string) $this->page ] ),
			...( $this->tags === [] ? [] : [ 'tags' => $this->tags ] ),
			// 'or' is what an address means that says nothing.
			...( $this->match === 'and' && $this->tags !== [] ? [ 'match' => 'and' ] : [] ),
			...( $this->search === '' ? [] : [ 'search' => $this->search ] ),
			...( $this->after === '' ? [] : [ 'after' => $this->after ] ),
		];
	}
}
