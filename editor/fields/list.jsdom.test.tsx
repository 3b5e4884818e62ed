import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { SettingsPanel } from '../panels/setting';
import type { Settings } from '../settings';
import { Fields } from './list';

interface Attributes {
	title: string;
	layout: string;
	shown: boolean;
	size: { width: number };
	words: string[];
}

Object.assign( window, { IS_REACT_ACT_ENVIRONMENT: true } );

const attributes: Attributes = {
	title: '',
	layout: 'grid',
	shown: true,
	size: { width: 300 },
	words: [],
};

const settings: Settings< Attributes > = {
	attributes,
	defaults: attributes,
	setAttributes: () => {},
	schema: {
		title: { type: 'string', default: '' },
		layout: { type: 'string', enum: [ 'list', 'grid' ], default: 'grid' },
		shown: { type: 'boolean', default: true },
		size: {
			type: 'object',
			default: {},
			properties: {
				width: { type: 'integer', minimum: 50, maximum: 900 },
			},
		},
		words: { type: 'array', default: [], items: { type: 'string' } },
	},
};

test( 'a list of labels becomes the fields that suit the schema, in its order', async () => {
	const host = document.body.appendChild( document.createElement( 'div' ) );
	await act( async () =>
		createRoot( host ).render(
			<SettingsPanel label="Look" settings={ settings }>
				<Fields
					settings={ settings }
					fields={ {
						shown: 'Shown',
						'size.width': { label: 'Width', max: 600 },
						layout: {
							label: 'Layout',
							choices: { grid: 'Grid', list: 'List' },
						},
						words: { label: 'Words', help: 'Some words.' },
						title: { label: 'Title', placeholder: 'None' },
					} }
				/>
			</SettingsPanel>
		)
	);
	const controls = [
		...host.querySelectorAll< HTMLInputElement >(
			'.components-tools-panel-item :is(input,select)'
		),
	].map( ( control ) =>
		[
			control.labels?.[ 0 ]?.textContent,
			control.type,
			control.min,
			control.max,
			control.placeholder,
		]
			.filter( Boolean )
			.join( ' ' )
	);
	expect( controls ).toEqual( [
		'Shown checkbox',
		'Width range 50 600',
		'number 50 600',
		'Layout select-one',
		'Words text',
		'Title text None',
	] );
	expect(
		[ ...host.querySelectorAll( 'option' ) ].map(
			( { value, textContent } ) => `${ value }: ${ textContent }`
		)
	).toEqual( [ 'list: List', 'grid: Grid' ] );
	await act( async () => host.remove() );
} );

test( 'a path that the schema does not know is refused, by TypeScript too where it is spread', () => {
	const { shown } = attributes;
	expect( () =>
		Fields( {
			settings,
			// @ts-expect-error There is no such path.
			fields: { ...( shown && { 'size.depth': 'Depth' } ) },
		} )
	).toThrow( 'size.depth' );
} );
