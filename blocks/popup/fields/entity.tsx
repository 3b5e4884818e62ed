import { ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Chosen } from '../rules/places';
import { useEntities } from '../rules/use-site';

interface EntityControlProps {
	label: string;
	help?: string;
	/** What is searched. */
	of: Chosen;
	/** Id, '' = all. */
	value: string;
	/** Further parameters of REST; the same object in every rendering. */
	query?: object;
	/** One that cannot be chosen. */
	without?: number;
	placeholder?: string;
	onChange: ( value: string ) => void;
}

/**
 * Searches a post, a term or an author.
 *
 * @param props             What to show.
 * @param props.label       Name of the field.
 * @param props.help        What it does.
 * @param props.of          What is searched.
 * @param props.value       Id.
 * @param props.query       Further parameters of REST.
 * @param props.without     One that cannot be chosen.
 * @param props.placeholder What holds when nothing is chosen.
 * @param props.onChange    Receives the id.
 */
export function EntityControl( {
	label,
	help,
	of,
	value,
	query,
	without = 0,
	placeholder,
	onChange,
}: EntityControlProps ) {
	const [ typed, setTyped ] = useState( '' );
	const [ search, setSearch ] = useState( '' );
	useEffect( () => {
		const timer = setTimeout( () => setSearch( typed ), 250 );
		return () => clearTimeout( timer );
	}, [ typed ] );
	const id = Number( value ) || 0;
	const { found, chosen, isLoading } = useEntities( of, search, id, query );
	// They stay while the next search is under way: a press on one must not meet nothing.
	const last = useRef( { of, list: found ?? [] } );
	if ( found || last.current.of?.name !== of?.name ) {
		last.current = { of, list: found ?? [] };
	}
	const { list } = last.current;
	const options = [
		...( chosen && ! list.some( ( one ) => one.id === id )
			? [ chosen ]
			: [] ),
		...list,
	].filter( ( one ) => one.id !== without );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			value={ value }
			placeholder={ placeholder ?? __( 'Search…', 'vitrine' ) }
			options={ [
				...options.map( ( one ) => ( {
					value: String( one.id ),
					label: one.label,
				} ) ),
				// What is gone stays what it is until another is chosen.
				...( value !== '' &&
				! isLoading &&
				! options.some( ( one ) => one.id === id )
					? [
							{
								value,
								label: sprintf(
									/* translators: %s: a number */
									__( 'Deleted (#%s)', 'vitrine' ),
									value
								),
							},
						]
					: [] ),
			] }
			onFilterValueChange={ setTyped }
			onChange={ ( chosenId ) => onChange( chosenId ?? '' ) }
		/>
	);
}
