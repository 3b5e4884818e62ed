import {
	InnerBlocks,
	store as blockEditor,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import type { CSSProperties } from 'react';
import { defaultsOf, Inert } from '@vitrine/editor';
import {
	classesOf,
	Controls,
	part,
	rowClassesOf,
	settled,
	styleOf,
	type Kind,
} from '../../frontend/render/carousel';
import { readAttributes } from '../../frontend/render/schema';
import type { CarouselAttributes } from './attributes.gen';
import metadata from './block.json';
import { Begin } from './placeholder';
import { CarouselSettings } from './settings';
import { CarouselToolbar } from './toolbar';

const schema = metadata.attributes;
const defaults = defaultsOf< CarouselAttributes >( schema );
const SLIDE = 'vitrine/slide';
const KINDS: Record< string, Kind > = {
	'core/query': 'query',
	'core/gallery': 'gallery',
};

interface Inner {
	name: string;
	innerBlocks: object[];
}

/**
 * What is in the carousel.
 *
 * @param clientId The carousel.
 */
const useInner = ( clientId: string ): Inner[] =>
	useSelect(
		( select ) =>
			(
				select( blockEditor ) as unknown as {
					getBlocks: ( id: string ) => Inner[];
				}
			 ).getBlocks( clientId ),
		[ clientId ]
	);

/**
 * The carousel in the editor: its row as visitors have it before a script has come. Twin: blocks/carousel/render.php.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.clientId      Which block it is.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< CarouselAttributes > & { clientId: string } ) {
	const read = settled(
		readAttributes< CarouselAttributes >( schema, attributes )
	);
	const inner = useInner( clientId );
	const kind = KINDS[ inner[ 0 ]?.name ?? '' ] ?? 'slides';
	const number = {
		slides: inner.length,
		gallery: inner[ 0 ]?.innerBlocks.length ?? 0,
		query: 0,
	}[ kind ];
	const frame = useRef< HTMLDivElement >( null );
	const blockProps = useBlockProps( {
		className: inner.length ? classesOf( read, kind ) : '',
		style: ( inner.length ? styleOf( read ) : {} ) as CSSProperties,
	} );
	const settings = { attributes, setAttributes, defaults, schema };
	if ( inner.length === 0 ) {
		return (
			<div { ...blockProps }>
				<Begin
					clientId={ clientId }
					setAttributes={ setAttributes as never }
				/>
			</div>
		);
	}
	return (
		<>
			<CarouselSettings settings={ settings } />
			<CarouselToolbar
				clientId={ clientId }
				frame={ frame }
				hasSlides={ kind === 'slides' }
				isVertical={ read.vertical }
			/>
			<div { ...blockProps }>
				{ ( kind !== 'gallery' || number > 0 ) && (
					<Inert>
						<Controls
							read={ read }
							slides={ number }
							words={ {
								pause: __( 'Pause slideshow', 'vitrine' ),
								previous: __( 'Previous slide', 'vitrine' ),
								next: __( 'Next slide', 'vitrine' ),
							} }
						/>
					</Inert>
				) }
				<div className={ part( 'frame' ) } ref={ frame }>
					{ kind === 'slides' ? (
						<Slides className={ rowClassesOf( read ) } />
					) : (
						<Others className={ rowClassesOf( read ) } />
					) }
				</div>
			</div>
		</>
	);
}

/**
 * The slides.
 *
 * @param props           What to show.
 * @param props.className How the row is laid out.
 */
const Slides = ( { className }: { className: string } ) => (
	<div
		{ ...useInnerBlocksProps(
			{ className: `${ part( 'row' ) } ${ className }` },
			{
				allowedBlocks: [ SLIDE ],
				defaultBlock: { name: SLIDE },
				directInsert: true,
				orientation: 'horizontal',
				renderAppender: InnerBlocks.ButtonBlockAppender,
			}
		) }
	/>
);

/**
 * Another block, whose list is the row.
 *
 * @param props           What to show.
 * @param props.className How the row is laid out; the list itself is core's.
 */
const Others = ( { className }: { className: string } ) => (
	<div
		{ ...useInnerBlocksProps(
			{ className },
			{
				allowedBlocks: Object.keys( KINDS ),
				renderAppender: false,
			}
		) }
	/>
);
