// Generated from block.json by tools/types.mjs: change that file, then run `npm run types`.

export type PopupVariantAttributes = {
};
