import { CheckboxControl, SearchControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';

import { searchAccounts } from './account-search';
import { SourcePicture } from '../sources/source-picture';
import type { Account } from '../types';

/** Any of these roles on a page lets its token read the posts. */
const READING_TASKS = [ 'CREATE_CONTENT', 'MANAGE', 'MODERATE' ];

/** With fewer accounts a search field is only in the way. */
const SEARCH_FROM = 8;

const canRead = ( { tasks }: Account ) =>
	tasks === null || tasks.some( ( task ) => READING_TASKS.includes( task ) );

/** What tells an account from others of the same name, and why it may not do. */
function hint( account: Account, mayRepeat: boolean ): string {
	const facts = [
		account.handle === null ? account.id : `@${ account.handle }`,
		account.handle === null ? '' : account.id,
	]
		.filter( Boolean )
		.join( ' · ' );

	if ( account.connected ) {
		return `${ facts } · ${
			mayRepeat
				? __( 'Already connected. Select it to reconnect.', 'vitrine' )
				: __( 'Already connected.', 'vitrine' )
		}`;
	}

	return canRead( account )
		? facts
		: `${ facts } · ${ __(
				'Your role on this page does not let you read its posts. Ask for the Content or Moderation task.',
				'vitrine'
			) }`;
}

const foundText = ( found: number, all: number ) =>
	found === 0
		? __( 'No accounts match your search.', 'vitrine' )
		: sprintf(
				/* translators: 1: number of accounts that were found, 2: number of all accounts. */
				_n(
					'%1$d of %2$d account',
					'%1$d of %2$d accounts',
					all,
					'vitrine'
				),
				found,
				all
			);

interface AccountChoiceProps {
	accounts: Account[];
	/** Ids of the chosen accounts. */
	value: string[];
	/** Whether accounts that are connected may be connected again, to give them a new token. */
	mayRepeat?: boolean;
	onChange: ( value: string[] ) => void;
}

export function AccountChoice( {
	accounts,
	value,
	mayRepeat = false,
	onChange,
}: AccountChoiceProps ) {
	const legend = useRef< HTMLLegendElement >( null );
	const [ search, setSearch ] = useState( '' );
	const found = searchAccounts( accounts, search );

	// The list takes the place of the form in which the focus was.
	useEffect( () => legend.current?.focus(), [] );

	return (
		<fieldset className="vitrine-accounts">
			<legend ref={ legend } tabIndex={ -1 }>
				{ __( 'Choose the accounts to connect', 'vitrine' ) }
			</legend>
			{ accounts.length >= SEARCH_FROM && (
				<div className="vitrine-accounts__search">
					<SearchControl
						__nextHasNoMarginBottom
						label={ __( 'Search accounts', 'vitrine' ) }
						placeholder={ __(
							'Search by name, @name, or ID',
							'vitrine'
						) }
						value={ search }
						onChange={ setSearch }
						onKeyDown={ ( event ) => {
							// Nothing is connected while somebody is searching.
							if ( event.key === 'Enter' ) {
								event.preventDefault();
							}
						} }
					/>
					<p className="vitrine-muted" role="status">
						{ foundText( found.length, accounts.length ) }
					</p>
				</div>
			) }
			<div className="vitrine-accounts__list">
				{ found.map( ( account ) => (
					<div key={ account.id } className="vitrine-accounts__item">
						<span className="vitrine-accounts__picture">
							<SourcePicture source={ account } />
						</span>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ account.name }
							help={ hint( account, mayRepeat ) }
							disabled={ account.connected && ! mayRepeat }
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
					</div>
				) ) }
			</div>
		</fieldset>
	);
}
