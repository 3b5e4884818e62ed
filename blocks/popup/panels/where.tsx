import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { useMemo } from 'react';
import { Setting } from '@vitrine/editor';
import type { ControlProps } from '@vitrine/editor';
import { MAX_CONDITIONS } from '../../../frontend/render/popup/settings';
import type { ConditionRow } from '../../../frontend/render/popup/types';
import { placeGroups } from '../rules/place-groups';
import {
	placeKey,
	placeOf,
	validateRow,
	saysWhere,
	withPlace,
} from '../rules/places';
import type { Place, PlaceGroup } from '../rules/places';
import { CollapsibleSettings } from './collapsible';
import type { PopupSettings } from '../popup-attributes';
import { usePlaceNames, useSiteTypes } from '../rules/use-site';
import { EntityControl } from '../fields/entity';
import { useAddedFocus } from '../fields/use-added-focus';
import { FieldError } from '../fields/faulty-text';

const AUTHORS = { who: 'authors', context: 'view' };

/**
 * On which pages the popup appears.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function WherePanel( { settings }: { settings: PopupSettings } ) {
	const { attributes, setAttributes } = settings;
	const rows = attributes.conditions;
	const groups = usePlaceGroups( rows );
	const { box, willAdd } = useAddedFocus( rows.length, 'select' );
	const write = ( conditions: ConditionRow[] ) =>
		setAttributes( { conditions } );
	const add = ( row: Omit< ConditionRow, 'sub_id' > ) => {
		willAdd();
		write( [ ...rows, { ...row, sub_id: '' } ] );
	};
	return (
		<CollapsibleSettings
			name="where"
			label={ __( 'Where', 'vitrine' ) }
			isOpen
			settings={ settings }
		>
			<Setting
				label={ __( 'Display conditions', 'vitrine' ) }
				settings={ settings }
				names={ [ 'conditions' ] }
			>
				<div ref={ box } className="vitrine-popup-cards">
					<Summary rows={ rows } groups={ groups } />
					{ rows.map( ( row, index ) => (
						<Row
							key={ index }
							number={ index + 1 }
							row={ row }
							groups={ groups }
							onChange={ ( next ) =>
								write(
									rows.map( ( other, place ) =>
										place === index ? next : other
									)
								)
							}
							onRemove={ () => {
								write(
									rows.filter(
										( _row, place ) => place !== index
									)
								);
								box.current
									?.querySelector< HTMLElement >(
										'.vitrine-popup-cards__add'
									)
									?.focus();
							} }
						/>
					) ) }
					{ rows.length < MAX_CONDITIONS && <AddRow onAdd={ add } /> }
					<p className="vitrine-popup-help">
						{ __(
							'The popup can open wherever a “Show on” condition matches. “Hide on” conditions always win. The order does not matter.',
							'vitrine'
						) }
					</p>
				</div>
			</Setting>
		</CollapsibleSettings>
	);
}

/**
 * The places that rows can name.
 *
 * @param rows Rows that are there.
 */
function usePlaceGroups( rows: ConditionRow[] ): PlaceGroup[] {
	const types = useSiteTypes();
	return useMemo(
		() =>
			placeGroups(
				types,
				types.posts.some( ( { slug } ) => slug === 'product' ) ||
					rows.some( ( { name } ) => name === 'woocommerce' )
			),
		[ types, rows ]
	);
}

interface AddRowProps {
	onAdd: ( row: Omit< ConditionRow, 'sub_id' > ) => void;
}

/**
 * Adds a row: the whole site is shown on, the front page hidden on, until another place is chosen.
 *
 * @param props       What to show.
 * @param props.onAdd Receives the row.
 */
const AddRow = ( { onAdd }: AddRowProps ) => (
	<div className="vitrine-popup-buttons">
		<Button
			__next40pxDefaultSize
			className="vitrine-popup-cards__add"
			variant="secondary"
			icon={ plus }
			onClick={ () =>
				onAdd( { type: 'include', name: 'general', sub_name: '' } )
			}
		>
			{ __( 'Show on…', 'vitrine' ) }
		</Button>
		<Button
			__next40pxDefaultSize
			variant="secondary"
			icon={ plus }
			onClick={ () =>
				onAdd( {
					type: 'exclude',
					name: 'singular',
					sub_name: 'front_page',
				} )
			}
		>
			{ __( 'Hide on…', 'vitrine' ) }
		</Button>
	</div>
);

/**
 * All rows in one sentence, with the names of what was chosen.
 *
 * @param props        What to show.
 * @param props.rows   Rows.
 * @param props.groups All places.
 */
function Summary( {
	rows,
	groups,
}: {
	rows: ConditionRow[];
	groups: PlaceGroup[];
} ) {
	const names = usePlaceNames( rows, groups );
	return (
		<p className="vitrine-popup-card__sentence">
			{ saysWhere( rows, names ) }
		</p>
	);
}

interface RowProps {
	number: number;
	row: ConditionRow;
	groups: PlaceGroup[];
	onChange: ( row: ConditionRow ) => void;
	onRemove: () => void;
}

/**
 * A row of where.
 *
 * @param props          What to show.
 * @param props.number   Which one, from 1.
 * @param props.row      The row.
 * @param props.groups   All places.
 * @param props.onChange Receives the row.
 * @param props.onRemove Takes it away.
 */
function Row( { number, row, groups, onChange, onRemove }: RowProps ) {
	const key = placeKey( row );
	const place = placeOf( groups, key );
	const error = validateRow( place, row.sub_id );
	const title = titleOf( number, row );
	const isKnown = groups.some( ( { places } ) =>
		places.some( ( one ) => one.key === key )
	);
	return (
		<div
			role="group"
			aria-label={ title }
			className={ `vitrine-popup-card is-${ row.type }` }
		>
			<div className="vitrine-popup-card__head">
				<TypeControl
					value={ row.type }
					onChange={ ( type ) => onChange( { ...row, type } ) }
				/>
				<Button
					size="small"
					icon={ trash }
					/* translators: %s: a row */
					label={ sprintf( __( 'Remove %s', 'vitrine' ), title ) }
					onClick={ onRemove }
				/>
			</div>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Location', 'vitrine' ) }
				value={ key }
				onChange={ ( next ) => onChange( withPlace( row, next ) ) }
			>
				{ ! isKnown && <option value={ key }>{ key }</option> }
				{ groups.map( ( { label, places } ) => (
					<optgroup key={ label } label={ label }>
						{ places.map( ( one ) => (
							<option key={ one.key } value={ one.key }>
								{ one.label }
							</option>
						) ) }
					</optgroup>
				) ) }
			</SelectControl>
			{ place.of && (
				<EntityControl
					label={ labelOf( place ) }
					of={ place.of }
					{ ...( place.of.kind === 'root' && { query: AUTHORS } ) }
					value={ row.sub_id }
					{ ...( place.all && { placeholder: place.all } ) }
					onChange={ ( id ) => onChange( { ...row, sub_id: id } ) }
				/>
			) }
			{ error && <FieldError>{ error }</FieldError> }
		</div>
	);
}

const titleOf = ( number: number, { type }: ConditionRow ): string =>
	type === 'include'
		? sprintf(
				/* translators: %d: a number */
				__( 'Condition %d: show on', 'vitrine' ),
				number
			)
		: sprintf(
				/* translators: %d: a number */
				__( 'Condition %d: hide on', 'vitrine' ),
				number
			);

/**
 * Whether the popup appears at the place of a row.
 *
 * @param props          What to show.
 * @param props.value    What the row says.
 * @param props.onChange Receives it.
 */
const TypeControl = ( {
	value,
	onChange,
}: ControlProps< ConditionRow[ 'type' ] > ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		hideLabelFromVision
		label={ __( 'Show or hide', 'vitrine' ) }
		value={ value }
		options={ [
			{ value: 'include', label: __( 'Show on', 'vitrine' ) },
			{ value: 'exclude', label: __( 'Hide on', 'vitrine' ) },
		] }
		onChange={ onChange }
	/>
);

function labelOf( { of }: Place ): string {
	switch ( of?.kind ) {
		case 'taxonomy':
			return __( 'Term', 'vitrine' );
		case 'root':
			return __( 'Author', 'vitrine' );
		default:
			return __( 'Item', 'vitrine' );
	}
}
