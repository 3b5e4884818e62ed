import { __, sprintf } from '@wordpress/i18n';
import type { EmbedView } from '../../frontend/render/embed';
import type { FacebookPlace } from '../../frontend/render/embed/address';
import type { EmbedAttributes } from './attributes.gen';

const RATIOS = { '16:9': 1.7778, '1:1': 1, '4:5': 0.8, '9:16': 0.5625 };

/** What Facebook draws of a post, px. */
const POST = { ratio: 0, height: 600, width: 750 };

/**
 * Room for the frame. Twin: EmbedView::of() in PHP.
 *
 * @param place What the address leads to.
 * @param read  Attributes within their bounds.
 */
function sizeOf(
	{ kind, page }: FacebookPlace,
	{ ratio, cover, width }: EmbedAttributes
) {
	switch ( kind ) {
		case 'page':
			return { ratio: 0, height: cover ? 130 : 70, width };
		case 'video': {
			const own = page.includes( '/reel/' ) ? '9:16' : '16:9';
			return {
				ratio: RATIOS[ ratio === 'auto' ? own : ratio ],
				height: 0,
				width: 0,
			};
		}
		default:
			return POST;
	}
}

/**
 * What the canvas shows. Whether the site has a consent tool is not known here: it looks as without one.
 *
 * @param place What the address leads to.
 * @param read  Attributes within their bounds.
 */
export function viewOf(
	place: FacebookPlace,
	read: EmbedAttributes
): EmbedView {
	const isBox = place.kind !== 'video';
	const asks = read.consent === 'on';
	const label = read.title
		? sprintf(
				/* translators: 1: title of a video or a post, 2: name of a provider such as YouTube. */
				__( '%1$s (%2$s)', 'vitrine' ),
				read.title,
				'Facebook'
			)
		: 'Facebook';
	/* translators: %s: name of a provider such as YouTube. */
	const load = sprintf( __( 'Load from %s', 'vitrine' ), 'Facebook' );
	const notice = sprintf(
		/* translators: %1$s: name of a provider such as YouTube. */
		__(
			'This content comes from %1$s. When it is loaded, %1$s learns about your visit and may set cookies.',
			'vitrine'
		),
		'Facebook'
	);
	const allow = asks || ! isBox ? __( 'Load this content', 'vitrine' ) : load;
	return {
		...place,
		...sizeOf( place, read ),
		isBox,
		asks,
		/* translators: %s: title of a video or a post. */
		play: sprintf( __( 'Play: %s', 'vitrine' ), label ),
		quote: read.quote
			.split( /\n\s*\n/ )
			.map( ( text ) => text.trim() )
			.filter( Boolean ),
		themeButtons: read.themeButtons,
		notice: asks || ! isBox ? notice : label,
		allow,
		allowThis: allow,
		/* translators: %s: name of a provider such as YouTube. */
		link: sprintf( __( 'View on %s', 'vitrine' ), 'Facebook' ),
	};
}
