import { Button, DateTimePicker, Dropdown } from '@wordpress/components';
import { getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

/** Whether the site writes hours with a.m. and p.m.: a letter behind a backslash means itself. */
const is12Hour = () =>
	/a/i.test( getSettings().formats.time.replace( /\\./g, '' ) );

interface DateDropdownProps {
	label: string;
	variant: 'primary' | 'secondary' | 'link';
	/** Date and time on the site, '' = none yet. */
	value: string;
	onChange: ( date: string ) => void;
	/** What is offered where there is none; it holds only once it is confirmed. */
	suggestion?: string;
}

/**
 * A button that opens a calendar.
 *
 * @param props            What to show.
 * @param props.label      Words of the button.
 * @param props.variant    Its look.
 * @param props.value      Date and time on the site.
 * @param props.onChange   Gets another one.
 * @param props.suggestion What is offered where there is none.
 */
export function DateDropdown( {
	label,
	variant,
	value,
	onChange,
	suggestion,
}: DateDropdownProps ) {
	const [ draft, setDraft ] = useState( suggestion ?? '' );
	const isDraft = suggestion !== undefined;
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start', offset: 8 } }
			contentClassName="vitrine-countdown-calendar"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize={ variant !== 'link' }
					variant={ variant }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ label }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<>
					<DateTimePicker
						currentDate={ isDraft ? draft : value || null }
						is12Hour={ is12Hour() }
						onChange={ ( date ) =>
							( isDraft ? setDraft : onChange )( date ?? '' )
						}
					/>
					{ isDraft && (
						<Button
							__next40pxDefaultSize
							variant="primary"
							onClick={ () => {
								onClose();
								onChange( draft );
							} }
						>
							{ __( 'Use this date', 'vitrine' ) }
						</Button>
					) }
				</>
			) }
		/>
	);
}
