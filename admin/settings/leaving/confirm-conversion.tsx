import { Button, Modal } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import type { GalleryPlace } from './api';

interface ConfirmConversionProps {
	places: GalleryPlace[];
	onConvert: () => void;
	onClose: () => void;
}

/** What happens, before it happens. */
export function ConfirmConversion( {
	places,
	onConvert,
	onClose,
}: ConfirmConversionProps ) {
	const galleries = places.reduce( ( sum, one ) => sum + one.galleries, 0 );
	const lasting = places.filter( ( { canUndo } ) => ! canUndo );

	return (
		<Modal
			title={ sprintf(
				/* translators: %d: number of galleries. */
				_n(
					'Convert %d gallery?',
					'Convert %d galleries?',
					galleries,
					'vitrine'
				),
				galleries
			) }
			onRequestClose={ onClose }
			size="medium"
		>
			<p>
				{ __(
					'Each post gets a revision, so that you can restore it.',
					'vitrine'
				) }
			</p>
			{ lasting.length > 0 && (
				<p>
					<strong>
						{ sprintf(
							/* translators: %s: titles of pages and widgets. */
							__(
								'This cannot be undone, because there are no revisions: %s',
								'vitrine'
							),
							lasting.map( ( { title } ) => title ).join( ', ' )
						) }
					</strong>
				</p>
			) }
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
					__next40pxDefaultSize
					onClick={ onConvert }
				>
					{ __( 'Convert', 'vitrine' ) }
				</Button>
			</div>
		</Modal>
	);
}
