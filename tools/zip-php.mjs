/**
 * PHP as it is in the zip: without docblocks of functions, properties and constants, a tenth of all bytes.
 *
 * The descriptions of files, classes and hooks stay, as do line comments, and every line keeps its number: errors on a site name the lines of the repository.
 */

/** A docblock that begins a line. */
const DOCBLOCK = /^[ \t]*\/\*\*[\s\S]*?\*\//gm;

/** What is described: a class, or a hook. */
const KEPT =
	/^\s*(?:#\[[^\]]*\]\s*)*(?:(?:(?:abstract|final|readonly) )*(?:class|interface|trait|enum) |[^;{]*\b(?:apply_filters|do_action)\()/;

/** Of a whole file, or an instruction to a tool. */
const OF_FILE = /@package|phpcs:|translators:/;

/**
 * @param {string} php
 * @return {string} The same code on the same lines.
 */
export function zipPhp( php ) {
	return php.replace( DOCBLOCK, ( block, at ) =>
		OF_FILE.test( block ) || KEPT.test( php.slice( at + block.length ) )
			? block
			: '\n'.repeat( block.split( '\n' ).length - 1 )
	);
}
