/**
 * Makes blocks of what a post has from Elementor: an item in the menu of the editor, and a notice where the post has no blocks yet.
 */
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginMoreMenuItem } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { useEffect, useState } from 'react';
import { Dialog } from './dialog';

const NOTICE = 'vitrine-elementor-content';

/** Whether somebody has written with blocks: what Elementor leaves is one classic block, or none. */
const useHasBlocks = () =>
	useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as {
					getEditorBlocks: () => { name: string }[];
				}
			 )
				.getEditorBlocks()
				.some( ( { name } ) => name !== 'core/freeform' ),
		[]
	);

/** The offer. */
function Conversion() {
	const [ isOpen, setIsOpen ] = useState( false );
	const post = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as {
					getCurrentPostId: () => number;
				}
			 ).getCurrentPostId(),
		[]
	);
	const hasBlocks = useHasBlocks();
	const { createInfoNotice, removeNotice } = useDispatch(
		'core/notices'
	) as unknown as {
		createInfoNotice: ( text: string, options: object ) => void;
		removeNotice: ( id: string ) => void;
	};
	useEffect( () => {
		if ( hasBlocks ) {
			removeNotice( NOTICE );
		} else {
			createInfoNotice(
				__( 'This page was built with Elementor.', 'vitrine' ),
				{
					id: NOTICE,
					actions: [
						{
							label: __( 'Preview as blocks', 'vitrine' ),
							onClick: () => setIsOpen( true ),
						},
					],
				}
			);
		}
	}, [ hasBlocks, createInfoNotice, removeNotice ] );
	return (
		<>
			<PluginMoreMenuItem onClick={ () => setIsOpen( true ) }>
				{ __( 'Convert Elementor content', 'vitrine' ) }
			</PluginMoreMenuItem>
			{ isOpen && (
				<Dialog post={ post } onClose={ () => setIsOpen( false ) } />
			) }
		</>
	);
}

registerPlugin( 'vitrine-elementor-content', {
	render: Conversion,
	icon: null,
} );
