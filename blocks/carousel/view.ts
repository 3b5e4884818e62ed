import { loadOnce } from '../../frontend/core/load';
import { mount } from '../../frontend/core/mount';
import { whenNear } from '../../frontend/core/near';
import { BLOCK } from '../../frontend/render/carousel/names';

const load = loadOnce(
	() => import( /* webpackIgnore: true */ '@vitrine/carousel-block' )
);

mount( `.${ BLOCK }`, ( root ) =>
	whenNear( root, () =>
		load()
			.then( ( { attachCarousel } ) => attachCarousel( root ) )
			// It is a row that scrolls, and all of it can be seen.
			.catch( () => root.classList.add( 'is-alone' ) )
	)
);
