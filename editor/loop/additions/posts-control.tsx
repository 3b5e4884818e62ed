import { BaseControl, Button, ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, closeSmall } from '@wordpress/icons';
import { useState } from 'react';
import type { ControlProps } from '../../settings';
import { moved } from './order';
import { useChosenPosts, useFoundPosts } from './use-posts';

interface PostsControlProps extends ControlProps< number[] > {
	/** Type of the posts. */
	postType: string;
	/** How many can be chosen. */
	max: number;
}

/**
 * Posts in an order of their own.
 *
 * @param props          What to show.
 * @param props.postType Type of the posts.
 * @param props.max      How many can be chosen.
 * @param props.value    Ids of the chosen ones.
 * @param props.onChange Receives them.
 */
export function PostsControl( {
	postType,
	max,
	value,
	onChange,
}: PostsControlProps ) {
	const [ search, setSearch ] = useState( '' );
	const found = useFoundPosts( postType, search );
	const chosen = useChosenPosts( postType, value );
	return (
		<>
			{ value.length < max && (
				<ComboboxControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Add a post', 'vitrine' ) }
					value={ null }
					options={ ( found ?? [] )
						.filter( ( { id } ) => ! value.includes( id ) )
						.map( ( { id, title } ) => ( {
							value: String( id ),
							label: title,
						} ) ) }
					onFilterValueChange={ setSearch }
					onChange={ ( id ) =>
						id && onChange( [ ...value, Number( id ) ] )
					}
				/>
			) }
			{ value.length > 0 && (
				<BaseControl.VisualLabel as="h3" style={ { marginTop: 16 } }>
					{ __( 'Selected posts', 'vitrine' ) }
				</BaseControl.VisualLabel>
			) }
			<ol style={ { margin: 0, listStyle: 'none' } }>
				{ value.map( ( id, index ) => (
					<Row
						key={ id }
						title={
							chosen &&
							( chosen.get( id ) ??
								sprintf(
									/* translators: %d: id of a post. */
									__(
										'Not shown to visitors (%d)',
										'vitrine'
									),
									id
								) )
						}
						isFirst={ index === 0 }
						isLast={ index === value.length - 1 }
						onMove={ ( by ) =>
							onChange( moved( value, index, by ) )
						}
						onRemove={ () =>
							onChange( value.filter( ( one ) => one !== id ) )
						}
					/>
				) ) }
			</ol>
		</>
	);
}

interface RowProps {
	/** Null while it is asked for. */
	title: string | null;
	isFirst: boolean;
	isLast: boolean;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
}

/**
 * A chosen post.
 *
 * @param props          What to show.
 * @param props.title    Its title.
 * @param props.isFirst  Whether none is before it.
 * @param props.isLast   Whether none is after it.
 * @param props.onMove   Is called with -1 or 1.
 * @param props.onRemove Is called to take it away.
 */
function Row( { title, isFirst, isLast, onMove, onRemove }: RowProps ) {
	const name = title ?? '…';
	return (
		<li style={ { display: 'flex', alignItems: 'center', margin: 0 } }>
			<span style={ { flex: 1, overflowWrap: 'anywhere' } }>
				{ name }
			</span>
			<Button
				size="small"
				icon={ chevronUp }
				accessibleWhenDisabled
				disabled={ isFirst }
				label={ sprintf(
					/* translators: %s: title of a post. */
					__( 'Move “%s” up', 'vitrine' ),
					name
				) }
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				size="small"
				icon={ chevronDown }
				accessibleWhenDisabled
				disabled={ isLast }
				label={ sprintf(
					/* translators: %s: title of a post. */
					__( 'Move “%s” down', 'vitrine' ),
					name
				) }
				onClick={ () => onMove( 1 ) }
			/>
			<Button
				size="small"
				icon={ closeSmall }
				label={ sprintf(
					/* translators: %s: title of a post. */
					__( 'Remove “%s”', 'vitrine' ),
					name
				) }
				onClick={ onRemove }
			/>
		</li>
	);
}
