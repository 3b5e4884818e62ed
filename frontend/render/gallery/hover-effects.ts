import metadata from '../../../blocks/gallery/block.json' with { type: 'json' };

/** Hover effects of the original: each is a class `has-effect-NAME` of the wrapper. */
export const HOVER_EFFECTS = metadata.attributes.hoverEffects.items.enum;
