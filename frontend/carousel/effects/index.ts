/** Rows that Swiper moves itself: effects, and those without an end. Fetched where a carousel is one. */
export { rowFactory } from './moved-row';
