/**
 * Lets groups, columns and covers stay in the window.
 *
 * A script of its own, because it adds itself to the blocks of others (php/StickySection/StickySectionModule.php).
 */
import { addFilter } from '@wordpress/hooks';
import type { ComponentType, CSSProperties } from 'react';
import {
	readStickySection,
	stickyClasses,
} from '../../frontend/render/sticky-section/section';
import { StickyPanel, type StickyAttributes } from './panel';

const NAME = 'vitrine/sticky-section';

/** Twin: php/StickySection/StickySectionModule.php, which tells the server. */
const BLOCKS = [ 'core/group', 'core/columns', 'core/column', 'core/cover' ];

interface BlockType {
	attributes?: Record< string, unknown >;
}

interface BlockProps {
	name: string;
	isSelected: boolean;
	attributes: StickyAttributes;
	setAttributes: ( changes: StickyAttributes ) => void;
	className?: string;
	wrapperProps?: { style?: CSSProperties };
}

addFilter(
	'blocks.registerBlockType',
	NAME,
	( settings: BlockType, name: string ): BlockType =>
		BLOCKS.includes( name )
			? {
					...settings,
					attributes: {
						...settings.attributes,
						vitrineSticky: { type: 'object' },
					},
				}
			: settings
);

addFilter(
	'editor.BlockEdit',
	NAME,
	( BlockEdit: ComponentType< BlockProps > ) =>
		function WithStickyPanel( props: BlockProps ) {
			return (
				<>
					<BlockEdit key="edit" { ...props } />
					{ props.isSelected && BLOCKS.includes( props.name ) && (
						<StickyPanel
							attributes={ props.attributes }
							setAttributes={ props.setAttributes }
						/>
					) }
				</>
			);
		}
);

addFilter(
	'editor.BlockListBlock',
	NAME,
	( BlockListBlock: ComponentType< BlockProps > ) =>
		function WithStickySection( props: BlockProps ) {
			const section =
				BLOCKS.includes( props.name ) &&
				readStickySection( props.attributes.vitrineSticky );
			if ( ! section || ! section.edge ) {
				return <BlockListBlock { ...props } />;
			}
			return (
				<BlockListBlock
					{ ...props }
					className={ [ props.className, ...stickyClasses( section ) ]
						.filter( Boolean )
						.join( ' ' ) }
					wrapperProps={ {
						...props.wrapperProps,
						style: {
							...props.wrapperProps?.style,
							'--vitrine-sticky-offset': `${ section.offset }px`,
						} as CSSProperties,
					} }
				/>
			);
		}
);
