import { Notice, SnackbarList } from '@wordpress/components';

import { KeyMissing } from './key-missing';
import type { Problem } from '../types';
import type { Failure, Remark } from './use-notices';

interface ProblemNoticeProps {
	problem: Problem;
	/** What was tried, such as the name of the account. */
	about?: string;
	actions?: { label: string; onClick: () => void }[];
	onRemove?: () => void;
}

/** What went wrong and what to do about it. Notice speaks it to screen readers by itself. */
export function ProblemNotice( {
	problem,
	about,
	actions = [],
	onRemove,
}: ProblemNoticeProps ) {
	const { code, message, remedy } = problem;

	return (
		<Notice
			status="error"
			className="vitrine-notice"
			actions={ actions }
			isDismissible={ onRemove !== undefined }
			spokenMessage={ [ about, message, remedy ]
				.filter( Boolean )
				.join( ' ' ) }
			{ ...( onRemove && { onRemove } ) }
		>
			<p>
				{ about && <strong>{ about }</strong> } { message }
			</p>
			{ code === 'vitrine_key_missing' ? (
				<KeyMissing />
			) : (
				remedy && <p>{ remedy }</p>
			) }
		</Notice>
	);
}

interface NoticesProps {
	remarks: Remark[];
	failures: Failure[];
	onDismiss: ( id: string ) => void;
}

export function Notices( { remarks, failures, onDismiss }: NoticesProps ) {
	return (
		<>
			{ failures.map( ( { id, about, problem } ) => (
				<ProblemNotice
					key={ id }
					about={ about }
					problem={ problem }
					onRemove={ () => onDismiss( id ) }
				/>
			) ) }
			<SnackbarList
				className="vitrine-settings__remarks"
				notices={ remarks }
				onRemove={ onDismiss }
			/>
		</>
	);
}
