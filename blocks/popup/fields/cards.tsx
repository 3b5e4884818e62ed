import {
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { placeOf, resetOf } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { CardGroup, CardView } from './field-view';
import { FieldControl } from './field-controls';

interface CardsProps< Name extends string, Values extends object > {
	groups: CardGroup< Name, Values >[];
	settings: Settings< Values >;
	/** Whether `{name}_not` is there. */
	canNegate?: boolean;
	addLabel: string;
	/** Wraps a card, so that a panel can reset it. */
	wrap?: (
		card: CardView< Name, Values >,
		names: ( keyof Values )[],
		node: ReactNode
	) => ReactNode;
}

/**
 * Rules or triggers that are on, one card for each, and a menu of the others. What is off stores nothing.
 *
 * @param props           What to show.
 * @param props.groups    All there are.
 * @param props.settings  Their settings.
 * @param props.canNegate Whether they can be turned round.
 * @param props.addLabel  Name of the menu.
 * @param props.wrap      Wraps a card.
 */
export function Cards< Name extends string, Values extends object >( {
	groups,
	settings,
	canNegate = false,
	addLabel,
	wrap = ( _card, _names, node ) => node,
}: CardsProps< Name, Values > ) {
	const [ added, setAdded ] = useState( '' );
	const box = useRef< HTMLDivElement >( null );
	const focus = ( selector: string ) =>
		box.current?.querySelector< HTMLElement >( selector )?.focus();

	// Whoever adds one goes on in it.
	useEffect( () => {
		if ( added ) {
			focus( `[data-card="${ added }"] :is(input,select)` );
			setAdded( '' );
		}
	}, [ added ] );

	return (
		<div className="vitrine-popup-cards" ref={ box }>
			{ groups
				.flatMap( ( { cards } ) => cards )
				.filter( ( { name } ) => isOn( settings, name ) )
				.map( ( card ) => {
					const names = namesOf( card, canNegate );
					return (
						<div key={ card.name }>
							{ wrap(
								card,
								names,
								<Card
									title={ card.title }
									name={ card.name }
									sentence={ card.say( settings.attributes ) }
									onRemove={ () => {
										settings.setAttributes(
											resetOf( settings, names )
										);
										focus( '.vitrine-popup-cards__add' );
									} }
								>
									<CardFields
										card={ card }
										settings={ settings }
										canNegate={ canNegate }
									/>
								</Card>
							) }
						</div>
					);
				} ) }
			<AddMenu
				label={ addLabel }
				groups={ groups
					.map( ( { label, cards } ) => ( {
						label,
						cards: cards.filter(
							( { name } ) => ! isOn( settings, name )
						),
					} ) )
					.filter( ( { cards } ) => cards.length > 0 ) }
				onAdd={ ( name ) => {
					settings.setAttributes( yes( name ) );
					setAdded( name );
				} }
			/>
		</div>
	);
}

const isOn = < Values extends object >(
	{ attributes }: Settings< Values >,
	name: string
): boolean => attributes[ name as keyof Values ] === 'yes';

const yes = < Values, >( name: string, value = 'yes' ) =>
	( { [ name ]: value } ) as Partial< Values >;

interface CardFieldsProps< Name extends string, Values extends object > {
	card: CardView< Name, Values >;
	settings: Settings< Values >;
	canNegate: boolean;
}

/**
 * The fields of one that is on.
 *
 * @param props           What to show.
 * @param props.card      The rule or trigger.
 * @param props.settings  Settings of all.
 * @param props.canNegate Whether the rule can be negated.
 */
function CardFields< Name extends string, Values extends object >( {
	card,
	settings,
	canNegate,
}: CardFieldsProps< Name, Values > ) {
	const { attributes: values } = settings;
	const negated = `${ card.name }_not`;
	return (
		<>
			{ card.fields
				.filter( ( { isShown } ) => isShown?.( values ) ?? true )
				.map( ( view ) => (
					<FieldControl
						key={ view.name }
						view={ view }
						values={ values }
						schema={ placeOf( settings, view.name ).schema }
						onChange={ ( value ) =>
							settings.setAttributes( {
								[ view.name ]: value,
							} as Partial< Values > )
						}
					/>
				) ) }
			{ canNegate && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Invert this rule', 'vitrine' ) }
					checked={ isOn( settings, negated ) }
					onChange={ ( checked ) =>
						settings.setAttributes(
							yes( negated, checked ? 'yes' : '' )
						)
					}
				/>
			) }
		</>
	);
}

interface AddMenuProps< Name extends string, Values > {
	label: string;
	groups: CardGroup< Name, Values >[];
	onAdd: ( name: Name ) => void;
}

/**
 * A menu of those that are off.
 *
 * @param props        What to show.
 * @param props.label  Its name.
 * @param props.groups Those that are off; without any there is no menu.
 * @param props.onAdd  Receives the name of the chosen one.
 */
function AddMenu< Name extends string, Values >( {
	label,
	groups,
	onAdd,
}: AddMenuProps< Name, Values > ) {
	return (
		groups.length > 0 && (
			<DropdownMenu
				icon={ plus }
				label={ label }
				text={ label }
				toggleProps={ {
					className: 'vitrine-popup-cards__add',
					variant: 'secondary',
					__next40pxDefaultSize: true,
					showTooltip: false,
				} }
				popoverProps={ { placement: 'bottom-start' } }
			>
				{ ( { onClose } ) =>
					groups.map( ( group ) => (
						<MenuGroup key={ group.label } label={ group.label }>
							{ group.cards.map( ( { name, title } ) => (
								<MenuItem
									key={ name }
									onClick={ () => {
										onAdd( name );
										onClose();
									} }
								>
									{ title }
								</MenuItem>
							) ) }
						</MenuGroup>
					) )
				}
			</DropdownMenu>
		)
	);
}

/**
 * Everything that one of them stores.
 *
 * @param card      It.
 * @param canNegate Whether the rule can be negated.
 */
export const namesOf = < Name extends string, Values >(
	{ name, fields }: CardView< Name, Values >,
	canNegate: boolean
): ( keyof Values )[] =>
	[
		name,
		...fields.map( ( field ) => field.name ),
		...( canNegate ? [ `${ name }_not` ] : [] ),
	] as ( keyof Values )[];

interface CardProps {
	title: string;
	name: string;
	sentence: string;
	onRemove: () => void;
	children: ReactNode;
}

/**
 * One that is on.
 *
 * @param props          What to show.
 * @param props.title    Its title.
 * @param props.name     Its name.
 * @param props.sentence What it means.
 * @param props.onRemove Takes it off.
 * @param props.children Its fields.
 */
export function Card( {
	title,
	name,
	sentence,
	onRemove,
	children,
}: CardProps ) {
	return (
		<div
			role="group"
			aria-label={ title }
			data-card={ name }
			className="vitrine-popup-card"
		>
			<div className="vitrine-popup-card__head">
				<strong>{ title }</strong>
				<Button
					size="small"
					icon={ trash }
					/* translators: %s: name of a rule */
					label={ sprintf( __( 'Remove: %s', 'vitrine' ), title ) }
					onClick={ onRemove }
				/>
			</div>
			<p className="vitrine-popup-card__sentence">{ sentence }</p>
			{ children }
		</div>
	);
}
