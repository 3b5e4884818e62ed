import type { GalleryConfig } from '../../render/gallery/types';
import type { Context } from '../context';
import { cartOf } from '../gallery';
import { say, word } from '../messages';
import type { Browsing } from '../parts';
import { pagesOf } from '../state/pages';
import { setOption } from '../state/set-option';
import { sourceOf } from '../state/site';
import { commandsOf } from './commands';
import { addressesOf } from './history';
import { linksOf } from './links';
import { isRepaged, itemsOf, Loader } from './loader';
import { navigationOf } from './navigation';
import { attachSwipe } from './swipe';

/** Albums, pages, filter, search and their addresses. */
export function create( context: Context ): Browsing {
	const source = sourceOf( context );
	source.warmUp?.();
	const addresses = addressesOf( context );
	const loader = new Loader( context, addresses );
	source.watch?.( () => loader.command( context.state, { entry: 'none' } ) );
	context.signal.addEventListener( 'abort', () => loader.stop() );
	attachSwipe( context, ( by ) => {
		const count = pagesIn( context.config );
		if ( count > 1 ) {
			const page = ( context.state.page - 1 + by + count ) % count;
			loader.command(
				{ ...context.state, page: page + 1 },
				{ entry: 'push' }
			);
		}
	} );

	return {
		addresses,
		...linksOf( context, loader ),
		...navigationOf( context, loader, addresses ),
		...commandsOf( context, loader ),

		data: () => {
			const { selection, config, state } = context;
			const pages = pagesOf( context );
			return {
				...state,
				items: pages
					.known()
					.flatMap( ( place ) => pages.knownItem( place ) ?? [] ),
				total: itemsOf( context ),
				pages: pagesIn( config ),
				selected: [ ...selection.values() ].flatMap(
					( { selected, item } ) => ( selected ? item : [] )
				),
				cart: cartOf( context ),
			};
		},

		set: async ( name, value ) => {
			const { config, options } = context;
			if ( ! setOption( config, name, value ) ) {
				return;
			}
			options.set( name, value );
			if ( name === 'selectable' || name === 'cart' ) {
				await ( await context.part( 'selection' ) ).refresh();
			} else if ( isAboutTiles( config, name ) ) {
				if ( isRepaged( context ) ) {
					await loader.repage();
				} else {
					( await context.part( 'tiles' ) ).refresh();
				}
			}
		},

		reload: async () => {
			if ( ! source.canReload ) {
				say( context, word( context, 'noSource' ) );
				return;
			}
			if ( ! context.config.album ) {
				say( context, word( context, 'noCurrent' ) );
				return;
			}
			const selection = await context.part( 'selection' );
			selection.deselectAlbum( context.state.album );
			await loader.command( context.state, {
				entry: 'none',
				isReload: true,
			} );
		},
	};
}

/**
 * How many pages a gallery has.
 *
 * @param config       What it goes by.
 * @param config.level Settings.
 * @param config.pages First places of its pages, or of the steps that it shows.
 */
function pagesIn( { level, pages }: GalleryConfig ): number {
	return level.mode === 'pagination' ? pages.length : 1;
}

/**
 * Whether an option changes where tiles are.
 *
 * @param config What the gallery goes by.
 * @param name   Of the option.
 */
function isAboutTiles( config: GalleryConfig, name: string ): boolean {
	const [ owner = '' ] = name.split( '.' );
	return (
		owner === 'sizesBy' ||
		owner === 'level' ||
		Object.hasOwn( config.level, owner ) ||
		Object.hasOwn( config.level.layout, owner )
	);
}
