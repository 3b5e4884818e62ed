import { __, sprintf } from '@wordpress/i18n';

interface SourceQuotaProps {
	/** Percent, null: the network has not told. */
	value: number | null;
}

/** How much of what the network allows is used up. */
export function SourceQuota( { value }: SourceQuotaProps ) {
	if ( value === null ) {
		return (
			<span className="vitrine-muted">
				{ __( 'Unknown', 'vitrine' ) }
			</span>
		);
	}

	const text = sprintf(
		/* translators: %d: percentage of the calls a network allows that are used. */
		__( '%d%% used', 'vitrine' ),
		value
	);

	return (
		<span className="vitrine-quota">
			<meter
				min={ 0 }
				max={ 100 }
				low={ 70 }
				high={ 90 }
				optimum={ 0 }
				value={ value }
				// The words beside it say the same.
				aria-hidden="true"
			/>
			<span>{ text }</span>
		</span>
	);
}
