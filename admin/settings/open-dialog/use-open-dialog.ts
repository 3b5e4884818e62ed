import {
	useCallback,
	useEffect,
	useRef,
	useState,
	type RefObject,
} from 'react';

import { isTokenAtFault } from '../sources/token-fault';
import type { Source } from '../types';

/** What stands in front of the screen: nothing, or one dialog. */
export type OpenDialog =
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
export function useOpenDialog(
	sources: Source[] | null,
	heading: RefObject< HTMLHeadingElement >
) {
	const wanted = useRef( window.location.hash );
	const [ dialog, setDialog ] = useState< OpenDialog >( () =>
		wanted.current === '#connect' ? { kind: 'connect' } : null
	);
	const onReconnect = useCallback(
		( source: Source ) => setDialog( { kind: 'reconnect', source } ),
		[]
	);
	const onRemove = useCallback(
		( source: Source ) => setDialog( { kind: 'remove', source } ),
		[]
	);

	useEffect( () => {
		const source = sources?.find(
			( { id } ) => wanted.current === `#reconnect-${ id }`
		);
		if ( source ) {
			// Once: the accounts are read again and again, and the page may be, too.
			wanted.current = '';
			window.history.replaceState(
				null,
				'',
				window.location.pathname + window.location.search
			);

			if ( isTokenAtFault( source ) ) {
				onReconnect( source );
			}
		}
	}, [ sources, onReconnect ] );

	const onConnect = () => setDialog( { kind: 'connect' } );
	const onClose = () => setDialog( null );

	/** What opened the dialog may be gone after it has done its work: focus goes where its result is. */
	const onDone = () => {
		setDialog( null );
		window.setTimeout( () => heading.current?.focus() );
	};

	return { dialog, onConnect, onReconnect, onRemove, onDone, onClose };
}
