<?php
/**
 * A source as managers see it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Comments\Threads;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\Refresh;
use Vitrine\Graph\Networks;
use Vitrine\Images\Folder;
use Vitrine\Images\Images;

defined( 'ABSPATH' ) || exit;

/**
 * The answer of the REST routes; docs/names.md describes the shape. The token is not in it, in any form.
 */
final class SourceView {

	/**
	 * Keeps its helpers.
	 *
	 * @param Posts    $posts    The posts.
	 * @param Images   $images   The pictures.
	 * @param Folder   $folder   Where they are.
	 * @param Networks $networks The networks.
	 * @param Sources  $sources  The sources.
	 * @param Threads  $threads  Lists of comments.
	 */
	public function __construct(
		private readonly Posts $posts,
		private readonly Images $images,
		private readonly Folder $folder,
		private readonly Networks $networks,
		private readonly Sources $sources,
		private readonly Threads $threads
	) {}

	/**
	 * What editors see.
	 *
	 * @param Source $source The source.
	 * @return array<string, mixed>
	 */
	public static function brief( Source $source ): array {
		return [
			'id'         => $source->id,
			'network'    => $source->network,
			'name'       => $source->name,
			'state'      => $source->state->value,
			'stateLabel' => $source->state->label(),
		];
	}

	/**
	 * What managers see.
	 *
	 * @param Source $source The source.
	 * @return array<string, mixed>
	 */
	public function full( Source $source ): array {
		$posts = $this->posts->count( $source->id );
		$notes = ( new SourceNotes( $this->posts, $this->sources, $this->threads ) )->of( $source );
		$tally = $this->images->health->tally( $source->id );
		$time  = static fn( ?int $at ): ?string => $at === null || $at === 0 ? null : gmdate( 'c', $at );
		return [
			...self::brief( $source ),
			...(
				$source->state === SourceState::Ok && $notes !== []
					? [ 'stateLabel' => __( 'Connected, see the notice', 'vitrine' ) ]
					: []
			),
			'account'     => $source->account,
			'address'     => is_string( $source->memo['url'] ?? null ) ? $source->memo['url'] : null,
			'picture'     => $source->picture === null ? null : $this->folder->url( $source->picture ),
			'posts'       => $posts,
			'pictures'    => $tally['ready'],
			'pictureTotal' => $tally['total'],
			'pictureProblem' => $tally['failed'] === 0 ? null : self::picture_problem( $tally ),
			'scopes'      => $source->scopes,
			'features'    => $this->features( $source ),
			'expires'     => $time( $source->expires_at ),
			'daysLeft'    => $source->expires_at === null
				? null
				: max( 0, (int) floor( ( $source->expires_at - time() ) / DAY_IN_SECONDS ) ),
			'lastSuccess' => $time( $source->last_success_at ),
			'nextRefresh' => $source->is_emptied()
				? null
				: $time( $source->next_refresh_at > Refresh::latest() ? time() : $source->next_refresh_at ),
			'quota'       => $source->quota,
			'progress'    => $source->round_open && ( $source->error === null || $source->is_busy() ) ? [
				'done'  => $this->posts->count_of_round( $source->id, $source->round ),
				'total' => $source->round_listed ? $source->round_posts : null,
			] : null,
			'error'       => $source->error === null ? null : [
				'code'    => $source->error->code(),
				'message' => $source->error->message(),
				'remedy'  => $source->error->remedy(),
				'since'   => gmdate( 'c', $source->error->since ),
			],
			'notices'     => $notes,
		];
	}

	/**
	 * Why pictures are missing and what mends it.
	 *
	 * @param array{total: int, ready: int, failed: int, problem: string} $tally What Images counted.
	 * @return array{code: string, message: string, remedy: string}
	 */
	private static function picture_problem( array $tally ): array {
		$later  = __( 'Vitrine will try again automatically. Until then, posts are shown without them.', 'vitrine' );
		$reason = match ( $tally['problem'] ) {
			'unwritable' => [
				__(
					'This site cannot save them. Its disk is full, or its uploads folder is not writable.',
					'vitrine'
				),
				__(
					'Free up disk space and make uploads/vitrine writable, or ask your host to. Then try again.',
					'vitrine'
				),
			],
			'host', 'redirect' => [
				__( 'The network returned URLs that Vitrine does not fetch images from.', 'vitrine' ),
				__( 'Vitrine will try again automatically. If the problem persists, update Vitrine.', 'vitrine' ),
			],
			'too_large', 'too_many_pixels' => [
				__( 'They are too large.', 'vitrine' ),
				__( 'Posts are shown without them. Publish smaller ones on the network if you miss them.', 'vitrine' ),
			],
			'unreadable', 'type' => [
				__( 'The network sent files that this site cannot read as images.', 'vitrine' ),
				$later,
			],
			'expired' => [ __( 'Their URLs on the network had expired.', 'vitrine' ), $later ],
			default => [ __( 'The network did not deliver them.', 'vitrine' ), $later ],
		};
		$count = sprintf(
			/* translators: 1: number of pictures that are missing, 2: number of all pictures. */
			__( 'Missing images: %1$s of %2$s.', 'vitrine' ),
			number_format_i18n( $tally['failed'] ),
			number_format_i18n( $tally['total'] )
		);
		return [
			'code'    => $tally['problem'],
			'message' => "{$count} {$reason[0]}",
			'remedy'  => $reason[1],
		];
	}

	/**
	 * The features, the permissions that the token lacks for each, and whether the network refused it all the same.
	 *
	 * @param Source $source The source.
	 * @return list<array{name: string, label: string, missing: string[]|null, refused: int|null}>
	 */
	private function features( Source $source ): array {
		$labels   = [
			'posts'    => __( 'Posts with their images', 'vitrine' ),
			'comments' => __( 'Comment counts', 'vitrine' ),
		];
		$features = [];
		foreach ( $this->networks->get( $source->network )->permissions() as $name => $scopes ) {
			$features[] = [
				'name'    => $name,
				'label'   => $labels[ $name ] ?? $name,
				'missing' => $source->scopes === null ? null : array_values( array_diff( $scopes, $source->scopes ) ),
				'refused' => $source->dropped[ $name ] ?? null,
			];
		}
		return $features;
	}
}
