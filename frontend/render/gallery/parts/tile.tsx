import type { CSSProperties } from 'react';
import { Icon } from '../../icon';
import { pictureAddress, webAddress } from '../../address';
import { complete } from '../items/item';
import type { SentItem } from '../items/item';
import { itemData } from '../items/item-data';
import { cut } from '../label';
import { OUTWARD, part } from '../names';
import { CORNERS } from '../settings/tools';
import { TileTools } from './tile-tools';
import { fill } from '../strings';
import type { GalleryStrings } from '../strings';
import type { GalleryItem, GalleryView } from '../types';

interface TileProps {
	item: SentItem;
	/** Place in the album, from 0. */
	index: number;
	view: Pick<
		GalleryView,
		'from' | 'level' | 'tools' | 'selectable' | 'cart'
	>;
	words: GalleryStrings;
	/** Geometry, in the canvas; visitors get it by the style sheet that PHP prints. */
	style?: CSSProperties | undefined;
}

/** Tiles that are on every first screen: their pictures do not wait. */
const EAGER = 4;

/**
 * One tile. Twin: blocks/gallery/tiles.php.
 *
 * @param props       What to show.
 * @param props.item  The item, members that say nothing left out.
 * @param props.index Its place.
 * @param props.view  Settings.
 * @param props.words Words.
 * @param props.style Geometry.
 */
export function Tile( { item: sent, index, view, words, style }: TileProps ) {
	const item = complete( sent );
	const { label, stacks } = view.level;
	const isUp = item.kind === 'albumUp';
	const isVideo = item.kind === 'image' && item.mediaKind !== 'img';
	const title = isUp
		? fill( words.back, item.title )
		: cut( item.title, label.titleMaxLength );
	const description =
		label.displayDescription && ! isUp
			? cut( item.description, label.descriptionMaxLength )
			: '';
	const hasLabel = ( label.display || isUp ) && ( title || description );
	const isNamed = hasLabel || item.thumb.alt;
	return (
		<li
			className={ part(
				'item',
				`is-${ item.kind }`,
				isVideo && 'is-video',
				item.featured && 'is-featured',
				`is-place-${ index }`
			) }
			data-index={ index }
			data-item={ itemData( item ) }
			style={ style && { ...colorOf( item ), ...style } }
		>
			{ ! isUp &&
				Array.from( { length: stacks.count }, ( _, card ) => (
					<span key={ card } className={ part( 'stack' ) } />
				) ) }
			<a
				className={ part( 'link' ) }
				href={ webAddress( item.url ) }
				rel={ item.destinationURL ? OUTWARD : undefined }
				aria-label={
					isNamed
						? undefined
						: item.title || fill( words.picture, index + 1 )
				}
			>
				<span className={ part( 'picture' ) }>
					<TilePicture
						item={ item }
						eager={
							index >= view.from && index < view.from + EAGER
						}
					/>
					{ isVideo && (
						<span className={ part( 'play' ) }>
							<Icon name="play" className={ part( 'icon' ) } />
							<span className="screen-reader-text">
								{ words.video }
							</span>
						</span>
					) }
				</span>
				{ hasLabel && (
					<TileLabel title={ title } description={ description } />
				) }
			</a>
			{ ! isUp &&
				CORNERS.map( ( corner ) => (
					<TileTools
						key={ corner }
						corner={ corner }
						item={ item }
						index={ index }
						view={ view }
						words={ words }
					/>
				) ) }
		</li>
	);
}

interface TileLabelProps {
	title: string;
	description: string;
}

/**
 * Title and description; an empty one is left out.
 *
 * @param props             What to show.
 * @param props.title       The title.
 * @param props.description The description.
 */
function TileLabel( { title, description }: TileLabelProps ) {
	return (
		<span className={ part( 'label' ) }>
			{ title && <span className={ part( 'title' ) }>{ title }</span> }
			{ description && (
				<span className={ part( 'description' ) }>{ description }</span>
			) }
		</span>
	);
}

/**
 * What is seen until the picture is there.
 *
 * @param item The item.
 */
function colorOf( { thumb }: GalleryItem ): CSSProperties {
	return /^#[0-9a-f]{6}$/i.test( thumb.color )
		? Object.fromEntries( [ [ '--color', thumb.color ] ] )
		: {};
}

/**
 * The picture of a tile, or a sign where there is none.
 *
 * @param props       What to show.
 * @param props.item  The item.
 * @param props.eager Whether it is fetched at once.
 */
function TilePicture( { item, eager }: { item: GalleryItem; eager: boolean } ) {
	const { src, srcset, sizes, width, height, alt } = item.thumb;
	if ( ! src ) {
		return (
			<Icon
				name={ item.kind === 'albumUp' ? 'up' : 'picture' }
				className={ part( 'sign' ) }
			/>
		);
	}
	return (
		<img
			className={ part( 'image' ) }
			src={ pictureAddress( src ) }
			srcSet={ srcset || undefined }
			sizes={ sizes || undefined }
			width={ width || undefined }
			height={ height || undefined }
			alt={ alt }
			loading={ eager ? 'eager' : 'lazy' }
			decoding="async"
		/>
	);
}
