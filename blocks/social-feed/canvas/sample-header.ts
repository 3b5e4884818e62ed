import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	FeedView,
	HeaderView,
	LikesBoxView,
	Picture,
} from '../../../frontend/render/feed';
import type { FeedAttributes } from '../feed-attributes';

/** Numbers of the account that is not real. */
const LIKES = 1204;
const FOLLOWERS = 1318;

/** What Facebook's box is high, px; twin: php/Consent/Embeds/EmbedLinks.php. */
const BOX_HEIGHT = 130;

/**
 * What stands above sample posts.
 *
 * @param attributes What the block stores.
 * @param picture    Makes a picture of so many pixels.
 */
export const sampleHeader = (
	attributes: FeedAttributes,
	picture: ( width: number, height: number ) => Picture
): Pick< FeedView, 'header' | 'likesBox' > => ( {
	header: attributes.showHeader ? headerOf( attributes, picture ) : null,
	likesBox: attributes.likesBox ? boxOf( attributes ) : null,
} );

function headerOf(
	attributes: FeedAttributes,
	picture: ( width: number, height: number ) => Picture
): HeaderView {
	return {
		tag: attributes.headerTag,
		name: __( 'Corner House', 'vitrine' ),
		url: '#',
		verified: null,
		cover: attributes.headerCover ? picture( 1640, 624 ) : null,
		picture: attributes.headerPicture ? picture( 160, 160 ).src : null,
		counts: attributes.headerCounts
			? [
					sprintf(
						/* translators: %s: number of likes */
						_n( '%s like', '%s likes', LIKES, 'vitrine' ),
						LIKES.toLocaleString()
					),
					sprintf(
						/* translators: %s: number of followers */
						_n(
							'%s follower',
							'%s followers',
							FOLLOWERS,
							'vitrine'
						),
						FOLLOWERS.toLocaleString()
					),
				]
			: [],
		bio: attributes.headerBio
			? [
					__(
						'Bread, cups, and a reading room on the corner of the market square.',
						'vitrine'
					),
				]
			: [],
		website: null,
		follow: attributes.headerFollow
			? { url: '#', label: __( 'Follow on Facebook', 'vitrine' ) }
			: null,
	};
}

function boxOf( { likesBoxWidth, consent }: FeedAttributes ): LikesBoxView {
	const asks = consent !== 'off';

	return {
		page: '#',
		width: likesBoxWidth,
		height: BOX_HEIGHT,
		notice: asks
			? sprintf(
					/* translators: %1$s: name of a provider such as YouTube. */
					__(
						'This content comes from %1$s. When it is loaded, %1$s learns about your visit and may set cookies.',
						'vitrine'
					),
					'Facebook'
				)
			: 'Facebook',
		allow: asks
			? __( 'Load this content', 'vitrine' )
			: sprintf(
					/* translators: %s: name of a provider such as YouTube. */
					__( 'Load from %s', 'vitrine' ),
					'Facebook'
				),
		allowThis: '',
		link: __( 'View on Facebook', 'vitrine' ),
	};
}
