/**
 * Files that import each other in a circle, types included: neither can be read, moved or loaded without the other.
 *
 * ESLint's import/no-cycle does not look at `import type`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SOURCES } from './modules.mjs';
import { root } from './paths.mjs';

/**
 * Finds circles: Tarjan's strongly connected components with more than one member.
 *
 * @param {Map<string, string[]>} graph Names, and those that each leads to.
 * @return {string[][]} Members of each circle, sorted.
 */
export function circlesOf( graph ) {
	const seen = new Map();
	const stack = [];
	const open = new Set();
	const circles = [];
	const visit = ( name ) => {
		const index = seen.size;
		let lowest = index;
		seen.set( name, index );
		stack.push( name );
		open.add( name );
		for ( const next of graph.get( name ) ?? [] ) {
			if ( ! seen.has( next ) ) {
				lowest = Math.min( lowest, visit( next ) );
			} else if ( open.has( next ) ) {
				lowest = Math.min( lowest, seen.get( next ) );
			}
		}
		if ( lowest === index ) {
			const members = stack.splice( stack.indexOf( name ) );
			members.forEach( ( member ) => open.delete( member ) );
			if ( members.length > 1 ) {
				circles.push( members.sort() );
			}
		}
		return lowest;
	};
	for ( const name of graph.keys() ) {
		if ( ! seen.has( name ) ) {
			visit( name );
		}
	}
	return circles;
}

/**
 * @param {Map<string, string>} texts Source of TypeScript files by their paths.
 * @return {Map<string, string[]>} The files among them that each imports, by whatever kind of import.
 */
export function importsOf( texts ) {
	const resolve = ( from, specifier ) => {
		const target =
			SOURCES[ specifier ] ??
			path.posix.join( path.posix.dirname( from ), specifier );
		return [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ]
			.map( ( ending ) => target + ending )
			.find( ( file ) => texts.has( file ) );
	};
	return new Map(
		[ ...texts ].map( ( [ file, text ] ) => [
			file,
			ts
				.preProcessFile( text, true, true )
				.importedFiles.map( ( { fileName } ) => fileName )
				.filter(
					( specifier ) =>
						specifier.startsWith( '.' ) || SOURCES[ specifier ]
				)
				.map( ( specifier ) => resolve( file, specifier ) )
				.filter( ( target ) => target !== undefined ),
		] )
	);
}

/** Circles among the files that ship. */
export const importCircles = () =>
	circlesOf(
		importsOf(
			new Map(
				execFileSync(
					'git',
					[
						'ls-files',
						'-co',
						'--exclude-standard',
						'*.ts',
						'*.tsx',
					],
					{ cwd: root, encoding: 'utf8' }
				)
					.split( '\n' )
					.filter(
						( file ) =>
							/^(admin|blocks|editor|extensions|frontend)\//.test(
								file
							) && fs.existsSync( path.join( root, file ) )
					)
					.map( ( file ) => [
						file,
						fs.readFileSync( path.join( root, file ), 'utf8' ),
					] )
			)
		)
	);
