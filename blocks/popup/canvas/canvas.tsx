import { useCallback } from 'react';
import type { CSSProperties } from 'react';
import { __ } from '@wordpress/i18n';
import { frameOf } from '../../../frontend/render/popup/frame';
import { readSettings } from '../../../frontend/render/popup/settings';
import type { PopupAttributes } from '../popup-attributes';
import type { Playing } from './use-playing';

/**
 * What the block's element gets, so that it looks like the dialog that visitors get.
 *
 * @param attributes What the block stores.
 * @param hasClose   Whether it has a close button.
 * @param playing    Its animation.
 */
export function frameProps(
	{ kind, settings }: Pick< PopupAttributes, 'kind' | 'settings' >,
	hasClose: boolean,
	playing: Pick< Playing, 'className' | 'animation' >
) {
	const { classes, style } = frameOf(
		kind,
		readSettings( settings ),
		hasClose
	);
	return {
		className: [ ...classes, playing.className ]
			.filter( Boolean )
			.join( ' ' ),
		style: style as CSSProperties,
		'data-vitrine-animation': playing.animation,
	};
}

/** The close button, as PHP prints it (blocks/popup/render.php); a click on it selects the block. */
export function CloseButton() {
	// React 18 and 19 disagree about the attribute, the property is the same for both.
	const makeInert = useCallback( ( element: HTMLElement | null ) => {
		if ( element ) {
			element.inert = true;
		}
	}, [] );
	return (
		<button
			ref={ makeInert }
			type="button"
			className="wp-block-vitrine-popup__close"
			aria-label={ __( 'Close', 'vitrine' ) }
		>
			<svg
				viewBox="0 0 24 24"
				width="24"
				height="24"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				aria-hidden="true"
			>
				<path d="m6 6 12 12M18 6 6 18"></path>
			</svg>
		</button>
	);
}

interface StageProps {
	/** Classes and custom properties of the frame: the overlay has their color and duration. */
	frame: ReturnType< typeof frameProps >;
	/** Whether a sample page lies below; else it is the page that is being written. */
	hasPage: boolean;
	onClick: () => void;
}

/**
 * What is behind an open popup: a page in the site's colors, and the overlay.
 *
 * @param props         What to show.
 * @param props.frame   The frame.
 * @param props.hasPage Whether a sample page lies below.
 * @param props.onClick A click beside the popup.
 */
export function Stage( { frame, hasPage, onClick }: StageProps ) {
	return (
		// Who uses a keyboard selects the popup itself.

		<div className="vitrine-popup-stage" aria-hidden onClick={ onClick }>
			{ hasPage && (
				<div className="vitrine-popup-stage__page">
					<div className="vitrine-popup-stage__head">
						<i />
						<i />
						<i />
						<i />
					</div>
					<div className="vitrine-popup-stage__picture" />
					<div className="vitrine-popup-stage__lines">
						{ LINES.map( ( width, index ) => (
							<i
								key={ index }
								style={ { inlineSize: `${ width }%` } }
							/>
						) ) }
					</div>
				</div>
			) }
			<div
				className={ `vitrine-popup-stage__overlay ${ frame.className }` }
				style={ frame.style }
			/>
		</div>
	);
}

/** Widths of the lines of the sample page, %. */
const LINES = [ 38, 96, 92, 98, 88, 60, 30, 94, 97, 90, 72 ];
