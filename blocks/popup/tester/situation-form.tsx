import {
	CheckboxControl,
	SelectControl,
	TextControl,
	__experimentalNumberControl as NumberControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRoles } from '../rules/use-site';
import { BROWSERS } from './situation';
import type { Situation } from './situation';

interface SituationFormProps {
	situation: Situation;
	onChange: ( changed: Partial< Situation > ) => void;
}

const WIDTHS = { desktop: 1280, tablet: 900, mobile: 360 };

const browserNames: Record< Situation[ 'browser' ], string > = {
	chrome: 'Chrome',
	edge: 'Edge',
	firefox: 'Firefox',
	safari: 'Safari',
	ie: 'Internet Explorer',
	other: '',
};

/**
 * The visitor that is made up.
 *
 * @param props           What to show.
 * @param props.situation Visitor and page.
 * @param props.onChange  Receives what is different.
 */
export function SituationForm( { situation, onChange }: SituationFormProps ) {
	const roles = useRoles();
	const amount = (
		name: 'pageViews' | 'sessions' | 'times',
		label: string
	) => (
		<NumberControl
			__next40pxDefaultSize
			label={ label }
			min={ 0 }
			max={ 10000 }
			value={ situation[ name ] }
			onChange={ ( value ) =>
				onChange( { [ name ]: Math.max( 0, Number( value ) || 0 ) } )
			}
		/>
	);
	const text = (
		name: 'referrer' | 'language' | 'cookies',
		label: string,
		help?: string
	) => (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			{ ...( help && { help } ) }
			autoComplete="off"
			value={ situation[ name ] }
			onChange={ ( value ) => onChange( { [ name ]: value } ) }
		/>
	);
	const yes = (
		name: 'consent' | 'isReturning' | 'converted' | 'disabled',
		label: string,
		help?: string
	) => (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ label }
			{ ...( help && { help } ) }
			checked={ situation[ name ] }
			onChange={ ( value ) => onChange( { [ name ]: value } ) }
		/>
	);
	return (
		<div className="vitrine-popup-situation">
			{ text(
				'referrer',
				__( 'Comes from', 'vitrine' ),
				__( 'An address; empty = a direct visit.', 'vitrine' )
			) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Device', 'vitrine' ) }
				value={ String( situation.width ) }
				options={ [
					{
						value: String( WIDTHS.desktop ),
						label: __( 'Desktop', 'vitrine' ),
					},
					{
						value: String( WIDTHS.tablet ),
						label: __( 'Tablet', 'vitrine' ),
					},
					{
						value: String( WIDTHS.mobile ),
						label: __( 'Phone', 'vitrine' ),
					},
				] }
				onChange={ ( value ) => onChange( { width: Number( value ) } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Browser', 'vitrine' ) }
				value={ situation.browser }
				options={ (
					Object.keys( BROWSERS ) as Situation[ 'browser' ][]
				 ).map( ( value ) => ( {
					value,
					label:
						browserNames[ value ] || __( 'Another one', 'vitrine' ),
				} ) ) }
				onChange={ ( browser ) => onChange( { browser } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Logged in', 'vitrine' ) }
				value={
					situation.loggedIn ? ( situation.roles[ 0 ] ?? '' ) : '-'
				}
				options={ [
					{ value: '-', label: __( 'No', 'vitrine' ) },
					...Object.entries( roles ).map( ( [ value, label ] ) => ( {
						value,
						label,
					} ) ),
				] }
				onChange={ ( role ) =>
					onChange( {
						loggedIn: role !== '-',
						roles: role === '-' || role === '' ? [] : [ role ],
					} )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="datetime-local"
				label={ __( 'Date and time here', 'vitrine' ) }
				value={ situation.date }
				onChange={ ( date ) => date && onChange( { date } ) }
			/>
			{ text( 'language', __( 'Language of the browser', 'vitrine' ) ) }
			{ text(
				'cookies',
				__( 'Cookies', 'vitrine' ),
				__( 'Such as name=value; other=value', 'vitrine' )
			) }
			{ amount(
				'pageViews',
				__( 'Page views since the first check', 'vitrine' )
			) }
			{ amount(
				'sessions',
				__( 'Visits since the first check', 'vitrine' )
			) }
			{ amount( 'times', __( 'Times counted so far', 'vitrine' ) ) }
			<div className="vitrine-popup-checks">
				{ yes(
					'isReturning',
					__( 'Has been on the site before', 'vitrine' )
				) }
				{ yes( 'converted', __( 'Has converted', 'vitrine' ) ) }
				{ yes(
					'disabled',
					__( 'Chose not to see it again', 'vitrine' )
				) }
				{ yes(
					'consent',
					__( 'Allows counters to be kept', 'vitrine' ),
					__( 'Without it, every page is the first one.', 'vitrine' )
				) }
			</div>
		</div>
	);
}
