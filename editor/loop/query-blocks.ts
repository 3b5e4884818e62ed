/** Blocks that are loops: core's, and that of a shop. Twin: LoopModule::QUERY_BLOCKS in php/Loop. */
export const QUERY_BLOCKS = [ 'core/query', 'woocommerce/product-collection' ];

/** Blocks that show the posts of a loop. */
export const TEMPLATE_BLOCKS = [
	'core/post-template',
	'woocommerce/product-template',
];
