<?php
/**
 * Candidates of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Items\Wanted;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\FileColumns;
use Vitrine\MediaLibrary\FileList;
use Vitrine\MediaLibrary\ListedFile;
use Vitrine\MediaLibrary\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * Lists files as a gallery may show them, with no more than is wanted.
 */
final class MediaCandidates {

	/**
	 * Keeps its helpers.
	 *
	 * @param FileList        $files    Lists files.
	 * @param GallerySettings $settings What they are sorted by.
	 * @param TextRules       $rules    Where titles and descriptions come from.
	 */
	public function __construct(
		private readonly FileList $files,
		private readonly GallerySettings $settings,
		private readonly TextRules $rules
	) {}

	/**
	 * What is in several albums.
	 *
	 * @param array<int, string> $names  What candidates say of their album, by its id in the taxonomy, in the order of
	 *                                   the albums.
	 * @param Wanted             $wanted What candidates have to bring.
	 * @return list<Candidate>
	 */
	public function of_albums( array $names, Wanted $wanted ): array {
		$columns = $this->columns( $wanted );
		return $this->candidates(
			$this->files->of_albums( array_keys( $names ), Contents::MAX_ENTRIES, $columns ),
			$columns,
			$names
		);
	}

	/**
	 * What is attached to a post.
	 *
	 * @param int    $post   Id of the post.
	 * @param Wanted $wanted What candidates have to bring.
	 * @return list<Candidate>
	 */
	public function of_post( int $post, Wanted $wanted ): array {
		$columns = $this->columns( $wanted );
		return $this->candidates( $this->files->of_post( $post, Contents::MAX_ENTRIES, $columns ), $columns );
	}

	/**
	 * Chosen files, in any order.
	 *
	 * @param int[]  $ids    Attachments.
	 * @param Wanted $wanted What candidates have to bring.
	 * @return list<Candidate>
	 */
	public function of_ids( array $ids, Wanted $wanted ): array {
		$columns = $this->columns( $wanted );
		return $this->candidates( $this->files->of_ids( $ids, $columns ), $columns );
	}

	/**
	 * What has to be read.
	 *
	 * @param Wanted $wanted What candidates have to bring.
	 */
	private function columns( Wanted $wanted ): FileColumns {
		$has_texts = $wanted !== Wanted::Shapes;
		return new FileColumns(
			$has_texts,
			$this->settings->date() !== '',
			$has_texts && $this->settings->details_from_file,
			$wanted === Wanted::Authors
		);
	}

	/**
	 * Files as candidates.
	 *
	 * @param list<ListedFile>   $files   Files.
	 * @param FileColumns        $columns What was read of them.
	 * @param array<int, string> $names   What they say of their album.
	 * @return list<Candidate>
	 */
	private function candidates( array $files, FileColumns $columns, array $names = [] ): array {
		$by         = $this->settings->date();
		$candidates = [];
		foreach ( $files as $file ) {
			$has_texts    = $columns->texts;
			$candidates[] = new Candidate(
				(string) $file->id,
				'image',
				$file->width > 0 && $file->height > 0 ? round( $file->width / $file->height, 4 ) : 0.0,
				$file->leads_off,
				$has_texts ? $this->rules->title( $file->title, $file->caption, $file->alt, $file->file ) : '',
				$has_texts ? $this->rules->description( $file->description, $file->caption, $file->alt ) : '',
				$has_texts ? Tags::of_file( $file->tags, $file->details ) : [],
				date: match ( $by ) {
					'taken' => self::taken( $file ),
					'uploaded' => $file->uploaded,
					default => '',
				},
				author: $file->author === '' ? $file->details['author'] ?? '' : $file->author,
				album: $names[ $file->album ] ?? ''
			);
		}
		return $candidates;
	}

	/**
	 * When a photograph was taken, or else uploaded: both in the time of the place, for cameras tell no zone.
	 *
	 * @param ListedFile $file File.
	 */
	private static function taken( ListedFile $file ): string {
		return $file->taken_at === 0 ? $file->uploaded : gmdate( 'Y-m-d H:i:s', $file->taken_at );
	}
}
