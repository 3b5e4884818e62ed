/**
 * `@vitrine/frontend`, the script module that all blocks share on a visitor's page.
 *
 * Only what is shared by all of them: a block's own behaviour is compiled into its view.
 */
export { readConfig } from './core/config';
export type { Config, Shape } from './core/config';
export { readData } from './core/data';
export { emit, on } from './core/events';
export type { CartEntry, VitrineEvents } from './core/events';
export { mount } from './core/mount';
export { forget, keep, recall } from './core/storage';
