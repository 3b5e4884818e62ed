import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { useEffect, useMemo, useRef } from 'react';
import { Setting, SettingsPanel } from '@vitrine/editor';
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
import type { PopupSettings } from '../popup-attributes';
import { usePlaceNames, useSiteTypes } from '../rules/use-site';
import { EntityControl } from '../fields/entity';
import { FieldError } from '../fields/field-controls';

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
	const types = useSiteTypes();
	const box = useRef< HTMLDivElement >( null );
	const isAdding = useRef( false );
	// Whoever adds one goes on in it.
	useEffect( () => {
		if ( isAdding.current ) {
			isAdding.current = false;
			[ ...( box.current?.querySelectorAll( 'select' ) ?? [] ) ]
				.at( -1 )
				?.focus();
		}
	}, [ rows.length ] );
	const groups = useMemo(
		() =>
			placeGroups(
				types,
				types.posts.some( ( { slug } ) => slug === 'product' ) ||
					rows.some( ( { name } ) => name === 'woocommerce' )
			),
		[ types, rows ]
	);
	const write = ( conditions: ConditionRow[] ) =>
		setAttributes( { conditions } );
	const add = ( type: ConditionRow[ 'type' ] ) => {
		isAdding.current = true;
		write( [
			...rows,
			{
				type,
				name: type === 'include' ? 'general' : 'singular',
				sub_name: type === 'include' ? '' : 'front_page',
				sub_id: '',
			},
		] );
	};
	return (
		<SettingsPanel label={ __( 'Where', 'vitrine' ) } settings={ settings }>
			<Setting
				label={ __( 'Pages', 'vitrine' ) }
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
					{ rows.length < MAX_CONDITIONS && (
						<div className="vitrine-popup-buttons">
							<Button
								__next40pxDefaultSize
								className="vitrine-popup-cards__add"
								variant="secondary"
								icon={ plus }
								onClick={ () => add( 'include' ) }
							>
								{ __( 'Show on…', 'vitrine' ) }
							</Button>
							<Button
								__next40pxDefaultSize
								variant="secondary"
								icon={ plus }
								onClick={ () => add( 'exclude' ) }
							>
								{ __( 'Hide on…', 'vitrine' ) }
							</Button>
						</div>
					) }
					<p className="vitrine-popup-help">
						{ __(
							'A page needs one row that shows the popup. A row that hides it always wins, however exact the others are. The order of rows means nothing.',
							'vitrine'
						) }
					</p>
				</div>
			</Setting>
		</SettingsPanel>
	);
}

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
	const title =
		row.type === 'include'
			? sprintf(
					/* translators: %d: a number */
					__( 'Row %d: show on', 'vitrine' ),
					number
				)
			: sprintf(
					/* translators: %d: a number */
					__( 'Row %d: hide on', 'vitrine' ),
					number
				);
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
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ __( 'Show or hide', 'vitrine' ) }
					value={ row.type }
					options={ [
						{ value: 'include', label: __( 'Show on', 'vitrine' ) },
						{ value: 'exclude', label: __( 'Hide on', 'vitrine' ) },
					] }
					onChange={ ( type ) =>
						onChange( {
							...row,
							type: type === 'exclude' ? 'exclude' : 'include',
						} )
					}
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
				label={ __( 'Place', 'vitrine' ) }
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

function labelOf( { of }: Place ): string {
	switch ( of?.kind ) {
		case 'taxonomy':
			return __( 'Which term', 'vitrine' );
		case 'root':
			return __( 'Which author', 'vitrine' );
		default:
			return __( 'Which one', 'vitrine' );
	}
}
