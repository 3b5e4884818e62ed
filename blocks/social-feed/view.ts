import { mount, readData } from '@vitrine/frontend';
import { loadOnce } from '../../frontend/core/load';
import { whenNear } from '../../frontend/core/near';
import { attachComments } from '../../frontend/feed/comments/opening';
import { attachOpening } from '../../frontend/feed/opening';
import { attachPaging } from '../../frontend/feed/paging/opening';
import { attachPictures } from '../../frontend/feed/pictures';
import type { SliderWords } from '../../frontend/feed/slider';
import { BLOCK, part } from '../../frontend/render/feed/names';

/**
 * Attaches what is fetched when something needs it; without it everything works as without script.
 *
 * @param selector Which elements.
 * @param load     Has the `import()`.
 * @param attach   Gives one element its behavior.
 * @param when     Waits for the time to fetch it.
 */
function mountLater< Code >(
	selector: string,
	load: () => Promise< Code >,
	attach: ( code: Code, element: HTMLElement ) => void,
	when = ( _: HTMLElement, run: () => void ) => run()
): void {
	const once = loadOnce( load );
	mount( selector, ( element ) =>
		when( element, () =>
			once().then(
				( code ) => attach( code, element ),
				() => undefined
			)
		)
	);
}

mount( `.${ BLOCK }`, attachPaging );
mount( `.${ BLOCK }`, attachPictures );
mount( `.${ part( 'item' ) }:is([data-pictures],[data-plays])`, attachOpening );
mount( `a.${ part( 'opener' ) }`, attachComments );
mountLater(
	`.${ part( 'date' ) }.is-relative`,
	() =>
		import(
			/* webpackChunkName: "chunks/feed-dates" */ '../../frontend/feed/dates'
		),
	( { showAge }, element ) => showAge( element )
);
mountLater(
	`.${ part( 'slider' ) }`,
	() =>
		import(
			/* webpackChunkName: "chunks/feed-slider" */ '../../frontend/feed/slider'
		),
	( { attachSlider }, element ) => {
		const block = element.closest< HTMLElement >( `.${ BLOCK }` );
		const words = block && ( readData( block ) as SliderWords | undefined );
		if ( words ) {
			attachSlider( element, words );
		}
	},
	whenNear
);
mountLater(
	`.${ part( 'share' ) }`,
	() =>
		import(
			/* webpackChunkName: "chunks/feed-share" */ '../../frontend/feed/share-menu'
		),
	( { attachShareMenu }, element ) => attachShareMenu( element )
);
mountLater(
	`.${ part( 'carousel' ) }`,
	() =>
		import(
			/* webpackChunkName: "chunks/feed-carousel" */ '../../frontend/feed/carousel'
		),
	( { attachCarousel }, element ) => attachCarousel( element ),
	whenNear
);
mountLater(
	`.${ BLOCK } .vitrine-embed__allow[hidden]`,
	() =>
		import(
			/* webpackChunkName: "chunks/feed-likes-box" */ '../../frontend/feed/likes-box'
		),
	( { attachLikesBox }, element ) => attachLikesBox( element )
);
