/**
 * `@vitrine/frontend`, the script module that all blocks share on a visitor's page.
 *
 * Only what is shared by all of them: a block's own behavior is compiled into its view.
 */
export { emit, on } from './core/events';
export { listen } from './core/listen';
export type { CartEntry, VitrineEvents } from './core/events';
export { mount } from './core/mount';
export { readData } from './core/data';
export { isAutoScrolling, scrollPageTo } from './core/scroll/page-scroll';
export type { ScrollOptions, ScrollTarget } from '@vitrine/scroll';
export { safeUrl } from './core/safe-url';
export { forget, keep, recall } from './core/storage';
