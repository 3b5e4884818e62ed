import { webAddress } from '../../address';
import { Kinds } from '../foot/counts';
import { OUTWARD, part } from '../names';
import { Comment } from './comment';
import type { CommentsView, Way } from '../types';

/**
 * The comments of a post, or the replies to one. Twin: blocks/social-feed/comments/list.php.
 *
 * @param props      What to show.
 * @param props.view The comments.
 */
export function Comments( { view }: { view: CommentsView } ) {
	return (
		<>
			{ view.summary !== null && (
				<p className={ part( 'summary' ) }>
					{ view.summary }
					<Kinds kinds={ view.kinds } />
				</p>
			) }
			{ view.comments.length > 0 && (
				// eslint-disable-next-line jsx-a11y/no-redundant-roles -- see link-card.tsx
				<ul className={ part( 'comment-list' ) } role="list">
					{ view.comments.map( ( comment, index ) => (
						<Comment
							key={ comment.id }
							comment={ comment }
							beyond={ index >= view.shown }
						/>
					) ) }
				</ul>
			) }
			{ view.note !== null && (
				<p className={ part( 'comments-note' ) }>{ view.note }</p>
			) }
			{ view.more !== null && (
				<button type="button" className={ part( 'more-comments' ) }>
					{ view.more }
				</button>
			) }
			{ view.further && <Outward name="further" way={ view.further } /> }
			{ view.write && <Outward name="write" way={ view.write } /> }
		</>
	);
}

/**
 * A link to the network.
 *
 * @param props      What to show.
 * @param props.name Which part it is.
 * @param props.way  Where it leads.
 */
const Outward = ( { name, way }: { name: string; way: Way } ) => (
	<a
		className={ part( name ) }
		href={ webAddress( way.url ) }
		rel={ OUTWARD }
	>
		{ way.label }
	</a>
);
