/** The panel that tells of a picture. */
import { safeUrl } from '@vitrine/frontend';
import { useState } from 'react';
import type { GalleryItem } from '../../../render/gallery/types';
import type { Strings } from '../strings';
import { P } from './classes';
import { factsOf, mapOf } from './info';

/**
 * The info panel.
 *
 * @param props       What to tell.
 * @param props.item  Of which item.
 * @param props.words In which words.
 */
export function Info( { item, words }: { item: GalleryItem; words: Strings } ) {
	const facts = factsOf( item, words, document.documentElement.lang );
	const location = item.exif?.location;
	const hasFacts = facts.length > 0 || location;
	return (
		<div className={ `${ P }info` }>
			{ item.title && <p className={ `${ P }title` }>{ item.title }</p> }
			{ item.description && <p>{ item.description }</p> }
			{ hasFacts && (
				<dl>
					{ facts.map( ( { name, value } ) => (
						<div key={ name }>
							<dt>{ name }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
					{ location && (
						<div>
							<dt>{ words[ 'location' ] }</dt>
							<dd>
								<Place location={ location } words={ words } />
							</dd>
						</div>
					) }
				</dl>
			) }
			{ ! item.title && ! item.description && ! hasFacts && (
				<p>{ words[ 'noInfo' ] }</p>
			) }
		</div>
	);
}

function Place( { location, words }: { location: string; words: Strings } ) {
	const [ shown, setShown ] = useState( false );
	const { link, embed } = mapOf( location );
	return (
		<>
			<a
				href={ safeUrl( link ) }
				target="_blank"
				rel="noopener noreferrer"
			>
				{ location }
			</a>
			{ embed && ! shown && (
				<button
					type="button"
					className={ `${ P }button` }
					onClick={ () => setShown( true ) }
				>
					{ words[ 'showMap' ] }
				</button>
			) }
			{ embed && shown && (
				<iframe
					className={ `${ P }map` }
					title={ words[ 'location' ] ?? '' }
					src={ safeUrl( embed ) }
					width="300"
					height="150"
					referrerPolicy="strict-origin-when-cross-origin"
				/>
			) }
		</>
	);
}
