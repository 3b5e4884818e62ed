/** The feed as HTML: pure, the same in the canvas and in the contract fixtures that PHP is held to. */
export { Feed } from './feed';
export type { MoreHrefs } from './feed';
export { BLOCK, part } from './names';
export { feedClassName, feedStyle, hasRows, isTile } from './style';
export type { BlockGap, StoredStyle } from './style';
export { Comments } from './comments/comments';
export type * from './types';
