/** Finds what a native American WordPress writer would not write (docs/glossary.md). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Spellings of British English. Names in code, such as the attribute `showCancelled`, are not prose. */
const BRITISH =
	/\b(?:behaviour\w*|colour\w*|centred?|centres|grey\w*|favourite\w*|honour\w*|neighbour\w*|labell(?:ed|ing)|cancell(?:ed|ing)|travell(?:ed|ing)|catalogues?|dialogues?|licences?|metres?|theatres?|harbours?|flavour\w*|towards|whilst|programmes?|(?:organ|recogn|initial|normal|optim|serial|sanit|custom|minim|maxim|author|capital|categor|emphas|general|local|real|summar|util|visual)is(?:e[ds]?|ing|ations?)|analys(?:e[ds]?|ing))\b/gi;

/** Phrases that read like a translation, in strings and documents alike. */
const QUAINT = [
	/\bturn(?:s|ed)? round\b/i,
	/\bat most so many\b/i,
	/\brows? of where\b/i,
	/\bstands against\b/i,
	/\banew\b/i,
	/\bto and fro\b/i,
	/\bfor ever\b/i,
	/\breckon(?:s|ed)?\b/i,
	/\bwholly there\b/i,
	/\bways in of\b/i,
	/\bgo(?:es)? on (?:working|showing|counting|scrolling)\b/i,
	/\b(?:names|pages|pairs|addresses) of before\b/i,
	/\bheld (?:against|to) (?:the|one)\b/i,
	/\bwhoever (?:may|has|can)\b/i,
	/\b(?:is|are) asked of\b/i,
	/\bnobody is asked\b/i,
	/\btells? nobody\b/i,
	/\bwhere somebody wants\b/i,
	/\bnothing of (?:it|them)\b/i,
	/\bby whatever way\b/i,
	/\b(?:has|have|gets?) the focus is\b/i,
];

/** Words that WordPress has others for, and phrases that nobody says. */
const ODD = [
	...QUAINT,
	/\bhold the page behind\b/i,
	/\ba bar on phones from search engines\b/i,
	/\bamong other popups\b/i,
	/\bmend(?:s|ed)?\b/i,
	/\balbum above\b/i,
	/\bname in addresses\b/i,
	/\bwords apart by\b/i,
	/\bleads? (?:to|nowhere)\b/i,
	/\bwithout script\b/i,
	/\bdrop-downs?\b/i,
	/^use (?:addresses|a provider)$/i,
	/^media of this post$/i,
	/^connect a source$/i,
	/\bfold long\b/i,
	/\bas many as elsewhere\b/i,
	/^most \w+ (?:of|in) an? \w+$/i,
	/^pictures at first$/i,
	/\bfrom picture to picture\b/i,
	/\blook and addresses\b/i,
	/\bwhat the tokens? permits?\b/i,
	/\bchoose the connection by it\b/i,
	/\bin flower\b/i,
	/\bby (?:itself|themselves)\b/i,
	/\bstays? so\b/i,
	/\bthere is no such\b/i,
	/\bis called so\b/i,
	/\bthe settings of (?:the block|vitrine)\b/i,
	/\bswitch(?:ed)? (?:on|off)\b/i,
	/\bweb ?address\b/i,
	/\b(?:its|the|an) address of (?:a|an|the)\b/i,
	/\bphotographs?\b/i,
	/\bmedia library\b/,
	/\be-mails?\b/i,
	/(?<!profile )\bpictures?\b(?!_)/i,
];

/** Names of columns in files that people import. */
const NAMES = /author_link|“pictures”/;

const CALL =
	/(?<![\w$>])\\?(?:esc_(?:html|attr))?(?:__|_e|_x|_n|_nx|_n_noop)\(\s*((?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?:\s*,\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"))*)/gs;

const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs;

/** The line of a place in a text. */
const lineOf = ( text, at ) => text.slice( 0, at ).split( '\n' ).length;

/**
 * Strings that are translated, in PHP and TypeScript.
 *
 * @param {string} text A file.
 * @return {Array<{ line: number, words: string }>} Where they are, and what they say.
 */
export function translated( text ) {
	return [ ...text.matchAll( CALL ) ].flatMap( ( call ) =>
		[ ...call[ 1 ].matchAll( LITERAL ) ].map(
			( [ , single, double ] ) => ( {
				line: lineOf( text, call.index ),
				words: ( single ?? double ).replace( /\\(['"])/g, '$1' ),
			} )
		)
	);
}

/** What a block says of itself in the inserter. */
function ofBlock( text ) {
	const {
		title,
		description,
		keywords = [],
		styles = [],
	} = JSON.parse( text );
	return [
		title,
		description,
		...keywords,
		...styles.map( ( { label } ) => label ),
	]
		.filter( Boolean )
		.map( ( words ) => ( {
			line: lineOf( text, text.indexOf( words ) ),
			words,
		} ) );
}

/** Comments, without what they name in code. */
function comments( text ) {
	return text.split( '\n' ).flatMap( ( line, at ) =>
		/^\s*(?:\/\/|\/?\*)/.test( line )
			? [
					{
						line: at + 1,
						words: line.replace(
							/`[^`]*`|\$\w+|@param.*?\}|\w+\(\)/g,
							''
						),
					},
				]
			: []
	);
}

/** Lines of a document, without code and addresses. */
function prose( text ) {
	return text
		.replace( /```.*?```/gs, ( code ) => code.replace( /[^\n]/g, '' ) )
		.split( '\n' )
		.map( ( line, at ) => ( {
			line: at + 1,
			words: line.replace( /`[^`]*`|\]\([^)]*\)|https?:\S+/g, '' ),
		} ) );
}

const files = ( ...paths ) =>
	execFileSync(
		'git',
		[ 'ls-files', '--cached', '--others', '--exclude-standard', ...paths ],
		{ cwd: root, encoding: 'utf8' }
	)
		.split( '\n' )
		.filter( ( file ) => file && ! /\.(test|gen)\./.test( file ) );

/**
 * What is found in some of all texts.
 *
 * @param {string[]}                                        paths What git knows them by.
 * @param {Function}                                        read  Takes the words out of a file.
 * @param {function(string): Iterable<string>|string|false} find  What is wrong with some of them.
 * @return {string[]} Places, with what is wrong.
 */
function places( paths, read, find ) {
	return files( ...paths ).flatMap( ( file ) => {
		let text;
		try {
			text = readFileSync( path.join( root, file ), 'utf8' );
		} catch {
			return []; // Deleted, and not yet committed.
		}
		return read( text ).flatMap( ( { line, words } ) =>
			[ ...find( words ) ].map(
				( word ) => `${ file }:${ line } ${ word }`
			)
		);
	} );
}

const ROOMS = [ 'php', 'editor', 'blocks', 'admin', 'extensions', 'frontend' ];

/** Documents, except for the glossary, which lists what is wrong, for figures, which the bench writes, and for what tests keep. */
const DOCUMENTS = [
	'readme.txt',
	'*.md',
	':!docs/glossary.md',
	':!docs/figures.md',
	':!tests/fixtures',
];

const code = ROOMS.flatMap( ( room ) =>
	[ 'php', 'ts', 'tsx', 'scss' ].map(
		( ending ) => `${ room }/*.${ ending }`
	)
);

/** British spellings of some words. */
export const british = ( words ) => words.match( BRITISH ) ?? [];

/** Odd phrases of a string of the interface, which are told with the string. */
export const odd = ( words ) =>
	NAMES.test( words ) || ! ODD.some( ( phrase ) => phrase.test( words ) )
		? []
		: [ words ];

/** Phrases in a document that read like a translation. */
export const quaint = ( words ) =>
	QUAINT.flatMap( ( phrase ) => words.match( phrase )?.[ 0 ] ?? [] );

/** British spellings anywhere: strings, comments, documents. */
export const spellings = () => [
	...places( code, translated, british ),
	...places( code, comments, british ),
	...places( [ 'blocks/*/block.json' ], ofBlock, british ),
	...places( DOCUMENTS, prose, british ),
];

/** Strings of the interface, and phrases of documents, that nobody would say. */
export const phrases = () => [
	...places( DOCUMENTS, prose, quaint ),
	...places( code, translated, odd ),
	...places( [ 'blocks/*/block.json' ], ofBlock, odd ),
];
