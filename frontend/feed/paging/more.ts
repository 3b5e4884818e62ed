import { readData } from '@vitrine/frontend';
import { part } from '../../render/feed/names';
import { isPlainClick } from '../../core/links/plain-click';
import { seenLink } from './links';
import { lastPlace, returnToPlace, stepsOf } from './places';
import { attachScrolling } from './scrolling';
import { type By, Steps, type Words } from './steps';

/**
 * Lets Load more fetch further posts into the list instead of leading to another page.
 *
 * @param block Wrapper of a feed.
 */
export function attachMore( block: HTMLElement ): void {
	const words = readData( block ) as Words | undefined;
	const list = block.querySelector< HTMLElement >( `.${ part( 'list' ) }` );
	const status = block.querySelector< HTMLElement >(
		`.${ part( 'status' ) }`
	);
	if ( ! words?.feed || ! list || ! status ) {
		return;
	}
	const steps = new Steps( block, words, list, status );
	block.addEventListener( 'click', ( event ) => {
		const link = moreLink( event );
		if ( link && ! steps.haveFailed ) {
			event.preventDefault();
			steps.next( link, 'press' );
		}
	} );
	const stepBy = async ( by: By ): Promise< boolean > => {
		const link = seenLink( block );
		return link !== undefined && steps.next( link, by );
	};
	comeBack( block, () => stepBy( 'return' ) ).then( () =>
		attachScrolling(
			() => seenLink( block ),
			( words.batches ?? 0 ) - steps.count,
			() => stepBy( 'scroll' )
		)
	);
}

/**
 * Brings what had come when the visitor left the page.
 *
 * @param block Wrapper of a feed.
 * @param step  Brings further posts; false = none have come.
 */
async function comeBack(
	block: HTMLElement,
	step: () => Promise< boolean >
): Promise< void > {
	const steps = stepsOf( block );
	if ( steps > 0 ) {
		const place = lastPlace();
		for ( let left = steps; left > 0 && ( await step() ); left-- ) {
			// Posts come one batch after another: each says where the next one begins.
		}
		returnToPlace( place );
	}
}

/**
 * Finds the link that a click is meant for.
 *
 * @param event A click in the block.
 */
function moreLink( event: MouseEvent ): HTMLAnchorElement | null {
	const { target } = event;
	return isPlainClick( event ) && target instanceof Element
		? target.closest( `a.${ part( 'more' ) }` )
		: null;
}
