import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, store as blocksStore } from '@wordpress/blocks';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Actions, icons } from '@vitrine/editor';
import { FORM_BLOCKS } from './form-blocks';

/** What takes any form: the code that a newsletter service gives. */
const ANY = [ 'core/shortcode', 'core/html' ];

/**
 * The place of a form, with the forms that the site has. Visitors see nothing of it.
 *
 * @param props          What WordPress hands to every block.
 * @param props.clientId Its id.
 */
export function Edit( {
	clientId,
}: BlockEditProps< Record< string, never > > ) {
	const choices = useSelect( ( select ) => {
		const { getBlockType } = select( blocksStore ) as unknown as {
			getBlockType: ( name: string ) => { title: string } | undefined;
		};
		return [ ...FORM_BLOCKS, ...ANY ].flatMap( ( name ) => {
			const type = getBlockType( name );
			return type ? [ { name, title: type.title } ] : [];
		} );
	}, [] );
	const { replaceBlock } = useDispatch( blockEditorStore ) as unknown as {
		replaceBlock: ( id: string, block: object ) => void;
	};
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon={ icons.signUp }
				label={ __( 'Form', 'vitrine' ) }
				instructions={ __(
					'Choose your form: the Sign-Up Form block, a form plugin’s block, a shortcode, or the HTML from your newsletter service. Visitors see nothing here until you do.',
					'vitrine'
				) }
			>
				<Actions
					more={ __( 'More forms', 'vitrine' ) }
					actions={ choices.map( ( { name, title } ) => ( {
						title,
						onClick: () =>
							replaceBlock( clientId, createBlock( name ) ),
					} ) ) }
				/>
			</Placeholder>
		</div>
	);
}
