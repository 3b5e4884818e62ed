import { createBlock } from '@wordpress/blocks';
import type { PopupAttributes } from './popup-attributes';
import type { BlockInstance } from './post/use-popup';

const NAME = 'vitrine/popup';

/** What a group and a popup both have: colors, spacing, border, type. */
const SHARED = [
	'backgroundColor',
	'textColor',
	'gradient',
	'borderColor',
	'fontSize',
	'style',
	'anchor',
] as const;

interface Look {
	backgroundColor?: string;
	textColor?: string;
	gradient?: string;
	style?: Record< string, unknown >;
}

/** The parts of a cover that say how it looks. */
interface Cover extends Look {
	url?: string;
	useFeaturedImage?: boolean;
	overlayColor?: string;
	customOverlayColor?: string;
	customGradient?: string;
}

/**
 * What the new block looks like.
 *
 * @param attributes Of the former one.
 */
export const shared = ( attributes: object ): Record< string, unknown > =>
	Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ name, value ] ) =>
				( SHARED as readonly string[] ).includes( name ) &&
				value !== undefined
		)
	);

/**
 * A cover as a popup; its picture stays, as the cover that it is.
 *
 * @param cover  Attributes of the cover.
 * @param blocks What is in it.
 */
export function fromCover(
	cover: Cover,
	blocks: BlockInstance[]
): BlockInstance {
	if ( cover.url || cover.useFeaturedImage ) {
		return createBlock(
			NAME,
			{
				style: {
					spacing: {
						padding: {
							top: '0',
							right: '0',
							bottom: '0',
							left: '0',
						},
					},
				},
			},
			[ createBlock( 'core/cover', { ...cover }, blocks ) ]
		);
	}
	const color = {
		...( cover.customOverlayColor && {
			background: cover.customOverlayColor,
		} ),
		...( cover.customGradient && { gradient: cover.customGradient } ),
	};
	return createBlock(
		NAME,
		{
			...shared( cover ),
			...( cover.overlayColor && {
				backgroundColor: cover.overlayColor,
			} ),
			...( Object.keys( color ).length > 0 && {
				style: {
					...cover.style,
					color: {
						...( cover.style?.[ 'color' ] as object | undefined ),
						...color,
					},
				},
			} ),
		},
		blocks
	);
}

/** What this block is made of, and what it becomes. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( group: Look, blocks: BlockInstance[] ) =>
				createBlock( NAME, shared( group ), blocks ),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			transform: fromCover,
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: ( { popup }: PopupAttributes ) => popup === 0,
			transform: ( popup: PopupAttributes, blocks: BlockInstance[] ) =>
				createBlock( 'core/group', shared( popup ), blocks ),
		},
	],
};
