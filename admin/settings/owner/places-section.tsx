import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import * as api from './api';
import type { Place } from './types';

const AREAS = (): Record< Place[ 'area' ], string > => ( {
	header: __( 'Header', 'vitrine' ),
	content: __( 'Content', 'vitrine' ),
	sidebar: __( 'Sidebar', 'vitrine' ),
	footer: __( 'Footer', 'vitrine' ),
	'': __( 'Anywhere', 'vitrine' ),
} );

/** Where feeds stand on this site; nothing while that is not known. */
export function PlacesSection() {
	const [ places, setPlaces ] = useState< Place[] | null >( null );

	useEffect( () => {
		// The screen does without the list.
		api.places().then( setPlaces, () => setPlaces( null ) );
	}, [] );

	return places === null ? null : (
		<section className="vitrine-card" aria-labelledby="vitrine-places">
			<h3 id="vitrine-places">
				{ __( 'Where feeds appear', 'vitrine' ) }
			</h3>
			{ places.length === 0 ? (
				<p className="vitrine-muted">
					{ __(
						'Nowhere yet. Add the Social Feed block to a page.',
						'vitrine'
					) }
				</p>
			) : (
				<ul className="vitrine-places">
					{ places.map( ( place ) => (
						<Row
							key={ `${ place.kind }-${ place.id }` }
							place={ place }
						/>
					) ) }
				</ul>
			) }
		</section>
	);
}

/** One place. */
function Row( { place }: { place: Place } ) {
	const facts = [
		AREAS()[ place.area ],
		place.type,
		...( place.status === null ? [] : [ place.status ] ),
		place.accounts.length === 0
			? __( 'No account', 'vitrine' )
			: place.accounts.join( ', ' ),
	];

	return (
		<li>
			<span>
				<a href={ place.edit }>{ place.title }</a>{ ' ' }
				<span className="vitrine-muted">{ facts.join( ' · ' ) }</span>
			</span>
			{ place.view !== null && (
				<a
					href={ place.view }
					aria-label={ sprintf(
						/* translators: %s: title of a page. */
						__( 'View “%s”', 'vitrine' ),
						place.title
					) }
				>
					{ __( 'View', 'vitrine' ) }
				</a>
			) }
		</li>
	);
}
