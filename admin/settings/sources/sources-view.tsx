import {
	DataViews,
	filterSortAndPaginate,
	type Action,
	type View,
} from '@wordpress/dataviews/wp';
import { __ } from '@wordpress/i18n';
import { update } from '@wordpress/icons';
import { useMemo, useState } from 'react';

import { sourceFields, type Row } from './sources-fields';
import type { Source } from '../types';
import { useNarrow } from './use-narrow';

/** With fewer accounts a search field is only in the way. */
const SEARCH_FROM = 8;

const VIEW = {
	page: 1,
	perPage: 50,
	search: '',
	filters: [],
	sort: { field: 'name', direction: 'asc' },
	titleField: 'name',
	mediaField: 'picture',
	descriptionField: 'network',
	fields: [
		'state',
		'lastSuccess',
		'nextRefresh',
		'token',
		'quota',
		'posts',
		'pictures',
	],
} satisfies Omit< View, 'type' >;

const LAYOUTS = {
	table: {
		layout: {
			// Sorted as numbers, read as words.
			styles: {
				token: { align: 'start' as const },
				quota: { align: 'start' as const },
			},
		},
	},
	// For small screens: cards name each value, which the list layout does not.
	grid: { layout: { badgeFields: [] } },
};

interface SourcesViewProps {
	sources: Source[];
	/** Ids of the sources that this screen is refreshing. */
	refreshing: number[];
	onRefresh: ( source: Source ) => void;
	onTest: ( source: Source ) => void;
	onReconnect: ( source: Source ) => void;
	onRemove: ( source: Source ) => void;
}

export function SourcesView( {
	sources,
	refreshing,
	onRefresh,
	onTest,
	onReconnect,
	onRemove,
}: SourcesViewProps ) {
	const [ view, setView ] = useState< View | null >( null );
	const isNarrow = useNarrow();

	// Until somebody changes it, the view follows the width of the window.
	const shown: View =
		view ??
		( isNarrow
			? { ...VIEW, type: 'grid', ...LAYOUTS.grid }
			: { ...VIEW, type: 'table', ...LAYOUTS.table } );

	const fields = useMemo( sourceFields, [] );

	const actions = useMemo< Action< Row >[] >( () => {
		const on =
			( callback: ( source: Source ) => void ) => ( rows: Row[] ) =>
				rows.forEach( ( { source } ) => callback( source ) );

		return [
			{
				id: 'refresh',
				label: __( 'Refresh now', 'vitrine' ),
				icon: update,
				isPrimary: true,
				callback: on( onRefresh ),
			},
			{
				id: 'test',
				label: __( 'Test connection', 'vitrine' ),
				callback: on( onTest ),
			},
			{
				id: 'reconnect',
				label: __( 'Reconnect', 'vitrine' ),
				callback: on( onReconnect ),
			},
			{
				id: 'remove',
				label: __( 'Remove', 'vitrine' ),
				callback: on( onRemove ),
			},
		];
	}, [ onRefresh, onTest, onReconnect, onRemove ] );

	const { data, paginationInfo } = useMemo( () => {
		const rows = sources.map( ( source ) => ( {
			source,
			isRefreshing: refreshing.includes( source.id ),
		} ) );

		return filterSortAndPaginate( rows, shown, fields );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `shown` is made of these two.
	}, [ sources, refreshing, view, isNarrow, fields ] );

	return (
		<div className="vitrine-sources">
			<DataViews< Row >
				data={ data }
				fields={ fields }
				view={ shown }
				onChangeView={ setView }
				actions={ actions }
				paginationInfo={ paginationInfo }
				defaultLayouts={ LAYOUTS }
				getItemId={ ( { source } ) => String( source.id ) }
				search={ sources.length >= SEARCH_FROM }
				searchLabel={ __( 'Search accounts', 'vitrine' ) }
			/>
		</div>
	);
}
