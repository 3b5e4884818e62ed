import { __ } from '@wordpress/i18n';
import { Inert, useFeedPreview } from '@vitrine/editor';
import type { PreviewError, Sources } from '@vitrine/editor';
import { Feed } from '../../frontend/render/feed';
import { CanvasFeed } from './canvas/canvas-feed';
import { previewQuery } from './canvas/canvas-view';
import { EmptyMessage } from './canvas/empty-message';
import { Message } from './canvas/message';
import { Notices } from './canvas/notices';
import { Skeleton } from './canvas/skeleton';
import { SourcePlaceholder } from './canvas/source-placeholder';
import { useLookingAgain } from './canvas/use-looking-again';
import { lacksItem, sourcesOf } from './contents/feed-source';
import { itemWords } from './contents/labels';
import { useFetching } from './contents/use-contents';
import type { FeedAttributes, FeedSettings } from './feed-attributes';
import { moderatedAttributes } from './moderation/moderated-view';
import type { Moderation } from './moderation/moderation';
import { sampleView } from './sample';

interface PreviewProps {
	/** With the attributes as visitors are shown them. */
	settings: FeedSettings;
	sources: Sources;
	/** Hides and pins posts, and gives them links; undefined = they are only looked at. */
	onModerate?: ( ( changes: Partial< Moderation > ) => void ) | undefined;
	/** Whether the block is a picture of itself, such as in the inserter. */
	example: boolean;
	/** How often posts were fetched here. */
	fetched: number;
	onFetched: () => void;
}

/**
 * The feed in the canvas: the same markup as on the page.
 *
 * @param props            What to show.
 * @param props.settings   Settings of the block.
 * @param props.sources    Sources that can be chosen.
 * @param props.onModerate Hides and pins posts, and gives them links.
 * @param props.example    Whether notes to the editor are left out.
 * @param props.fetched    How often posts were fetched here.
 * @param props.onFetched  Called when posts have been fetched.
 */
export function Preview( { example, ...props }: PreviewProps ) {
	const { attributes } = props.settings;
	const sources = sourcesOf( attributes );
	const unnamed = sources.filter( lacksItem );
	if ( sources.length === 0 ) {
		return <Sample attributes={ attributes } example={ example } />;
	}
	return (
		<>
			{ unnamed.map( ( { content }, index ) => (
				<Message
					key={ index }
					status="info"
					message={ itemWords( content ).choose }
					remedy={ __(
						'You can do that in the Content panel of the sidebar.',
						'vitrine'
					) }
				/>
			) ) }
			{ unnamed.length < sources.length && <Live { ...props } /> }
		</>
	);
}

/** The posts of sources. */
function Live( {
	settings,
	sources,
	onModerate,
	fetched,
	onFetched,
}: Omit< PreviewProps, 'example' > ) {
	const { attributes } = settings;
	const { view, error } = useFeedPreview(
		previewQuery(
			onModerate ? moderatedAttributes( attributes ) : attributes
		),
		fetched
	);
	const { fetch, refusal } = useFetching( onFetched );
	const lookAgain = useLookingAgain( view, onFetched, fetch );
	if ( error ) {
		return (
			<Failed error={ error } settings={ settings } sources={ sources } />
		);
	}
	if ( ! view ) {
		return <Skeleton attributes={ attributes } />;
	}
	return (
		<>
			<Notices
				notices={ view.notices ?? [] }
				attributes={ attributes }
				onFetched={ onFetched }
				onAgain={ lookAgain }
			/>
			{ refusal && <Message status="error" { ...refusal } /> }
			{ view.posts.length > 0 && (
				<CanvasFeed
					view={ view }
					attributes={ attributes }
					onModerate={ onModerate }
				/>
			) }
			{ view.empty && (
				<EmptyMessage
					empty={ view.empty }
					settings={ settings }
					onAgain={ lookAgain }
				/>
			) }
		</>
	);
}

interface FailedProps extends Pick< PreviewProps, 'settings' | 'sources' > {
	error: PreviewError;
}

/** Why there are no posts; a source that is gone can be replaced at once. */
function Failed( {
	error: { code, message, remedy },
	settings: { setAttributes },
	sources,
}: FailedProps ) {
	const isGone = code === 'vitrine_source_unknown';
	return (
		<>
			<Message
				status="error"
				message={
					message ||
					__( 'The preview could not be loaded.', 'vitrine' )
				}
				remedy={ remedy }
				canMend={ sources.canManage && ! isGone }
			/>
			{ isGone && (
				<SourcePlaceholder
					sources={ sources }
					setAttributes={ setAttributes }
				/>
			) }
		</>
	);
}

interface SampleProps {
	attributes: FeedAttributes;
	example: boolean;
}

/** Posts to design with. */
const Sample = ( { attributes, example }: SampleProps ) => (
	<>
		{ ! example && (
			<Message
				status="info"
				message={ __(
					'Sample posts: visitors see nothing until you choose an account.',
					'vitrine'
				) }
			/>
		) }
		<Inert>
			<Feed view={ sampleView( attributes ) } />
		</Inert>
	</>
);
