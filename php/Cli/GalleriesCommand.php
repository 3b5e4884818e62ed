<?php
/**
 * Galleries on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Cli;

use Vitrine\Gallery\Conversion\ConversionPlace;
use Vitrine\Gallery\Conversion\ConversionPlaces;
use Vitrine\Gallery\Conversion\PlaceConversion;
use Vitrine\Gallery\Conversion\PlaceRefused;

defined( 'ABSPATH' ) || exit;

/**
 * Converts galleries into WordPress galleries.
 */
final class GalleriesCommand {

	/**
	 * Keeps its helpers.
	 *
	 * @param ConversionPlaces $places     Finds galleries.
	 * @param PlaceConversion  $conversion Converts them.
	 */
	public function __construct(
		private readonly ConversionPlaces $places,
		private readonly PlaceConversion $conversion
	) {}

	/**
	 * Converts Vitrine galleries into WordPress galleries.
	 *
	 * Posts, pages, templates, patterns, and widgets are converted. Each post gets a revision, so that you can restore
	 * it. Widgets have no revisions: make a backup first. Templates in the theme's files are not changed.
	 *
	 * ## OPTIONS
	 *
	 * [--post=<id>]
	 * : Convert only this post.
	 *
	 * [--dry-run]
	 * : Only show what would change.
	 *
	 * [--format=<format>]
	 * : Format of the list.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine galleries convert --dry-run
	 *     wp vitrine galleries convert --post=123
	 *
	 * @param list<string>               $args    None.
	 * @param array<string, string|bool> $options Options.
	 */
	public function convert( array $args, array $options ): void {
		$id     = (string) ( $options['post'] ?? '' );
		$is_dry = ( $options['dry-run'] ?? false ) === true;
		$one    = $id === '' ? null : ConversionPlaces::find( ConversionPlace::POST, $id );
		if ( $id !== '' && $one === null ) {
			\WP_CLI::error( "There are no Vitrine galleries in post {$id}." );
		}
		// Whoever may run commands may save everything; without a user WordPress would take code out of posts.
		$filtered = has_filter( 'content_save_pre', 'wp_filter_post_kses' ) !== false;
		kses_remove_filters();
		$rows = [];
		foreach ( $one === null ? $this->places->all( PHP_INT_MAX ) : [ $one ] as $place ) {
			array_push( $rows, ...$this->rows( $place, $is_dry ) );
		}
		if ( $filtered ) {
			kses_init_filters();
		}
		$fields = [ 'place', 'result', 'images', 'videos', 'notes' ];
		\WP_CLI\Utils\format_items( (string) ( $options['format'] ?? 'table' ), $rows, $fields );
		if ( in_array( 'failed', array_column( $rows, 'result' ), true ) ) {
			\WP_CLI::halt( 1 );
		}
	}

	/**
	 * Converts a place, and says what became of each gallery.
	 *
	 * @param ConversionPlace $place  Place.
	 * @param bool            $is_dry Whether to say only what would happen.
	 * @return list<array{place: string, result: string, images: int, videos: int, notes: string}>
	 */
	private function rows( ConversionPlace $place, bool $is_dry ): array {
		$name = "{$place->kind} {$place->id}";
		$none = [ 'place' => $name, 'result' => 'skipped', 'images' => 0, 'videos' => 0 ];
		if ( $place->kind === ConversionPlace::FILE ) {
			return [ [ ...$none, 'notes' => 'This template is a file of the theme.' ] ];
		}
		$rows = [];
		foreach ( $this->conversion->preview( $place ) as $gallery ) {
			$rows[] = [
				'place'  => $name,
				'result' => $gallery->reason !== '' ? 'skipped' : ( $is_dry ? 'convertible' : 'converted' ),
				'images' => $gallery->images,
				'videos' => $gallery->videos,
				'notes'  => trim( implode( ' ', $gallery->lost ) . " {$gallery->reason}" ),
			];
		}
		try {
			if ( ! $is_dry ) {
				$this->conversion->convert( $place, INF );
			}
		} catch ( PlaceRefused $refused ) {
			return [ [ ...$none, 'result' => 'failed', 'notes' => $refused->getMessage() ] ];
		}
		return $rows;
	}
}
