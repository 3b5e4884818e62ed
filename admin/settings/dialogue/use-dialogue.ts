import {
	useCallback,
	useEffect,
	useRef,
	useState,
	type RefObject,
} from 'react';

import type { Source } from '../types';

/** What stands in front of the screen: nothing, or one dialog. */
export type Dialogue =
	| { kind: 'connect' }
	| { kind: 'reconnect'; source: Source }
	| { kind: 'remove'; source: Source }
	| null;

/**
 * What stands in front of the screen, and what opens and closes it. Notices link to it: `#connect` of the first
 * activation (php/Admin/FirstRun/FirstRunNotice.php), `#reconnect-` and an id of accounts (php/Admin/SiteNotice.php).
 *
 * @param sources The accounts, null until they are known.
 * @param heading Gets the focus when a dialog has done its work.
 */
export function useDialogue(
	sources: Source[] | null,
	heading: RefObject< HTMLHeadingElement >
) {
	const wanted = useRef( window.location.hash );
	const [ dialogue, setDialogue ] = useState< Dialogue >( () =>
		wanted.current === '#connect' ? { kind: 'connect' } : null
	);
	const onReconnect = useCallback(
		( source: Source ) => setDialogue( { kind: 'reconnect', source } ),
		[]
	);
	const onRemove = useCallback(
		( source: Source ) => setDialogue( { kind: 'remove', source } ),
		[]
	);

	useEffect( () => {
		const source = sources?.find(
			( { id } ) => wanted.current === `#reconnect-${ id }`
		);
		if ( source ) {
			// Once: the accounts are read again and again.
			wanted.current = '';
			onReconnect( source );
		}
	}, [ sources, onReconnect ] );

	const onConnect = () => setDialogue( { kind: 'connect' } );
	const onClose = () => setDialogue( null );

	/** What opened the dialog may be gone after it has done its work: focus goes where its result is. */
	const onDone = () => {
		setDialogue( null );
		window.setTimeout( () => heading.current?.focus() );
	};

	return { dialogue, onConnect, onReconnect, onRemove, onDone, onClose };
}
