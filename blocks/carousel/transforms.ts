import { createBlock } from '@wordpress/blocks';
import metadata from './block.json';

const SLIDE = 'vitrine/slide';

type Attributes = Record< string, unknown >;

type BlockInstance = ReturnType< typeof createBlock >;

const carousel = ( attributes: Attributes, blocks: BlockInstance[] ) =>
	createBlock( metadata.name, attributes, blocks );

const slide = ( blocks: BlockInstance[] ) => createBlock( SLIDE, {}, blocks );

/** Columns that get fewer where less fit. */
const columnsFor = ( number: number ) => ( {
	columns: Math.max( 1, Math.min( number, 4 ) ),
	columnsTablet: Math.max( 1, Math.min( number, 2 ) ),
	columnsPhone: 1,
} );

const holdsSlides = ( _: Attributes, { innerBlocks }: BlockInstance ) =>
	innerBlocks.length > 0 &&
	// A group has no link: what would lose its own stays.
	innerBlocks.every(
		( { name, attributes } ) => name === SLIDE && ! attributes[ 'url' ]
	);

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: Attributes, pictures: BlockInstance[] ) =>
				carousel( columnsFor( pictures.length ), [
					createBlock( 'core/gallery', attributes, pictures ),
				] ),
		},
		{
			type: 'block',
			blocks: [ 'core/query' ],
			transform: ( attributes: Attributes, blocks: BlockInstance[] ) =>
				carousel( columnsFor( 3 ), [
					createBlock( 'core/query', attributes, blocks ),
				] ),
		},
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			transform: ( _: Attributes, columns: BlockInstance[] ) =>
				carousel(
					columnsFor( columns.length ),
					columns.map( ( { innerBlocks } ) => slide( innerBlocks ) )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: Attributes, blocks: BlockInstance[] ) =>
				carousel(
					{},
					blocks.map( ( block ) => slide( [ block ] ) )
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: holdsSlides,
			transform: ( _: Attributes, slides: BlockInstance[] ) =>
				createBlock(
					'core/group',
					{},
					slides.flatMap( ( { innerBlocks } ) => innerBlocks )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			isMatch: holdsSlides,
			transform: ( _: Attributes, slides: BlockInstance[] ) =>
				createBlock(
					'core/columns',
					{},
					slides.map( ( { innerBlocks } ) =>
						createBlock( 'core/column', {}, innerBlocks )
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: Attributes, { innerBlocks }: BlockInstance ) =>
				innerBlocks[ 0 ]?.name === 'core/gallery',
			transform: ( _: Attributes, [ gallery ]: BlockInstance[] ) =>
				createBlock(
					'core/gallery',
					gallery!.attributes,
					gallery!.innerBlocks
				),
		},
	],
};
