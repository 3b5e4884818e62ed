/** Blocks whose transparency or blur changes with the page: `@vitrine/motion-reach`, on pages that have one. */
import { onSize } from '../motion-loop/place';
import { fitRanges } from './reach';

fitRanges();
onSize( fitRanges );
