import { __ } from '@wordpress/i18n';

export const termFields = () => ( {
	multiple: __( 'Allow several terms', 'vitrine' ),
	join: {
		label: __( 'Show posts', 'vitrine' ),
		choices: {
			any: __( 'With any of the terms', 'vitrine' ),
			all: __( 'With all of the terms', 'vitrine' ),
			none: __( 'Without the terms', 'vitrine' ),
		},
	},
} );

export const dateFields = () => ( {
	dates: {
		label: __( 'Choose from', 'vitrine' ),
		choices: {
			years: __( 'Years', 'vitrine' ),
			months: __( 'Months', 'vitrine' ),
			range: __( 'A date range', 'vitrine' ),
		},
	},
} );

export const allFields = ( showAll = true ) => ( {
	showAll: __( 'Show a link to all posts', 'vitrine' ),
	...( showAll
		? {
				allLabel: {
					label: __( 'Link text', 'vitrine' ),
					placeholder: __( 'All', 'vitrine' ),
				},
			}
		: {} ),
} );

export const displayFields = ( isChoice: boolean ) => ( {
	display: {
		label: __( 'Display', 'vitrine' ),
		choices: {
			chips: __( 'Chips', 'vitrine' ),
			list: __( 'List', 'vitrine' ),
			checkboxes: isChoice
				? __( 'Radio buttons', 'vitrine' )
				: __( 'Checkboxes', 'vitrine' ),
			select: __( 'Dropdown', 'vitrine' ),
		},
	},
} );

export const applyFields = () => ( {
	apply: {
		label: __( 'Apply', 'vitrine' ),
		choices: {
			instant: __( 'Immediately', 'vitrine' ),
			button: __( 'With a button', 'vitrine' ),
		},
	},
} );

export const countFields = ( showCounts = false ) => ( {
	showCounts: {
		label: __( 'Show number of posts', 'vitrine' ),
		help: __(
			'Counts respect the visitor’s other choices, but not page limits or offsets.',
			'vitrine'
		),
	},
	...( showCounts
		? {
				unavailable: {
					label: __( 'Terms without results', 'vitrine' ),
					choices: {
						disable: __( 'Disable', 'vitrine' ),
						hide: __( 'Hide', 'vitrine' ),
					},
				},
			}
		: {} ),
} );
