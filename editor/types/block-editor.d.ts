/**
 * What Vitrine uses of @wordpress/block-editor, which ships no types.
 */
declare module '@wordpress/block-editor' {
	import type {
		ComponentType,
		CSSProperties,
		HTMLAttributes,
		KeyboardEventHandler,
		ReactNode,
		RefCallback,
	} from 'react';

	interface SlotProps {
		children?: ReactNode;
		group?: string;
	}

	export const InnerBlocks: ComponentType< {
		allowedBlocks?: string[];
		template?: unknown[];
		templateLock?: 'all' | 'insert' | 'contentOnly' | false;
		renderAppender?: ComponentType | false;
	} > & { Content: ComponentType; ButtonBlockAppender: ComponentType };

	export const MediaPlaceholder: ComponentType< {
		icon?: ReactNode;
		labels?: { title?: string; instructions?: string };
		accept?: string;
		allowedTypes?: string[];
		multiple?: boolean;
		/** Without, the files themselves are handed on. */
		handleUpload?: boolean;
		onSelect: ( chosen: ( File | { url: string } )[] ) => unknown;
		onSelectURL?: ( url: string ) => void;
		onError?: ( error: Error | string ) => void;
	} >;

	export function useInnerBlocksProps(
		props?: Record< string, unknown >,
		options?: Record< string, unknown >
	): Record< string, unknown >;

	export const BlockControls: ComponentType< SlotProps >;
	export const InspectorControls: ComponentType< SlotProps >;

	/** Items of the menu of the selected block. */
	export const BlockSettingsMenuControls: ComponentType< {
		children: ( menu: { onClose: () => void } ) => ReactNode;
	} >;

	export interface BlockProps extends HTMLAttributes< HTMLElement > {
		ref: RefCallback< HTMLElement >;
	}

	export function useBlockProps( props?: {
		className?: string;
		style?: CSSProperties;
		onKeyDownCapture?: KeyboardEventHandler< HTMLElement >;
	} ): BlockProps;

	/** A field for an address that suggests pages of the site. */
	export const URLInput: ComponentType< {
		label?: string;
		value: string;
		onChange: ( url: string ) => void;
		/** Enter was pressed; null where no suggestion is chosen. */
		onSubmit?: ( suggestion: object | null ) => void;
	} >;

	/** What a link leads to, as the control below gives and takes it. */
	export interface Link {
		url?: string;
		title?: string;
		opensInNewTab?: boolean;
		nofollow?: boolean;
		/** Of a post or term. */
		id?: number;
		/** `post-type`, `taxonomy` or what is neither. */
		kind?: string;
		type?: string;
	}

	/** Where a link leads: an address, or something of the site that is searched for. */
	export const LinkControl: ComponentType< {
		value: Link;
		onChange: ( link: Link ) => void;
		/** Switches below the link. */
		settings?: { id: keyof Link; title: string }[];
		onRemove?: () => void;
		onCancel?: () => void;
		hasTextControl?: boolean;
		hasRichPreviews?: boolean;
		showInitialSuggestions?: boolean;
		forceIsEditingLink?: boolean;
	} >;

	/** Text that is edited where it stands. */
	export const RichText: ComponentType< {
		identifier: string;
		tagName?: string;
		className?: string;
		value: string;
		onChange: ( html: string ) => void;
		placeholder?: string;
		'aria-label'?: string;
		allowedFormats?: string[];
		withoutInteractiveFormatting?: boolean;
		disableLineBreaks?: boolean;
		__unstableOnSplitAtEnd?: () => void;
	} >;

	/** Settings of the theme by their paths. */
	export function useSettings( ...paths: string[] ): unknown[];

	/** Props of an element that shows blocks as they are, and lets nobody touch them. */
	export const BlockPreview: ComponentType< {
		blocks: object[];
		viewportWidth?: number;
	} >;

	export function __experimentalUseBlockPreview( options: {
		blocks: unknown[];
		props?: Record< string, unknown >;
	} ): Record< string, unknown >;

	/** A file of the media library, as the choosing dialogs give it. */
	export interface ChosenMedia {
		id: number;
		url: string;
		alt?: string;
		title?: string;
		caption?: string;
	}

	export const MediaUploadCheck: ComponentType< { children?: ReactNode } >;

	export const MediaUpload: ComponentType< {
		multiple?: boolean | 'add';
		gallery?: boolean;
		addToGallery?: boolean;
		title?: string;
		allowedTypes?: string[];
		value?: number | number[];
		onSelect: ( media: ChosenMedia[] ) => void;
		render: ( props: { open: () => void } ) => ReactNode;
	} >;

	/** Store of the block editor, for `useSelect`. */
	export const store: {
		name: 'core/block-editor';
		instantiate: never;
	};
}
