import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EmptyFeed } from '../../../frontend/render/feed/notes';
import type { FeedAttributes, FeedSettings } from '../feed-attributes';
import { Message } from './message';
import { AgainButton } from './notices';

interface EmptyMessageProps {
	empty: EmptyFeed;
	settings: FeedSettings;
	onAgain: () => void;
}

/** What a button changes. */
interface Step {
	label: string;
	changes: Partial< FeedAttributes >;
}

/**
 * Why a feed shows no post, with the next step.
 *
 * @param props          What to show.
 * @param props.empty    Why.
 * @param props.settings Settings of the block.
 * @param props.onAgain  Called to look again.
 */
export function EmptyMessage( {
	empty: { reason, message, remedy },
	settings: { setAttributes, defaults },
	onAgain,
}: EmptyMessageProps ) {
	const step = stepOf( reason, defaults );
	return (
		<Message status="info" message={ message } remedy={ remedy }>
			{ step && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setAttributes( step.changes ) }
				>
					{ step.label }
				</Button>
			) }
			{ ( reason === 'fetching' || reason === 'nothing' ) && (
				<AgainButton onAgain={ onAgain } />
			) }
		</Message>
	);
}

function stepOf(
	reason: EmptyFeed[ 'reason' ],
	{
		types,
		includeWords,
		excludeWords,
		dateFrom,
		dateTo,
		lastDays,
		showCancelled,
		showNegative,
	}: FeedAttributes
): Step | null {
	switch ( reason ) {
		case 'upcoming':
		case 'past':
			return {
				label: __( 'Show all events', 'vitrine' ),
				changes: { events: 'all', showCancelled },
			};
		case 'events':
			return {
				label: __( 'Show canceled events', 'vitrine' ),
				changes: { showCancelled },
			};
		case 'offset':
			return {
				label: __( 'Reset the offset', 'vitrine' ),
				changes: { offset: 0 },
			};
		case 'hidden':
			return {
				label: __( 'Show hidden posts', 'vitrine' ),
				changes: { hidden: [] },
			};
		case 'filters':
			return {
				label: __( 'Reset filters', 'vitrine' ),
				changes: {
					events: 'all',
					showCancelled,
					showNegative,
					types,
					includeWords,
					excludeWords,
					dateFrom,
					dateTo,
					lastDays,
				},
			};
		default:
			return null;
	}
}
