import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { Source } from '../types';
import { sourceTitle } from '../strings';

interface PictureProblemProps {
	source: Source;
	isRefreshing: boolean;
	/** Fetches the missing pictures again. */
	onRetry: ( source: Source ) => void;
}

/** How many pictures of a source are missing, why, and the button that follows the remedy. */
export function PictureProblem( {
	source,
	isRefreshing,
	onRetry,
}: PictureProblemProps ) {
	const { pictureProblem: problem } = source;

	if ( ! problem ) {
		return null;
	}

	return (
		<Notice
			status="warning"
			className="vitrine-notice"
			isDismissible={ false }
			politeness="polite"
			spokenMessage={ `${ sourceTitle( source ) }: ${ problem.message } ${ problem.remedy }` }
			actions={ [
				{
					label: __( 'Try again', 'vitrine' ),
					disabled: isRefreshing,
					onClick: () => onRetry( source ),
				},
			] }
		>
			<p>
				<strong>{ sourceTitle( source ) }</strong> { problem.message }
			</p>
			<p>{ problem.remedy }</p>
		</Notice>
	);
}
