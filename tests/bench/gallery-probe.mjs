/**
 * What is measured inside a page, the same for every contender. Each function below is sent to the browser by itself.
 */

/**
 * Installs `window.bench` before anything of the page runs.
 *
 * @param {Object}  contender
 * @param {string}  contender.tile
 * @param {string}  contender.large
 * @param {boolean} contender.looks Whether tiles are looked at in every frame, which lengthens the tasks of a page.
 */
export const PROBE = ( { tile, large, looks = true } ) => {
	/** Tiles that are looked at in every frame: more than any window holds, and few enough to cost nothing. */
	const LOOKED_AT = 80;
	/** Frames that a picture must not move in. */
	const STILL = 3;
	/** The small files' names; `naturalWidth` of a picture with `srcset` is what it is shown at. */
	const SMALL = /-\d+x\d+\.png$/;
	const bench = {
		tasks: [],
		shifts: [],
		/** Time of the first frame since which all tiles in the window are there. */
		visible: 0,
		tiles: 0,
		done: false,
	};
	window.bench = bench;
	new PerformanceObserver( ( list ) => {
		for ( const { startTime, duration } of list.getEntries() ) {
			bench.tasks.push( { startTime, duration } );
		}
	} ).observe( { type: 'longtask', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			if ( ! entry.hadRecentInput ) {
				bench.shifts.push( {
					value: entry.value,
					what: entry.sources
						.map(
							( { node, previousRect: from, currentRect: to } ) =>
								`${ node?.className || node?.nodeName } ${ [ from, to ].map( ( { x, y, width, height } ) => [ x, y, width, height ].map( Math.round ) ).join( ' → ' ) }`
						)
						.join( '; ' ),
				} );
			}
		}
	} ).observe( { type: 'layout-shift', buffered: true } );

	const opaque = ( element ) => {
		for ( let at = element; at; at = at.parentElement ) {
			const { opacity, visibility } = window.getComputedStyle( at );
			if ( Number( opacity ) < 0.99 || visibility === 'hidden' ) {
				return false;
			}
		}
		return true;
	};
	const loaded = new Set();
	const hasLoaded = ( url ) => {
		if ( ! loaded.has( url ) ) {
			for ( const entry of performance.getEntriesByName( url ) ) {
				if ( entry.responseEnd > 0 ) {
					loaded.add( url );
				}
			}
		}
		return loaded.has( url );
	};
	performance.setResourceTimingBufferSize( 20000 );
	/** Some show a background and lay an invisible picture over it. */
	const shows = ( element ) => {
		const picture = element.querySelector( 'img' );
		const painted = picture?.parentElement;
		const background =
			painted &&
			/url\("(.+?)"\)/.exec(
				window.getComputedStyle( painted ).backgroundImage
			);
		return background
			? opaque( painted ) && hasLoaded( background[ 1 ] )
			: Boolean(
					picture?.complete &&
					picture.naturalWidth > 1 &&
					opaque( picture )
				);
	};
	const inWindow = () =>
		[ ...document.querySelectorAll( tile ) ]
			.slice( 0, LOOKED_AT )
			.filter( ( element ) => {
				const { top, bottom, width } = element.getBoundingClientRect();
				return width > 0 && top < window.innerHeight - 1 && bottom > 1;
			} );
	const look = ( now ) => {
		const tiles = inWindow();
		if ( tiles.length === 0 || ! tiles.every( shows ) ) {
			bench.visible = 0;
		} else if ( bench.visible === 0 || tiles.length !== bench.tiles ) {
			bench.visible = now;
		}
		bench.tiles = tiles.length;
		if ( ! bench.done ) {
			window.requestAnimationFrame( look );
		}
	};
	if ( looks ) {
		window.requestAnimationFrame( look );
	}

	const placeOf = ( element ) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return [ x, y, width, height ].map( Math.round ).join();
	};
	const largeOne = () =>
		[ ...document.querySelectorAll( large ) ].find( ( picture ) => {
			const { left, right, top, bottom, width, height } =
				picture.getBoundingClientRect();
			return (
				picture.complete &&
				picture.naturalWidth > 1 &&
				! SMALL.test( picture.currentSrc ) &&
				width * height > window.innerWidth * window.innerHeight * 0.2 &&
				left < window.innerWidth / 2 &&
				right > window.innerWidth / 2 &&
				top < window.innerHeight / 2 &&
				bottom > window.innerHeight / 2 &&
				opaque( picture )
			);
		} );

	/**
	 * @param {string} event What starts it.
	 * @return {Promise<number>} Milliseconds until another large picture stands still.
	 */
	bench.opening = ( event ) =>
		new Promise( ( resolve, reject ) => {
			const before = largeOne()?.src;
			window.addEventListener(
				event,
				( { timeStamp } ) => {
					let place = '';
					let since = 0;
					let still = 0;
					const watch = () => {
						const now = performance.now();
						const picture = largeOne();
						const here =
							picture && picture.src !== before
								? `${ picture.src } ${ placeOf( picture ) }`
								: '';
						if ( here === '' || here !== place ) {
							since = now;
							still = 0;
						} else {
							still++;
						}
						place = here;
						if ( here !== '' && still >= STILL ) {
							resolve( since - timeStamp );
						} else if ( now - timeStamp > 15000 ) {
							reject( new Error( 'No large picture came.' ) );
						} else {
							window.requestAnimationFrame( watch );
						}
					};
					window.requestAnimationFrame( watch );
				},
				{ capture: true, once: true }
			);
		} );

	/** @return {Promise<number>} Milliseconds from a resize until nothing moves any more; tiles are compared by their pictures. */
	bench.resizing = () =>
		new Promise( ( resolve ) => {
			window.addEventListener(
				'resize',
				( { timeStamp } ) => {
					let before = '';
					let last = timeStamp;
					const watch = () => {
						const now = performance.now();
						const boxes = [ ...document.querySelectorAll( tile ) ]
							.slice( 0, LOOKED_AT )
							.map( placeOf );
						const here = `${ document.documentElement.scrollHeight } ${ boxes }`;
						if ( here !== before ) {
							last = now;
						}
						before = here;
						if ( now - timeStamp > 900 ) {
							resolve( last - timeStamp );
						} else {
							window.requestAnimationFrame( watch );
						}
					};
					window.requestAnimationFrame( watch );
				},
				{ once: true }
			);
		} );
};

/** Scrolls to the end as with a wheel, and waits until all is quiet. */
export async function readOn( page ) {
	const { height } = page.viewportSize();
	for ( let i = 0; i < 12; i++ ) {
		await page.mouse.wheel( 0, height * 0.8 );
		await page.waitForTimeout( 60 );
	}
	await page.evaluate( () =>
		window.scrollTo( 0, document.documentElement.scrollHeight )
	);
	await page.waitForTimeout( 300 );
	await page.waitForLoadState( 'networkidle' );
}
