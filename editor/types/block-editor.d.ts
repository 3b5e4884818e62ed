/**
 * What Vitrine uses of @wordpress/block-editor, which ships no types.
 */
declare module '@wordpress/block-editor' {
	import type {
		ComponentType,
		CSSProperties,
		HTMLAttributes,
		ReactNode,
		RefCallback,
	} from 'react';

	interface SlotProps {
		children?: ReactNode;
		group?: string;
	}

	export const BlockControls: ComponentType< SlotProps >;
	export const InspectorControls: ComponentType< SlotProps >;

	export interface BlockProps extends HTMLAttributes< HTMLElement > {
		ref: RefCallback< HTMLElement >;
	}

	export function useBlockProps( props?: {
		className?: string;
		style?: CSSProperties;
	} ): BlockProps;

	/** Store of the block editor, for `useSelect`. */
	export const store: {
		name: 'core/block-editor';
		instantiate: never;
	};
}
