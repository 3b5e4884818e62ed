import { Icon, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution, error, help, published, scheduled } from '@wordpress/icons';

import type { Progress, Source } from '../types';
import {
	isMoving,
	progressPercent,
	progressText,
	sourceTitle,
	stateTone,
	type Tone,
} from '../strings';

/** Each tone has its own shape, so that color is never the only sign. */
const ICONS: Record< Tone, typeof error > = {
	good: published,
	waiting: scheduled,
	warning: caution,
	bad: error,
	unknown: help,
};

interface ToneTextProps {
	tone: Tone;
	children: string;
}

/** Words with the icon and the color of their tone. */
export function ToneText( { tone, children }: ToneTextProps ) {
	return (
		<span className={ `vitrine-tone is-${ tone }` }>
			<Icon icon={ ICONS[ tone ] } size={ 20 } />
			<span>{ children }</span>
		</span>
	);
}

interface SourceStatusProps {
	source: Source;
	isRefreshing: boolean;
}

const BEGIN: Progress = { done: 0, total: null };

/** The state of a source in words; while it is refreshed, how far that is. */
export function SourceStatus( { source, isRefreshing }: SourceStatusProps ) {
	const { progress, state, stateLabel } = source;

	if ( ! isRefreshing && ! isMoving( source ) ) {
		return (
			<ToneText
				tone={
					state === 'ok' && source.notices.length
						? 'warning'
						: stateTone( state )
				}
			>
				{ stateLabel }
			</ToneText>
		);
	}

	const known = progress ?? BEGIN;
	const percent = progressPercent( known, source );

	return (
		<span className="vitrine-progress">
			<ProgressBar
				className="vitrine-progress__bar"
				aria-label={ sprintf(
					/* translators: %s: name of a connected account. */
					__( 'Fetching posts from %s', 'vitrine' ),
					sourceTitle( source )
				) }
				aria-valuetext={ progressText( known, source ) }
				{ ...( percent !== undefined && { value: percent } ) }
			/>
			<span>
				{ progress === null
					? __( 'Fetching…', 'vitrine' )
					: progressText( known, source ) }
			</span>
		</span>
	);
}
