import { BlockControls, store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, plus } from '@wordpress/icons';
import type { RefObject } from 'react';

/** Where the row is, in blocks of ours and of WordPress. */
const ROWS =
	'.wp-block-vitrine-carousel__row, .wp-block-post-template, .wp-block-gallery';

interface Actions {
	insertBlock: ( block: object, index: undefined, into: string ) => void;
}

interface CarouselToolbarProps {
	clientId: string;
	frame: RefObject< HTMLDivElement >;
	hasSlides: boolean;
	isVertical: boolean;
}

/**
 * Moves the row in the canvas, and adds slides.
 *
 * @param props            What to show.
 * @param props.clientId   The carousel.
 * @param props.frame      Around the row.
 * @param props.hasSlides  Whether slides are blocks of ours.
 * @param props.isVertical Whether they are below each other.
 */
export function CarouselToolbar( {
	clientId,
	frame,
	hasSlides,
	isVertical,
}: CarouselToolbarProps ) {
	const { insertBlock } = useDispatch( blockEditor ) as unknown as Actions;
	const move = ( way: number ) => {
		const row = frame.current?.querySelector( ROWS );
		const sign = isRTL() && ! isVertical ? -way : way;
		row?.scrollBy( {
			[ isVertical ? 'top' : 'left' ]:
				sign * ( isVertical ? row.clientHeight : row.clientWidth ),
			behavior: 'smooth',
		} );
	};
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ isRTL() ? chevronRight : chevronLeft }
					label={ __( 'Previous slide', 'vitrine' ) }
					onClick={ () => move( -1 ) }
				/>
				<ToolbarButton
					icon={ isRTL() ? chevronLeft : chevronRight }
					label={ __( 'Next slide', 'vitrine' ) }
					onClick={ () => move( 1 ) }
				/>
				{ hasSlides && (
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add slide', 'vitrine' ) }
						onClick={ () =>
							insertBlock(
								createBlock( 'vitrine/slide' ),
								undefined,
								clientId
							)
						}
					/>
				) }
			</ToolbarGroup>
		</BlockControls>
	);
}
