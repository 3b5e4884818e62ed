import type { KeyboardEvent, ReactNode } from 'react';

interface EscapeProps {
	onEscape: () => void;
	children: ReactNode;
}

/**
 * Lets Escape leave a popover from its list of popups, too: a combobox keeps every Escape to itself, also with its list closed.
 *
 * @param props          What to show.
 * @param props.onEscape Closes the popover.
 * @param props.children What is in it.
 */
export function Escape( { onEscape, children }: EscapeProps ) {
	const leave = ( event: KeyboardEvent ) => {
		const { target } = event;
		if (
			event.key === 'Escape' &&
			( target as Element ).getAttribute( 'role' ) === 'combobox' &&
			( target as Element ).getAttribute( 'aria-expanded' ) !== 'true'
		) {
			event.stopPropagation();
			onEscape();
		}
	};
	return (
		<div role="presentation" onKeyDownCapture={ leave }>
			{ children }
		</div>
	);
}
