<?php
/**
 * The routes of contents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feeds;

use Vitrine\Admin\AccountPictures;
use Vitrine\Admin\Capability;
use Vitrine\Feed\Contents\ContentChoices;
use Vitrine\Feed\Contents\ContentName;
use Vitrine\Feed\Contents\Contents;
use Vitrine\Feed\Contents\ContentsFull;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\Posts;
use Vitrine\Graph\Content;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Lists\Choice;
use Vitrine\Rest\RestErrors;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/sources/{id}/contents`: what there is of an account, and one that a feed is to show, for people who may
 * publish posts.
 */
final class ContentsController {

	/** Seconds of the first fetch, which choosing includes. */
	private const FIRST_FETCH = 3.0;

	/** Characters of an address at most. */
	private const MAX_LENGTH = 500;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources         $sources  The sources.
	 * @param Contents        $contents Their contents.
	 * @param ContentChoices  $choices  What there is to choose from.
	 * @param Posts           $posts    The posts.
	 * @param RefreshSchedule $schedule The events.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Contents $contents,
		private readonly ContentChoices $choices,
		private readonly Posts $posts,
		private readonly RefreshSchedule $schedule
	) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$id   = [
			'description' => __( 'ID of the source.', 'vitrine' ),
			'type'        => 'integer',
			'minimum'     => 1,
		];
		$kind = [
			'description' => __( 'Kind of content.', 'vitrine' ),
			'type'        => 'string',
			'enum'        => array_keys( Content::KINDS ),
		];
		register_rest_route(
			'vitrine/v1',
			'/sources/(?P<id>\d+)/contents',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'choices' ],
					'permission_callback' => [ $this, 'may_choose' ],
					'args'                => [ 'id' => $id, 'content' => $kind ],
				],
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'open' ],
					'permission_callback' => [ $this, 'may_choose' ],
					'args'                => [
						'id'      => $id,
						'content' => [ ...$kind, 'required' => true ],
						'item'    => [
							'description' => __(
								'Which item, if there are several: its ID, its URL on the network, or a hashtag.',
								'vitrine'
							),
							'type'        => 'string',
							'default'     => '',
							'maxLength'   => self::MAX_LENGTH,
						],
					],
				],
			]
		);
	}

	/**
	 * Whether the user may have something fetched for a page.
	 *
	 * @return true|\WP_Error
	 */
	public function may_choose() {
		return Capability::may_fetch() ? true : RestErrors::forbidden();
	}

	/**
	 * Kinds of contents of an account; and what there is to choose from of one kind, as the network has it.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function choices( \WP_REST_Request $request ) {
		$account = $this->account( $request );
		if ( $account === null ) {
			return RestErrors::source_unknown();
		}
		$kinds = $this->kinds( $account );
		$kind  = (string) ( $request['content'] ?? '' );
		if ( $kind !== '' && ! in_array( $kind, array_column( $kinds, 'content' ), true ) ) {
			return ContentErrors::kind_unknown();
		}
		$choices = [];
		if ( ( Content::KINDS[ $kind ] ?? '' ) === 'id' ) {
			$choices = $this->asked( fn(): array => $this->choices->all( $account, $kind ) );
		}
		return is_wp_error( $choices ) ? $choices : rest_ensure_response(
			[
				'contents' => $kinds,
				'choices'  => array_map(
					static fn( Choice $one ): array => [
						'item'    => $one->item,
						'title'   => $one->title,
						'total'   => $one->total,
						'date'    => $one->made_at === null ? null : gmdate( 'c', $one->made_at ),
						'picture' => $one->picture === null ? null : AccountPictures::url( $one->picture ),
					],
					$choices
				),
			]
		);
	}

	/**
	 * Finds or makes a content and fetches its first posts.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function open( \WP_REST_Request $request ) {
		$account = $this->account( $request );
		if ( $account === null ) {
			return RestErrors::source_unknown();
		}
		$kind = (string) $request['content'];
		$item = trim( (string) $request['item'] );
		if ( ! in_array( $kind, array_column( $this->kinds( $account ), 'content' ), true ) ) {
			return ContentErrors::kind_unknown();
		}
		$content = Content::of( $kind, $item );
		$known   = $content === null ? null : $this->contents->find( $account, $content );
		$title   = '';
		if ( $known === null && Content::KINDS[ $kind ] !== '' ) {
			$found = $this->found( $account, $kind, $item );
			if ( is_wp_error( $found ) ) {
				return $found;
			}
			$content = Content::of( $kind, $found->item );
			$title   = $found->title;
		}
		if ( $content === null ) {
			return ContentErrors::item_unknown( $kind );
		}
		try {
			$source = $this->contents->open( $account, $content, $title );
		} catch ( ContentsFull ) {
			return ContentErrors::full();
		}
		$this->fetch( $source );
		return new \WP_REST_Response( $this->view( $this->sources->get( $source->id ) ?? $source ), 201 );
	}

	/**
	 * What the network has of that name.
	 *
	 * @param Source $account The account.
	 * @param string $kind    Kind.
	 * @param string $item    What was typed or chosen.
	 */
	private function found( Source $account, string $kind, string $item ): Choice|\WP_Error {
		// Nothing is asked for that would be refused afterwards; a hashtag counts.
		if ( ! $this->contents->has_room( $account ) ) {
			return ContentErrors::full();
		}
		if ( $item === '' || Content::KINDS[ $kind ] === 'tag' && Content::of( $kind, $item ) === null ) {
			return ContentErrors::item_unknown( $kind );
		}
		$found = $this->asked( fn(): ?Choice => $this->choices->find( $account, $kind, $item ) );
		return $found ?? ContentErrors::item_unknown( $kind );
	}

	/**
	 * Asks the network.
	 *
	 * @template T
	 * @param \Closure(): T $question Question.
	 * @return T|\WP_Error
	 */
	private function asked( \Closure $question ): mixed {
		try {
			return $question();
		} catch ( GraphError $error ) {
			return RestErrors::of_network( $error );
		} catch ( KeyChanged | KeyMissing ) {
			return RestErrors::key_changed();
		}
	}

	/**
	 * Fetches a content that nobody has fetched yet, or goes on with that; what there is no time for is for the job, or
	 * for the next call.
	 *
	 * @param Source $source The content.
	 */
	private function fetch( Source $source ): void {
		if ( ! $source->is_unfinished() ) {
			return;
		}
		try {
			$is_done = $this->schedule->now( $source->id, self::FIRST_FETCH, 0 )->complete;
		} catch ( RefreshBusy | NotWritten ) {
			$is_done = false;
		}
		if ( ! $is_done ) {
			$this->schedule->soon( 5 );
		}
	}

	/**
	 * The account of a request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	private function account( \WP_REST_Request $request ): ?Source {
		$source = $this->sources->get( (int) $request['id'] );
		return $source !== null && $source->is_account() ? $source : null;
	}

	/**
	 * Kinds that an account has, in words; hashtags with tokens of Facebook Login only.
	 *
	 * @param Source $account The account.
	 * @return list<array{content: string, label: string, item: string}>
	 */
	private function kinds( Source $account ): array {
		$kinds = array_filter(
			$this->contents->kinds( $account ),
			static fn( string $kind ): bool => Content::KINDS[ $kind ] !== 'tag' || $account->token_kind !== 'instagram'
		);
		return array_values(
			array_map(
				static fn( string $kind ): array => [
					'content' => $kind,
					'label'   => ContentName::of_kind( $kind ),
					'item'    => Content::KINDS[ $kind ],
				],
				$kinds
			)
		);
	}

	/**
	 * What editors see of a content.
	 *
	 * @param Source $source The content.
	 * @return array<string, mixed>
	 */
	private function view( Source $source ): array {
		return [
			'source'      => $source->is_account() ? $source->id : $source->parent_id,
			'content'     => $source->content->kind,
			'contentItem' => $source->content->item,
			'label'       => ContentName::of( $source->content, $source->title ),
			'state'       => $source->state->value,
			'stateLabel'  => $source->state->label(),
			'posts'       => $this->posts->count( $source->id ),
			'error'       => $source->error === null ? null : [
				'code'    => $source->error->code(),
				'message' => $source->error->message(),
				'remedy'  => $source->error->remedy(),
			],
		];
	}
}
