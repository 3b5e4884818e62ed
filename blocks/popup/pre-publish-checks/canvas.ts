/** The canvas of the editor, in whichever way this WordPress frames it. */

/** What is seen has changed: something was loaded, or has moved to its place. */
const SETTLED = [ 'load', 'transitionend', 'animationend' ];

/** The document that the canvas is in. */
export function canvasDocument(): Document {
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	return frame?.contentDocument ?? document;
}

/**
 * Looks at the canvas, and again whenever it looks otherwise: it may be drawn long after the panels, and be replaced.
 *
 * @param look May write into the canvas what it takes away again; what happens meanwhile is no change.
 * @param calm Least ms between two looks.
 * @return Ends it.
 */
export function watchCanvas( look: () => void, calm: number ): () => void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let watched: Node | null = null;
	let own = new AbortController();
	const ended = new AbortController();

	const changes = new MutationObserver( () => later() );
	const later = () => {
		timer ??= setTimeout( () => {
			try {
				look();
			} finally {
				changes.takeRecords();
				// Only now: an empty frame in a copy is loaded as soon as it is written.
				timer = undefined;
			}
		}, calm );
	};
	const watch = () => {
		const page = canvasDocument();
		// Without a frame, panels stand around it.
		const canvas =
			page === document
				? document.querySelector( '.is-root-container' )
				: page;
		if ( canvas === watched ) {
			return;
		}
		watched = canvas;
		changes.disconnect();
		own.abort();
		own = new AbortController();
		if ( canvas ) {
			changes.observe( canvas, {
				childList: true,
				characterData: true,
				attributes: true,
				attributeFilter: [ 'class', 'style' ],
				subtree: true,
			} );
			for ( const name of SETTLED ) {
				canvas.addEventListener( name, later, {
					capture: true,
					signal: own.signal,
				} );
			}
		}
		later();
	};

	const arrivals = new MutationObserver( watch );
	arrivals.observe( document.body, { childList: true, subtree: true } );
	// A frame has another document once it is loaded.
	document.addEventListener( 'load', watch, {
		capture: true,
		signal: ended.signal,
	} );
	watch();
	return () => {
		clearTimeout( timer );
		arrivals.disconnect();
		changes.disconnect();
		own.abort();
		ended.abort();
	};
}
