/** What is added to the blocks of others: attributes, controls, and a look in the canvas. */
import { addFilter } from '@wordpress/hooks';
import type { ComponentType, CSSProperties } from 'react';

/** Of a block in the editor. */
export interface ExtendedProps< Attributes > {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: Attributes;
	setAttributes: ( changes: Attributes ) => void;
}

interface ListBlockProps< Attributes > {
	name: string;
	attributes: Attributes;
	className?: string;
	wrapperProps?: { style?: CSSProperties };
}

/** How a block looks in the canvas. */
interface Look {
	classes: string[];
	style?: Record< string, string >;
}

interface Extension< Attributes > {
	/** Of the filters. */
	name: string;
	/** Whether a block has it. */
	has: ( name: string ) => boolean;
	/** What it stores there; PHP registers the same. */
	attributes: Record< string, { type: string } >;
	/** Controls of the block that is selected. */
	Controls: ComponentType< ExtendedProps< Attributes > >;
	look: ( attributes: Attributes, name: string ) => Look;
	/** What stands beside the block in the canvas, whether it is selected or not, such as a portal into its element. */
	Beside?: ComponentType< ExtendedProps< Attributes > >;
}

interface BlockType {
	attributes?: Record< string, unknown >;
}

/**
 * Adds something to blocks, before they are registered.
 *
 * @param extension What.
 */
export function extendBlocks< Attributes >( {
	name,
	has,
	attributes,
	Controls,
	look,
	Beside,
}: Extension< Attributes > ): void {
	addFilter(
		'blocks.registerBlockType',
		name,
		( settings: BlockType, block: string ): BlockType =>
			has( block )
				? {
						...settings,
						attributes: { ...settings.attributes, ...attributes },
					}
				: settings
	);
	addFilter(
		'editor.BlockEdit',
		name,
		( BlockEdit: ComponentType< ExtendedProps< Attributes > > ) =>
			function WithControls( props: ExtendedProps< Attributes > ) {
				return (
					<>
						<BlockEdit key="edit" { ...props } />
						{ Beside && has( props.name ) && (
							<Beside { ...props } />
						) }
						{ props.isSelected && has( props.name ) && (
							<Controls { ...props } />
						) }
					</>
				);
			}
	);
	addFilter(
		'editor.BlockListBlock',
		name,
		( BlockListBlock: ComponentType< ListBlockProps< Attributes > > ) =>
			function WithLook( props: ListBlockProps< Attributes > ) {
				return (
					<BlockListBlock
						{ ...props }
						{ ...( has( props.name ) &&
							looking(
								props,
								look( props.attributes, props.name )
							) ) }
					/>
				);
			}
	);
}

/**
 * What a block is given for its look; a block without one keeps what it has.
 *
 * @param props        Of the block.
 * @param look         How it looks.
 * @param look.classes Classes of its element.
 * @param look.style   Style of the same.
 */
const looking = (
	{ className, wrapperProps }: ListBlockProps< unknown >,
	{ classes, style }: Look
) => ( {
	...( classes.length && {
		className: [ className, ...classes ].filter( Boolean ).join( ' ' ),
	} ),
	...( style && {
		wrapperProps: {
			...wrapperProps,
			style: { ...wrapperProps?.style, ...style },
		},
	} ),
} );
