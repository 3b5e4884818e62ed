/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells are no controls; as cards they would lose what they are. */
import { SearchControl, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { folded } from '../../connect/account-search';
import { newPage } from '../../first-run/new-post';
import { networkName, sourceTitle } from '../../strings';
import type { Source } from '../../types';
import { SourceActions, type SourceHandlers } from './source-actions';
import { sourceFacts } from './source-facts';
import { SourcePicture } from '../source-picture';

/** With fewer accounts a search field is only in the way. */
const SEARCH_FROM = 8;

interface SourcesTableProps extends SourceHandlers {
	sources: Source[];
	/** Ids of the sources that this screen is refreshing. */
	refreshing: number[];
}

/** The connected accounts. Roles are named because a table whose rows become cards loses its own. */
export function SourcesTable( {
	sources,
	refreshing,
	...handlers
}: SourcesTableProps ) {
	const [ search, setSearch ] = useState( '' );
	const found = sources.filter( ( source ) =>
		folded( sourceTitle( source ) ).includes( folded( search.trim() ) )
	);

	return (
		<div className="vitrine-accounts-table">
			{ sources.length >= SEARCH_FROM && (
				<SearchControl
					__nextHasNoMarginBottom
					className="vitrine-accounts-table__search"
					label={ __( 'Search accounts', 'vitrine' ) }
					placeholder={ __( 'Search accounts', 'vitrine' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			<table
				role="table"
				aria-label={ __( 'Connected accounts', 'vitrine' ) }
			>
				<Columns />
				<tbody>
					{ found.map( ( source ) => (
						<Row
							key={ source.id }
							source={ source }
							isRefreshing={ refreshing.includes( source.id ) }
							{ ...handlers }
						/>
					) ) }
				</tbody>
			</table>
			<p className="vitrine-accounts-table__none" role="status">
				{ found.length === 0 &&
					__( 'No accounts match your search.', 'vitrine' ) }
			</p>
		</div>
	);
}

const Columns = () => (
	<thead>
		<tr role="row">
			<th role="columnheader" scope="col">
				{ __( 'Account', 'vitrine' ) }
			</th>
			{ sourceFacts().map( ( { name, label } ) => (
				<th key={ name } role="columnheader" scope="col">
					{ label }
				</th>
			) ) }
			<th role="columnheader" scope="col">
				<VisuallyHidden>{ __( 'Actions', 'vitrine' ) }</VisuallyHidden>
			</th>
		</tr>
	</thead>
);

const Row = ( {
	source,
	isRefreshing,
	...handlers
}: SourceHandlers & { source: Source; isRefreshing: boolean } ) => (
	<tr role="row">
		<th role="rowheader" scope="row">
			<span className="vitrine-accounts-table__account">
				<span className="vitrine-accounts-table__picture">
					<SourcePicture source={ source } />
				</span>
				<span>
					<strong>{ source.name }</strong>
					<span className="vitrine-muted">
						{ networkName( source.network ) }
					</span>
					<a
						href={ newPage( 'social-feed', source.id ) }
						aria-label={ sprintf(
							/* translators: %s: name of a connected account. */
							__( 'Show its posts on a page: %s', 'vitrine' ),
							sourceTitle( source )
						) }
					>
						{ __( 'Show its posts on a page', 'vitrine' ) }
					</a>
				</span>
			</span>
		</th>
		{ sourceFacts().map( ( { name, label, value } ) => (
			<td key={ name } role="cell" className={ `is-${ name }` }>
				<span className="vitrine-accounts-table__label" aria-hidden>
					{ label }
				</span>
				{ value( source, isRefreshing ) }
			</td>
		) ) }
		<td role="cell" className="is-actions">
			<SourceActions source={ source } { ...handlers } />
		</td>
	</tr>
);
