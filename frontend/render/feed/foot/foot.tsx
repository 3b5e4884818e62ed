import { webAddress } from '../../address';
import { Counts } from './counts';
import type { ButtonView, PostView, ShopView } from '../types';
import { OUTWARD, part } from '../names';
import { Share } from './share';

type ShopButton = ShopView & { calls: false };

/**
 * How the post was received, and the way to it.
 *
 * @param props         What to show.
 * @param props.post    The post.
 * @param props.classes Classes of its button.
 */
export function Foot( { post, classes }: { post: PostView; classes: string } ) {
	const { counts, networkLabel, share, shop, url } = post;
	const button = shop ? { ...shop, calls: false as const } : post.button;
	const network = url && networkLabel;
	if ( counts.length === 0 && ! network && ! share && ! button ) {
		return null;
	}
	return (
		<footer className={ part( 'foot' ) }>
			{ button && <CallToAction button={ button } classes={ classes } /> }
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
 * What the page asks for: the web opens in a new tab; a telephone, and what is on this site, do not.
 *
 * @param props         What to show.
 * @param props.button  The button.
 * @param props.classes Its classes.
 */
function CallToAction( {
	button,
	classes,
}: {
	button: ButtonView | ShopButton;
	classes: string;
} ) {
	const { calls, label, url } = button;
	const name = part( 'button', 'vitrine-cta', classes );
	if ( 'internal' in button && button.internal ) {
		return (
			<a className={ name } href={ webAddress( url ) }>
				{ label }
			</a>
		);
	}
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
