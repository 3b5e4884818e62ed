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

const browserNames: Record< Situation[ 'browser' ], string > = {
	chrome: 'Chrome',
	edge: 'Edge',
	firefox: 'Firefox',
	safari: 'Safari',
	ie: 'Internet Explorer',
	other: '',
};

/** By the width of their windows. */
const devices = () => [
	{ value: '1280', label: __( 'Desktop', 'vitrine' ) },
	{ value: '900', label: __( 'Tablet', 'vitrine' ) },
	{ value: '360', label: __( 'Phone', 'vitrine' ) },
];

const browsers = () =>
	( Object.keys( BROWSERS ) as Situation[ 'browser' ][] ).map(
		( value ) => ( {
			value,
			label: browserNames[ value ] || __( 'Other', 'vitrine' ),
		} )
	);

const amounts = (): [ 'pageViews' | 'sessions' | 'times', string ][] => [
	[ 'pageViews', __( 'Page views so far', 'vitrine' ) ],
	[ 'sessions', __( 'Visits so far', 'vitrine' ) ],
	[ 'times', __( 'Times shown so far', 'vitrine' ) ],
];

const checks = (): [
	'consent' | 'isReturning' | 'converted' | 'disabled',
	string,
	string?,
][] => [
	[ 'isReturning', __( 'Has visited the site before', 'vitrine' ) ],
	[ 'converted', __( 'Has converted', 'vitrine' ) ],
	[ 'disabled', __( 'Chose not to see it again', 'vitrine' ) ],
	[
		'consent',
		__( 'Allows counting', 'vitrine' ),
		__( 'If not, every page view counts as the first.', 'vitrine' ),
	],
];

/** Of every field here. */
const FIELD = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/**
 * The visitor that is made up.
 *
 * @param props           What to show.
 * @param props.situation Visitor and page.
 * @param props.onChange  Receives what is different.
 */
export function SituationForm( { situation, onChange }: SituationFormProps ) {
	const text = ( name: 'referrer' | 'language' | 'cookies' ) => ( {
		...FIELD,
		autoComplete: 'off',
		value: situation[ name ],
		onChange: ( value: string ) => onChange( { [ name ]: value } ),
	} );
	return (
		<div className="vitrine-popup-situation">
			<TextControl
				{ ...text( 'referrer' ) }
				label={ __( 'Referrer', 'vitrine' ) }
				help={ __(
					'A URL. Leave empty for a direct visit.',
					'vitrine'
				) }
			/>
			<SelectControl
				{ ...FIELD }
				label={ __( 'Device', 'vitrine' ) }
				value={ String( situation.width ) }
				options={ devices() }
				onChange={ ( value ) => onChange( { width: Number( value ) } ) }
			/>
			<SelectControl
				{ ...FIELD }
				label={ __( 'Browser', 'vitrine' ) }
				value={ situation.browser }
				options={ browsers() }
				onChange={ ( browser ) => onChange( { browser } ) }
			/>
			<RoleControl situation={ situation } onChange={ onChange } />
			<TextControl
				{ ...FIELD }
				type="datetime-local"
				label={ __( 'Date and time', 'vitrine' ) }
				value={ situation.date }
				onChange={ ( date ) => date && onChange( { date } ) }
			/>
			<TextControl
				{ ...text( 'language' ) }
				label={ __( 'Browser language', 'vitrine' ) }
			/>
			<TextControl
				{ ...text( 'cookies' ) }
				label={ __( 'Cookies', 'vitrine' ) }
				help={ __( 'For example: name=value; other=value', 'vitrine' ) }
			/>
			{ amounts().map( ( [ name, label ] ) => (
				<NumberControl
					key={ name }
					__next40pxDefaultSize
					label={ label }
					min={ 0 }
					max={ 10000 }
					value={ situation[ name ] }
					onChange={ ( value ) =>
						onChange( {
							[ name ]: Math.max( 0, Number( value ) || 0 ),
						} )
					}
				/>
			) ) }
			<div className="vitrine-popup-checks">
				{ checks().map( ( [ name, label, help ] ) => (
					<CheckboxControl
						key={ name }
						__nextHasNoMarginBottom
						label={ label }
						help={ help }
						checked={ situation[ name ] }
						onChange={ ( value ) =>
							onChange( { [ name ]: value } )
						}
					/>
				) ) }
			</div>
		</div>
	);
}

/**
 * Whether the visitor is logged in, and in which role.
 *
 * @param props           What to show.
 * @param props.situation Visitor and page.
 * @param props.onChange  Receives what is different.
 */
function RoleControl( { situation, onChange }: SituationFormProps ) {
	return (
		<SelectControl
			{ ...FIELD }
			label={ __( 'Logged in', 'vitrine' ) }
			value={ situation.loggedIn ? ( situation.roles[ 0 ] ?? '' ) : '-' }
			options={ [
				{ value: '-', label: __( 'No', 'vitrine' ) },
				...Object.entries( useRoles() ).map( ( [ value, label ] ) => ( {
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
	);
}
