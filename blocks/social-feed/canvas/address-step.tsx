import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { refreshSources } from '@vitrine/editor';
import type { Source } from '@vitrine/editor';
import { isProfile } from '../transforms/address';

interface AddressStepProps {
	address: string;
	/** Whether the user may connect sources. */
	canManage: boolean;
	onConnected: ( id: number ) => void;
}

/**
 * The profile or website that the block was made from, while it is not connected.
 *
 * @param props             What to show.
 * @param props.address     Its address.
 * @param props.canManage   Whether the user may connect sources.
 * @param props.onConnected Receives the id of the source.
 */
export function AddressStep( {
	address,
	canManage,
	onConnected,
}: AddressStepProps ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const connect = async () => {
		setBusy( true );
		setError( '' );
		try {
			const { id } = await apiFetch< Source >( {
				path: '/vitrine/v1/sources/websites',
				method: 'POST',
				data: { url: address },
			} );
			await refreshSources();
			onConnected( id );
		} catch ( refusal ) {
			const { message, data } = refusal as {
				message?: string;
				data?: { remedy?: string };
			};
			setError( `${ message ?? '' } ${ data?.remedy ?? '' }`.trim() );
			setBusy( false );
		}
	};
	return (
		<div className="vitrine-address-step">
			<p>
				<strong>{ address }</strong>{ ' ' }
				{ __( 'is not connected to this site yet.', 'vitrine' ) }
			</p>
			{ canManage && ! isProfile( address ) && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ connect }
				>
					{ __( 'Connect this website', 'vitrine' ) }
				</Button>
			) }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
		</div>
	);
}
