import { mount, readData } from '@vitrine/frontend';
import { loadOnce } from '../../frontend/core/load';
import { attachComments } from '../../frontend/feed/comments/opening';
import { attachMore } from '../../frontend/feed/more';
import { attachOpening } from '../../frontend/feed/opening';
import { attachPictures } from '../../frontend/feed/pictures';
import type { SliderWords } from '../../frontend/feed/slider';

const loadDates = loadOnce(
	() =>
		import(
			/* webpackChunkName: "chunks/feed-dates" */ '../../frontend/feed/dates'
		)
);

const loadSlider = loadOnce(
	() =>
		import(
			/* webpackChunkName: "chunks/feed-slider" */ '../../frontend/feed/slider'
		)
);

const loadShareMenu = loadOnce(
	() =>
		import(
			/* webpackChunkName: "chunks/feed-share" */ '../../frontend/feed/share-menu'
		)
);

mount( '.wp-block-vitrine-social-feed', attachMore );
mount( '.wp-block-vitrine-social-feed', attachPictures );
mount( '.wp-block-vitrine-social-feed__item[data-pictures]', attachOpening );
mount( 'a.wp-block-vitrine-social-feed__opener', attachComments );
mount( '.wp-block-vitrine-social-feed__date.is-relative', ( element ) =>
	loadDates().then(
		( { showAge } ) => showAge( element ),
		// The date stays.
		() => undefined
	)
);
mount( '.wp-block-vitrine-social-feed__slider', ( element ) => {
	const block = element.closest< HTMLElement >(
		'.wp-block-vitrine-social-feed'
	);
	const words = block && ( readData( block ) as SliderWords | undefined );
	if ( words ) {
		loadSlider().then(
			( { attachSlider } ) => attachSlider( element, words ),
			// A finger, the wheel and the keys still move the row.
			() => undefined
		);
	}
} );
mount( '.wp-block-vitrine-social-feed__share', ( element ) =>
	loadShareMenu().then(
		( { attachShareMenu } ) => attachShareMenu( element ),
		// It opens and closes by itself.
		() => undefined
	)
);
