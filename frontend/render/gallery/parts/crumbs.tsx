import { webAddress } from '../../address';
import { part } from '../names';
import type { GalleryView } from '../types';
import { nameOf } from '../strings';
import type { GalleryStrings } from '../strings';

interface CrumbsProps {
	view: GalleryView;
	words: GalleryStrings;
}

/**
 * The way from the first album to this one.
 *
 * @param props       What to show.
 * @param props.view  The gallery.
 * @param props.words Words.
 */
export function Crumbs( { view, words }: CrumbsProps ) {
	const { breadcrumb } = view;
	if ( ! breadcrumb || breadcrumb.length === 0 ) {
		return null;
	}
	return (
		<nav
			className={ part( 'navigation' ) }
			aria-label={ nameOf( words, 'albums', view.nth ) }
		>
			<ol className={ part( 'crumbs' ) }>
				{ breadcrumb.map( ( { id, title, url }, index ) => (
					<li key={ id } className={ part( 'crumb' ) }>
						{ index === breadcrumb.length - 1 ? (
							<span aria-current="page">{ title }</span>
						) : (
							<a href={ webAddress( url ) }>{ title }</a>
						) }
					</li>
				) ) }
			</ol>
		</nav>
	);
}
