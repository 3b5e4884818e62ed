import { __ } from '@wordpress/i18n';
import { Fields } from '@vitrine/editor';
import type { PanelProps } from './types';

/**
 * When visitors are asked before something of a third party is loaded.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function ConsentField( { settings }: PanelProps ) {
	return (
		<Fields
			settings={ settings }
			fields={ {
				consent: {
					open: true,
					label: __( 'Ask for consent', 'vitrine' ),
					help: __(
						'Asks visitors before loading a video, a player, or the Like box from another site. Automatic = ask when a consent tool is active.',
						'vitrine'
					),
					choices: {
						auto: __( 'Automatic', 'vitrine' ),
						on: __( 'Always', 'vitrine' ),
						off: __( 'Never', 'vitrine' ),
					},
				},
			} }
		/>
	);
}
