import { Inert } from '@vitrine/editor';
import { Feed, part } from '../../../frontend/render/feed';
import type { FeedView } from '../../../frontend/render/feed';
import type { FeedAttributes } from '../feed-attributes';
import { moderatedView, visitorsView } from '../moderation/moderated-view';
import type { Moderation } from '../moderation/moderation';
import { PostTools } from '../moderation/post-tools';
import { TOOLS } from '../moderation/tool-keys';
import { canvasView } from './canvas-view';

interface CanvasFeedProps {
	/** The server's answer. */
	view: FeedView;
	attributes: FeedAttributes;
	/** Hides and pins posts, and gives them links; undefined = they are only looked at. */
	onModerate?: ( ( changes: Partial< Moderation > ) => void ) | undefined;
}

/**
 * The posts in the canvas, with tools for each while the block is selected.
 *
 * @param props            What to show.
 * @param props.view       The server's answer.
 * @param props.attributes What the block stores.
 * @param props.onModerate Hides and pins posts, and gives them links.
 */
export function CanvasFeed( {
	view,
	attributes,
	onModerate,
}: CanvasFeedProps ) {
	const shown = canvasView(
		onModerate
			? moderatedView( view, attributes )
			: visitorsView( view, attributes ),
		attributes
	);
	return (
		<Inert except={ onModerate && `.${ TOOLS }` }>
			<Feed
				view={ shown }
				clock={ {
					now: Date.now(),
					language: document.documentElement.lang,
				} }
				tools={
					onModerate &&
					( ( post, index ) => (
						<PostTools
							post={ post }
							index={ index }
							id={ view.keys?.[ post.id ] ?? '' }
							moderation={ attributes }
							onChange={ onModerate }
						/>
					) )
				}
			/>
			{ shown.more && attributes.endText && (
				// Visitors read it in place of the button, after the last post.
				<p className={ part( 'status' ) }>{ attributes.endText }</p>
			) }
		</Inert>
	);
}
