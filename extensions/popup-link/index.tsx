/**
 * The control that lets links and buttons open popups: in the toolbar and settings of every block that has one, and in running text.
 *
 * A script of its own, because it adds itself to the blocks of others (php/Popup/Links/LinkBlocks.php).
 */
import { addFilter } from '@wordpress/hooks';
import { registerFormatType } from '@wordpress/rich-text';
import type { ComponentType } from 'react';
import { isComplete, readAction } from './action';
import { linkBlock } from './blocks';
import { Control } from './control';
import type { ControlProps } from './control';
import './editor.scss';
import { format } from './format';

interface BlockType {
	attributes?: Record< string, unknown >;
}

interface EditProps extends ControlProps {
	name: string;
	isSelected: boolean;
}

interface ListBlockProps {
	name: string;
	attributes: Record< string, unknown >;
	className?: string;
}

const NAME = 'vitrine/popup-link';

addFilter(
	'blocks.registerBlockType',
	NAME,
	( settings: BlockType, name: string ): BlockType =>
		linkBlock( name )
			? {
					...settings,
					attributes: {
						...settings.attributes,
						vitrinePopup: { type: 'object' },
						vitrinePopupGoal: { type: 'boolean' },
					},
				}
			: settings
);

addFilter(
	'editor.BlockEdit',
	NAME,
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithPopupLink( props: EditProps ) {
			const block = linkBlock( props.name );
			return (
				<>
					<BlockEdit key="edit" { ...props } />
					{ block && props.isSelected && (
						<Control
							block={ block }
							clientId={ props.clientId }
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
	( BlockListBlock: ComponentType< ListBlockProps > ) =>
		function WithPopupBadge( props: ListBlockProps ) {
			const { vitrinePopup, vitrinePopupGoal } = props.attributes;
			const badges = linkBlock( props.name )
				? [
						isComplete( readAction( vitrinePopup ) ) &&
							'has-vitrine-popup',
						vitrinePopupGoal === true && 'has-vitrine-popup-goal',
					].filter( Boolean )
				: [];
			return (
				<BlockListBlock
					{ ...props }
					{ ...( badges.length && {
						className: [ props.className, ...badges ]
							.filter( Boolean )
							.join( ' ' ),
					} ) }
				/>
			);
		}
);

const { name, ...settings } = format;
registerFormatType( name, settings as never );
