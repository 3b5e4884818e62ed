import type { CSSProperties } from 'react';
import { Crumbs } from './crumbs';
import { Filter } from './filter';
import { webAddress } from '../../address';
import { buttonClasses } from '../../theme-buttons';
import { part } from '../names';
import { Pages, Turns } from './pages';
import { Tile } from './tile';
import type { GalleryView } from '../types';
import type { GalleryStrings } from '../strings';

interface GalleryProps {
	view: GalleryView;
	words: GalleryStrings;
	/** Geometry, in the canvas; visitors get it by the style sheet that PHP prints. */
	listStyle?: CSSProperties;
	tileStyle?: ( index: number ) => CSSProperties | undefined;
}

/**
 * Everything inside a gallery's wrapper. Twin: blocks/gallery/render.php and its templates.
 *
 * @param props           What to show.
 * @param props.view      The gallery.
 * @param props.words     Words.
 * @param props.listStyle Geometry of the list.
 * @param props.tileStyle Geometry of a tile, by its place in the album.
 */
export function Gallery( { view, words, listStyle, tileStyle }: GalleryProps ) {
	return (
		<>
			<Crumbs view={ view } words={ words } />
			<Filter view={ view } words={ words } />
			<p
				className={ part( 'status', 'screen-reader-text' ) }
				role="status"
			/>
			{ view.pages?.topButtons && (
				<Turns pages={ view.pages } words={ words } />
			) }
			{ /* Made of numbers and an escaped id; React would escape `>`, which a style sheet needs. */ }
			{ view.css && (
				<style dangerouslySetInnerHTML={ { __html: view.css } } />
			) }
			<div className={ part( 'frame' ) }>
				{ /* WebKit drops the list from the accessibility tree without markers. */ }
				{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit drops the list without markers. */ }
				<ul
					className={ part( 'items' ) }
					role="list"
					style={ listStyle }
				>
					{ view.items.map( ( item, index ) => (
						<Tile
							key={ `${ item.kind } ${ item.id }` }
							item={ item }
							index={ view.first + index }
							view={ view }
							words={ words }
							style={ tileStyle?.( view.first + index ) }
						/>
					) ) }
				</ul>
			</div>
			{ view.items.length === 0 && view.empty && (
				<p className={ part( 'empty' ) }>{ view.empty }</p>
			) }
			{ view.pages && (
				<Pages pages={ view.pages } words={ words } nth={ view.nth } />
			) }
			{ view.more && (
				<a
					className={ part(
						'more',
						buttonClasses( view ),
						view.more.isPlain && 'is-plain'
					) }
					href={ webAddress( view.more.url ) }
				>
					{ view.more.label }{ ' ' }
					<span className={ part( 'count' ) } data-count="">
						{ view.more.hidden.toLocaleString() }
						{ view.more.isLeast && '+' }
					</span>
				</a>
			) }
			<div className={ part( 'console' ) } role="alert">
				{ view.message && <p>{ view.message }</p> }
			</div>
		</>
	);
}
