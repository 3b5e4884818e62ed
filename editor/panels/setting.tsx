import {
	__experimentalToolsPanel as ToolsPanel,
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import { createContext, useContext, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Attributes, Settings } from '../settings';
import { isChanged, resetOf } from '../settings';

interface SettingsPanelProps< A extends Attributes > {
	label: string;
	settings: Settings< A >;
	children: ReactNode;
}

interface SettingProps< A extends Attributes > {
	/** The same as the label of the control inside. */
	label: string;
	settings: Settings< A >;
	/** The attributes that this setting stores. */
	names: ( keyof A )[];
	children: ReactNode;
}

const IsRare = createContext( false );

type ResetFilter = ( changes: object ) => object;

/**
 * A panel of the inspector whose settings can be reset, one by one or all together.
 *
 * @param props          What to show.
 * @param props.label    Title of the panel.
 * @param props.settings Settings of the block.
 * @param props.children `Setting`s.
 */
export function SettingsPanel< A extends Attributes >( {
	label,
	settings,
	children,
}: SettingsPanelProps< A > ) {
	return (
		<ToolsPanel
			label={ label }
			resetAll={ ( filters: ResetFilter[] = [] ) =>
				settings.setAttributes(
					filters.reduce(
						( changes, filter ) => filter( changes ),
						{}
					)
				)
			}
		>
			{ children }
		</ToolsPanel>
	);
}

/**
 * Settings that few need: the menu of their panel shows them, and they stay where they differ from an untouched block.
 *
 * @param props          What to show.
 * @param props.children `Setting`s.
 */
export const RareSettings = ( { children }: { children: ReactNode } ) => (
	<IsRare.Provider value>{ children }</IsRare.Provider>
);

/**
 * One setting of a panel, with a reset of its own.
 *
 * @param props          What to show.
 * @param props.label    Name of the setting.
 * @param props.settings Settings of the block.
 * @param props.names    The attributes that this setting stores.
 * @param props.children The control.
 */
export function Setting< A extends Attributes >( {
	label,
	settings,
	names,
	children,
}: SettingProps< A > ) {
	// Up to WordPress 7.1, a panel keeps the functions of the first render: the settings they speak of may be others by now.
	const latest = useRef( settings );
	latest.current = settings;
	return (
		<ToolsPanelItem
			label={ label }
			isShownByDefault={ ! useContext( IsRare ) }
			hasValue={ () => isChanged( latest.current, names ) }
			onDeselect={ () =>
				latest.current.setAttributes( resetOf( latest.current, names ) )
			}
			resetAllFilter={ ( changes: object ) => {
				const reset = resetOf( latest.current, names );
				return (
					latest.current.into?.( changes, reset ) ?? {
						...changes,
						...reset,
					}
				);
			} }
		>
			{ children }
		</ToolsPanelItem>
	);
}
