import { ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { PopupAttributes } from '../popup-attributes';
import { Tester } from './tester';
import './tester.scss';

interface TryButtonProps {
	attributes: PopupAttributes;
	/** Post of the popup, 0 = it stands in other content. */
	post: number;
}

/**
 * A button of the toolbar that opens the tester.
 *
 * @param props            What to show.
 * @param props.attributes What the popup stores.
 * @param props.post       Its post.
 */
export function TryButton( { attributes, post }: TryButtonProps ) {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<ToolbarButton
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Test', 'vitrine' ) }
			</ToolbarButton>
			{ isOpen && (
				<Tester
					attributes={ attributes }
					post={ post }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}
