import { PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SettingsPanel } from '@vitrine/editor';
import { takeAskedPanel } from './asked-panel';
import type { PanelName } from './asked-panel';
import type { PopupSettings } from '../popup-attributes';

/** Where the editor keeps which panels a user has opened and closed. */
const SCOPE = 'vitrine';
const KEY = 'popupPanels';

interface PanelProps {
	name: PanelName;
	label: string;
	/** Whether it is open until the user closes it. */
	isOpen?: boolean;
	children: ReactNode;
}

/**
 * A panel that is open or closed as the user has left it.
 *
 * @param props          What to show.
 * @param props.name     Its name.
 * @param props.label    Its title.
 * @param props.isOpen   Whether it is open until the user closes it.
 * @param props.children What is in it.
 */
export function Collapsible( {
	name,
	label,
	isOpen = false,
	children,
}: PanelProps ) {
	const [ isOpened, setOpened ] = useOpened( name, isOpen );
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( takeAskedPanel( name ) ) {
			setOpened( true );
			box.current?.scrollIntoView( { block: 'start' } );
			box.current?.querySelector( 'button' )?.focus();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, as soon as it is there.
	}, [] );
	return (
		<PanelBody
			ref={ box }
			className="vitrine-popup-panel"
			title={ label }
			opened={ isOpened }
			onToggle={ () => setOpened( ! isOpened ) }
		>
			{ children }
		</PanelBody>
	);
}

/**
 * The same with settings, which can be reset.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.children `Setting`s.
 */
export const CollapsibleSettings = ( {
	settings,
	children,
	...panel
}: PanelProps & { settings: PopupSettings } ) => (
	<Collapsible { ...panel }>
		<SettingsPanel label={ panel.label } settings={ settings }>
			{ children }
		</SettingsPanel>
	</Collapsible>
);

interface Preferences {
	get: ( scope: string, name: string ) => unknown;
}

function useOpened(
	name: PanelName,
	isOpen: boolean
): [ boolean, ( isOpen: boolean ) => void ] {
	const stored = useSelect(
		( select ) =>
			( select( 'core/preferences' ) as unknown as Preferences ).get(
				SCOPE,
				KEY
			) as Partial< Record< PanelName, boolean > > | undefined,
		[]
	);
	const { set } = useDispatch( 'core/preferences' ) as unknown as {
		set: ( scope: string, name: string, value: unknown ) => void;
	};
	return [
		stored?.[ name ] ?? isOpen,
		( value ) => set( SCOPE, KEY, { ...stored, [ name ]: value } ),
	];
}
