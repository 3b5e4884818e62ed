import type { CSSProperties } from 'react';
import type { SiteHeaderAttributes } from './attributes.gen';

/**
 * Class and custom properties of the wrapper in the canvas. Twin: php/SiteHeader/SiteHeaderView.php.
 *
 * @param read     What the block stores.
 * @param isDocked Whether it looks as it does while it stays in the window.
 */
export const wrapperOf = (
	read: SiteHeaderAttributes,
	isDocked: boolean
): { className: string; style: CSSProperties } => {
	const { shrink, shadow, dockedBackground, dockedText } = read;
	return {
		className: [
			isDocked && 'is-docked',
			shrink > 0 && 'has-shrink',
			shadow && 'has-docked-shadow',
			dockedBackground && 'has-docked-background',
			dockedText && 'has-docked-text',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			...( shrink > 0 && { '--vitrine-shrink': shrink } ),
			...( dockedBackground && {
				'--vitrine-docked-background': dockedBackground,
			} ),
			...( dockedText && { '--vitrine-docked-text': dockedText } ),
		} as CSSProperties,
	};
};
