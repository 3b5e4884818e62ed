import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import { kindIcons } from './icons';
import { kindHelp } from './panels/kinds';
import type { PopupAttributes } from './popup-attributes';

/** The kinds, as the inserter offers them. The dialog is the block itself. */
export function variations() {
	const help = kindHelp();
	const of = (
		title: string,
		{ kind = 'modal', ...rest }: Partial< PopupAttributes >
	) => ( {
		name: kind,
		title,
		description: help[ kind ],
		icon: kindIcons[ kind ],
		attributes: { kind, ...rest },
		isActive: [ 'kind' ],
		scope: [ 'inserter' as const ],
	} );
	return [
		// Title and description are the block's own.
		{
			...of( __( 'Popup', 'vitrine' ), {} ),
			description: metadata.description,
			isDefault: true,
		},
		of( __( 'Popup: slide-in', 'vitrine' ), {
			kind: 'slide-in',
			settings: {
				width: { size: 400, unit: 'px' },
			},
		} ),
		of( __( 'Popup: bar', 'vitrine' ), { kind: 'bar' } ),
		of( __( 'Popup: full screen', 'vitrine' ), { kind: 'full-screen' } ),
	];
}
