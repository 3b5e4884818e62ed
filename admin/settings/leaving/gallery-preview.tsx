import { Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import { ProblemNotice } from '../notices/notices';
import { toProblem } from '../problem';
import type { Problem } from '../types';
import * as api from './api';
import type { GalleryPlace, GalleryPreview } from './api';

/** What the galleries of a place become, and what they lose. */
export function PlacePreview( { place }: { place: GalleryPlace } ) {
	const [ galleries, setGalleries ] = useState< GalleryPreview[] | null >(
		null
	);
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const { kind, id } = place;

	useEffect( () => {
		api.preview( { kind, id } ).then( setGalleries, ( thrown ) =>
			setProblem( toProblem( thrown ) )
		);
	}, [ kind, id ] );

	if ( problem ) {
		return <ProblemNotice problem={ problem } />;
	}

	return galleries === null ? (
		<Spinner />
	) : (
		<ol className="vitrine-conversion__galleries">
			{ galleries.map( ( gallery, index ) => (
				<Gallery key={ index } gallery={ gallery } />
			) ) }
		</ol>
	);
}

const Gallery = ( { gallery }: { gallery: GalleryPreview } ) =>
	gallery.reason ? (
		<li>
			<strong>{ __( 'Not converted', 'vitrine' ) }</strong>
			<p>{ gallery.reason }</p>
		</li>
	) : (
		<li>
			<strong>{ summary( gallery ) }</strong>
			{ gallery.headings.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: titles of albums. */
						__( 'Headings: %s', 'vitrine' ),
						gallery.headings.join( ', ' )
					) }
				</p>
			) }
			<ul>
				{ gallery.lost.map( ( sentence ) => (
					<li key={ sentence }>{ sentence }</li>
				) ) }
			</ul>
		</li>
	);

/** Such as “12 images · 3 columns · 2 videos”. */
function summary( { images, columns, videos }: GalleryPreview ): string {
	return [
		images > 0 &&
			sprintf(
				/* translators: %d: number of images. */
				_n( '%d image', '%d images', images, 'vitrine' ),
				images
			),
		images > 0 &&
			sprintf(
				/* translators: %d: number of columns. */
				_n( '%d column', '%d columns', columns, 'vitrine' ),
				columns
			),
		videos > 0 &&
			sprintf(
				/* translators: %d: number of videos. */
				_n( '%d video', '%d videos', videos, 'vitrine' ),
				videos
			),
	]
		.filter( Boolean )
		.join( ' · ' );
}
