/** Animations of slides, which go on and rest together. */

export interface Stage {
	/**
	 * Begins an animation; while all rest, it waits.
	 *
	 * @param element What it moves.
	 * @param frames  How; null = it only takes its time.
	 * @param options How long, and the like.
	 */
	run: (
		element: HTMLElement,
		frames: PropertyIndexedKeyframes | null,
		options: KeyframeAnimationOptions
	) => Animation;
	/**
	 * Waits for animations that never rest half way: they end at once instead.
	 *
	 * @param moves Which ones.
	 */
	moved: ( moves: Animation[] ) => Promise< unknown >;
	play: () => void;
	pause: () => void;
}

/**
 * A stage on which everything rests.
 *
 * @param media What the slides are in.
 */
export function stageOf( media: HTMLElement ): Stage {
	let isPlaying = false;
	let moving: Animation[] = [];
	const those = ( state: AnimationPlayState ) =>
		media
			.getAnimations( { subtree: true } )
			.filter( ( { playState } ) => playState === state );

	return {
		run: ( element, frames, options ) => {
			const animation = element.animate( frames, options );
			if ( ! isPlaying ) {
				animation.pause();
			}
			return animation;
		},
		moved: ( moves ) => {
			moving = moves;
			return Promise.all( moves.map( ( { finished } ) => finished ) );
		},
		play: () => {
			isPlaying = true;
			those( 'paused' ).forEach( ( one ) => one.play() );
		},
		pause: () => {
			isPlaying = false;
			moving.forEach( ( one ) => one.finish() );
			those( 'running' ).forEach( ( one ) => one.pause() );
		},
	};
}
