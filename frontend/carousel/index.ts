/**
 * `@vitrine/carousel`, the script module that gives rows buttons, dots and a clock; imported when such a row comes near the window.
 */
export { createCarousel } from './carousel';
export type { Carousel, CarouselOptions, CarouselParts } from './types';
