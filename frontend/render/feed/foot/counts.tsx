import { webAddress } from '../../address';
import type { CountView, ReactionKind } from '../types';
import { OUTWARD, part } from '../names';

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
			{ counts.map( ( count ) => (
				<li key={ count.name } className={ `is-${ count.name }` }>
					{ count.url === undefined ? (
						<Count count={ count } />
					) : (
						<a
							className={ part( 'opener' ) }
							href={ webAddress( count.url ) }
							rel={ OUTWARD }
						>
							<Count count={ count } />
						</a>
					) }
				</li>
			) ) }
		</ul>
	);
}

/**
 * A number with its icon.
 *
 * @param props       What to show.
 * @param props.count The count.
 */
const Count = ( { count: { value, label, kinds } }: { count: CountView } ) => (
	<>
		{ value }
		{ /* The icon has the other words in it. */ }
		<span className={ part( 'icon' ) }>{ label.replace( value, '' ) }</span>
		<Kinds kinds={ kinds } />
	</>
);

/**
 * Icons of reactions.
 *
 * @param props       What to show.
 * @param props.kinds The kinds.
 */
export const Kinds = ( { kinds }: { kinds: ReactionKind[] | undefined } ) =>
	kinds?.map( ( { name, label } ) => (
		<span key={ name } className={ part( 'icon', `is-${ name }` ) }>
			{ label }
		</span>
	) );
