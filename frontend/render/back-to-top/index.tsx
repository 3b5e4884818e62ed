/** What the block shows. Twin: php/BackToTop/BackToTopView.php. */
export interface BackToTopView {
	label: string;
	showLabel: boolean;
	showProgress: boolean;
	side: 'start' | 'end';
	screens: 'all' | 'phone' | 'wide';
}

/** Class of a part of the link. */
const part = ( name: string ) => `wp-block-vitrine-back-to-top__${ name }`;

/**
 * Classes of the link.
 *
 * @param view           The block's view.
 * @param view.showLabel Whether its words are seen.
 * @param view.side      Its corner.
 * @param view.screens   Where it is.
 */
export const backToTopClassName = ( {
	showLabel,
	side,
	screens,
}: BackToTopView ): string =>
	[
		`wp-element-button is-at-${ side }`,
		showLabel && 'has-label',
		screens !== 'all' && `is-for-${ screens }`,
	]
		.filter( Boolean )
		.join( ' ' );

/**
 * Everything inside the link. Twin: blocks/back-to-top/render.php.
 *
 * @param props      What to show.
 * @param props.view The block's view.
 */
export function BackToTop( { view }: { view: BackToTopView } ) {
	return (
		<>
			<svg
				className={ part( 'icon' ) }
				viewBox="0 0 44 44"
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				aria-hidden="true"
			>
				{ view.showProgress && (
					<>
						<circle
							className={ part( 'track' ) }
							cx="22"
							cy="22"
							r="20"
						/>
						<circle
							className={ part( 'progress' ) }
							cx="22"
							cy="22"
							r="20"
							pathLength="1"
						/>
					</>
				) }
				<path d="M22 31V14m-7 7 7-7 7 7" />
			</svg>
			<span className={ part( 'label' ) }>{ view.label }</span>
		</>
	);
}
