/**
 * Everything around the picture: tools, the two sides, what is told to those who do not see it. Drawn anew with every state.
 */
import { safeUrl } from '@vitrine/frontend';
import type { ReactNode } from 'react';
import type { GalleryItem, ViewerSettings } from '../../render/gallery/types';
import { ICONS, type ViewerIcon } from './icons';
import {
	downloadOf,
	isOffered,
	originalOf,
	toolNames,
	toolbarTools,
	type Abilities,
	type ToolName,
} from './tools';
import type { CustomTool } from './types';
import { fill, type Words } from './words';

const P = 'vitrine-viewer__';

export interface State {
	index: number;
	item: GalleryItem | undefined;
	/** For a screen reader, said when it changes. */
	said: string;
	playing: boolean;
	minimized: boolean;
	fullscreen: boolean;
	panel: 'info' | 'share' | 'menu' | null;
	can: Abilities;
}

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
	words: Words;
	custom: Record< string, CustomTool >;
	act: ( action: Action ) => void;
	/** A tool that the page adds, or one that may be stopped by it; false = it was. */
	use: ( tool: string ) => boolean;
}

interface ButtonProps {
	label: string;
	icon: ViewerIcon;
	onClick: () => void;
	className?: string;
	pressed?: boolean;
	expanded?: boolean;
}

/** It turns round where the page is read from right to left. */
const MIRRORED = { className: 'is-mirrored' };

function Button( props: ButtonProps ) {
	return (
		<button
			type="button"
			className={ `${ P }tool ${ props.className ?? '' }` }
			aria-label={ props.label }
			title={ props.label }
			aria-pressed={ props.pressed }
			aria-haspopup={
				props.expanded === undefined ? undefined : 'dialog'
			}
			aria-expanded={ props.expanded }
			onClick={ props.onClick }
		>
			<Picture icon={ props.icon } />
		</button>
	);
}

function Picture( { icon }: { icon: ViewerIcon } ) {
	return <Drawing viewBox="0 0 24 24" path={ ICONS[ icon ] } />;
}

export function Drawing( { viewBox, path }: CustomTool[ 'icon' ] ) {
	return (
		<svg className={ `${ P }icon` } viewBox={ viewBox } aria-hidden="true">
			<path d={ path } />
		</svg>
	);
}

/**
 * A link that looks like a tool.
 *
 * @param props          What it is.
 * @param props.label    Its name.
 * @param props.icon     Its picture.
 * @param props.href     Where it leads.
 * @param props.download Whether the file is saved; otherwise it is shown in another tab.
 * @param props.onUse    False = the page has stopped it.
 */
function LinkTool( props: {
	label: string;
	icon: ViewerIcon;
	href: string;
	download: boolean;
	onUse: () => boolean;
} ) {
	return (
		<a
			className={ `${ P }tool` }
			href={ safeUrl( props.href ) }
			aria-label={ props.label }
			title={ props.label }
			{ ...( props.download
				? { download: '' }
				: { target: '_blank', rel: 'noopener' } ) }
			onClick={ ( event ) => {
				if ( ! props.onUse() ) {
					event.preventDefault();
				}
			} }
		>
			<Picture icon={ props.icon } />
		</a>
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
 * One tool by its name.
 *
 * @param props      Everything.
 * @param props.name Name of the tool.
 */
function Tool( props: ChromeProps & { name: ToolName } ): ReactNode {
	const { name, state, words, act, use, custom } = props;
	const { item } = state;
	const word = ( key: string ) => words[ key ] ?? key;
	const button = (
		action: Action,
		more: Partial< ButtonProps > = {},
		icon: string = action,
		key: string = action
	) => (
		<Button
			label={ word( key ) }
			icon={ icon as ViewerIcon }
			onClick={ () => act( action ) }
			{ ...more }
		/>
	);
	const { playing, fullscreen, minimized, panel } = state;
	switch ( name ) {
		case 'label':
			return <Label item={ item } />;
		case 'pageCounter':
			return (
				<span className={ `${ P }counter` }>
					{ fill(
						word( 'counter' ),
						state.index + 1,
						state.can.count
					) }
				</span>
			);
		case 'minimizeButton':
			return button(
				'minimize',
				{},
				'more',
				minimized ? 'maximize' : 'minimize'
			);
		case 'previousButton':
			return button( 'previous', MIRRORED );
		case 'nextButton':
			return button( 'next', MIRRORED );
		case 'playPauseButton':
			return button(
				'slideshow',
				{ pressed: playing },
				playing ? 'pause' : 'play'
			);
		case 'rotateLeft':
		case 'rotateRight':
			return button( name );
		case 'zoomButton':
			return (
				<>
					{ button( 'zoomIn' ) }
					{ button( 'zoomOut' ) }
				</>
			);
		case 'fullscreenButton':
			return button(
				'fullscreen',
				{ pressed: fullscreen },
				fullscreen ? 'window' : 'fullscreen'
			);
		case 'infoButton':
			return button( 'info', { expanded: panel === 'info' } );
		case 'shareButton':
			return button( 'share', { expanded: panel === 'share' } );
		case 'linkOriginalButton':
		case 'downloadButton': {
			const saves = name === 'downloadButton';
			const icon = saves ? 'download' : 'original';
			return (
				<LinkTool
					label={ word( icon ) }
					icon={ icon }
					href={ saves ? downloadOf( item ) : originalOf( item ) }
					download={ saves }
					onUse={ () => use( icon ) }
				/>
			);
		}
		case 'closeButton':
			return button( 'close' );
		default: {
			const tool = custom[ name ];
			return tool ? (
				<button
					type="button"
					className={ `${ P }tool` }
					aria-label={ tool.label }
					title={ tool.label }
					onClick={ () => {
						if ( item && use( name ) ) {
							tool.run( item );
						}
					} }
				>
					<Drawing { ...tool.icon } />
				</button>
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
	const { state, settings, words, act } = props;
	const { toolbar, tools, logo } = settings;
	const side = ( action: 'previous' | 'next' ) => (
		<Button
			label={ words[ action ] ?? action }
			icon={ action }
			className={ `${ P }side is-${ action } is-mirrored` }
			onClick={ () => act( action ) }
		/>
	);
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
