/**
 * Opens an address of a network in a window of its own, which learns nothing of the page.
 *
 * @param address Where to.
 */
export const openSmall = ( address: string ): void => {
	open( address, '', 'width=500,height=550,noopener,noreferrer' );
};
