import { webAddress } from '../address';
import { Counts } from './counts';
import type { PostView } from './types';
import { OUTWARD, part } from './names';
import { Share } from './share';

/**
 * How the post was received, and the way to it.
 *
 * @param props      What to show.
 * @param props.post The post.
 */
export function Foot( { post }: { post: PostView } ) {
	const { counts, networkLabel, share, url } = post;
	const network = url && networkLabel;
	if ( counts.length === 0 && ! network && ! share ) {
		return null;
	}
	return (
		<footer className={ part( 'foot' ) }>
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
