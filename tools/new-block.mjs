/**
 * npm run new-block -- my-block "My block"
 *
 * Writes a block that builds, lints, passes its contract, renders on both sides and stands in the demo, and prints what is left to do.
 */
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { must, run } from './processes.mjs';

const templates = path.join( root, 'tools/new-block' );

/** Template files end with it, so that no tool takes them for sources. */
const SUFFIX = '.txt';

const [ slug = '', title = '' ] = process.argv.slice( 2 );
const print = ( text ) => process.stdout.write( `${ text }\n` );
const fail = ( message ) => {
	process.stderr.write( `${ message }\n` );
	process.exit( 1 );
};

if (
	! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( slug ) ||
	! /^[^'"\\<>&%]+$/.test( title )
) {
	fail( 'Usage: npm run new-block -- my-block "My block"' );
}

const Name = slug.replace( /(?:^|-)(\w)/g, ( _, letter ) =>
	letter.toUpperCase()
);
const name = Name.charAt( 0 ).toLowerCase() + Name.slice( 1 );
const words = { slug, title, Name, name };

const filled = ( text ) =>
	text.replace( /%(\w+)%/g, ( all, word ) => words[ word ] ?? all );

const files = readdirSync( templates, { recursive: true } )
	.filter( ( file ) => file.endsWith( SUFFIX ) )
	.map( ( file ) => [
		filled( file.slice( 0, -SUFFIX.length ) ),
		filled( readFileSync( path.join( templates, file ), 'utf8' ) ),
	] );

/** Lines that a file gets, each before the first line that begins with another one. */
const LINES = {
	'php/Plugin.php': [
		[
			'\tprivate static ?self $instance',
			`\tpublic readonly ${ Name }\\${ Name }Module $${ name };`,
		],
		[
			'\t\t];',
			`\t\t\t$this->${ name } = new ${ Name }\\${ Name }Module( $this ),`,
		],
	],
	'docs/names.md': [
		[
			'## Block data and DOM events',
			[
				`### \`vitrine/${ slug }\``,
				'',
				`<!-- attributes of ${ slug } -->`,
				'<!-- end -->',
				'',
				'| class | meaning |',
				'|---|---|',
				`| \`wp-block-vitrine-${ slug }\` | wrapper, with \`is-plain\` or \`is-card\` |`,
				`| \`wp-block-vitrine-${ slug }__text\` | what it says |`,
				'',
			].join( '\n' ),
		],
	],
};

/**
 * @param {string}             text  A file.
 * @param {[string, string][]} lines Where each line is added, and the line.
 * @return {string} The file with them.
 */
const withLines = ( text, lines ) =>
	lines.reduce( ( all, [ before, line ] ) => {
		if ( ! all.includes( `\n${ before }` ) ) {
			throw new Error( `No line begins with: ${ before }` );
		}
		return all.replace( `\n${ before }`, () => `\n${ line }\n${ before }` );
	}, text );

const taken = files.find( ( [ file ] ) =>
	existsSync( path.join( root, file ) )
);
if ( taken ) {
	fail( `${ taken[ 0 ] } is already there.` );
}

for ( const [ file, lines ] of Object.entries( LINES ) ) {
	files.push( [
		file,
		withLines( readFileSync( path.join( root, file ), 'utf8' ), lines ),
	] );
}
for ( const [ file, content ] of files.sort() ) {
	mkdirSync( path.dirname( path.join( root, file ) ), { recursive: true } );
	writeFileSync( path.join( root, file ), content );
	print( file );
}

const inRoot = { cwd: root, env: { ...process.env, UPDATE_SCHEMA: '1' } };
await must( process.execPath, [ 'tools/types.mjs' ], inRoot );
// Where lines break depends on the name.
await must(
	'node_modules/.bin/eslint',
	[
		'--fix',
		`blocks/${ slug }`,
		`frontend/render/${ slug }`,
		`tests/e2e/${ slug }.spec.ts`,
	],
	inRoot
);
// It ends with 1 when it has mended something.
await run( 'vendor/bin/phpcbf', [ '-q', 'php/Plugin.php' ], inRoot );
await must(
	'node_modules/.bin/vitest',
	[ 'run', 'frontend/render/schema' ],
	inRoot
);

print( `
Made ${ title }. \`npm run build\` and \`npm start\` show it; the tests that fail say what a block needs to have.

 1. Names       docs/names.md: attributes (the table is made of block.json) and classes that themes may use.
 2. Attribute   blocks/${ slug }/block.json: type, default, bounds, choices and meaning; \`npm run build\` makes the types,
                \`UPDATE_SCHEMA=1 npx vitest run frontend/render/schema\` its row in the table that holds both readers.
 3. Control     blocks/${ slug }/settings.tsx: a label and the attribute's path.
 4. View        php/${ Name }/${ Name }View.php: everything that the template prints, and nothing else.
 5. Template    blocks/${ slug }/render.php escapes and prints; php/${ Name }/${ Name }Module.php names what renders, routes and patterns.
 6. Preview     frontend/render/${ slug }: the same markup for the canvas.
 7. Fixture     blocks/${ slug }/test/fixtures: a case for each state;
                \`UPDATE_CONTRACT=1 vendor/bin/phpunit --filter ${ Name }\` writes what PHP makes of it, Vitest holds TSX to it.
 8. Behavior    blocks/${ slug }/view.ts, named in block.json as viewScriptModule, where a visitor can do something;
                \`node tools/sizes.mjs --update\` writes what it weighs into sizes.json.
 9. Tests       tests/e2e/${ slug }.spec.ts as visitor and as editor, tests/php/${ Name }; the demo: tools/demo/pages/${ slug }.php.
10. Documents   README.md, CHANGELOG.md, readme.txt; a decision with its numbers in docs/decisions where you chose between ways.` );
