/**
 * The figures and how they are shown.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../tools/paths.mjs';

/**
 * @typedef {Object} Figure
 * @property {string}       name       What it is.
 * @property {string}       measured   What came out.
 * @property {string}       baseline   What it is held against, of the same run.
 * @property {string}       difference Or ratio.
 * @property {string}       budget     Empty where there is none.
 * @property {boolean|null} holds      Null where there is no budget.
 */

const HEAD = [
	'Figure',
	'Measured',
	'Baseline',
	'Difference',
	'Budget',
	'Holds',
];

const cells = ( { name, measured, baseline, difference, budget, holds } ) => [
	name,
	measured,
	baseline,
	difference,
	budget,
	{ true: 'yes', false: 'NO' }[ String( holds ) ] ?? '',
];

/** A difference with its sign. */
export const more = ( value, words ) =>
	`${ value < 0 ? '−' : '+' }${ words( Math.abs( value ) ) }`;

export const ms = ( value ) => `${ value.toFixed( 2 ) } ms`;
export const kb = ( value ) => `${ ( value / 1024 ).toFixed( 2 ) } KB`;
export const mb = ( value ) => `${ ( value / 1024 / 1024 ).toFixed( 1 ) } MB`;

/**
 * Styles that a page carries in its own HTML, of ours or of what ours is measured against: nobody sees them among the files.
 *
 * @param {string} html Page.
 * @return {string[]} Style sheets.
 */
export const printedStyles = ( html ) =>
	[ ...html.matchAll( /<style\b([^>]*)>([\s\S]*?)<\/style>/g ) ]
		.filter(
			( [ , attributes, css ] ) =>
				/\bid=["']vitrine-/.test( attributes ) ||
				/wp-block-vitrine-|#bench\b|\.bench\b/.test( css )
		)
		.map( ( [ , , css ] ) => css );

/**
 * @param {Figure[]} figures
 * @return {string} A table for a terminal, and for Markdown as well.
 */
export const table = ( figures ) => tableOf( figures.map( cells ) );

/** @param {string[][]} body Rows of cells. */
function tableOf( body ) {
	const rows = [ HEAD, ...body ];
	const widths = HEAD.map( ( _, column ) =>
		Math.max( ...rows.map( ( row ) => row[ column ].length ) )
	);
	const line = ( row ) =>
		`| ${ row.map( ( cell, column ) => cell.padEnd( widths[ column ] ) ).join( ' | ' ) } |`;
	return [
		line( HEAD ),
		`|${ widths.map( ( width ) => '-'.repeat( width + 2 ) ).join( '|' ) }|`,
		...rows.slice( 1 ).map( line ),
	].join( '\n' );
}

const versionOf = ( command, pattern ) => {
	try {
		return (
			pattern.exec(
				execFileSync( command, [ '--version' ], { encoding: 'utf8' } )
			)?.[ 1 ] ?? ''
		);
	} catch {
		return '';
	}
};

/**
 * @return {string} The machine in words.
 */
export function machine() {
	const cpus = os.cpus();
	return [
		`${ cpus.length } × ${ cpus[ 0 ]?.model.trim() ?? 'processor' }`,
		`${ Math.round( os.totalmem() / 2 ** 30 ) } GB of memory`,
		`${ os.type() } ${ os.release() }`,
		`Node.js ${ process.versions.node }`,
		`PHP ${ versionOf( 'php', /PHP (\S+)/ ) }`,
		`MariaDB ${ versionOf( 'mariadbd', /Ver (\d[\d.]*)/ ) || 'none' }`,
		`load ${ os.loadavg()[ 0 ].toFixed( 1 ) } at the end`,
	].join( ', ' );
}

const FILE = path.join( root, 'docs/figures.md' );

/** The number that the names of a part's figures begin with. */
const partOf = ( name ) => Number.parseInt( name, 10 );

/**
 * Writes docs/figures.md. Parts that were not measured now stay as they are.
 *
 * @param {Figure[]} figures
 * @param {number}   seconds How long it took.
 */
export function write( figures, seconds ) {
	const old = fs.existsSync( FILE ) ? fs.readFileSync( FILE, 'utf8' ) : '';
	const parts = [
		...new Set( figures.map( ( { name } ) => partOf( name ) ) ),
	];
	const kept = old
		.split( '\n' )
		.filter( ( line ) => /^\| \d/.test( line ) )
		.map( ( line ) =>
			line
				.slice( 1, -1 )
				.split( '|' )
				.map( ( cell ) => cell.trim() )
		)
		.filter( ( [ name ] ) => ! parts.includes( partOf( name ) ) );
	const date = new Date().toISOString().slice( 0, 10 );
	fs.writeFileSync(
		FILE,
		[
			'# Figures',
			'',
			...( kept.length
				? [
						...old.match( /^Measured .*$/m ),
						`Figures ${ parts.join( ', ' ) } on ${ date } again.`,
					]
				: [
						`Measured by \`npm run bench -- --write\` on ${ date } in ${ Math.round( seconds ) } s. Each figure stands beside its baseline of the same run.`,
					] ),
			'',
			`Machine: ${ machine() }.`,
			'',
			tableOf(
				[ ...kept, ...figures.map( cells ) ].sort(
					( [ one ], [ other ] ) =>
						one.localeCompare( other, 'en', { numeric: true } )
				)
			),
			'',
		].join( '\n' )
	);
}
