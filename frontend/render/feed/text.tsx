import { webAddress } from '../address';
import type { Segment, TextView } from './types';
import { OUTWARD, part } from './names';

/**
 * Text with its links.
 *
 * @param props          What to show.
 * @param props.segments Pieces of the text in order.
 */
export function Segments( { segments }: { segments: Segment[] } ) {
	return (
		<span>
			{ segments.map( ( segment, index ) =>
				typeof segment === 'string' ? (
					segment
				) : (
					<a
						key={ index }
						href={ webAddress( segment.href ) }
						rel={ OUTWARD }
					>
						{ segment.text }
					</a>
				)
			) }
		</span>
	);
}

/**
 * What the post says; a long text folds in a `<details>`, which needs no script.
 *
 * @param props      What to show.
 * @param props.text The text.
 */
export function Text( { text }: { text: TextView } ) {
	return (
		<div className={ part( 'text' ) } dir="auto">
			<Segments segments={ text.shown } />
			{ text.rest.length > 0 && (
				<details className={ part( 'rest' ) }>
					<summary>
						<span className={ part( 'more-label' ) }>
							{ text.more }
						</span>
						<span className={ part( 'less-label' ) }>
							{ text.less }
						</span>
					</summary>
					<Segments segments={ text.rest } />
				</details>
			) }
		</div>
	);
}
