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
						'“%1$s” finds %2$d element whose clicks open it.',
						'“%1$s” finds %2$d elements whose clicks open it.',
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
							'%1$d of them cannot be pressed by keyboard, such as a <%2$s>: choose links or buttons.',
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
