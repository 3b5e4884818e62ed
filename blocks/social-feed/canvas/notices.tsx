import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FeedNotice } from '../../../frontend/render/feed/notes';
import { lacksItem, sourcesOf } from '../contents/feed-source';
import { useFetching } from '../contents/use-contents';
import type { FeedAttributes } from '../feed-attributes';
import { Message } from './message';

interface NoticesProps {
	notices: FeedNotice[];
	attributes: FeedAttributes;
	onFetched: () => void;
	onAgain: () => void;
}

/**
 * What is to be known of the sources of a feed.
 *
 * @param props            What to show.
 * @param props.notices    What the server says.
 * @param props.attributes What the block stores.
 * @param props.onFetched  Called when posts have been fetched.
 * @param props.onAgain    Called to look again.
 */
export const Notices = ( {
	notices,
	attributes,
	onFetched,
	onAgain,
}: NoticesProps ) =>
	notices.map( ( { state, message, remedy, mend }, index ) => (
		<Message
			key={ index }
			status="warning"
			message={ message }
			remedy={ remedy }
			canMend={ mend }
		>
			{ state === 'unchosen' && (
				<FetchButton
					attributes={ attributes }
					onFetched={ onFetched }
				/>
			) }
			{ state === 'connecting' && <AgainButton onAgain={ onAgain } /> }
		</Message>
	) );

/** Fetches what came from elsewhere with the block, such as by pasting. */
function FetchButton( {
	attributes,
	onFetched,
}: Omit< NoticesProps, 'notices' | 'onAgain' > ) {
	const { fetch, isBusy, refusal } = useFetching( onFetched );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ async () => {
					for ( const source of sourcesOf( attributes ) ) {
						if ( ! lacksItem( source ) ) {
							await fetch( source );
						}
					}
				} }
			>
				{ __( 'Fetch them now', 'vitrine' ) }
			</Button>
			{ refusal && (
				<p role="alert">
					{ refusal.message } { refusal.remedy }
				</p>
			) }
		</>
	);
}

/** Asks once more what has been fetched. */
export const AgainButton = ( { onAgain }: Pick< NoticesProps, 'onAgain' > ) => (
	<Button __next40pxDefaultSize variant="secondary" onClick={ onAgain }>
		{ __( 'Check again', 'vitrine' ) }
	</Button>
);
