import type { CountView } from './types';
import { part } from './names';

/**
 * How a post was received.
 *
 * @param props        What to show.
 * @param props.counts The counts.
 */
export function Counts( { counts }: { counts: CountView[] } ) {
	return counts.length === 0 ? null : (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- see link-card.tsx
		<ul className={ part( 'counts' ) } role="list">
			{ counts.map( ( { name, value, label } ) => (
				<li key={ name } className={ `is-${ name }` }>
					{ value }
					{ /* The icon has the other words in it. */ }
					<span className={ part( 'icon' ) }>
						{ label.replace( value, '' ) }
					</span>
				</li>
			) ) }
		</ul>
	);
}
