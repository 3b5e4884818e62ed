/**
 * Effects of core's blocks.
 *
 * A script of its own, because it adds itself to the blocks of others (php/Effects/EffectsModule.php).
 */
import { readEffects } from '../../frontend/render/effects/effects';
import { isDivided } from '../../frontend/render/effects/look';
import { motionLook } from '../../frontend/render/effects/motion';
import { extendBlocks } from '../extend-blocks';
import { BLOCKS } from './blocks';
import { Dividers } from './dividers';
import { DividersPanels } from './dividers-panel';
import { EntrancePanel } from './entrance-panel';
import { MotionPanel } from './motion-panel';
import type { EffectsAttributes } from './settings';

extendBlocks< EffectsAttributes >( {
	name: 'vitrine/effects',
	has: ( name ) => BLOCKS.includes( name ),
	attributes: { vitrineEffects: { type: 'object' } },
	Controls: ( props ) => (
		<>
			<EntrancePanel { ...props } />
			<MotionPanel { ...props } />
			<DividersPanels { ...props } />
		</>
	),
	Beside: Dividers,
	look: ( { vitrineEffects }, name ) => {
		const effects = readEffects( vitrineEffects );
		const { classes = [], style } =
			motionLook( effects.motion, name ) ?? {};
		return {
			classes: [
				...classes,
				...( isDivided( effects, name )
					? [ 'has-vitrine-divider' ]
					: [] ),
			],
			...( style && { style } ),
		};
	},
} );
