import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** The block in the editor. */
export function Edit() {
	return (
		<div { ...useBlockProps() }>
			<InnerBlocks />
		</div>
	);
}
