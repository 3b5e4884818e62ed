import { __, sprintf } from '@wordpress/i18n';
import type { Network } from '../frontend/render/feed/types';

/** A connected account, as far as everybody may know it who edits; docs/names.md has the rest. */
export interface Source {
	id: number;
	network: SourceNetwork;
	name: string;
	state: SourceState;
	/** Address of its feed, where it is a website; only managers get it. */
	address?: string | null;
	/** Only managers get them. */
	features?: unknown[];
}

/** Where its posts are from. Twin: Networks::ALL in php/Graph/Networks.php. */
export type SourceNetwork = Network | 'web' | 'import';

export type SourceState =
	| 'connecting'
	| 'ok'
	| 'pictures'
	| 'throttled'
	| 'failing'
	| 'permission'
	| 'reconnect';

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
export function networkLabel( network: SourceNetwork ): string {
	switch ( network ) {
		case 'instagram':
			return __( 'Instagram', 'vitrine' );
		case 'web':
			return __( 'Website', 'vitrine' );
		case 'import':
			return __( 'Imported', 'vitrine' );
		default:
			return __( 'Facebook', 'vitrine' );
	}
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
		case 'pictures':
			return __( 'Images cannot be saved', 'vitrine' );
		case 'throttled':
			return __( 'Waiting for the network', 'vitrine' );
		case 'failing':
			return __( 'Refresh failed', 'vitrine' );
		case 'permission':
			return __( 'Missing permission', 'vitrine' );
		case 'reconnect':
			return __( 'Needs to be reconnected', 'vitrine' );
	}
}
