/**
 * Lets groups, columns and covers stay in the window.
 *
 * A script of its own, because it adds itself to the blocks of others (php/StickySection/StickySectionModule.php).
 */
import {
	readStickySection,
	stickyClasses,
} from '../../frontend/render/sticky-section/section';
import { extendBlocks } from '../extend-blocks';
import { StickyPanel, type StickyAttributes } from './panel';

/** Twin: php/StickySection/StickySectionModule.php, which tells the server. */
const BLOCKS = [ 'core/group', 'core/columns', 'core/column', 'core/cover' ];

extendBlocks< StickyAttributes >( {
	name: 'vitrine/sticky-section',
	has: ( name ) => BLOCKS.includes( name ),
	attributes: { vitrineSticky: { type: 'object' } },
	Controls: StickyPanel,
	look: ( { vitrineSticky } ) => {
		const section = readStickySection( vitrineSticky );
		return section?.edge
			? {
					classes: stickyClasses( section ),
					style: {
						'--vitrine-sticky-offset': `${ section.offset }px`,
					},
				}
			: { classes: [] };
	},
} );
