/** Rules about who visitors are, and what they use. */
import { __ } from '@wordpress/i18n';
import { validateLanguages } from '../fields/validation';
import { pairFields, saysPair } from './pair-fields';
import type { RuleView } from './rule-view';

export const loggedIn = (): RuleView => ( {
	name: 'logged_in',
	title: __( 'Hide from logged-in users', 'vitrine' ),
	say: ( { logged_in_users: who, logged_in_roles: roles } ) => {
		if ( who === 'all' ) {
			return __( 'Only logged-out visitors see it.', 'vitrine' );
		}
		return roles.length === 0
			? __(
					'No role is selected, so it is not hidden from anyone.',
					'vitrine'
				)
			: __(
					'Everyone sees it except logged-in users with one of these roles.',
					'vitrine'
				);
	},
	fields: [
		{
			name: 'logged_in_users',
			control: 'choice',
			label: __( 'Hide from', 'vitrine' ),
			options: [
				{
					value: 'all',
					label: __( 'All logged-in users', 'vitrine' ),
				},
				{ value: 'custom', label: __( 'Specific roles', 'vitrine' ) },
			],
		},
		{
			name: 'logged_in_roles',
			control: 'roles',
			label: __( 'Roles', 'vitrine' ),
			isShown: ( values ) => values.logged_in_users === 'custom',
		},
	],
} );

export const members = (): RuleView => ( {
	name: 'members',
	title: __( 'Logged-in users only', 'vitrine' ),
	say: ( { members_roles: roles } ) =>
		roles.length === 0
			? __(
					'Only logged-in users see it, whatever their role.',
					'vitrine'
				)
			: __(
					'Only logged-in users with one of these roles see it.',
					'vitrine'
				),
	fields: [
		{
			name: 'members_roles',
			control: 'roles',
			label: __( 'Roles', 'vitrine' ),
			help: __( 'Leave empty for all roles.', 'vitrine' ),
		},
	],
} );

export const devices = (): RuleView => ( {
	name: 'devices',
	title: __( 'Devices', 'vitrine' ),
	say: ( { devices_devices: chosen } ) =>
		chosen.length === 0
			? __( 'No device is selected, so nobody sees it.', 'vitrine' )
			: __(
					'Devices are told apart by the width of the browser window when the page loads.',
					'vitrine'
				),
	fields: [
		{
			name: 'devices_devices',
			control: 'some',
			label: __( 'Shown on', 'vitrine' ),
			options: [
				{
					value: 'desktop',
					label: __( 'Desktops (from 1025 px)', 'vitrine' ),
				},
				{
					value: 'tablet',
					label: __( 'Tablets (768 to 1024 px)', 'vitrine' ),
				},
				{
					value: 'mobile',
					label: __( 'Phones (up to 767 px)', 'vitrine' ),
				},
			],
			help: __( 'Your theme may set different widths.', 'vitrine' ),
		},
	],
} );

export const browsers = (): RuleView => ( {
	name: 'browsers',
	title: __( 'Browsers', 'vitrine' ),
	say: ( {
		browsers_browsers: which,
		browsers_browsers_options: chosen,
	} ) => {
		if ( which === 'all' ) {
			return __( 'Visitors with any browser see it.', 'vitrine' );
		}
		return chosen.length === 0
			? __( 'No browser is selected, so nobody sees it.', 'vitrine' )
			: __(
					'Only visitors using one of these browsers see it. Opera, Samsung Internet, and others do not count as any of them.',
					'vitrine'
				);
	},
	fields: [
		{
			name: 'browsers_browsers',
			control: 'choice',
			label: __( 'Shown in', 'vitrine' ),
			options: [
				{ value: 'all', label: __( 'All browsers', 'vitrine' ) },
				{
					value: 'custom',
					label: __( 'Specific browsers', 'vitrine' ),
				},
			],
		},
		{
			name: 'browsers_browsers_options',
			control: 'some',
			label: __( 'Allowed browsers', 'vitrine' ),
			options: [
				{ value: 'chrome', label: 'Chrome' },
				{ value: 'edge', label: 'Edge' },
				{ value: 'firefox', label: 'Firefox' },
				{ value: 'safari', label: 'Safari' },
				{ value: 'ie', label: 'Internet Explorer' },
			],
			isShown: ( values ) => values.browsers_browsers === 'custom',
		},
	],
} );

export const language = (): RuleView => ( {
	name: 'language',
	title: __( 'Browser language', 'vitrine' ),
	say: ( { language_languages: tags } ) =>
		tags.length === 0
			? __( 'No language is set, so everyone sees it.', 'vitrine' )
			: __(
					'The visitor’s preferred browser language is one of these. “en” includes en-US and en-GB.',
					'vitrine'
				),
	fields: [
		{
			name: 'language_languages',
			control: 'words',
			label: __( 'Languages', 'vitrine' ),
			help: __( 'Language codes such as en, de, or pt-BR.', 'vitrine' ),
			validate: ( values ) =>
				validateLanguages( values.language_languages ),
		},
	],
} );

export const cookie = (): RuleView => ( {
	name: 'cookie',
	title: __( 'Cookie', 'vitrine' ),
	say: ( { cookie_name: name, cookie_value: value } ) =>
		saysPair(
			name,
			value,
			/* translators: %s: name, or name and value */
			__(
				'The visitor’s browser has the cookie %s. HttpOnly cookies cannot be checked.',
				'vitrine'
			)
		),
	fields: pairFields( 'cookie', 'customer', '1' ),
} );
