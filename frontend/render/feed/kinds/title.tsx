import { webAddress } from '../../address';
import { OUTWARD, part } from '../names';
import type { TitleView } from '../types';

interface TitleProps {
	title: TitleView;
	/** The album or video on its network. */
	url: string | null;
}

/**
 * What an album or a video is called. Twin: blocks/social-feed/kinds/title.php.
 *
 * @param props       What to show.
 * @param props.title The title.
 * @param props.url   Where it leads.
 */
export const Title = ( { title: { text, count }, url }: TitleProps ) => (
	<>
		<p className={ part( 'title' ) } dir="auto">
			{ url ? (
				<a href={ webAddress( url ) } rel={ OUTWARD }>
					{ text }
				</a>
			) : (
				text
			) }
		</p>
		{ count !== null && (
			<p className={ part( 'title-count' ) }>{ count }</p>
		) }
	</>
);
