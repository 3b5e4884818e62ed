import type { JSX } from 'react';

/** A button, a line. */
const button = ( d: string ) => <path d={ d } className="is-button" />;
const line = ( d: string ) => <path d={ d } className="is-line" />;

/** A box with what is in it. */
const box = ( x: number, y: number, width: number, height: number ) => (
	<rect x={ x } y={ y } width={ width } height={ height } rx="3" />
);

/** A picture beside two lines and a button; `at` = where each begins. */
const split = ( picture: number, text: number, isForm: boolean ) => (
	<>
		{ box( 14, 15, 92, 42 ) }
		<path d={ `M${ picture } 15h38v42h-38z` } className="is-picture" />
		<circle cx={ picture + 19 } cy="30" r="8" className="is-sun" />
		<path d={ `M${ picture } 57v-6l12-12 10 8 16-14v24z` } />
		{ line( `M${ text } 26h26M${ text } 33h38` ) }
		{ isForm
			? button( `M${ text } 41h26v8h-26zM${ text + 29 } 41h11v8h-11z` )
			: button( `M${ text } 41h22v8h-22z` ) }
	</>
);

/** A box in a corner. */
const corner = ( x: number, hasForm = false ) => (
	<>
		{ box( x, 30, 46, 36 ) }
		{ line( `M${ x + 7 } 39h20M${ x + 7 } 46h32` ) }
		{ button(
			hasForm
				? `M${ x + 7 } 53h20v8h-20zM${ x + 30 } 53h9v8h-9z`
				: `M${ x + 7 } 53h20v8h-20z`
		) }
	</>
);

/** A line over the whole width; `y` = where it begins. */
const bar = ( y: number ) => (
	<>
		<rect x="0" y={ y } width="120" height="16" />
		{ line( `M12 ${ y + 8 }h58` ) }
		{ button( `M82 ${ y + 4 }h20v8h-20z` ) }
	</>
);

/** Everything is covered. */
const full = (
	<>
		<rect x="0" y="0" width="120" height="72" />
		{ line( 'M42 22h36M34 32h52' ) }
		{ button( 'M36 42h22v10H36zM62 42h22v10H62z' ) }
	</>
);

/** What lies over the page, in a picture of 120 × 72. */
const POPUPS: Record< string, JSX.Element > = {
	newsletter: (
		<>
			{ box( 30, 14, 60, 44 ) }
			{ line( 'M38 23h30M38 30h44' ) }
			{ button( 'M38 38h26v8H38zM67 38h15v8H67z' ) }
		</>
	),
	'newsletter-split': split( 14, 59, true ),
	'newsletter-corner': corner( 68, true ),
	'newsletter-welcome': full,
	guide: split( 68, 20, true ),
	offer: corner( 68 ),
	teaser: (
		<>
			{ box( 70, 54, 46, 18 ) }
			{ button( 'm77 59 6 4-6 4z' ) }
			{ line( 'M88 63h20' ) }
		</>
	),
	'free-shipping': bar( 56 ),
	coupon: (
		<>
			{ box( 34, 10, 52, 52 ) }
			{ line( 'M44 19h32' ) }
			<path d="M42 27h36v12H42z" className="is-dashed" />
			{ button( 'M47 46h26v9H47z' ) }
		</>
	),
	sale: (
		<>
			<rect x="26" y="13" width="68" height="46" rx="3" />
			<path d="M44 24h32" className="is-line" />
			<path d="M38 34h44" className="is-line is-large" />
			{ button( 'M46 44h28v9H46z' ) }
		</>
	),
	'exit-offer': split( 14, 59, false ),
	collection: split( 68, 20, false ),
	announcement: bar( 0 ),
	notice: (
		<>
			{ box( 6, 48, 108, 18 ) }
			{ line( 'M13 57h60' ) }
			{ button( 'M84 52h22v10H84z' ) }
		</>
	),
	privacy: corner( 6 ),
	hours: (
		<>
			{ box( 68, 28, 46, 38 ) }
			{ line( 'M75 37h24M75 45h32M75 52h32M75 59h32' ) }
		</>
	),
	'age-gate': full,
	event: split( 14, 59, false ),
	donation: split( 68, 20, false ),
	appointment: split( 14, 59, false ),
	video: (
		<>
			{ box( 20, 9, 80, 54 ) }
			{ button( 'M53 26v20l17-10z' ) }
		</>
	),
	contact: (
		<>
			{ box( 26, 10, 68, 52 ) }
			{ line( 'M34 20h28M34 28h44M34 35h40M34 42h44' ) }
			{ button( 'M34 48h20v8H34z' ) }
		</>
	),
	feedback: (
		<>
			{ box( 68, 36, 46, 30 ) }
			{ line( 'M75 45h32' ) }
			{ button( 'M75 52h14v8H75zM93 52h14v8H93z' ) }
		</>
	),
	testimonial: (
		<>
			{ box( 6, 30, 50, 36 ) }
			{ button(
				'M13 36h5v5h-5zM20 36h5v5h-5zM27 36h5v5h-5zM34 36h5v5h-5zM41 36h5v5h-5z'
			) }
			{ line( 'M13 48h36M13 54h28M13 61h14' ) }
		</>
	),
};

/**
 * A drawing of a pattern: where it lies, and what is in it.
 *
 * @param props      What to show.
 * @param props.name Name of the pattern.
 */
export function PatternPicture( { name }: { name: string } ) {
	return (
		<svg
			className="vitrine-popup-picture"
			viewBox="0 0 120 72"
			aria-hidden="true"
		>
			<path
				className="is-page"
				d="M12 12h20M52 12h56M12 24h96v14H12zM12 46h80M12 54h96M12 62h60"
			/>
			<g>
				{ POPUPS[ name.replace( 'vitrine/popup-', '' ) ] ??
					POPUPS[ 'newsletter' ] }
			</g>
		</svg>
	);
}
