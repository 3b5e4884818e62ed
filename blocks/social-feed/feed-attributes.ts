import { defaultsOf } from '@vitrine/editor';
import type { Settings, SupportAttributes } from '@vitrine/editor';
import type { SocialFeedAttributes } from './attributes.gen';
import metadata from './block.json';

/** Everything the block stores. */
export type FeedAttributes = SocialFeedAttributes & SupportAttributes;

/** The block's settings, as panels and toolbar receive them. */
export type FeedSettings = Settings< FeedAttributes >;

/** Values of an untouched block. */
export const defaults = defaultsOf< FeedAttributes >( metadata.attributes );
