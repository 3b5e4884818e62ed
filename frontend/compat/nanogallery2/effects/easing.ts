/** Easings by the names of the original, as CSS writes them. */

/** Two points of a curve: what the names have meant since Penner. */
const CURVES: Record< string, string > = {
	easeInQuad: '.55,.085,.68,.53',
	easeOutQuad: '.25,.46,.45,.94',
	easeInOutQuad: '.455,.03,.515,.955',
	easeInCubic: '.55,.055,.675,.19',
	easeOutCubic: '.215,.61,.355,1',
	easeInOutCubic: '.645,.045,.355,1',
	easeInQuart: '.895,.03,.685,.22',
	easeOutQuart: '.165,.84,.44,1',
	easeInOutQuart: '.77,0,.175,1',
	easeInQuint: '.755,.05,.855,.06',
	easeOutQuint: '.23,1,.32,1',
	easeInOutQuint: '.86,0,.07,1',
	easeInSine: '.47,0,.745,.715',
	easeOutSine: '.39,.575,.565,1',
	easeInOutSine: '.445,.05,.55,.95',
	easeInExpo: '.95,.05,.795,.035',
	easeOutExpo: '.19,1,.22,1',
	easeInOutExpo: '1,0,0,1',
	easeInCirc: '.6,.04,.98,.335',
	easeOutCirc: '.075,.82,.165,1',
	easeInOutCirc: '.785,.135,.15,.86',
	easeInBack: '.6,-.28,.735,.045',
	easeOutBack: '.175,.885,.32,1.275',
	easeInOutBack: '.68,-.55,.265,1.55',
};

/** Of a curve without points. */
const SAMPLES = 24;

const SPRINGS: Record< string, ( time: number ) => number > = {
	easeOutBounce: bounce,
	bounce,
	elastic: ( time ) =>
		time === 0
			? 0
			: -( 4 ** ( -8 * time ) ) *
					Math.sin( ( ( time * 6 - 1 ) * 2 * Math.PI ) / 2 ) +
				1,
};

function bounce( time: number ): number {
	const rise = 7.5625;
	for ( const [ until, middle, low ] of [
		[ 1 / 2.75, 0, 0 ],
		[ 2 / 2.75, 1.5 / 2.75, 0.75 ],
		[ 2.5 / 2.75, 2.25 / 2.75, 0.9375 ],
	] as const ) {
		if ( time < until ) {
			return rise * ( time - middle ) ** 2 + low;
		}
	}
	return rise * ( time - 2.625 / 2.75 ) ** 2 + 0.984375;
}

/**
 * A timing function of CSS.
 *
 * @param name Name in the original; one that is unknown is its usual one.
 */
export function easingOf( name: string ): string {
	const spring = Object.hasOwn( SPRINGS, name ) ? SPRINGS[ name ] : null;
	if ( spring ) {
		const points = Array.from(
			{ length: SAMPLES + 1 },
			( _, at ) => Math.round( spring( at / SAMPLES ) * 1000 ) / 1000
		);
		return `linear(${ points.join() })`;
	}
	const curve = Object.hasOwn( CURVES, name )
		? CURVES[ name ]
		: CURVES[ 'easeOutQuart' ];
	return `cubic-bezier(${ curve })`;
}
