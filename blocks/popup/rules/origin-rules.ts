/** Rules about where visitors come from, and the address of the page. */
import { __ } from '@wordpress/i18n';
import type { Timing } from '../../../frontend/render/popup/types';
import { validateRegex } from '../fields/validation';
import { pairFields, saysPair } from './pair-fields';
import type { RuleField, RuleView } from './rule-view';

export const sources = (): RuleView => ( {
	name: 'sources',
	title: __( 'Source', 'vitrine' ),
	say: ( { sources_sources: from } ) => {
		const all = ( [ 'search', 'external', 'internal' ] as const ).every(
			( name ) => from.includes( name )
		);
		if ( all ) {
			return __(
				'Search engines, other sites and this site are chosen: everybody passes.',
				'vitrine'
			);
		}
		if ( from.length === 0 ) {
			return __( 'Nothing is chosen: nobody passes.', 'vitrine' );
		}
		return `${ __(
			'Only for those who come to the page from one of these.',
			'vitrine'
		) } ${
			from.includes( 'external' )
				? __( 'Whoever comes directly passes, too.', 'vitrine' )
				: ''
		}`.trim();
	},
	fields: [
		{
			name: 'sources_sources',
			control: 'some',
			label: __( 'They come from', 'vitrine' ),
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
					label: __( 'Another site, or directly', 'vitrine' ),
				},
				{
					value: 'internal',
					label: __( 'Another page of this site', 'vitrine' ),
				},
				{
					value: 'direct',
					label: __(
						'Directly: address typed, bookmark, app',
						'vitrine'
					),
				},
			],
		},
	],
} );

export const url = (): RuleView => ( {
	name: 'url',
	title: __( 'Address they come from', 'vitrine' ),
	say: ( { url_action: action, url_url: text } ) =>
		`${ saysAddress( action, text, {
			/* translators: %s: a text */
			show: __(
				'The page before (the referrer) has “%s” in its address.',
				'vitrine'
			),
			/* translators: %s: a text */
			hide: __(
				'The page before (the referrer) does not have “%s” in its address. Direct visits have none, and pass.',
				'vitrine'
			),
			regex: __(
				'The address of the page before (the referrer) matches the pattern.',
				'vitrine'
			),
		} ) } ${ __( 'Many sites tell browsers to send their name only, without the path.', 'vitrine' ) }`,
	fields: addressFields( 'url' ),
} );

export const currentUrl = (): RuleView => ( {
	name: 'current_url',
	title: __( 'Address of this page', 'vitrine' ),
	say: ( { current_url_action: action, current_url_url: text } ) =>
		saysAddress( action, text, {
			/* translators: %s: a text */
			show: __(
				'The address of the page itself has “%s” in it.',
				'vitrine'
			),
			/* translators: %s: a text */
			hide: __(
				'The address of the page itself does not have “%s” in it.',
				'vitrine'
			),
			regex: __(
				'The address of the page itself matches the pattern.',
				'vitrine'
			),
		} ),
	fields: addressFields( 'current_url' ),
} );

function saysAddress(
	action: Timing[ 'url_action' ],
	text: string,
	words: Record< Timing[ 'url_action' ], string >
): string {
	if ( text === '' && action === 'show' ) {
		return __( 'Without a text, everybody passes.', 'vitrine' );
	}
	if ( text === '' && action === 'hide' ) {
		return __( 'Without a text, nobody passes.', 'vitrine' );
	}
	return words[ action ].replace( '%s', () => text );
}

function addressFields( rule: 'url' | 'current_url' ): RuleField[] {
	return [
		{
			name: `${ rule }_action`,
			control: 'choice',
			label: __( 'The address', 'vitrine' ),
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
	title: __( 'Parameter of the address', 'vitrine' ),
	say: ( { parameter_name: name, parameter_value: value } ) =>
		saysPair(
			name,
			value,
			/* translators: %s: name, or name and value */
			__( 'The address of this page has the parameter %s.', 'vitrine' )
		),
	fields: pairFields( 'parameter', 'utm_source', 'letter' ),
} );
