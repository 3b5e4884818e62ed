import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface GoalProps {
	value: boolean;
	onChange: ( value: boolean ) => void;
}

/**
 * Whether a press is what the popup is for.
 *
 * @param props          What to show.
 * @param props.value    Whether it is.
 * @param props.onChange Receives the other.
 */
export const Goal = ( { value, onChange }: GoalProps ) => (
	<ToggleControl
		__nextHasNoMarginBottom
		label={ __( 'Count clicks as conversions', 'vitrine' ) }
		help={ __(
			'The first click each time the popup opens counts as a conversion, like a form submission.',
			'vitrine'
		) }
		checked={ value }
		onChange={ onChange }
	/>
);
