import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentSettings } from '../../../frontend/render/popup/types';

export type Phase = 'entering' | 'leaving';

/** What the frame gets while it moves. */
export interface Playing {
	/** '' = it stands. */
	className: '' | 'is-entering' | 'is-leaving';
	/** Name of the animation. */
	animation: string;
	play: ( phase: Phase ) => void;
}

/** Whether somebody has asked for less motion. */
export const prefersStill = (): boolean =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Ms that a browser may be late. */
const SPARE = 100;

/**
 * Plays entrance and exit in the canvas: by a button, and when another one is chosen. The movements are those of style.scss.
 *
 * @param settings Document settings.
 */
export function usePlaying( {
	entrance_animation: entrance,
	exit_animation: exit,
	entrance_animation_duration: { size: seconds },
}: DocumentSettings ): Playing {
	const [ phase, setPhase ] = useState< Phase | '' >( '' );
	const timer = useRef( 0 );
	const play = useCallback(
		( next: Phase ) => {
			if ( prefersStill() ) {
				speak(
					__(
						'Your device is set to reduce motion, so animations do not play.',
						'vitrine'
					)
				);
				return;
			}
			clearTimeout( timer.current );
			// One frame without it, or the same animation would not begin again.
			setPhase( '' );
			requestAnimationFrame( () =>
				requestAnimationFrame( () => {
					setPhase( next );
					timer.current = window.setTimeout(
						() => setPhase( '' ),
						seconds * 1000 + SPARE
					);
				} )
			);
		},
		[ seconds ]
	);
	useEffect( () => () => clearTimeout( timer.current ), [] );
	usePlayedOnChange( entrance, 'entering', play );
	usePlayedOnChange( exit, 'leaving', play );
	return {
		className: phase === '' ? '' : `is-${ phase }`,
		animation: phase === 'leaving' ? exit : entrance,
		play,
	};
}

function usePlayedOnChange(
	animation: string,
	phase: Phase,
	play: Playing[ 'play' ]
): void {
	const before = useRef( animation );
	useEffect( () => {
		if ( before.current !== animation && animation !== '' ) {
			play( phase );
		}
		before.current = animation;
	}, [ animation, phase, play ] );
}
