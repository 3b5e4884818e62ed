import { dateI18n, getSettings } from '@wordpress/date';

import { useNow } from './use-now';
import { relativeTime } from '../strings';

interface SourceTimeProps {
	/** ISO 8601. */
	value: string;
	/** Words instead of the relative time. */
	children?: string | undefined;
}

/** A time as people say it; the exact one, in the site's own format, is its title. */
export function SourceTime( { value, children }: SourceTimeProps ) {
	const now = useNow();

	return (
		<time
			dateTime={ value }
			title={ dateI18n( getSettings().formats.datetime, value ) }
		>
			{ children ??
				relativeTime( value, now, document.documentElement.lang ) }
		</time>
	);
}
