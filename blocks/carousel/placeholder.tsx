import { store as blockEditor } from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Actions, icons } from '@vitrine/editor';
import metadata from './block.json';
import { variations } from './variations';

interface Actions {
	replaceInnerBlocks: (
		id: string,
		blocks: object[],
		isSelected?: boolean
	) => void;
}

interface BeginProps {
	clientId: string;
	setAttributes: ( changes: object ) => void;
}

/**
 * What to do with an empty carousel.
 *
 * @param props               What to show.
 * @param props.clientId      The carousel.
 * @param props.setAttributes Changes it.
 */
export function Begin( { clientId, setAttributes }: BeginProps ) {
	const { replaceInnerBlocks } = useDispatch(
		blockEditor
	) as unknown as Actions;
	return (
		<Placeholder
			icon={ icons.carousel }
			label={ metadata.title }
			instructions={ __( 'What would you like to show?', 'vitrine' ) }
		>
			<Actions
				more={ __( 'More carousels', 'vitrine' ) }
				actions={ variations.map( ( variation ) => ( {
					title: variation.title,
					icon: variation.icon,
					onClick: () => {
						setAttributes( variation.attributes ?? {} );
						replaceInnerBlocks(
							clientId,
							createBlocksFromInnerBlocksTemplate(
								variation.innerBlocks as never
							),
							true
						);
					},
				} ) ) }
			/>
		</Placeholder>
	);
}
