/** What jsdom lacks of a native dialog. */

/** Gives dialogs `showModal()` and `close()`; both do what the page can see of the real ones. */
export function provideDialogs(): void {
	const { prototype } = HTMLDialogElement;
	prototype.showModal = function () {
		this.setAttribute( 'open', '' );
	};
	prototype.close = function () {
		this.removeAttribute( 'open' );
		this.dispatchEvent( new Event( 'close' ) );
	};
}
