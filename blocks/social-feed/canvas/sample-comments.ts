import { __, _n, sprintf } from '@wordpress/i18n';
import type { CommentsView } from '../../../frontend/render/feed';
import type { FeedAttributes } from '../feed-attributes';

/** Comments of nobody; its words are asked for when they are drawn. */
const SAMPLES = [
	() => __( 'Keep one for me, please. I am on my way!', 'vitrine' ),
	() =>
		__( 'It smelled wonderful all the way down to the river.', 'vitrine' ),
	() => __( 'Is there any rye left today?', 'vitrine' ),
	() => __( 'Yes, two dozen, still warm.', 'vitrine' ),
	() => __( 'See you on Saturday.', 'vitrine' ),
	() => __( 'My kids ask for it every day.', 'vitrine' ),
];

/**
 * Comments to design with; only the editor shows them.
 *
 * @param attributes What the block stores.
 */
export function sampleComments( attributes: FeedAttributes ): CommentsView {
	const shown = attributes.commentsShown;
	const rest = SAMPLES.length - shown;
	return {
		summary: sprintf(
			/* translators: %s: number */
			_n( '%s like', '%s likes', 128, 'vitrine' ),
			'128'
		),
		comments: SAMPLES.map( ( text, index ) => ( {
			id: `sample-${ index }`,
			author:
				index === 3
					? {
							name: __( 'Corner House', 'vitrine' ),
							url: '#',
							avatar: null,
							initial: __( 'Corner House', 'vitrine' ).charAt(
								0
							),
						}
					: null,
			url: '#',
			date: {
				iso: '2026-05-14T08:00:00+00:00',
				label: __( '1 hour ago', 'vitrine' ),
				relative: false,
			},
			text: [ text() ],
			picture: null,
			link: null,
			likes: null,
			replies:
				index === 1
					? sprintf(
							/* translators: %s: number */
							_n( '%s reply', '%s replies', 2, 'vitrine' ),
							'2'
						)
					: null,
		} ) ),
		shown,
		more:
			rest > 0
				? sprintf(
						/* translators: %s: number */
						_n(
							'Show %s more comment',
							'Show %s more comments',
							rest,
							'vitrine'
						),
						String( rest )
					)
				: null,
		note: null,
		further: null,
		write: {
			url: '#',
			label: sprintf(
				/* translators: %s: Facebook or Instagram. */
				__( 'Comment on %s', 'vitrine' ),
				'Facebook'
			),
		},
	};
}
