import { formatTools, parseTools, VIEWER_TOOLS } from '../tools';
import type { ViewerSettings } from '../types';
import { AttributeReader } from './attribute-reader';

/** Ms. */
const MIN_DELAY = 2000;
const NORMAL_DELAY = 3000;

/** An address of the web without what could leave an attribute. */
const ADDRESS = /^https?:\/\/[^\s<>"'`\\]+$/i;

/**
 * Settings of the viewer, within bounds. Twin: php/Gallery/Settings/ViewerSettings.php.
 *
 * @param members Some of the settings, possibly hostile.
 */
export function viewerSettings( members: unknown ): ViewerSettings {
	const given = new AttributeReader( members );
	const toolbar = given.part( 'toolbar' );
	const tools = given.part( 'tools' );
	const delay = given.whole( 'slideshowDelay', NORMAL_DELAY, 0, 600_000 );
	const logo = given.text( 'logo', '', 2000 );
	const list = ( from: AttributeReader, name: string, normal: string ) =>
		formatTools(
			parseTools( from.text( name, normal, 1000 ), VIEWER_TOOLS )
		);
	return {
		transition: given.choice( 'transition', 'swipe2', [
			'swipe2',
			'swipe',
			'slideAppear',
			'none',
		] ),
		theme: given.choice( 'theme', 'dark', [ 'dark', 'light' ] ),
		zoom: given.flag( 'zoom', true ),
		slideshowDelay: delay < MIN_DELAY ? NORMAL_DELAY : delay,
		slideshowAutoStart: given.flag( 'slideshowAutoStart', false ),
		hideToolsDelay: given.whole( 'hideToolsDelay', 3000, -1, 600_000 ),
		fullscreen: given.flag( 'fullscreen', false ),
		imageDisplay: given.choice( 'imageDisplay', '', [
			'',
			'bestImageQuality',
			'upscale',
		] ),
		toolbar: {
			display: toolbar.flag( 'display', true ),
			position: toolbar.choice( 'position', 'bottomOverImage', [
				'bottomOverImage',
				'bottom',
				'topOverImage',
				'top',
			] ),
			fullWidth: toolbar.flag( 'fullWidth', false ),
			align: toolbar.choice( 'align', 'center', [
				'left',
				'center',
				'right',
			] ),
			autoMinimize: toolbar.whole( 'autoMinimize', 0, 0, 10_000 ),
			standard: list( toolbar, 'standard', 'minimizeButton,label' ),
			minimized: list(
				toolbar,
				'minimized',
				'minimizeButton,label,infoButton,shareButton,fullscreenButton'
			),
		},
		tools: {
			topLeft: list( tools, 'topLeft', 'pageCounter,playPauseButton' ),
			topRight: list(
				tools,
				'topRight',
				'rotateLeft,rotateRight,fullscreenButton,closeButton'
			),
		},
		strip: given.choice( 'strip', 'none', [
			'none',
			'bottom',
			'bottomOverMedia',
		] ),
		stripWidth: given.whole( 'stripWidth', 40, 20, 400 ),
		stripHeight: given.whole( 'stripHeight', 40, 20, 400 ),
		logo: ADDRESS.test( logo ) ? logo : '',
	};
}
