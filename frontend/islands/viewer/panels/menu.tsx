/** The menu: tools that have no room around the picture. */
import { Drawing } from '../controls/chrome';
import type { MenuItem } from '../stage/fit';
import { P } from './classes';

/** Keys that go on in the menu, by what they make of a place in it. */
const STEPS: Record< string, ( at: number ) => number > = {
	ArrowDown: ( at ) => at + 1,
	ArrowUp: ( at ) => at - 1,
	Home: () => 0,
	End: () => -1,
};

const itemsOf = ( menu: Element ) => [
	...menu.querySelectorAll< HTMLElement >( '[role^="menuitem"]' ),
];

const focusFirst = ( menu: HTMLElement | null ) =>
	menu && itemsOf( menu )[ 0 ]?.focus();

interface MenuProps {
	label: string;
	tools: MenuItem[];
	close: () => void;
}

/**
 * The tools that have no room around the picture.
 *
 * @param props       What to show.
 * @param props.label Its name.
 * @param props.tools The tools.
 * @param props.close Closes the panel.
 */
export function Menu( { label, tools, close }: MenuProps ) {
	return (
		<div
			className={ `${ P }menu` }
			role="menu"
			tabIndex={ -1 }
			aria-label={ label }
			ref={ focusFirst }
			onKeyDown={ ( event ) => {
				const items = itemsOf( event.currentTarget );
				const at = items.indexOf( event.target as HTMLElement );
				const next = STEPS[ event.key ]?.( at );
				if ( next !== undefined ) {
					event.preventDefault();
					items.at( next % items.length )?.focus();
				}
			} }
		>
			{ tools.map( ( { label: name, icon, pressed, run } ) => (
				<button
					key={ name }
					type="button"
					className={ `${ P }button` }
					role={
						pressed === undefined ? 'menuitem' : 'menuitemcheckbox'
					}
					aria-checked={ pressed }
					onClick={ () => {
						// The focus goes back first: a panel that the tool opens gives it back there, too.
						close();
						run();
					} }
				>
					<Drawing { ...icon } />
					{ name }
				</button>
			) ) }
		</div>
	);
}
