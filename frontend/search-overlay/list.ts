import type { Answer } from './answer';

export interface List {
	show: ( answer: Answer ) => void;
	hide: () => void;
}

/**
 * A list of suggestions below a field: the combobox with a list of the ARIA practices. The focus stays in the field.
 *
 * @param panel Around both.
 * @param input The field.
 * @param name  Of the list.
 */
export function createList(
	panel: HTMLElement,
	input: HTMLInputElement,
	name: string
): List {
	const { box, status } = addParts( panel, input, name );
	const { id } = box;

	let at = -1;
	const options = () => [ ...box.children ] as HTMLAnchorElement[];

	const choose = ( next: number ) => {
		at = next;
		options().forEach( ( option, place ) => {
			option.ariaSelected = String( place === at );
			if ( place === at ) {
				option.scrollIntoView( { block: 'nearest' } );
			}
		} );
		const chosen = options()[ at ];
		if ( chosen ) {
			input.setAttribute( 'aria-activedescendant', chosen.id );
		} else {
			input.removeAttribute( 'aria-activedescendant' );
		}
	};

	const show = ( { suggestions, status: said }: Answer ) => {
		box.replaceChildren(
			...suggestions.map( ( { title, url }, place ) => {
				const option = document.createElement( 'a' );
				option.id = `${ id }-${ place }`;
				option.role = 'option';
				option.tabIndex = -1;
				// eslint-disable-next-line no-restricted-syntax -- readAnswer() has checked it.
				option.href = url;
				option.textContent = title;
				return option;
			} )
		);
		box.hidden = suggestions.length === 0;
		input.ariaExpanded = String( ! box.hidden );
		status.textContent = said;
		choose( -1 );
	};

	const hide = () => show( { suggestions: [], status: '' } );

	input.addEventListener( 'keydown', ( event ) => {
		const { length } = options();
		const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
		if ( ! length || event.isComposing ) {
			return;
		}
		if ( step ) {
			// The field itself is one of the places.
			choose( ( ( at + 1 + step + length + 1 ) % ( length + 1 ) ) - 1 );
		} else if ( event.key === 'Escape' ) {
			hide();
		} else if ( event.key === 'Enter' && at >= 0 ) {
			options()[ at ]!.click();
		} else {
			return;
		}
		// Neither the dialog nor the form is meant.
		event.preventDefault();
		event.stopPropagation();
	} );

	hide();
	return { show, hide };
}

/**
 * Makes a field a combobox, and adds its list and what is said of it.
 *
 * @param panel Around them.
 * @param input The field.
 * @param name  Of the list.
 */
function addParts(
	panel: HTMLElement,
	input: HTMLInputElement,
	name: string
): { box: HTMLElement; status: HTMLElement } {
	const box = document.createElement( 'div' );
	const status = document.createElement( 'div' );
	box.id = `${ panel.id }-suggestions`;
	box.className = 'vitrine-suggestions';
	box.role = 'listbox';
	box.ariaLabel = name;
	status.className = 'screen-reader-text';
	status.role = 'status';
	input.form!.append( box, status );
	input.autocomplete = 'off';
	input.role = 'combobox';
	input.ariaAutoComplete = 'list';
	input.setAttribute( 'aria-controls', box.id );
	return { box, status };
}
