/**
 * Effects of core's blocks.
 *
 * A script of its own, because it adds itself to the blocks of others (php/Effects/EffectsModule.php).
 */
import { readEffects } from '../../frontend/render/effects/effects';
import { isDivided } from '../../frontend/render/effects/look';
import { extendBlocks } from '../extend-blocks';
import { BLOCKS } from './blocks';
import { Dividers } from './dividers';
import { DividersPanels } from './dividers-panel';
import { EntrancePanel } from './entrance-panel';
import type { EffectsAttributes } from './settings';

extendBlocks< EffectsAttributes >( {
	name: 'vitrine/effects',
	has: ( name ) => BLOCKS.includes( name ),
	attributes: { vitrineEffects: { type: 'object' } },
	Controls: ( props ) => (
		<>
			<EntrancePanel { ...props } />
			<DividersPanels { ...props } />
		</>
	),
	Beside: Dividers,
	look: ( { vitrineEffects }, name ) => ( {
		classes: isDivided( readEffects( vitrineEffects ), name )
			? [ 'has-vitrine-divider' ]
			: [],
	} ),
} );
