import type { ReactNode } from 'react';
import { webAddress } from '../../address';
import { OUTWARD, part } from '../names';
import { Text } from '../text';
import type { SharedView } from '../types';

interface SharedProps {
	shared: SharedView;
	/** Whether it has pictures. */
	hasMedia: boolean;
	/** Its pictures and links. */
	children: ReactNode;
}

/**
 * The post that a post shares, with what is attached to it. Twin: blocks/social-feed/kinds/shared.php.
 *
 * @param props          What to show.
 * @param props.shared   The post.
 * @param props.hasMedia Whether it has pictures.
 * @param props.children Its pictures and links.
 */
export const Shared = ( { shared, hasMedia, children }: SharedProps ) => (
	<blockquote className={ part( 'shared', hasMedia && 'has-media' ) }>
		<a
			className={ part( 'shared-author' ) }
			href={ webAddress( shared.url ) }
			rel={ OUTWARD }
		>
			{ shared.author }
		</a>
		{ shared.text && <Text text={ shared.text } /> }
		{ children }
	</blockquote>
);
