<?php
/**
 * The block `vitrine/social-feed`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Consent\Embeds\EmbedPrinter;
use Vitrine\Consent\Mode;
use Vitrine\Consent\Tools;
use Vitrine\Install\Database;
use Vitrine\Support\ElementIds;
use Vitrine\Support\TrackingParameters;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Settings\LayoutSettings;
use Vitrine\Feed\Data\CarouselData;
use Vitrine\Feed\Data\OpeningData;
use Vitrine\Feed\Data\PagesData;
use Vitrine\Feed\Pages\PageAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the block from what is stored.
 */
final class FeedBlock {

	public const NAME = 'vitrine/social-feed';

	/** Query variable of a page that shows later posts, without script. */
	public const QUERY = 'vitrine-feed';

	/**
	 * What the cursor of this page's address opens, once for all feeds of the page: settings that are too long for an
	 * address are searched for in content.
	 *
	 * @var array<string, array{FeedSettings, list<int>, bool}|null>
	 */
	private array $opened = [];

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed         $feed     The feed.
	 * @param FeedTemplate $template Prints it.
	 * @param Cursor       $cursor   Opens cursors.
	 * @param FeedProof    $proofs   Makes proofs of what pages show.
	 * @param ElementIds   $ids      Ids of feeds with numbered pages.
	 * @param LayoutStyles $styles   Style sheets of layouts.
	 */
	public function __construct(
		private readonly Feed $feed,
		private readonly FeedTemplate $template,
		private readonly Cursor $cursor,
		private readonly FeedProof $proofs,
		private readonly ElementIds $ids,
		private readonly LayoutStyles $styles = new LayoutStyles()
	) {}

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 */
	public function render( array $attributes ): string {
		$settings = FeedSettings::of( $attributes );
		if ( $settings->query->sources === [] || ! Database::exists() ) {
			return '';
		}
		$address  = $settings->has_pages() ? $this->address( $settings, $attributes['anchor'] ?? '' ) : null;
		$position = $address === null ? $this->position( $settings ) : null;
		$view     = match ( true ) {
			$address !== null => $this->feed->numbered( $settings, $address->asked() ),
			$position !== null => $this->feed->page( $settings, $position ),
			default => $this->feed->first( $settings ),
		};
		// A plugin may leave out all posts of a page, and others are behind it.
		$goes_on = $view->next !== null || $view->next_phone !== null || $view->has_pages();
		if ( $view->posts === [] && $position === null && ! $goes_on ) {
			return '';
		}
		$styles   = $this->styles->bring( [ ...$settings->sheets(), ...$view->sheets ] );
		$may_play = $settings->shows_pictures() && $view->may_play();
		if ( $may_play && $settings->consent() !== Mode::Off ) {
			Tools::enqueue();
		}
		if ( $view->has_pages() ) {
			wp_enqueue_script_module( '@vitrine/pages' );
		}
		if ( $view->likes_box !== null ) {
			EmbedPrinter::enqueue_later( $settings->consent() );
		}
		$links  = $settings->query->number_phone === $settings->query->number
			? self::links( [ '' => $view->next ] )
			: self::links( [ 'is-for-wide' => $view->next, 'is-for-phone' => $view->next_phone ] );
		return $styles . $this->template->block(
			$view,
			[
				'class' => $settings->layout->classes(),
				'style' => $this->style( $settings, $attributes ),
			],
			[
				'feed'    => rest_url( 'vitrine/v1/feed' ),
				'loading' => __( 'Loading…', 'vitrine' ),
				/* translators: %d: number of posts. */
				'loaded'  => __( 'More posts loaded: %d', 'vitrine' ),
				'end'     => $view->end_text,
				'failed'  => __( 'The posts could not be loaded. Try again.', 'vitrine' ),
				...(
					$settings->has( 'showLink' )
						? [
							'previous' => __( 'Previous link', 'vitrine' ),
							'next'     => __( 'Next link', 'vitrine' ),
						]
						: []
				),
				...( $settings->batches() === 0 ? [] : [ 'batches' => $settings->batches() ] ),
				...CarouselData::of( $settings ),
				...OpeningData::of( $settings, $this->proofs, $may_play ),
				...PagesData::of( $view, $this->proofs, $address ),
			],
			$links,
			$address
		);
	}

	/**
	 * Addresses of its pages, where they are numbered.
	 *
	 * @param FeedSettings $settings Settings of the block.
	 * @param mixed        $anchor   Attribute, possibly hostile.
	 */
	private function address( FeedSettings $settings, mixed $anchor ): PageAddress {
		$element = $this->ids->claim( is_string( $anchor ) ? $anchor : '' );
		return PageAddress::of_page( $this->proofs->name( $settings ), $element, $this->ids->place( $element ) );
	}

	/**
	 * Addresses of the same page with later posts.
	 *
	 * @param array<string, string|null> $cursors Cursors by the class of the screens they are for.
	 * @return array<string, string>
	 */
	private static function links( array $cursors ): array {
		$page = TrackingParameters::page();
		return array_map(
			static fn( string $next ): string => add_query_arg( self::QUERY, $next, $page ),
			array_filter( $cursors, 'is_string' )
		);
	}

	/**
	 * The position that the address asks for, when it is one of this feed: a page may have several.
	 *
	 * @param FeedSettings $settings Settings of the block.
	 * @return list<int>|null
	 */
	private function position( FeedSettings $settings ): ?array {
		// phpcs:ignore WordPress.Security -- sealed by us, and it changes nothing.
		$cursor = $_GET[ self::QUERY ] ?? null;
		if ( ! is_string( $cursor ) ) {
			return null;
		}
		if ( ! array_key_exists( $cursor, $this->opened ) ) {
			try {
				$this->opened[ $cursor ] = $this->cursor->open( $cursor );
			} catch ( CursorInvalid ) {
				$this->opened[ $cursor ] = null;
			}
		}
		[ $asked, $position ] = $this->opened[ $cursor ] ?? [ null, null ];
		return $asked?->attributes() === $settings->attributes() ? $position : null;
	}

	/**
	 * The custom properties of the wrapper. Twin: frontend/render/feed/style.ts.
	 *
	 * @param FeedSettings         $settings   Columns.
	 * @param array<string, mixed> $attributes Attributes with the block gap.
	 */
	private function style( FeedSettings $settings, array $attributes ): string {
		$style  = $attributes['style'] ?? null;
		$gap    = self::gap( $style['spacing']['blockGap'] ?? null );
		$gaps   = explode( ' ', (string) $gap );
		$shadow = LayoutSettings::shadow( $style['shadow'] ?? null );
		return $settings->layout->counts->style()
			. ( $gap === null ? '' : "--vitrine-gap:{$gap};" )
			. ( count( $gaps ) < 2 ? '' : "--vitrine-gap-row:{$gaps[0]};--vitrine-gap-column:{$gaps[1]};" )
			. ( $shadow === null ? '' : "--vitrine-post-shadow:{$shadow};" );
	}

	/**
	 * A block gap as CSS: a length, or a preset of theme.json.
	 *
	 * @param mixed $gap Attribute, possibly hostile.
	 */
	private static function gap( mixed $gap ): ?string {
		if ( is_array( $gap ) ) {
			// Core keeps row and column apart where they differ.
			$row    = self::gap( $gap['top'] ?? null );
			$column = self::gap( $gap['left'] ?? null );
			return $row === null || $column === null ? $row ?? $column : "{$row} {$column}";
		}
		if ( ! is_string( $gap ) ) {
			return null;
		}
		if ( preg_match( '/^var:preset\|spacing\|([a-z0-9-]{1,40})$/D', $gap, $match ) === 1 ) {
			return "var(--wp--preset--spacing--{$match[1]})";
		}
		return preg_match( '/^(0|\d{0,4}(\.\d{1,4})?(px|em|rem|vw|vh|ch|%))$/D', $gap ) === 1 ? $gap : null;
	}
}
