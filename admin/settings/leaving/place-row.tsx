import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';

import type { GalleryPlace } from './api';
import { PlacePreview } from './gallery-preview';

interface PlaceRowProps {
	place: GalleryPlace;
	isBusy: boolean;
	onConvert: ( places: GalleryPlace[] ) => void;
}

/** One place: what it is, what would become of it, and the button that does it. */
export function PlaceRow( { place, isBusy, onConvert }: PlaceRowProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const id = useId();
	const isFile = place.kind === 'file';

	return (
		<li className="vitrine-conversion__place">
			<span>
				<a href={ place.edit }>{ place.title }</a>{ ' ' }
				<span className="vitrine-muted">{ facts( place ) }</span>
			</span>
			{ ! isFile && (
				<span className="vitrine-conversion__buttons">
					<Button
						variant="tertiary"
						size="compact"
						aria-expanded={ isOpen }
						aria-controls={ id }
						aria-label={ sprintf(
							/* translators: %s: title of a page. */
							__( 'Preview “%s”', 'vitrine' ),
							place.title
						) }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ __( 'Preview', 'vitrine' ) }
					</Button>
					<Button
						variant="secondary"
						size="compact"
						disabled={ isBusy }
						accessibleWhenDisabled
						aria-label={ sprintf(
							/* translators: %s: title of a page. */
							__( 'Convert “%s”', 'vitrine' ),
							place.title
						) }
						onClick={ () => onConvert( [ place ] ) }
					>
						{ __( 'Convert', 'vitrine' ) }
					</Button>
				</span>
			) }
			<div id={ id } className="vitrine-conversion__preview">
				{ isOpen && <PlacePreview place={ place } /> }
			</div>
		</li>
	);
}

/** Such as “Page · 2 galleries”. */
function facts( { type, galleries, kind, canUndo }: GalleryPlace ): string {
	return [
		type,
		sprintf(
			/* translators: %d: number of galleries. */
			_n( '%d gallery', '%d galleries', galleries, 'vitrine' ),
			galleries
		),
		kind === 'file' &&
			__(
				'In the theme’s files. Save it in the Site Editor to convert it.',
				'vitrine'
			),
		kind !== 'file' && ! canUndo && __( 'No revisions', 'vitrine' ),
	]
		.filter( Boolean )
		.join( ' · ' );
}
