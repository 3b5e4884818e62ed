<?php
/**
 * What is to be known of a feed's sources.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Settings\FeedSource;
use Vitrine\Feed\Contents\Contents;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;

defined( 'ABSPATH' ) || exit;

/**
 * Tells who edits a feed why posts of a source are missing or old. Visitors are shown what there is.
 *
 * @phpstan-type Notice array{
 *     state: string,
 *     message: string,
 *     remedy: string,
 *     mend: bool,
 *     unfinished?: array{source: int, content: string, contentItem: string},
 * }
 */
final class FeedNotices {

	/** States of sources whose posts come. */
	private const WELL = [ SourceState::Ok, SourceState::Pictures, SourceState::Connecting ];

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources  $sources  The sources.
	 * @param Contents $contents What accounts have besides their posts.
	 */
	public function __construct( private readonly Sources $sources, private readonly Contents $contents ) {}

	/**
	 * The notices of a feed.
	 *
	 * @param list<FeedSource> $shown      Its sources.
	 * @param bool             $may_manage Whether it is somebody who can mend sources.
	 * @param bool             $may_fetch  Whether it is somebody who can have contents fetched.
	 * @return list<Notice>|null Null when none of the sources is there.
	 */
	public function of( array $shown, bool $may_manage, bool $may_fetch = false ): ?array {
		$notices = [];
		$gone    = 0;
		foreach ( $shown as $index => $one ) {
			$account = $this->sources->get( $one->source );
			if ( $account === null || ! $account->is_account() ) {
				++$gone;
				$notices[] = self::gone( $index + 1, $may_manage );
				continue;
			}
			$name = count( $shown ) > 1 ? $account->name : '';
			$row  = $this->contents->find( $account, $one->content );
			if ( $row === null ) {
				$notices[] = self::unchosen( $name );
				continue;
			}
			$notices = [ ...$notices, ...self::of_source( $row, $name, $may_manage, $may_fetch ) ];
		}
		return $gone === count( $shown ) ? null : $notices;
	}

	/**
	 * Notices of a source that is there.
	 *
	 * @param Source $source     The source.
	 * @param string $name       What tells it from others, or ''.
	 * @param bool   $may_manage Whether it is somebody who can mend it.
	 * @param bool   $may_fetch  Whether it is somebody who can have contents fetched.
	 * @return list<Notice>
	 */
	private static function of_source( Source $source, string $name, bool $may_manage, bool $may_fetch ): array {
		if ( ! $source->is_account() && $source->state === SourceState::Connecting ) {
			$notice = self::notice(
				$source->state->value,
				$name,
				__( 'These posts are being fetched.', 'vitrine' ),
				__( 'They will appear here within a few minutes.', 'vitrine' ),
				false
			);
			return [
				$may_fetch && $source->is_unfinished() ? [
					...$notice,
					'unfinished' => [
						'source'      => $source->parent_id,
						'content'     => $source->content->kind,
						'contentItem' => $source->content->item,
					],
				] : $notice,
			];
		}
		return ! $may_manage || in_array( $source->state, self::WELL, true ) ? [] : [
			self::notice(
				$source->state->value,
				$name,
				$source->error?->message() ?? $source->state->label(),
				$source->error?->remedy() ?? '',
				true
			),
		];
	}

	/**
	 * The notice of a source that was removed.
	 *
	 * @param int  $place      Its place among the sources of the feed, from 1.
	 * @param bool $may_manage Whether it is somebody who can connect it again.
	 * @return Notice
	 */
	private static function gone( int $place, bool $may_manage ): array {
		return self::notice(
			'gone',
			'',
			/* translators: %d: place in the list of the feed's sources. */
			sprintf( __( 'Source %d of this feed is no longer connected.', 'vitrine' ), $place ),
			__( 'Visitors see posts from the other sources. Replace this one or remove it.', 'vitrine' ),
			$may_manage
		);
	}

	/**
	 * The notice of a content that nobody has chosen here: the block came from elsewhere.
	 *
	 * @param string $name What tells its account from others, or ''.
	 * @return Notice
	 */
	private static function unchosen( string $name ): array {
		return self::notice(
			'unchosen',
			$name,
			__( 'These posts have not been fetched yet.', 'vitrine' ),
			__(
				'Choose them in the Content panel, or save the page. They will be fetched with the next refresh.',
				'vitrine'
			),
			false
		);
	}

	/**
	 * A notice.
	 *
	 * @param string $state   What is the case, in one word.
	 * @param string $name    What tells the source from others, or ''.
	 * @param string $message What is the case.
	 * @param string $remedy  What to do about it.
	 * @param bool   $mend    Whether the settings page helps.
	 * @return Notice
	 */
	private static function notice( string $state, string $name, string $message, string $remedy, bool $mend ): array {
		return [
			'state'   => $state,
			/* translators: 1: name of an account, 2: what is the case with it. */
			'message' => $name === '' ? $message : sprintf( __( '%1$s: %2$s', 'vitrine' ), $name, $message ),
			'remedy'  => $remedy,
			'mend'    => $mend,
		];
	}
}
