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
import type { Settings } from '../../../editor/settings';
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
	const { attributes: values, schema = {} } = settings;
	const [ added, setAdded ] = useState( '' );
	const box = useRef< HTMLDivElement >( null );
	const isOn = ( name: string ) => values[ name as keyof Values ] === 'yes';
	const all = groups.flatMap( ( { cards } ) => cards );
	const change = ( changes: Record< string, unknown > ) =>
		settings.setAttributes( changes as Partial< Values > );

	// Whoever adds one goes on in it.
	useEffect( () => {
		if ( added ) {
			box.current
				?.querySelector< HTMLElement >(
					`[data-card="${ added }"] :is(input,select)`
				)
				?.focus();
			setAdded( '' );
		}
	}, [ added ] );

	return (
		<div className="vitrine-popup-cards" ref={ box }>
			{ all
				.filter( ( { name } ) => isOn( name ) )
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
									sentence={ card.say( values ) }
									onRemove={ () => {
										settings.setAttributes(
											Object.fromEntries(
												names.map( ( name ) => [
													name,
													settings.defaults[ name ],
												] )
											) as Partial< Values >
										);
										box.current
											?.querySelector< HTMLElement >(
												'.vitrine-popup-cards__add'
											)
											?.focus();
									} }
								>
									{ card.fields
										.filter(
											( { isShown } ) =>
												isShown?.( values ) ?? true
										)
										.map( ( view ) => (
											<FieldControl
												key={ view.name }
												view={ view }
												values={ values }
												schema={
													schema[ view.name ] ?? {}
												}
												onChange={ ( value ) =>
													change( {
														[ view.name ]: value,
													} )
												}
											/>
										) ) }
									{ canNegate && (
										<ToggleControl
											__nextHasNoMarginBottom
											label={ __(
												'Turn round: only when this is not so',
												'vitrine'
											) }
											checked={ isOn(
												`${ card.name }_not`
											) }
											onChange={ ( checked ) =>
												change( {
													[ `${ card.name }_not` ]:
														checked ? 'yes' : '',
												} )
											}
										/>
									) }
								</Card>
							) }
						</div>
					);
				} ) }
			{ all.some( ( { name } ) => ! isOn( name ) ) && (
				<DropdownMenu
					icon={ plus }
					label={ addLabel }
					text={ addLabel }
					toggleProps={ {
						className: 'vitrine-popup-cards__add',
						variant: 'secondary',
						__next40pxDefaultSize: true,
						showTooltip: false,
					} }
					popoverProps={ { placement: 'bottom-start' } }
				>
					{ ( { onClose } ) => (
						<>
							{ groups
								.filter( ( { cards } ) =>
									cards.some( ( { name } ) => ! isOn( name ) )
								)
								.map( ( { label, cards } ) => (
									<MenuGroup key={ label } label={ label }>
										{ cards
											.filter(
												( { name } ) => ! isOn( name )
											)
											.map( ( { name, title } ) => (
												<MenuItem
													key={ name }
													onClick={ () => {
														change( {
															[ name ]: 'yes',
														} );
														onClose();
														setAdded( name );
													} }
												>
													{ title }
												</MenuItem>
											) ) }
									</MenuGroup>
								) ) }
						</>
					) }
				</DropdownMenu>
			) }
		</div>
	);
}

/**
 * Everything that one of them stores.
 *
 * @param card      It.
 * @param canNegate Whether it can be turned round.
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
