import { createBlock } from '@wordpress/blocks';
import metadata from './block.json';

type Attributes = Record< string, unknown >;

type BlockInstance = ReturnType< typeof createBlock >;

const image = ( attributes: Attributes ) =>
	createBlock( 'core/image', attributes );

const isPair = ( blocks: unknown ) =>
	Array.isArray( blocks ) && blocks.length === 2;

/** Two images, or a gallery of two, and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMultiBlock: true,
			isMatch: isPair,
			transform: ( images: Attributes[] ) =>
				createBlock( metadata.name, {}, images.map( image ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: Attributes, { innerBlocks }: BlockInstance ) =>
				isPair( innerBlocks ),
			transform: ( _: Attributes, images: BlockInstance[] ) =>
				createBlock(
					metadata.name,
					{},
					images.map( ( { attributes } ) => image( attributes ) )
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( _: Attributes, images: BlockInstance[] ) =>
				createBlock(
					'core/gallery',
					{ linkTo: 'none' },
					images.map( ( { attributes } ) => image( attributes ) )
				),
		},
	],
};
