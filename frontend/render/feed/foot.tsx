import { webAddress } from '../address';
import { Counts } from './counts';
import type { ButtonView, PostView } from './types';
import { OUTWARD, part } from './names';
import { Share } from './share';

/**
 * How the post was received, and the way to it.
 *
 * @param props      What to show.
 * @param props.post The post.
 */
export function Foot( { post }: { post: PostView } ) {
	const { button, counts, networkLabel, share, url } = post;
	const network = url && networkLabel;
	if ( counts.length === 0 && ! network && ! share && ! button ) {
		return null;
	}
	return (
		<footer className={ part( 'foot' ) }>
			{ button && <CallToAction button={ button } /> }
			<Counts counts={ counts } />
			{ network && (
				<a
					className={ part( 'network' ) }
					href={ webAddress( url ) }
					rel={ OUTWARD }
				>
					{ networkLabel }
				</a>
			) }
			{ share && <Share share={ share } /> }
		</footer>
	);
}

/**
 * What the page asks for: the web opens in a new tab, a telephone does not.
 *
 * @param props        What to show.
 * @param props.button The button.
 */
function CallToAction( { button }: { button: ButtonView } ) {
	const { calls, label, url } = button;
	const name = part( 'button', 'vitrine-cta', 'wp-element-button' );
	return calls ? (
		<a className={ name } href={ webAddress( url, true ) } rel={ OUTWARD }>
			{ label }
		</a>
	) : (
		<a
			className={ name }
			href={ webAddress( url ) }
			target="_blank"
			rel="nofollow noopener noreferrer"
		>
			{ label }
		</a>
	);
}
