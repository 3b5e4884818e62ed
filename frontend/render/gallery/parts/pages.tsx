import { Icon } from '../../icon';
import { webAddress } from '../../address';
import { part } from '../names';
import type { GalleryView } from '../types';
import { fill, nameOf } from '../strings';
import type { GalleryStrings } from '../strings';

interface PagesProps {
	pages: NonNullable< GalleryView[ 'pages' ] >;
	words: GalleryStrings;
}

/**
 * Links to all pages: numbers, dots or rectangles are the style sheet's.
 *
 * @param props       What to show.
 * @param props.pages Pages.
 * @param props.words Words.
 * @param props.nth   Which of the galleries of the page.
 */
export function Pages( { pages, words, nth }: PagesProps & { nth: number } ) {
	return (
		<nav
			className={ part( 'pages', `is-${ pages.mode }` ) }
			aria-label={ nameOf( words, 'pages', nth ) }
		>
			<Turn to="previous" url={ pages.previous } words={ words } />
			<ol className={ part( 'page-list' ) }>
				{ pages.list.map( ( { number, url, current } ) => (
					<li key={ number }>
						<a
							className={ part( 'page' ) }
							href={ webAddress( url ) }
							aria-current={ current ? 'page' : undefined }
							aria-label={ fill( words.page, number ) }
						>
							{ number.toLocaleString() }
						</a>
					</li>
				) ) }
			</ol>
			<Turn to="next" url={ pages.next } words={ words } />
		</nav>
	);
}

/**
 * Previous and next above the gallery.
 *
 * @param props       What to show.
 * @param props.pages Pages.
 * @param props.words Words.
 */
export function Turns( { pages, words }: PagesProps ) {
	return (
		<div className={ part( 'turns' ) }>
			<Turn to="previous" url={ pages.previous } words={ words } />
			<Turn to="next" url={ pages.next } words={ words } />
		</div>
	);
}

/**
 * The link to the page before or after; they wrap around.
 *
 * @param props       What to show.
 * @param props.to    Which.
 * @param props.url   Its address.
 * @param props.words Words.
 */
function Turn( {
	to,
	url,
	words,
}: {
	to: 'previous' | 'next';
	url: string;
	words: GalleryStrings;
} ) {
	return (
		<a
			className={ part( 'turn', `is-${ to }` ) }
			href={ webAddress( url ) }
			aria-label={ words[ to ] }
		>
			<Icon name={ to } className={ part( 'icon' ) } />
		</a>
	);
}
