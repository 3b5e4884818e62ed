/** What the server tells scripts. WordPress lets authors write every data-*, class and id, but no script: only what stands in one is believed. */

/** A script that holds data; nothing in it runs. */
export const DATA = 'script[type="application/json"]';

/**
 * The script with the data of a block. Twin: php/BlockData.php.
 *
 * @param element The block's wrapper. What somebody has written around a block, with its class and id, has no such child.
 */
export const dataOf = ( element: HTMLElement ): HTMLElement | undefined =>
	[ ...element.children ].find(
		( child ): child is HTMLElement =>
			child.matches( DATA ) &&
			[ '', element.id ].includes(
				( child as HTMLElement ).dataset[ 'vitrine' ]!
			)
	);

/**
 * Reads the data of a block.
 *
 * @param element The block's wrapper.
 * @return Check its shape; undefined = there is none.
 */
export function readData( element: HTMLElement ): unknown {
	try {
		return JSON.parse( dataOf( element )!.textContent );
	} catch {
		return undefined;
	}
}
