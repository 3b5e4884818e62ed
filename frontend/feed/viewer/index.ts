/** Opens the pictures of a feed in the viewer; downloaded when somebody is about to press one. */
import { openViewer, type OpenViewer } from '@vitrine/viewer';
import { styleBeside } from '../../core/style-beside';
import { BLOCK, part } from '../../render/feed/names';
import { extendWith } from './extend';
import { commandOf } from './keys';
import { openingOf } from './opening';
import { picturesOf, type Further } from './pictures';
import type { Post } from './post';
import { furtherItems, itemsOf, postOf } from './posts';
import { SETTINGS } from './settings';
import './viewer.scss';

const style = styleBeside( import.meta.url );

/**
 * Opens the viewer at a picture of a post.
 *
 * @param item   Of the list of the feed.
 * @param link   Around its pictures; gets the focus afterwards.
 * @param target What was pressed.
 * @throws Where the page has no such viewer.
 */
export async function open(
	item: HTMLElement,
	link: HTMLElement,
	target: Element
): Promise< void > {
	const block = item.closest< HTMLElement >( `.${ BLOCK }` )!;
	const { opening, feed } = openingOf( block );
	const read = ( items: HTMLElement[] ): Map< HTMLElement, Post > =>
		new Map(
			items.flatMap( ( each ) => {
				const post = postOf( each, opening );
				return post ? [ [ each, post ] ] : [];
			} )
		);
	const posts = read( itemsOf( block ) );
	const pressed = posts.get( item );
	if ( ! pressed ) {
		throw new Error( 'No pictures' );
	}
	const next = furtherItems( block, feed );
	const further: Further | null =
		next &&
		( async () => {
			const items = await next();
			return items && [ ...read( items ).values() ];
		} );
	const pictures = picturesOf( [ ...posts.values() ], further, opening.wrap );
	const picture = pictureOf( pressed, target );
	pressed.wanted = picture;
	await style;
	let opened: OpenViewer | undefined;
	const extend = extendWith( pictures, opening );
	openViewer( {
		items: pictures,
		index: pictures.indexOf( pressed, picture ),
		settings: SETTINGS,
		words: opening.words,
		host: block,
		entry: 'new',
		returnTo: () => link,
		keys: ( key ) =>
			commandOf( key, opened?.stage.pane.status === 'loading' ),
		extend: ( viewer, go, addStrip ) => {
			opened = viewer;
			extend( viewer, go, addStrip );
		},
	} );
}

/**
 * Which picture of a post was pressed.
 *
 * @param post   The post.
 * @param target What was pressed; by key it is the link around all of them.
 */
function pictureOf( { images }: Post, target: Element ): number {
	if ( target.matches( `.${ part( 'count' ) }` ) ) {
		return images.length - 1;
	}
	return Math.max(
		0,
		images.findIndex( ( image ) => image === target )
	);
}
