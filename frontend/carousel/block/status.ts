import { part } from '../../render/carousel/names';
import type { BlockWords } from './settings';

/**
 * Says where a row has come to its end, for those who do not see it.
 *
 * @param root  The carousel.
 * @param words What is said.
 * @return Gets the view that is seen, -1 = it goes on by itself, and the number of views.
 */
export function createStatus(
	root: HTMLElement,
	words: BlockWords
): ( current: number, views: number ) => void {
	const status = root.ownerDocument.createElement( 'span' );
	status.role = 'status';
	status.className = part( 'status' );
	root.append( status );
	return ( current, views ) => {
		const end = current === views - 1 ? words.last : '';
		status.textContent = current === 0 ? words.first : end;
	};
}
