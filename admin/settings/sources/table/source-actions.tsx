import { Button, DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical, update } from '@wordpress/icons';

import type { Source } from '../../types';
import { sourceTitle } from '../../strings';
import { isTokenAtFault } from '../token-fault';

export interface SourceHandlers {
	onRefresh: ( source: Source ) => void;
	onTest: ( source: Source ) => void;
	onReconnect: ( source: Source ) => void;
	onRemove: ( source: Source ) => void;
}

/** What can be done with an account: first what it needs, the rest in a menu. */
export function SourceActions( {
	source,
	onRefresh,
	onTest,
	onReconnect,
	onRemove,
}: SourceHandlers & { source: Source } ) {
	const name = sourceTitle( source );
	const refresh = {
		title: __( 'Refresh now', 'vitrine' ),
		onClick: () => onRefresh( source ),
	};
	const reconnect = {
		title: __( 'Reconnect', 'vitrine' ),
		onClick: () => onReconnect( source ),
	};

	return (
		<span className="vitrine-accounts-table__buttons">
			{ isTokenAtFault( source ) ? (
				<Button
					variant="primary"
					size="compact"
					onClick={ reconnect.onClick }
				>
					{ reconnect.title }
				</Button>
			) : (
				<Button
					icon={ update }
					label={ refresh.title }
					size="compact"
					onClick={ refresh.onClick }
				/>
			) }
			<DropdownMenu
				icon={ moreVertical }
				label={ sprintf(
					/* translators: %s: name of a connected account. */
					__( 'Actions for %s', 'vitrine' ),
					name
				) }
				toggleProps={ { size: 'compact' } }
				popoverProps={ { placement: 'bottom-end' } }
				controls={ [
					refresh,
					{
						title: __( 'Test connection', 'vitrine' ),
						onClick: () => onTest( source ),
					},
					reconnect,
					{
						title: __( 'Remove', 'vitrine' ),
						onClick: () => onRemove( source ),
					},
				] }
			/>
		</span>
	);
}
