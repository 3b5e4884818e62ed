import { __ } from '@wordpress/i18n';
import { isTile } from '../../../frontend/render/feed';
import type { PostView, TextView } from '../../../frontend/render/feed';
import type { FeedAttributes } from '../feed-attributes';

interface SampleEvent {
	name: string;
	iso: string;
	starts: string;
	ends: string;
	people: string;
}

/** Events of a house that is not real; their words are asked for when they are drawn. */
const EVENTS: readonly ( () => SampleEvent )[] = [
	() => ( {
		name: __( 'Market day', 'vitrine' ),
		iso: '2026-06-06T08:00:00+00:00',
		starts: __( 'June 6, 2026 at 8:00 am', 'vitrine' ),
		ends: __( '1:00 pm', 'vitrine' ),
		people: __( '84 going', 'vitrine' ),
	} ),
	() => ( {
		name: __( 'Pottery workshop', 'vitrine' ),
		iso: '2026-06-13T14:00:00+00:00',
		starts: __( 'June 13, 2026 at 2:00 pm', 'vitrine' ),
		ends: __( '5:00 pm', 'vitrine' ),
		people: __( '8 going', 'vitrine' ),
	} ),
	() => ( {
		name: __( 'Museum Night', 'vitrine' ),
		iso: '2026-06-20T18:00:00+00:00',
		starts: __( 'June 20, 2026 at 6:00 pm', 'vitrine' ),
		ends: __( '11:30 pm', 'vitrine' ),
		people: __( '412 going', 'vitrine' ),
	} ),
];

/** What nobody has said of it. */
const REVIEWS: readonly ( () => string )[] = [
	() =>
		__(
			'The best bread in town, and the friendliest people behind the counter.',
			'vitrine'
		),
	() =>
		__(
			'We came for the cups and stayed for the cake. The workshop was a joy from start to finish.',
			'vitrine'
		),
	() =>
		__(
			'A lovely old house, restored with care. Ask about the lion!',
			'vitrine'
		),
];

const one = < Item >( list: readonly ( () => Item )[], index: number ): Item =>
	( list[ index % list.length ] ?? list[ 0 ]! )();

/**
 * What makes a sample post an event or a review, where the block shows these.
 *
 * @param index      Place of the post, from 0.
 * @param attributes What the block stores.
 * @param textOf     Folds a text as the block does.
 */
export function sampleKind(
	index: number,
	attributes: FeedAttributes,
	textOf: ( text: string ) => TextView
): Partial< PostView > {
	if ( isTile( attributes ) ) {
		return {};
	}
	if ( attributes.content === 'events' ) {
		const { name, iso, starts, ends, people } = one( EVENTS, index );
		return {
			date: null,
			event: {
				name,
				state: null,
				starts: { iso, label: starts },
				ends: { iso, label: ends },
				zone: '',
				further: null,
				place: __( 'Corner House, 5 Main Street', 'vitrine' ),
				map: { url: '#', label: __( 'View map', 'vitrine' ) },
				online: null,
				people: [ people ],
			},
		};
	}
	return attributes.content === 'reviews'
		? {
				author: attributes.showAuthor
					? {
							name: __( 'A visitor', 'vitrine' ),
							url: null,
							avatar: null,
						}
					: null,
				text: attributes.showText
					? textOf( one( REVIEWS, index ) )
					: null,
				media: null,
				counts: [],
				review: {
					verdict: 'positive',
					label: __( 'Recommends Corner House', 'vitrine' ),
					stars: null,
				},
			}
		: {};
}
