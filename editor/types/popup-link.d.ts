/**
 * What the control for popups uses of @wordpress/block-editor besides.
 */
declare module '@wordpress/block-editor' {
	import type { ComponentType, JSX } from 'react';

	/** A button among the formats of running text. */
	export const RichTextToolbarButton: ComponentType< {
		icon: JSX.Element;
		title: string;
		onClick: () => void;
		isActive: boolean;
		role?: string;
	} >;
}
