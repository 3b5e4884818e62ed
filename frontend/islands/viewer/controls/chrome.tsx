/**
 * Everything around the picture: tools, the two sides, what is told to those who do not see it. Drawn anew with every state.
 */
import { safeUrl } from '@vitrine/frontend';
import { createElement, type AllHTMLAttributes, type ReactNode } from 'react';
import type {
	GalleryItem,
	ViewerSettings,
} from '../../../render/gallery/types';
import { ICONS, type ViewerIcon } from './icons';
import {
	downloadOf,
	isOffered,
	originalOf,
	toolNames,
	toolbarTools,
	type ToolName,
} from './tools';
import type { State } from './state';
import type { CustomTool } from '../types';
import { fill, type Strings } from '../strings';

const P = 'vitrine-viewer__';

export type Action =
	| 'close'
	| 'next'
	| 'previous'
	| 'slideshow'
	| 'rotateLeft'
	| 'rotateRight'
	| 'zoomIn'
	| 'zoomOut'
	| 'fullscreen'
	| 'info'
	| 'share'
	| 'minimize';

export interface ChromeProps {
	state: State;
	settings: ViewerSettings;
	words: Strings;
	/** Those that the page adds, by name. */
	tools?: Record< string, CustomTool > | undefined;
	act: ( action: Action ) => void;
	/** Asks the page whether a tool may be used. */
	use: ( tool: string ) => boolean;
}

type Outline = CustomTool[ 'icon' ];

interface ControlProps extends Omit<
	AllHTMLAttributes< HTMLElement >,
	'type'
> {
	label: string;
	icon: ViewerIcon | Outline;
	className: string;
}

/**
 * A button, or with an address a link that looks like one.
 *
 * @param props           What it is; the rest are attributes.
 * @param props.label     Its name.
 * @param props.icon      Its picture.
 * @param props.className More classes; pages with icons of their own find it by them (frontend/compat/nanogallery2/effects/icons.ts).
 */
function Control( { label, icon, className, ...rest }: ControlProps ) {
	return createElement(
		rest.href === undefined ? 'button' : 'a',
		{
			...rest,
			className: `${ P }tool ${ className }`,
			'aria-label': label,
			title: label,
		},
		<Drawing
			{ ...( typeof icon === 'string'
				? { viewBox: '0 0 24 24', path: ICONS[ icon ] }
				: icon ) }
		/>
	);
}

export function Drawing( { viewBox, path }: Outline ) {
	return (
		<svg className={ `${ P }icon` } viewBox={ viewBox } aria-hidden="true">
			<path d={ path } />
		</svg>
	);
}

/**
 * Lets keys scroll what is too long for its place.
 *
 * @param element Has just been drawn.
 */
function makeReachable( element: HTMLElement | null ) {
	if ( element && element.scrollHeight > element.clientHeight ) {
		element.setAttribute( 'tabindex', '0' );
	}
}

function Label( { item }: { item: GalleryItem | undefined } ) {
	return item && ( item.title || item.description ) ? (
		<div key={ item.id } className={ `${ P }label` } ref={ makeReachable }>
			{ item.title && <p className={ `${ P }title` }>{ item.title }</p> }
			{ item.description && (
				<p className={ `${ P }description` }>{ item.description }</p>
			) }
		</div>
	) : null;
}

/**
 * A link to the file of an item.
 *
 * @param props      Everything.
 * @param props.icon Which saves it, or shows it as it was uploaded.
 */
const fileLink = (
	{ words, use }: ChromeProps,
	name: 'download' | 'original',
	address: string,
	more: Partial< ControlProps >
) => (
	<Control
		className={ `is-${ name }` }
		label={ words[ name ] ?? name }
		icon={ name }
		href={ safeUrl( address ) }
		{ ...more }
		onClick={ ( event ) => {
			if ( ! use( name ) ) {
				event.preventDefault();
			}
		} }
	/>
);

/**
 * A button that does something to the viewer.
 *
 * @param props  Everything.
 * @param action What it does.
 * @param more   Attributes, and an icon that is not the action's.
 * @param name   Its word and class.
 */
const button = (
	{ words, act }: ChromeProps,
	action: Action,
	more: Partial< ControlProps > = {},
	name: string = action
) => (
	<Control
		className={ `is-${ name }` }
		label={ words[ name ] ?? name }
		icon={ action as ViewerIcon }
		onClick={ () => act( action ) }
		{ ...more }
	/>
);

const opener = ( props: ChromeProps, panel: 'info' | 'share' ) =>
	button( props, panel, {
		'aria-haspopup': 'dialog',
		'aria-expanded': props.state.panel === panel,
	} );

/**
 * One tool by its name.
 *
 * @param props      Everything.
 * @param props.name Name of the tool.
 */
function Tool( props: ChromeProps & { name: ToolName } ): ReactNode {
	const { name, state, words, use, tools } = props;
	const { item } = state;
	const { playing, fullscreen, minimized } = state;
	switch ( name ) {
		case 'label':
			return <Label item={ item } />;
		case 'pageCounter':
			return (
				<span className={ `${ P }counter` }>
					{ fill(
						words[ 'counter' ] ?? 'counter',
						state.index + 1,
						state.can.count
					) }
				</span>
			);
		case 'minimizeButton':
			return button(
				props,
				'minimize',
				{ icon: 'more' },
				minimized ? 'maximize' : 'minimize'
			);
		case 'previousButton':
			return button( props, 'previous' );
		case 'nextButton':
			return button( props, 'next' );
		case 'playPauseButton':
			return button( props, 'slideshow', {
				icon: playing ? 'pause' : 'play',
				'aria-pressed': playing,
			} );
		case 'rotateLeft':
		case 'rotateRight':
			return button( props, name );
		case 'zoomButton':
			return (
				<>
					{ button( props, 'zoomIn' ) }
					{ button( props, 'zoomOut' ) }
				</>
			);
		case 'fullscreenButton':
			return button( props, 'fullscreen', {
				icon: fullscreen ? 'window' : 'fullscreen',
				'aria-pressed': fullscreen,
			} );
		case 'infoButton':
			return opener( props, 'info' );
		case 'shareButton':
			return opener( props, 'share' );
		case 'linkOriginalButton':
			return fileLink( props, 'original', originalOf( item ), {
				target: '_blank',
				rel: 'noopener',
			} );
		case 'downloadButton':
			return fileLink( props, 'download', downloadOf( item ), {
				download: '',
			} );
		case 'closeButton':
			return button( props, 'close' );
		default: {
			const tool = tools?.[ name ];
			return tool ? (
				<Control
					className={ `is-${ name }` }
					label={ tool.label }
					icon={ tool.icon }
					onClick={ () => {
						if ( item && use( name ) ) {
							tool.run( item );
						}
					} }
				/>
			) : null;
		}
	}
}

function Tools(
	props: ChromeProps & { names: ToolName[]; className: string }
) {
	const { names, className, state } = props;
	const shown = names.filter( ( name ) =>
		isOffered( name, state.item, state.can )
	);
	return shown.length > 0 ? (
		<div className={ className }>
			{ shown.map( ( name ) => (
				<Tool key={ name } { ...props } name={ name } />
			) ) }
		</div>
	) : null;
}

export function Chrome( props: ChromeProps ) {
	const { state, settings } = props;
	const { toolbar, tools, logo } = settings;
	const side = ( action: 'previous' | 'next' ) =>
		button( props, action, { className: `${ P }side is-${ action }` } );
	return (
		<>
			<p className={ `${ P }status` } role="status">
				{ state.said }
			</p>
			<div className={ `${ P }head` }>
				<Tools
					{ ...props }
					names={ toolNames( tools.topLeft ) }
					className={ `${ P }tools is-start` }
				/>
				<Tools
					{ ...props }
					names={ toolNames( tools.topRight ) }
					className={ `${ P }tools is-end` }
				/>
			</div>
			{ state.can.count > 1 && (
				<>
					{ side( 'previous' ) }
					{ side( 'next' ) }
				</>
			) }
			<Tools
				{ ...props }
				names={ toolbarTools( toolbar, state.minimized ) }
				className={ `${ P }tools ${ P }toolbar is-${
					toolbar.position
				} is-aligned-${ toolbar.align } ${
					toolbar.fullWidth ? 'is-full' : ''
				}` }
			/>
			{ logo && (
				<img
					className={ `${ P }logo` }
					src={ safeUrl( logo ) }
					alt=""
				/>
			) }
		</>
	);
}
