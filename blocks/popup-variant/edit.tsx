import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** The second content of a popup, in the frame of the first (blocks/popup/variants/variant-switch.tsx shows one of them). */
export function Edit() {
	return (
		<div
			{ ...useInnerBlocksProps(
				useBlockProps( {
					className: 'vitrine-popup-variant is-layout-flow',
				} ) as never,
				{ templateLock: false }
			) }
		/>
	);
}
