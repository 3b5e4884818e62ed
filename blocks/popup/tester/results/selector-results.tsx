import { __, _n, sprintf } from '@wordpress/i18n';
import { Verdict } from './results';

/** What a key presses. */
const PRESSED = 'a[href], area[href], button, input, summary';

/**
 * What a popup's click selector finds on this page, and whether everybody can press it (WCAG 2.1.1).
 *
 * @param props          What to show.
 * @param props.selector The selector.
 */
export function SelectorResults( { selector }: { selector: string } ) {
	const found = find( selector );
	const mouseOnly = found.filter(
		( element ) =>
			! element.closest( PRESSED ) && ! element.querySelector( PRESSED )
	);
	return (
		<ul className="vitrine-popup-verdicts">
			<Verdict answer={ found.length > 0 }>
				{ sprintf(
					/* translators: 1: a selector; 2: a number */
					_n(
						'“%1$s” matches %2$d element. Clicking it opens the popup.',
						'“%1$s” matches %2$d elements. Clicking any of them opens the popup.',
						found.length,
						'vitrine'
					),
					selector,
					found.length
				) }
			</Verdict>
			{ mouseOnly.length > 0 && (
				<Verdict answer={ false }>
					{ sprintf(
						/* translators: 1: a number; 2: name of an element, such as div */
						__(
							'%1$d of them cannot be used with a keyboard, such as a <%2$s>. Use links or buttons instead.',
							'vitrine'
						),
						mouseOnly.length,
						mouseOnly[ 0 ]!.localName
					) }
				</Verdict>
			) }
		</ul>
	);
}

function find( selector: string ): Element[] {
	try {
		return [ ...document.querySelectorAll( selector ) ];
	} catch {
		return [];
	}
}
