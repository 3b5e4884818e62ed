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
		label={ __( 'Count a press as a conversion', 'vitrine' ) }
		help={ __(
			'This is the goal of the popup: the first press each time it opens counts in its statistics, as a form that is sent does.',
			'vitrine'
		) }
		checked={ value }
		onChange={ onChange }
	/>
);
