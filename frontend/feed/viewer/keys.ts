/** What keys mean in the viewer of a feed. Pure. */

/** A key and its circumstances, as the viewer tells them. */
interface Pressed {
	key: string;
	modified: boolean;
	/** What has the focus. */
	on: 'page' | 'control' | 'field';
	rtl: boolean;
}

type Command = 'close' | 'next' | 'previous';

const COMMANDS: Record< string, Command > = {
	x: 'close',
	o: 'close',
	c: 'close',
	p: 'previous',
	n: 'next',
	arrowleft: 'previous',
	arrowright: 'next',
};

const MIRRORED: Record< string, Command > = {
	arrowleft: 'next',
	arrowright: 'previous',
};

/**
 * The command of a key, or null: then it is not the viewer's.
 *
 * @param pressed The key.
 * @param isBusy  Whether a picture is on its way: nothing goes on meanwhile.
 */
export function commandOf( pressed: Pressed, isBusy: boolean ): Command | null {
	const key = pressed.key.toLowerCase();
	if ( key === 'escape' ) {
		return 'close';
	}
	if ( pressed.modified || pressed.on === 'field' ) {
		return null;
	}
	const command =
		( pressed.rtl && MIRRORED[ key ] ) || COMMANDS[ key ] || null;
	return isBusy && command !== 'close' ? null : command;
}
