import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { SourceTime } from './source-time';
import { isTokenAtFault } from './token-fault';
import type { Source } from '../types';
import { sourceTitle, stateTone } from '../strings';

interface SourceErrorProps {
	source: Source;
	onRefresh: ( source: Source ) => void;
	onReconnect: ( source: Source ) => void;
}

/** The last error of a source with its remedy, and the button that follows the remedy. */
export function SourceError( {
	source,
	onRefresh,
	onReconnect,
}: SourceErrorProps ) {
	const { error, state } = source;

	if ( ! error ) {
		return null;
	}

	return (
		<Notice
			status={ stateTone( state ) === 'bad' ? 'error' : 'warning' }
			className="vitrine-notice"
			isDismissible={ false }
			// It stood there before anybody asked: no reason to interrupt.
			politeness="polite"
			spokenMessage={ `${ sourceTitle( source ) }: ${ error.message } ${ error.remedy }` }
			actions={ [
				isTokenAtFault( source )
					? {
							label: __( 'Reconnect', 'vitrine' ),
							onClick: () => onReconnect( source ),
						}
					: {
							label: __( 'Refresh now', 'vitrine' ),
							onClick: () => onRefresh( source ),
						},
			] }
		>
			<p>
				<strong>{ sourceTitle( source ) }</strong> { error.message }
			</p>
			<p>
				{ error.remedy }{ ' ' }
				<span className="vitrine-muted">
					{ __( 'Since:', 'vitrine' ) }{ ' ' }
					<SourceTime value={ error.since } />
				</span>
			</p>
		</Notice>
	);
}

interface SourceNotesProps {
	source: Source;
}

/** What is to be known of a source although its last refresh went through. */
export function SourceNotes( { source }: SourceNotesProps ) {
	return source.notices.map( ( { code, message, remedy } ) => (
		<Notice
			key={ code }
			status="warning"
			className="vitrine-notice"
			isDismissible={ false }
			politeness="polite"
			spokenMessage={ `${ sourceTitle( source ) }: ${ message } ${ remedy }` }
		>
			<p>
				<strong>{ sourceTitle( source ) }</strong> { message }
			</p>
			<p>{ remedy }</p>
		</Notice>
	) );
}
