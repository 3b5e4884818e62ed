import { Button, DropdownMenu } from '@wordpress/components';
import { chevronDown } from '@wordpress/icons';
import type { JSX } from 'react';

/** Something that a placeholder offers. */
export interface Action {
	title: string;
	icon?: JSX.Element;
	onClick: () => void;
}

/** As many as can be taken in at a glance. */
const MAX = 3;

interface ActionsProps {
	actions: Action[];
	/** Words of the button that has the others. */
	more: string;
	/** How many there may be, with that button. */
	max?: number;
}

/**
 * Buttons of a placeholder; where there are many, a menu has the last ones.
 *
 * @param props         What to show.
 * @param props.actions What can be done, the usual one first.
 * @param props.more    Words of the button that has the others.
 * @param props.max     How many there may be, with that button.
 */
export function Actions( { actions, more, max = MAX }: ActionsProps ) {
	const shown = actions.length > max ? max - 1 : max;
	const others = actions.slice( shown );
	return (
		<>
			{ actions.slice( 0, shown ).map( ( action ) => (
				<Button
					key={ action.title }
					__next40pxDefaultSize
					variant="secondary"
					icon={ action.icon ?? null }
					onClick={ action.onClick }
				>
					{ action.title }
				</Button>
			) ) }
			{ others.length > 0 && (
				<DropdownMenu
					icon={ chevronDown }
					label={ more }
					text={ more }
					toggleProps={ {
						__next40pxDefaultSize: true,
						variant: 'secondary',
						iconPosition: 'right',
						showTooltip: false,
					} }
					controls={ others as never }
				/>
			) }
		</>
	);
}
