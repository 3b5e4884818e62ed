/** Rules about who visitors are, and what they use. */
import { __ } from '@wordpress/i18n';
import { validateLanguages } from '../fields/validation';
import { pairFields, saysPair } from './pair-fields';
import type { RuleView } from './rule-view';

export const loggedIn = (): RuleView => ( {
	name: 'logged_in',
	title: __( 'Hide from those who are logged in', 'vitrine' ),
	say: ( { logged_in_users: who, logged_in_roles: roles } ) => {
		if ( who === 'all' ) {
			return __(
				'Only visitors who are not logged in get it.',
				'vitrine'
			);
		}
		return roles.length === 0
			? __( 'No role is chosen: it is hidden from nobody.', 'vitrine' )
			: __(
					'Everybody gets it except those who are logged in with one of these roles.',
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
					label: __( 'All who are logged in', 'vitrine' ),
				},
				{ value: 'custom', label: __( 'Some roles', 'vitrine' ) },
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
	title: __( 'Only for those who are logged in', 'vitrine' ),
	say: ( { members_roles: roles } ) =>
		roles.length === 0
			? __(
					'Only those who are logged in get it, whatever their role.',
					'vitrine'
				)
			: __(
					'Only those who are logged in with one of these roles get it.',
					'vitrine'
				),
	fields: [
		{
			name: 'members_roles',
			control: 'roles',
			label: __( 'Roles', 'vitrine' ),
			help: __( 'None: all roles.', 'vitrine' ),
		},
	],
} );

export const devices = (): RuleView => ( {
	name: 'devices',
	title: __( 'Devices', 'vitrine' ),
	say: ( { devices_devices: chosen } ) =>
		chosen.length === 0
			? __( 'No device is chosen: nobody passes.', 'vitrine' )
			: __(
					'The width of the window decides when the page has loaded: phones are narrow, tablets between, desktops wide.',
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
			help: __( 'Unless the theme sets other widths.', 'vitrine' ),
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
			return __( 'All browsers pass.', 'vitrine' );
		}
		return chosen.length === 0
			? __( 'No browser is chosen: nobody passes.', 'vitrine' )
			: __(
					'Only these browsers, as they call themselves; Opera, Samsung and others are none of them.',
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
				{ value: 'custom', label: __( 'Some browsers', 'vitrine' ) },
			],
		},
		{
			name: 'browsers_browsers_options',
			control: 'some',
			label: __( 'Which browsers', 'vitrine' ),
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
	title: __( 'Language of the browser', 'vitrine' ),
	say: ( { language_languages: tags } ) =>
		tags.length === 0
			? __( 'No language is written: everybody passes.', 'vitrine' )
			: __(
					'The first language of the browser is one of these; en stands for en-GB, too.',
					'vitrine'
				),
	fields: [
		{
			name: 'language_languages',
			control: 'words',
			label: __( 'Languages', 'vitrine' ),
			help: __( 'Tags such as en, de or pt-BR.', 'vitrine' ),
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
				'The browser has the cookie %s for this site. Cookies that scripts may not read do not count.',
				'vitrine'
			)
		),
	fields: pairFields( 'cookie', 'customer', '1' ),
} );
