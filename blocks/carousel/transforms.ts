import { createBlock } from '@wordpress/blocks';
import metadata from './block.json';

const SLIDE = 'vitrine/slide';

type Attributes = Record< string, unknown >;

type BlockInstance = ReturnType< typeof createBlock >;

const carousel = ( attributes: Attributes, blocks: BlockInstance[] ) =>
	createBlock( metadata.name, attributes, blocks );

/** What slides have in common with groups and columns; the others drop what they do not know. */
const LOOK = [
	'anchor',
	'backgroundColor',
	'borderColor',
	'className',
	'fontSize',
	'gradient',
	'layout',
	'style',
	'textColor',
];

/** What a slide says in another way, or has not, like a column's width. */
const OTHERS = [
	'metadata',
	'tagName',
	'verticalAlignment',
	'width',
	'allowedBlocks',
	'templateLock',
];

/**
 * Whether a slide can be what a group or a column is: one in which blocks stand in a row, or that has effects, stays in the slide.
 *
 * @param block The group or column.
 */
const canBeSlide = ( { attributes }: BlockInstance ): boolean => {
	const { type } = ( attributes[ 'layout' ] ?? {} ) as { type?: string };
	return (
		! [ 'flex', 'grid' ].includes( type ?? '' ) &&
		Object.keys( attributes ).every(
			( name ) =>
				attributes[ name ] === undefined ||
				LOOK.includes( name ) ||
				OTHERS.includes( name )
		)
	);
};

const lookOf = ( attributes: Attributes ): Attributes =>
	Object.fromEntries(
		LOOK.filter( ( name ) => attributes[ name ] !== undefined ).map(
			( name ) => [ name, attributes[ name ] ]
		)
	);

/**
 * A slide of a group or a column, whose name in the List View is its label.
 *
 * @param block The group or column.
 */
const slideOf = ( { attributes, innerBlocks }: BlockInstance ) => {
	const { name } = ( attributes[ 'metadata' ] ?? {} ) as { name?: string };
	return createBlock(
		SLIDE,
		{ ...lookOf( attributes ), ...( name && { label: name } ) },
		innerBlocks
	);
};

/**
 * A group or a column of a slide.
 *
 * @param block What to make.
 * @param slide The slide.
 */
const holderOf = (
	block: string,
	{ attributes, innerBlocks }: BlockInstance
) => {
	const label = attributes[ 'label' ];
	return createBlock(
		block,
		{
			...lookOf( attributes ),
			...( label ? { metadata: { name: label } } : {} ),
		},
		innerBlocks
	);
};

/**
 * The blocks of a slide; a group where they would lose a look or a label.
 *
 * @param slide The slide.
 */
const contentOf = ( slide: BlockInstance ): BlockInstance[] =>
	slide.attributes[ 'label' ] ||
	Object.keys( lookOf( slide.attributes ) ).length
		? [ holderOf( 'core/group', slide ) ]
		: slide.innerBlocks;

/**
 * Back to the one block that is in the carousel.
 *
 * @param name Name of this block.
 */
const unwrapped = ( name: string ) => ( {
	type: 'block',
	blocks: [ name ],
	isMatch: ( _: Attributes, { innerBlocks }: BlockInstance ) =>
		innerBlocks[ 0 ]?.name === name,
	transform: ( _: Attributes, [ inner ]: BlockInstance[] ) =>
		createBlock( name, inner!.attributes, inner!.innerBlocks ),
} );

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
					columns.map( ( column ) =>
						canBeSlide( column )
							? slideOf( column )
							: createBlock( SLIDE, {}, [
									createBlock(
										'core/group',
										column.attributes,
										column.innerBlocks
									),
								] )
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: Attributes, blocks: BlockInstance[] ) =>
				carousel(
					{},
					blocks.map( ( block ) =>
						block.name === 'core/group' && canBeSlide( block )
							? slideOf( block )
							: createBlock( SLIDE, {}, [ block ] )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: holdsSlides,
			transform: ( _: Attributes, slides: BlockInstance[] ) =>
				createBlock( 'core/group', {}, slides.flatMap( contentOf ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			isMatch: holdsSlides,
			transform: ( _: Attributes, slides: BlockInstance[] ) =>
				createBlock(
					'core/columns',
					{},
					slides.map( ( slide ) => holderOf( 'core/column', slide ) )
				),
		},
		unwrapped( 'core/gallery' ),
		unwrapped( 'core/query' ),
	],
};
