import type { CSSProperties } from 'react';
import { webAddress } from '../address';

/** Where a bar that floats is. */
export type Place = 'none' | 'start' | 'end' | 'bottom';

/** One button. */
export interface ShareButton {
	service: string;
	/** What screen readers say. */
	name: string;
	label: string;
	color: string;
	/** Null = none is seen. */
	icon: { viewBox: string; path: string } | null;
	/** Where it leads, '' = it is for a script. */
	url: string;
	/** What a script does, '' = it is a link. */
	action: string;
}

/** What the block shows. Twin: php/ShareButtons/ShareButtonsView.php. */
export interface ShareButtonsView {
	/** Name of the list. */
	label: string;
	buttons: ShareButton[];
	show: 'both' | 'icon' | 'text';
	colors: 'official' | 'text';
	columns: number;
	/** Whether the block has a gap of its own. */
	hasGap: boolean;
	floatDesktop: Place;
	floatTablet: Place;
	floatPhone: Place;
}

/** Class of a part. */
const part = ( name: string ) => `wp-block-vitrine-share-buttons__${ name }`;

/**
 * Classes of the wrapper.
 *
 * @param view The block's view.
 */
export const shareButtonsClassName = ( view: ShareButtonsView ): string =>
	[
		`has-${ view.colors }-colors shows-${ view.show }`,
		view.columns > 0 && 'has-columns',
		view.hasGap && 'has-own-gap',
		view.floatDesktop !== 'none' && `is-desktop-${ view.floatDesktop }`,
		view.floatTablet !== 'none' && `is-tablet-${ view.floatTablet }`,
		view.floatPhone !== 'none' && `is-phone-${ view.floatPhone }`,
	]
		.filter( Boolean )
		.join( ' ' );

/**
 * Style of the wrapper.
 *
 * @param view The block's view.
 */
export const shareButtonsStyle = ( view: ShareButtonsView ): CSSProperties =>
	view.columns > 0
		? ( { '--vitrine-share-columns': view.columns } as CSSProperties )
		: {};

/**
 * Everything inside the list. Twin: blocks/share-buttons/render.php.
 *
 * @param props      What to show.
 * @param props.view The block's view.
 */
export function ShareButtons( { view }: { view: ShareButtonsView } ) {
	return view.buttons.map( ( button, index ) => (
		<li
			key={ index }
			className={ `${ part( 'item' ) } is-${ button.service }` }
		>
			<Button button={ button } hasLabel={ view.show !== 'icon' } />
			{ /^(copy|share)$/.test( button.action ) && (
				<span className={ part( 'status' ) } role="status"></span>
			) }
		</li>
	) );
}

/**
 * A link, or a button for what only a script can do.
 *
 * @param props          What to show.
 * @param props.button   What it is.
 * @param props.hasLabel Whether its words are seen.
 */
function Button( {
	button,
	hasLabel,
}: {
	button: ShareButton;
	hasLabel: boolean;
} ) {
	const props = {
		className: part( 'link' ),
		style: { '--vitrine-share-color': button.color } as CSSProperties,
		'aria-label': button.name,
	};
	const inside = (
		<>
			{ button.icon && (
				<svg
					className={ part( 'icon' ) }
					viewBox={ button.icon.viewBox }
					width="24"
					height="24"
					fill="currentColor"
					aria-hidden="true"
				>
					<path d={ button.icon.path } />
				</svg>
			) }
			{ hasLabel && (
				<span className={ part( 'label' ) }>{ button.label }</span>
			) }
		</>
	);
	return button.action ? (
		<button type="button" { ...props }>
			{ inside }
		</button>
	) : (
		<a
			href={ webAddress( button.url ) }
			rel="noopener noreferrer nofollow"
			{ ...( button.service !== 'email' && { target: '_blank' } ) }
			{ ...props }
		>
			{ inside }
		</a>
	);
}
