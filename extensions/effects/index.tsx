/**
 * Effects of core's blocks.
 *
 * A script of its own, because it adds itself to the blocks of others (php/Effects/EffectsModule.php).
 */
import { extendBlocks } from '../extend-blocks';
import { BLOCKS } from './blocks';
import { EntrancePanel } from './entrance-panel';
import type { EffectsAttributes } from './settings';

extendBlocks< EffectsAttributes >( {
	name: 'vitrine/effects',
	has: ( name ) => BLOCKS.includes( name ),
	attributes: { vitrineEffects: { type: 'object' } },
	Controls: EntrancePanel,
	look: () => ( { classes: [] } ),
} );
