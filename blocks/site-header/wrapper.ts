import type { CSSProperties } from 'react';
import type { SiteHeaderAttributes } from './attributes.gen';

/**
 * Class and custom properties of the wrapper in the canvas. Twin: php/SiteHeader/SiteHeaderView.php.
 *
 * @param read    What the block stores.
 * @param preview How it looks: as it does while it stays in the window, or over a cover.
 */
export const wrapperOf = (
	read: SiteHeaderAttributes,
	preview?: 'docked' | 'over'
): { className: string; style: CSSProperties } => {
	const {
		shrink,
		shadow,
		dockedBackground,
		dockedText,
		overCover,
		overText,
	} = read;
	return {
		className: [
			preview === 'docked' && 'is-docked',
			preview === 'over' && 'is-preview-over',
			shrink > 0 && 'has-shrink',
			shadow && 'has-docked-shadow',
			dockedBackground && 'has-docked-background',
			dockedText && 'has-docked-text',
			overCover && 'is-over-cover',
			overText && 'has-over-text',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			...( shrink > 0 && { '--vitrine-shrink': shrink } ),
			...( dockedBackground && {
				'--vitrine-docked-background': dockedBackground,
			} ),
			...( dockedText && { '--vitrine-docked-text': dockedText } ),
			...( overText && { '--vitrine-over-text': overText } ),
		} as CSSProperties,
	};
};
