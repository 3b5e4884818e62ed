import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import type { Source } from './types';
import { sourceTitle } from './strings';

interface RemoveProps {
	source: Source;
	/** Answers whether the source is gone. */
	onRemove: ( source: Source ) => Promise< boolean >;
	onDone: () => void;
	onClose: () => void;
}

/** Asks before a source goes with all that is stored of it. */
export function Remove( { source, onRemove, onDone, onClose }: RemoveProps ) {
	const [ isBusy, setBusy ] = useState( false );

	const confirm = async () => {
		setBusy( true );

		if ( await onRemove( source ) ) {
			onDone();
		} else {
			onClose();
		}
	};

	return (
		<Modal
			title={ sprintf(
				/* translators: %s: name of a connected account. */
				__( 'Remove %s?', 'vitrine' ),
				sourceTitle( source )
			) }
			size="small"
			onRequestClose={ onClose }
		>
			<p>
				{ __(
					'Its token, posts, and images will be deleted from this site, and blocks that show it will be empty until you reconnect it. Nothing changes on the network.',
					'vitrine'
				) }
			</p>
			<div className="vitrine-buttons">
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Cancel', 'vitrine' ) }
				</Button>
				<Button
					variant="primary"
					isDestructive
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void confirm() }
				>
					{ __( 'Remove', 'vitrine' ) }
				</Button>
			</div>
		</Modal>
	);
}
