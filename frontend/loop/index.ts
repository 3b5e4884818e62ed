/** Loops that visitors filter: choices take effect in place, and the address goes with them. On pages that have such a loop. */
import { mount } from '@vitrine/frontend';
import { attachLoop } from './loop';

mount(
	'.wp-block-vitrine-loop-filter, .wp-block-vitrine-loop-pagination',
	attachLoop
);
