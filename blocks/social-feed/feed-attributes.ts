import { defaultsOf } from '@vitrine/editor';
import type { Settings, SupportAttributes } from '@vitrine/editor';
import type { SocialFeedAttributes } from './attributes.gen';
import { readAttributes, withReferences } from '../../frontend/render/schema';
import metadata from './block.json';

/** Everything the block stores. */
export type FeedAttributes = SocialFeedAttributes & SupportAttributes;

/** The block's settings, as panels and toolbar receive them. */
export type FeedSettings = Settings< FeedAttributes >;

/** Values of an untouched block. */
export const defaults = defaultsOf< FeedAttributes >( metadata.attributes );

/** What block.json says of the attributes. */
export const schema = withReferences( metadata.attributes );

/**
 * What visitors are shown of the attributes; twin: php/Feed/Settings/FeedSettings.php.
 *
 * @param attributes What the block stores.
 */
export const shownAttributes = (
	attributes: FeedAttributes
): FeedAttributes => ( {
	...attributes,
	...readAttributes< SocialFeedAttributes >( schema, attributes ),
} );
