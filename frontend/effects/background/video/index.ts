/** `@vitrine/background-video`: videos behind sections. */
import { mount } from '../../../core/mount';
import { hasTool } from '../../../consent/embed/has-tool';
import { wider } from '../../../core/device';
import { control } from '../control';
import { playback } from './playback';
import { readVideo, type VideoData } from './read';

// Where there is no tool, nothing of it is fetched.
const tool = hasTool( 'background-video' )
	? import( /* webpackIgnore: true */ '@vitrine/consent' )
	: undefined;

mount( '.vitrine-background.is-video', ( element ) => {
	const data = readVideo( element );
	const media = element.querySelector< HTMLElement >(
		'.vitrine-background__media'
	);
	if ( data && media ) {
		attach( element, media, data );
	}
} );

/**
 * Gives a video its behavior.
 *
 * @param element The background.
 * @param media   Where it plays.
 * @param data    What the server says.
 */
function attach(
	element: HTMLElement,
	media: HTMLElement,
	data: VideoData
): void {
	const button = element.querySelector( 'button' )!;
	const { ariaLabel: asking, ariaDescription: notice } = button;
	let isAllowed = ! data.ask;
	const allow = ( is: boolean ) => {
		isAllowed = is;
		button.ariaDescription = is ? null : notice;
		element.classList.toggle( 'is-asking', ! is );
		name( is ? data.play : asking! );
	};
	const video = playback( media, data, () => stop() );
	const { begin, stop, forget, hold, name } = control(
		element,
		data,
		{
			play: () => {
				// Somebody has pressed the button: that allows this one.
				if ( ! isAllowed ) {
					allow( true );
				}
				video.play();
			},
			pause: video.pause,
		},
		() => isAllowed
	);
	allow( isAllowed );

	if ( ! data.phones ) {
		const isWide = wider( 'phones' );
		const follow = () => hold( ! isWide.matches );
		isWide.addEventListener( 'change', follow );
		follow();
	}
	if ( data.ask ) {
		void tool?.then(
			( { watch } ) =>
				watch(
					( granted ) => {
						if ( granted ) {
							allow( true );
							begin();
						} else {
							isAllowed = false;
							forget();
							video.remove();
							allow( false );
						}
					},
					'marketing',
					data.kind
				),
			// It cannot be had: each video is allowed by itself.
			() => undefined
		);
	}
}
