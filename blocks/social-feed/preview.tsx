import { ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Inert, settingsUrl, useFeedPreview } from '@vitrine/editor';
import { Feed, part } from '../../frontend/render/feed';
import { canvasView, previewQuery } from './canvas/canvas-view';
import type { FeedAttributes } from './feed-attributes';
import { sampleView } from './sample';
import { Skeleton } from './canvas/skeleton';

interface PreviewProps {
	attributes: FeedAttributes;
	canManage: boolean;
	/** Whether the block is a picture of itself, such as in the inserter. */
	example: boolean;
}

/**
 * The feed in the canvas: the same markup as on the page.
 *
 * @param props            What to show.
 * @param props.attributes What the block stores.
 * @param props.canManage  Whether the user may mend a source.
 * @param props.example    Whether notes to the editor are left out.
 */
export function Preview( { attributes, canManage, example }: PreviewProps ) {
	const live = attributes.source !== 0;
	const { view, error } = useFeedPreview(
		live ? previewQuery( attributes ) : null
	);

	if ( ! live ) {
		return (
			<>
				{ ! example && (
					<Message
						status="info"
						message={ __(
							'Sample posts: visitors see nothing until you choose a source.',
							'vitrine'
						) }
					/>
				) }
				<Inert>
					<Feed view={ sampleView( attributes ) } />
				</Inert>
			</>
		);
	}
	if ( error ) {
		return (
			<Message
				status="error"
				message={
					error.message ||
					__( 'The preview could not be loaded.', 'vitrine' )
				}
				remedy={ error.remedy }
				canMend={ canManage }
			/>
		);
	}
	if ( ! view ) {
		return <Skeleton attributes={ attributes } />;
	}
	return (
		<>
			{ view.notices?.map( ( { message, remedy, mend }, index ) => (
				<Message
					key={ index }
					status="warning"
					message={ message }
					remedy={ remedy }
					canMend={ mend }
				/>
			) ) }
			{ view.posts.length > 0 ? (
				<Inert>
					<Feed
						view={ canvasView( view, attributes ) }
						clock={ {
							now: Date.now(),
							language: document.documentElement.lang,
						} }
					/>
					{ view.more &&
						attributes.loadMore &&
						attributes.endText && (
							// Visitors read it in place of the button, after the last post.
							<p className={ part( 'status' ) }>
								{ attributes.endText }
							</p>
						) }
				</Inert>
			) : (
				<Message status="info" message={ emptyMessage( attributes ) } />
			) }
		</>
	);
}

function emptyMessage( {
	includeWords,
	excludeWords,
}: FeedAttributes ): string {
	return includeWords.length + excludeWords.length > 0
		? __(
				'No stored post fits the words to include and exclude.',
				'vitrine'
			)
		: __( 'This source has no posts yet.', 'vitrine' );
}

interface MessageProps {
	status: 'info' | 'warning' | 'error';
	message: string;
	remedy?: string;
	/** Whether the way to the settings is shown. */
	canMend?: boolean;
}

/**
 * A note to the editor, above the posts; visitors never see one.
 *
 * @param props         What to show.
 * @param props.status  How serious it is.
 * @param props.message What is the case.
 * @param props.remedy  What to do about it.
 * @param props.canMend Whether the way to the settings is shown.
 */
function Message( {
	status,
	message,
	remedy = '',
	canMend = false,
}: MessageProps ) {
	return (
		<div className={ part( 'notice' ) }>
			<Notice status={ status } isDismissible={ false }>
				<strong>{ message }</strong>
				{ remedy && <p>{ remedy }</p> }
				{ canMend && (
					<ExternalLink href={ settingsUrl() }>
						{ __( 'Open the settings of Vitrine', 'vitrine' ) }
					</ExternalLink>
				) }
			</Notice>
		</div>
	);
}
