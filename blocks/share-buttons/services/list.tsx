import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, closeSmall } from '@wordpress/icons';
import type { ShareButtonsAttributes } from '../attributes.gen';
import { Glyph } from './glyph';
import { serviceOf } from './offers';
import { reasonOf, wordsOf } from './words';

type Entries = ShareButtonsAttributes[ 'services' ];

interface ServiceListProps {
	entries: Entries;
	onChange: ( entries: Entries ) => void;
}

/**
 * A list with one of its entries elsewhere.
 *
 * @param entries The list.
 * @param from    Where it is.
 * @param to      Where it will be.
 */
export const moved = < Entry, >(
	entries: Entry[],
	from: number,
	to: number
): Entry[] => {
	const rest = entries.toSpliced( from, 1 );
	return rest.toSpliced( to, 0, entries[ from ]! );
};

/**
 * The buttons in their order, each with words of its own.
 *
 * @param props          What to show.
 * @param props.entries  The buttons.
 * @param props.onChange Takes the changed ones.
 */
export function ServiceList( { entries, onChange }: ServiceListProps ) {
	return (
		<ul className="vitrine-share-services">
			{ entries.map( ( entry, at ) => (
				<li key={ `${ entry.service } ${ at }` }>
					<Row
						entry={ entry }
						isFirst={ at === 0 }
						isLast={ at === entries.length - 1 }
						onLabel={ ( label ) =>
							onChange( entries.with( at, { ...entry, label } ) )
						}
						onMove={ ( by ) =>
							onChange( moved( entries, at, at + by ) )
						}
						onRemove={ () =>
							onChange( entries.toSpliced( at, 1 ) )
						}
					/>
				</li>
			) ) }
		</ul>
	);
}

interface RowProps {
	entry: Entries[ number ];
	isFirst: boolean;
	isLast: boolean;
	onLabel: ( label: string ) => void;
	onMove: ( by: number ) => void;
	onRemove: () => void;
}

/**
 * One button.
 *
 * @param props          What to show.
 * @param props.entry    The button.
 * @param props.isFirst  Whether none is above it.
 * @param props.isLast   Whether none is below it.
 * @param props.onLabel  Takes other words.
 * @param props.onMove   Moves it, by 1 or -1.
 * @param props.onRemove Removes it.
 */
function Row( {
	entry,
	isFirst,
	isLast,
	onLabel,
	onMove,
	onRemove,
}: RowProps ) {
	const service = serviceOf( entry.service );
	const [ words ] = wordsOf( service );
	const reason = reasonOf( entry.service );
	/* translators: %s: name of a service such as Facebook. */
	const up = sprintf( __( 'Move %s up', 'vitrine' ), words );
	/* translators: %s: name of a service such as Facebook. */
	const down = sprintf( __( 'Move %s down', 'vitrine' ), words );
	/* translators: %s: name of a service such as Facebook. */
	const remove = sprintf( __( 'Remove %s', 'vitrine' ), words );
	return (
		<>
			<div className="vitrine-share-services__row">
				<Glyph icon={ service.icon } />
				<span>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						hideLabelFromVision
						label={ sprintf(
							/* translators: %s: name of a service such as Facebook. */
							__( 'Text of the %s button', 'vitrine' ),
							words
						) }
						placeholder={ words }
						value={ entry.label ?? '' }
						onChange={ onLabel }
					/>
				</span>
				<Button
					size="small"
					icon={ chevronUp }
					label={ up }
					accessibleWhenDisabled
					disabled={ isFirst }
					onClick={ () => onMove( -1 ) }
				/>
				<Button
					size="small"
					icon={ chevronDown }
					label={ down }
					accessibleWhenDisabled
					disabled={ isLast }
					onClick={ () => onMove( 1 ) }
				/>
				<Button
					size="small"
					icon={ closeSmall }
					label={ remove }
					onClick={ onRemove }
				/>
			</div>
			{ reason && (
				<span className="vitrine-share-services__note">
					{ service.closed
						? sprintf(
								/* translators: %s: a sentence that says when a service shut down. */
								__(
									'%s Visitors don’t see this button.',
									'vitrine'
								),
								reason
							)
						: reason }
				</span>
			) }
		</>
	);
}
