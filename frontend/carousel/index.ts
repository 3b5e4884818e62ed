/**
 * `@vitrine/carousel`, the script module that gives rows buttons, dots and a clock; imported when such a row comes near the window.
 */
export { createCarousel } from './carousel';
export { createRow } from './row';
export { default as Swiper } from 'swiper';
export type { Place } from './dots';
export type { Row } from './row';
export type {
	Carousel,
	CarouselExtras,
	CarouselOptions,
	CarouselParts,
	CarouselWords,
} from './types';
