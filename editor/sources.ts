import { __, sprintf } from '@wordpress/i18n';
import type { Network } from '../frontend/render/feed/types';

/** A connected account, as far as everybody may know it who edits; docs/names.md has the rest. */
export interface Source {
	id: number;
	network: Network;
	name: string;
	state: SourceState;
	/** Only managers get them. */
	features?: unknown[];
}

export type SourceState =
	'connecting' | 'ok' | 'throttled' | 'failing' | 'permission' | 'reconnect';

/** Address of the screen where sources are connected: absolute, because the canvas is a document of its own. */
export function settingsUrl(): string {
	return new URL( 'options-general.php?page=vitrine', window.location.href )
		.href;
}

/**
 * Name of the network of a source.
 *
 * @param network The network.
 */
export function networkLabel( network: Network ): string {
	return network === 'instagram'
		? __( 'Instagram', 'vitrine' )
		: __( 'Facebook', 'vitrine' );
}

/**
 * Tells a source from others in a list.
 *
 * @param source The source.
 */
export function sourceLabel( { name, network }: Source ): string {
	return sprintf(
		/* translators: 1: name of an account, 2: name of a network */
		__( '%1$s (%2$s)', 'vitrine' ),
		name,
		networkLabel( network )
	);
}

/**
 * Says in words how a source is doing.
 *
 * @param state The state.
 */
export function stateLabel( state: SourceState ): string {
	switch ( state ) {
		case 'connecting':
			return __( 'Connecting', 'vitrine' );
		case 'ok':
			return __( 'Connected', 'vitrine' );
		case 'throttled':
			return __( 'Waiting for the network', 'vitrine' );
		case 'failing':
			return __( 'Refreshing fails', 'vitrine' );
		case 'permission':
			return __( 'A permission is missing', 'vitrine' );
		case 'reconnect':
			return __( 'To be connected again', 'vitrine' );
	}
}
