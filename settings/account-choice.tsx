import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';

import type { Account } from './types';

/** Any of these roles on a page lets its token read the posts. */
const READING_TASKS = [ 'CREATE_CONTENT', 'MANAGE', 'MODERATE' ];

const canRead = ( { tasks }: Account ) =>
	tasks === null || tasks.some( ( task ) => READING_TASKS.includes( task ) );

function hint( account: Account ): string | undefined {
	if ( account.connected ) {
		return __( 'Already connected.', 'vitrine' );
	}

	return canRead( account )
		? undefined
		: __(
				'Your role on this page may not read its posts: ask for the task Content or Moderation.',
				'vitrine'
			);
}

interface AccountChoiceProps {
	accounts: Account[];
	/** Ids of the chosen accounts. */
	value: string[];
	onChange: ( value: string[] ) => void;
}

export function AccountChoice( {
	accounts,
	value,
	onChange,
}: AccountChoiceProps ) {
	const legend = useRef< HTMLLegendElement >( null );

	// The list takes the place of the form in which the focus was.
	useEffect( () => legend.current?.focus(), [] );

	return (
		<fieldset className="vitrine-accounts">
			<legend ref={ legend } tabIndex={ -1 }>
				{ __( 'Choose the accounts to connect', 'vitrine' ) }
			</legend>
			{ accounts.map( ( account ) => {
				const help = hint( account );

				return (
					<CheckboxControl
						key={ account.id }
						__nextHasNoMarginBottom
						label={ account.name }
						{ ...( help !== undefined && { help } ) }
						disabled={ account.connected }
						checked={ value.includes( account.id ) }
						onChange={ ( isChosen ) =>
							onChange(
								isChosen
									? [ ...value, account.id ]
									: value.filter(
											( id ) => id !== account.id
										)
							)
						}
					/>
				);
			} ) }
		</fieldset>
	);
}
