<?php
/**
 * An entry of RSS or Atom.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use SimplePie\Item;
use SimplePie\SimplePie;
use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an item of SimplePie. Its HTML is taken as it stands in the feed, for nothing of it is kept but words and
 * addresses.
 *
 * @phpstan-import-type Picture from Html
 * @phpstan-type Element array{data: string, attribs: array<string, array<string, string>>}
 */
final class XmlEntry {

	private const ATOM    = SimplePie::NAMESPACE_ATOM_10;
	private const RSS     = SimplePie::NAMESPACE_RSS_20;
	private const MEDIA   = SimplePie::NAMESPACE_MEDIARSS;
	private const CONTENT = SimplePie::NAMESPACE_RSS_10_MODULES_CONTENT;
	private const SLASH   = 'http://purl.org/rss/1.0/modules/slash/';

	/** Names of pictures, where nothing else says what a file is. */
	private const PICTURE = '/\.(jpe?g|png|gif|webp|avif)$/iD';

	/**
	 * Keeps it.
	 *
	 * @param Item   $item Item.
	 * @param string $base Where its feed was found, or empty.
	 */
	public function __construct( private readonly Item $item, private readonly string $base ) {}

	/**
	 * The entry.
	 */
	public function entry(): Entry {
		$url     = Html::address( XmlFeed::plain( $this->item->get_permalink() ), $this->base );
		$base    = $url ?? $this->base;
		$content = $this->content();
		$html    = Html::of( $content, $base );
		$title   = Html::line( XmlFeed::plain( $this->item->get_title() ) );
		$summary = $this->summary();
		$short   = Html::of( $summary, $base );
		$date    = $this->item->get_date( 'U' );
		$count   = $this->first( self::SLASH, 'comments' )['data'] ?? '';
		return new Entry(
			trim( XmlFeed::plain( $this->id() ) ),
			$url,
			$title,
			// An article has its summary below its title; what has no title is shown in full.
			$title !== '' && $summary !== '' || $content === '' ? $short->text : $html->text,
			is_int( $date ) ? $date : null,
			$this->author( $base ),
			$this->pictures( $html->pictures === [] ? $short->pictures : $html->pictures, $base ),
			$this->tags(),
			[ ...$html->frames, ...$short->frames, ...$this->players( $base ) ],
			ctype_digit( trim( $count ) ) ? (int) trim( $count ) : null
		);
	}

	/**
	 * Its id, or empty; SimplePie makes one of everything else that may change.
	 */
	private function id(): string {
		return (string) $this->item->get_id( false, false );
	}

	/**
	 * Its text in full, as HTML.
	 */
	private function content(): string {
		$atom = $this->first( self::ATOM, 'content' );
		return $atom === null ? ( $this->first( self::CONTENT, 'encoded' )['data'] ?? '' ) : self::html( $atom );
	}

	/**
	 * Its beginning or description, as HTML.
	 */
	private function summary(): string {
		$atom = $this->first( self::ATOM, 'summary' );
		if ( $atom !== null ) {
			return self::html( $atom );
		}
		$group = $this->first( self::MEDIA, 'group' );
		return $this->first( self::RSS, 'description' )['data']
			?? $this->first( SimplePie::NAMESPACE_RSS_10, 'description' )['data']
			?? $this->first( SimplePie::NAMESPACE_RSS_090, 'description' )['data']
			?? ( $group === null ? null : esc_html( self::children( $group, 'description' )[0]['data'] ?? '' ) )
			?? '';
	}

	/**
	 * HTML of a text of Atom, which says what it is.
	 *
	 * @param array $element Element.
	 * @phpstan-param Element $element
	 */
	private static function html( array $element ): string {
		$type = strtolower( $element['attribs']['']['type'] ?? 'text' );
		return match ( true ) {
			in_array( $type, [ 'html', 'text/html', 'xhtml', 'application/xhtml+xml' ], true ) => $element['data'],
			$type === 'text' || $type === 'text/plain' => nl2br( esc_html( $element['data'] ) ),
			default => '',
		};
	}

	/**
	 * Who wrote it. RSS names people by their mail addresses, which are nobody's business: only a name beside one is
	 * taken.
	 *
	 * @param string $base Address that relative ones are relative to.
	 * @return array{name: string, url: string|null}|null
	 */
	private function author( string $base ): ?array {
		$author = $this->item->get_author();
		if ( $author === null ) {
			return null;
		}
		$name = Html::line( XmlFeed::plain( $author->get_name() ?? $author->get_email() ) );
		if ( str_contains( $name, '@' ) ) {
			$name = preg_match( '/\(([^()@]+)\)\s*$/', $name, $found ) === 1 ? Field::line( $found[1] ) : '';
		}
		return $name === ''
			? null
			: [ 'name' => $name, 'url' => Html::address( XmlFeed::plain( $author->get_link() ), $base ) ];
	}

	/**
	 * Its categories.
	 *
	 * @return list<string>
	 */
	private function tags(): array {
		return array_values(
			array_map(
				static fn( \SimplePie\Category $one ): string => Html::line(
					XmlFeed::plain( $one->get_label() ?? $one->get_term() )
				),
				array_slice( $this->item->get_categories() ?? [], 0, 30 )
			)
		);
	}

	/**
	 * Its pictures: those that it names as such, else the first one of its content.
	 *
	 * @param array  $content Pictures of its content.
	 * @param string $base    Address that relative ones are relative to.
	 * @phpstan-param list<Picture> $content
	 * @return list<Picture>
	 */
	private function pictures( array $content, string $base ): array {
		$named = [];
		foreach ( $this->files() as $file ) {
			$url = Html::address( $file['url'], $base );
			if ( $url !== null && self::is_picture( $file, $url ) ) {
				$named[] = [ 'url' => $url, 'alt' => $file['alt'] ];
			}
		}
		$still = Html::address( $this->still(), $base );
		return match ( true ) {
			$named !== [] => $named,
			$still !== null => [ [ 'url' => $still, 'alt' => '' ] ],
			default => array_slice( $content, 0, 1 ),
		};
	}

	/**
	 * Whether a file is a picture.
	 *
	 * @param array{url: string, type: string, medium: string, alt: string} $file File.
	 * @param string                                                      $url  Its address.
	 */
	private static function is_picture( array $file, string $url ): bool {
		return match ( true ) {
			$file['medium'] !== '' => $file['medium'] === 'image',
			$file['type'] !== '' => str_starts_with( $file['type'], 'image/' ),
			default => preg_match( self::PICTURE, (string) wp_parse_url( $url, PHP_URL_PATH ) ) === 1,
		};
	}

	/**
	 * The small picture of a film or a recording.
	 */
	private function still(): string {
		$group = $this->first( self::MEDIA, 'group' );
		$thumb = $this->first( self::MEDIA, 'thumbnail' )
			?? ( $group === null ? null : self::children( $group, 'thumbnail' )[0] ?? null )
			?? ( self::children( $this->first( self::MEDIA, 'content' ) ?? [], 'thumbnail' )[0] ?? null );
		return $thumb['attribs']['']['url']
			?? $this->first( SimplePie::NAMESPACE_ITUNES, 'image' )['attribs']['']['href']
			?? '';
	}

	/**
	 * Addresses that may be ones of players.
	 *
	 * @param string $base Address that relative ones are relative to.
	 * @return list<string>
	 */
	private function players( string $base ): array {
		$group   = $this->first( self::MEDIA, 'group' );
		$players = [
			...$this->all( self::MEDIA, 'player' ),
			...( $group === null ? [] : self::children( $group, 'player' ) ),
		];
		$found   = array_map(
			static fn( string $url ): ?string => Html::address( $url, $base ),
			[
				...array_map( static fn( array $one ): string => $one['attribs']['']['url'] ?? '', $players ),
				...array_column( $this->files(), 'url' ),
			]
		);
		return array_values( array_filter( $found, 'is_string' ) );
	}

	/**
	 * Files that belong to it.
	 *
	 * @return list<array{url: string, type: string, medium: string, alt: string}>
	 */
	private function files(): array {
		$group = $this->first( self::MEDIA, 'group' );
		$files = [
			...$this->all( self::MEDIA, 'content' ),
			// The files of a group are one thing in several sizes.
			...( $group === null ? [] : array_slice( self::children( $group, 'content' ), 0, 1 ) ),
			...$this->all( self::RSS, 'enclosure' ),
			...array_filter(
				$this->all( self::ATOM, 'link' ),
				static fn( array $link ): bool => ( $link['attribs']['']['rel'] ?? '' ) === 'enclosure'
			),
		];
		return array_map(
			static fn( array $file ): array => [
				'url'    => $file['attribs']['']['url'] ?? $file['attribs']['']['href'] ?? '',
				'type'   => strtolower( $file['attribs']['']['type'] ?? '' ),
				'medium' => strtolower( $file['attribs']['']['medium'] ?? '' ),
				'alt'    => Html::line( self::children( $file, 'description' )[0]['data'] ?? '' ),
			],
			array_slice( $files, 0, 50 )
		);
	}

	/**
	 * Elements of the item.
	 *
	 * @param string $space Namespace.
	 * @param string $name  Name.
	 * @return list<Element>
	 */
	private function all( string $space, string $name ): array {
		/** What SimplePie has of each element.
		 *
		 * @var list<Element> $found */
		$found = $this->item->get_item_tags( $space, $name ) ?? [];
		return $found;
	}

	/**
	 * The first of them, or null.
	 *
	 * @param string $space Namespace.
	 * @param string $name  Name.
	 * @return Element|null
	 */
	private function first( string $space, string $name ): ?array {
		return $this->all( $space, $name )[0] ?? null;
	}

	/**
	 * Elements of Media RSS within one.
	 *
	 * @param array<string, mixed> $element Element.
	 * @param string               $name    Name.
	 * @return list<Element>
	 */
	private static function children( array $element, string $name ): array {
		/** As above.
		 *
		 * @var list<Element> $found */
		$found = Field::rows( Field::at( $element, 'child', self::MEDIA, $name ) );
		return $found;
	}
}
