import type { CSSProperties } from 'react';
import type { Divider } from './effects';
import shapes from './shapes.json';

type Shapes = Record< string, { path: string; opacity: number }[] >;

interface DividerShapeProps {
	edge: 'top' | 'bottom';
	divider: Divider;
}

/**
 * The shape at an edge of a block. Twin: Divider::svg() in php/Effects/Divider.php.
 *
 * @param props         What to show.
 * @param props.edge    Where.
 * @param props.divider Its settings; a shape that is none is nothing.
 */
export function DividerShape( { edge, divider }: DividerShapeProps ) {
	const { shape, height, heightTablet, heightPhone, flip, color } = divider;
	const parts = ( shapes as Shapes )[ shape ];
	return parts ? (
		<svg
			className={ `vitrine-divider is-${ edge }${ flip ? ' is-flipped' : '' }` }
			viewBox="0 0 1200 100"
			preserveAspectRatio="none"
			aria-hidden="true"
			focusable="false"
			style={
				{
					'--vitrine-divider': `${ height }px`,
					...( heightTablet && {
						'--vitrine-divider-tablet': `${ heightTablet }px`,
					} ),
					...( heightPhone && {
						'--vitrine-divider-phone': `${ heightPhone }px`,
					} ),
					...( color && { '--vitrine-divider-color': color } ),
				} as CSSProperties
			}
		>
			{ parts.map( ( { path, opacity } ) => (
				<path key={ path } d={ path } fillOpacity={ opacity }></path>
			) ) }
		</svg>
	) : null;
}
