import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { Network } from '../types';
import { networkName } from '../strings';

const NETWORKS: Network[] = [ 'facebook', 'instagram' ];

interface NetworkChoiceProps {
	value: Network;
	onChange: ( value: Network ) => void;
}

export function NetworkChoice( { value, onChange }: NetworkChoiceProps ) {
	return (
		<RadioControl
			label={ __( 'What do you want to connect?', 'vitrine' ) }
			selected={ value }
			options={ NETWORKS.map( ( network ) => ( {
				value: network,
				label: networkName( network ),
			} ) ) }
			onChange={ ( chosen ) => onChange( chosen as Network ) }
		/>
	);
}
