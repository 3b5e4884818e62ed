/**
 * Effects of core's blocks.
 *
 * A script of its own, because it adds itself to the blocks of others (php/Effects/EffectsModule.php).
 */
import { readEffects } from '../../frontend/render/effects/effects';
import { hasBackground, isDivided } from '../../frontend/render/effects/look';
import { motionLook } from '../../frontend/render/effects/motion';
import { extendBlocks } from '../extend-blocks';
import { Background } from './background/preview';
import { BackgroundPanel } from './background/panel';
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
			<BackgroundPanel { ...props } />
			<DividersPanels { ...props } />
		</>
	),
	Beside: ( props ) => (
		<>
			<Background { ...props } />
			<Dividers { ...props } />
		</>
	),
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
				...( hasBackground( effects, name )
					? [ 'has-vitrine-background' ]
					: [] ),
			],
			...( style && { style } ),
		};
	},
} );
