import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DividerShape } from '../../frontend/render/effects/divider-shape';
import { readEffects } from '../../frontend/render/effects/effects';
import { isDivided } from '../../frontend/render/effects/look';
import { elementOf } from './canvas';
import type { PanelProps } from './settings';

/**
 * The dividers of a block in the canvas: within its element, which belongs to another.
 *
 * @param props The block.
 */
export function Dividers( { name, clientId, attributes }: PanelProps ) {
	const [ element, setElement ] = useState< HTMLElement | null >( null );
	const effects = readEffects( attributes.vitrineEffects );
	const divided = isDivided( effects, name );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- each time: the block may be of another element now.
	useEffect( () => setElement( divided ? elementOf( clientId ) : null ) );
	return element && divided
		? createPortal(
				<>
					<DividerShape edge="top" divider={ effects.dividerTop } />
					<DividerShape
						edge="bottom"
						divider={ effects.dividerBottom }
					/>
				</>,
				element
			)
		: null;
}
