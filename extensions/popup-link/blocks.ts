import type { LinkBlock } from './action';

/** What PHP prints before this script (php/Popup/Links/LinkBlocks.php). */
interface Printed {
	vitrinePopupLink?: { blocks?: Record< string, LinkBlock > };
}

const blocks = ( window as Printed ).vitrinePopupLink?.blocks ?? {};

/**
 * How a block has its link or button.
 *
 * @param name Name of the block.
 * @return Undefined = it has none.
 */
export const linkBlock = ( name: string ): LinkBlock | undefined =>
	blocks[ name ];
