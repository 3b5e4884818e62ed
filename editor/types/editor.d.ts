/**
 * What Vitrine uses of @wordpress/editor and @wordpress/plugins, which the site provides.
 */
declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		className?: string;
		children?: ReactNode;
	} >;

	export const PluginMoreMenuItem: ComponentType< {
		onClick: () => void;
		children?: ReactNode;
	} >;

	export const PluginPrePublishPanel: ComponentType< {
		title: ReactNode;
		className?: string;
		initialOpen?: boolean;
		children?: ReactNode;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { render: ComponentType; icon?: null }
	): void;
}
