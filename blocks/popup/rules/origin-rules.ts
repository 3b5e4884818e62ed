/** Rules about where visitors come from, and the address of the page. */
import { __ } from '@wordpress/i18n';
import type { Timing } from '../../../frontend/render/popup/types';
import { validateRegex } from '../fields/validation';
import { pairFields, saysPair } from './pair-fields';
import type { RuleField, RuleView } from './rule-view';

export const sources = (): RuleView => ( {
	name: 'sources',
	title: __( 'Traffic source', 'vitrine' ),
	say: ( { sources_sources: from } ) => {
		const all = ( [ 'search', 'external', 'internal' ] as const ).every(
			( name ) => from.includes( name )
		);
		if ( all ) {
			return __(
				'All sources are selected, so everyone sees it.',
				'vitrine'
			);
		}
		if ( from.length === 0 ) {
			return __( 'No source is selected, so nobody sees it.', 'vitrine' );
		}
		return `${ __(
			'Only visitors who come from one of these sources see it.',
			'vitrine'
		) } ${
			from.includes( 'external' )
				? __( 'Direct visitors see it, too.', 'vitrine' )
				: ''
		}`.trim();
	},
	fields: [
		{
			name: 'sources_sources',
			control: 'some',
			label: __( 'Visitors come from', 'vitrine' ),
			options: [
				{
					value: 'search',
					label: __(
						'A search engine (Google, Yahoo, Bing, Yandex, Baidu)',
						'vitrine'
					),
				},
				{
					value: 'external',
					label: __( 'Another site, or direct', 'vitrine' ),
				},
				{
					value: 'internal',
					label: __( 'Another page of this site', 'vitrine' ),
				},
				{
					value: 'direct',
					label: __(
						'Direct: typed URL, bookmark, or app',
						'vitrine'
					),
				},
			],
		},
	],
} );

export const url = (): RuleView => ( {
	name: 'url',
	title: __( 'Referrer URL', 'vitrine' ),
	say: ( { url_action: action, url_url: text } ) =>
		`${ saysAddress( action, text, {
			/* translators: %s: a text */
			show: __( 'The referrer URL contains “%s”.', 'vitrine' ),
			/* translators: %s: a text */
			hide: __(
				'The referrer URL does not contain “%s”. Direct visits match, too.',
				'vitrine'
			),
			regex: __( 'The referrer URL matches the pattern.', 'vitrine' ),
		} ) } ${ __( 'Many sites share only their domain, not the full URL.', 'vitrine' ) }`,
	fields: addressFields( 'url' ),
} );

export const currentUrl = (): RuleView => ( {
	name: 'current_url',
	title: __( 'Page URL', 'vitrine' ),
	say: ( { current_url_action: action, current_url_url: text } ) =>
		saysAddress( action, text, {
			/* translators: %s: a text */
			show: __( 'The page URL contains “%s”.', 'vitrine' ),
			/* translators: %s: a text */
			hide: __( 'The page URL does not contain “%s”.', 'vitrine' ),
			regex: __( 'The page URL matches the pattern.', 'vitrine' ),
		} ),
	fields: addressFields( 'current_url' ),
} );

function saysAddress(
	action: Timing[ 'url_action' ],
	text: string,
	words: Record< Timing[ 'url_action' ], string >
): string {
	if ( text === '' && action === 'show' ) {
		return __( 'No text is set, so everyone sees it.', 'vitrine' );
	}
	if ( text === '' && action === 'hide' ) {
		return __( 'No text is set, so nobody sees it.', 'vitrine' );
	}
	return words[ action ].replace( '%s', () => text );
}

function addressFields( rule: 'url' | 'current_url' ): RuleField[] {
	return [
		{
			name: `${ rule }_action`,
			control: 'choice',
			label: __( 'The URL', 'vitrine' ),
			options: [
				{ value: 'show', label: __( 'contains', 'vitrine' ) },
				{ value: 'hide', label: __( 'does not contain', 'vitrine' ) },
				{
					value: 'regex',
					label: __( 'matches a regular expression', 'vitrine' ),
				},
			],
		},
		{
			name: `${ rule }_url`,
			control: 'text',
			label: __( 'Text or pattern', 'vitrine' ),
			placeholder: 'example.org/offers',
			validate: ( values ) =>
				values[ `${ rule }_action` ] === 'regex'
					? validateRegex( values[ `${ rule }_url` ] )
					: '',
		},
	];
}

export const parameter = (): RuleView => ( {
	name: 'parameter',
	title: __( 'URL parameter', 'vitrine' ),
	say: ( { parameter_name: name, parameter_value: value } ) =>
		saysPair(
			name,
			value,
			/* translators: %s: name, or name and value */
			__( 'The page URL has the parameter %s.', 'vitrine' )
		),
	fields: pairFields( 'parameter', 'utm_source', 'letter' ),
} );
