import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface ButtonsProps {
	/** What the form does. */
	label: string;
	isBusy: boolean;
	/** Whether there is something to send. */
	isReady: boolean;
	/** What the other button does; closing unless it is named. */
	back?: string | undefined;
	onClose: () => void;
}

/** The buttons of a dialog with a form. */
export const Buttons = ( {
	label,
	isBusy,
	isReady,
	back = __( 'Cancel', 'vitrine' ),
	onClose,
}: ButtonsProps ) => (
	<div className="vitrine-buttons">
		<Button variant="tertiary" __next40pxDefaultSize onClick={ onClose }>
			{ back }
		</Button>
		<Button
			variant="primary"
			type="submit"
			__next40pxDefaultSize
			isBusy={ isBusy }
			disabled={ isBusy || ! isReady }
			accessibleWhenDisabled
		>
			{ label }
		</Button>
	</div>
);
