import type { SwiperOptions } from 'swiper/types';
import {
	EffectCards,
	EffectCoverflow,
	EffectCreative,
	EffectFade,
} from 'swiper/modules';
import { isStacked, type BlockSettings } from '../block/settings';

/**
 * What Swiper is told.
 *
 * @param settings How the carousel moves.
 * @param fit      Slides that are seen at once, partly, too.
 */
export const paramsOf = (
	settings: BlockSettings,
	fit: number
): SwiperOptions => ( {
	modules: [ EffectCards, EffectCoverflow, EffectCreative, EffectFade ],
	effect: settings.effect,
	slidesPerView: isStacked( settings ) ? 1 : 'auto',
	// Its box is one slide wide, and in the middle.
	centeredSlides: settings.centered,
	loopAdditionalSlides: settings.centered ? Math.ceil( fit / 2 ) : 0,
	loopPreventsSliding: false,
	simulateTouch: settings.drag,
	threshold: 5,
	touchReleaseOnEdges: true,
	touchStartPreventDefault: false,
	// What is moved itself.
	noSwipingSelector: '[type="range"]',
	updateOnWindowResize: false,
	resizeObserver: false,
	fadeEffect: { crossFade: true },
	coverflowEffect: { rotate: 30, depth: 120, slideShadows: false },
	cardsEffect: { slideShadows: false },
	creativeEffect: {
		prev: { translate: [ '-20%', 0, -1 ], opacity: 0 },
		next: { translate: [ '100%', 0, 0 ] },
	},
} );
