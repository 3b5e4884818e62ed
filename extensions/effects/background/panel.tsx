import { InspectorControls } from '@wordpress/block-editor';
import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel, settingsIn } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import { imagesOf } from '../../../frontend/render/effects/background/media';
import type { Background } from '../../../frontend/render/effects/background/settings';
import { videoSource } from '../../../frontend/render/effects/background/video';
import {
	readEffects,
	type Effects,
} from '../../../frontend/render/effects/effects';
import { SECTIONS } from '../../../frontend/render/effects/look';
import { ImagesSetting, PosterSetting, VideoChoice } from './files';
import { usePlaying } from './playing';
import { effectsOf, type PanelProps } from '../settings';

interface BackgroundFieldsProps {
	settings: Settings< Background >;
}

/**
 * What moves behind a section.
 *
 * @param props The block.
 */
export function BackgroundPanel( props: PanelProps ) {
	const settings = settingsIn< Effects, 'background', Background >(
		effectsOf( props ),
		'background'
	);
	const { background } = readEffects( props.attributes.vitrineEffects );
	return (
		SECTIONS.includes( props.name ) && (
			<InspectorControls>
				<SettingsPanel
					label={ __( 'Moving background', 'vitrine' ) }
					settings={ settings }
				>
					<Fields
						settings={ settings }
						fields={ {
							kind: {
								label: __( 'Background type', 'vitrine' ),
								choices: {
									'': __( 'None', 'vitrine' ),
									slideshow: __( 'Slideshow', 'vitrine' ),
									video: __( 'Video', 'vitrine' ),
								},
							},
						} }
					/>
					{ background.kind === 'slideshow' && (
						<SlideshowFields settings={ settings } />
					) }
					{ background.kind === 'video' && (
						<VideoFields settings={ settings } />
					) }
					<PlayButton
						clientId={ props.clientId }
						background={ background }
					/>
				</SettingsPanel>
			</InspectorControls>
		)
	);
}

/**
 * Settings of a slideshow.
 *
 * @param props          What to show.
 * @param props.settings Settings of the background.
 */
const SlideshowFields = ( { settings }: BackgroundFieldsProps ) => (
	<>
		<ImagesSetting settings={ settings } />
		<Fields
			settings={ settings }
			fields={ {
				duration: {
					label: __( 'Time per image (ms)', 'vitrine' ),
					max: 20_000,
					step: 100,
				},
				transition: {
					label: __( 'Transition', 'vitrine' ),
					choices: {
						fade: __( 'Fade', 'vitrine' ),
						'slide-right': __( 'Slide right', 'vitrine' ),
						'slide-left': __( 'Slide left', 'vitrine' ),
						'slide-up': __( 'Slide up', 'vitrine' ),
						'slide-down': __( 'Slide down', 'vitrine' ),
					},
				},
				transitionDuration: {
					label: __( 'Transition duration (ms)', 'vitrine' ),
					step: 100,
				},
				loop: __( 'Loop', 'vitrine' ),
				kenBurns: {
					label: __( 'Ken Burns effect', 'vitrine' ),
					choices: {
						none: __( 'None', 'vitrine' ),
						in: __( 'Zoom in', 'vitrine' ),
						out: __( 'Zoom out', 'vitrine' ),
					},
				},
				size: {
					label: __( 'Image size', 'vitrine' ),
					choices: {
						cover: __( 'Cover', 'vitrine' ),
						contain: __( 'Contain', 'vitrine' ),
					},
				},
				...position(),
			} }
		/>
	</>
);

/**
 * Settings of a video.
 *
 * @param props          What to show.
 * @param props.settings Settings of the background.
 */
function VideoFields( { settings }: BackgroundFieldsProps ) {
	const source = videoSource( settings.attributes );
	const { url, start, end } = settings.attributes;
	return (
		<>
			<Fields
				settings={ settings }
				fields={ {
					url: {
						label: __( 'Video URL', 'vitrine' ),
						help: __(
							'YouTube, Vimeo, or a file (MP4, WebM, or OGV). The video always plays without sound.',
							'vitrine'
						),
					},
				} }
			/>
			<VideoChoice settings={ settings } />
			{ url && ! source && (
				<PanelNotice>
					{ __(
						'This is not the URL of a YouTube or Vimeo video, or of a video file.',
						'vitrine'
					) }
				</PanelNotice>
			) }
			<PosterSetting settings={ settings } />
			<Fields
				settings={ settings }
				fields={ {
					...position(),
					start: {
						label: __( 'Start time (seconds)', 'vitrine' ),
						max: 600,
					},
					end: {
						label: __( 'End time (seconds)', 'vitrine' ),
						max: 600,
						help: __( '0 = play to the end', 'vitrine' ),
					},
				} }
			/>
			{ end > 0 && end <= start && (
				<PanelNotice>
					{ __(
						'The end time must be after the start time. The video plays to its end.',
						'vitrine'
					) }
				</PanelNotice>
			) }
			<Fields
				settings={ settings }
				fields={ {
					once: __( 'Play once', 'vitrine' ),
					phones: {
						label: __( 'Play on phones', 'vitrine' ),
						help: __(
							'Otherwise, phones show the poster.',
							'vitrine'
						),
					},
					...( source && source.kind !== 'video' && consent() ),
				} }
			/>
		</>
	);
}

const position = () => ( {
	position: {
		label: __( 'Image position', 'vitrine' ),
		choices: {
			center: __( 'Center', 'vitrine' ),
			top: __( 'Top', 'vitrine' ),
			bottom: __( 'Bottom', 'vitrine' ),
			left: __( 'Left', 'vitrine' ),
			right: __( 'Right', 'vitrine' ),
		},
	},
} );

/** What is asked of a third party, and of visitors first. */
const consent = () => ( {
	privacy: {
		label: __( 'Privacy mode', 'vitrine' ),
		help: __(
			'Uses youtube-nocookie.com, and asks Vimeo not to track visitors.',
			'vitrine'
		),
	},
	ask: {
		label: __( 'Ask for consent', 'vitrine' ),
		help: __(
			'The video loads after a visitor presses Play or agrees in your consent tool. Visitors are always asked when a consent tool is active.',
			'vitrine'
		),
	},
} );

const PanelNotice = ( { children }: { children: string } ) => (
	<div style={ { gridColumn: '1 / -1' } }>
		<Notice status="warning" isDismissible={ false }>
			{ children }
		</Notice>
	</div>
);

interface PlayButtonProps {
	clientId: string;
	background: Background;
}

/**
 * Moves the background in the canvas: nothing of a third party is loaded there before a press.
 *
 * @param props            What to show.
 * @param props.clientId   The block.
 * @param props.background Settings of the background.
 */
function PlayButton( { clientId, background }: PlayButtonProps ) {
	const [ isPlaying, setPlaying ] = usePlaying( clientId );
	const moves =
		background.kind === 'video'
			? videoSource( background ) !== null
			: background.kind === 'slideshow' &&
				( imagesOf( background ).length > 1 ||
					( imagesOf( background ).length > 0 &&
						background.kenBurns !== 'none' ) );
	return moves ? (
		<div style={ { gridColumn: '1 / -1' } }>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => setPlaying( ! isPlaying ) }
			>
				{ isPlaying
					? __( 'Pause', 'vitrine' )
					: __( 'Play', 'vitrine' ) }
			</Button>
			<p>
				{ __(
					'Visitors get a button that pauses it. It starts paused for those who prefer reduced motion or save data.',
					'vitrine'
				) }
			</p>
		</div>
	) : null;
}
