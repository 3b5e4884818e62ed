/**
 * A plugin for webpack that lets script modules find each other without WordPress's import map.
 *
 * The map is an inline script, which a strict policy for content refuses. Scripts that stand in a page ask by name first, then by address:
 * whoever serves them from elsewhere (minified, say) leaves the map as it is. All others are beside what they import, and ask by address,
 * the very one that WordPress prints, so that a page has each module once.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An import at the head of a built module, by one of our names. */
const STATIC =
	/\bimport\s*(?:\{([^}]*)\}|\*\s*as\s+([\w$]+))\s*from\s*["'](@vitrine\/[\w-]+)["'];?/g;

/** An import at any time, by one of our names. */
const DYNAMIC =
	/\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?["'](@vitrine\/[\w-]+)["']\s*\)/g;

/** Any import left: by one of our names, or of a file beside it. */
const IMPORT =
	/(\b(?:from|import\(?)\s*)["'](@vitrine\/[\w-]+|\.\.?\/[\w/.-]+\.js)["']/g;

const ASSET = /\.asset\.php$/;

export class OwnAddresses {
	/**
	 * @param {Object}                 given
	 * @param {Record<string, string>} given.modules File in the build by name.
	 * @param {RegExp}                 given.scripts Files that stand in pages as scripts.
	 */
	constructor( { modules, scripts } ) {
		this.modules = modules;
		this.scripts = scripts;
	}

	apply( { hooks, webpack } ) {
		const { name } = this.constructor;
		// After all others, who have written what PHP learns of each module.
		const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
		hooks.thisCompilation.tap( name, ( compilation ) =>
			compilation.hooks.processAssets.tap( { name, stage }, () => {
				const files = new Map(
					compilation
						.getAssets()
						.map( ( asset ) => [
							asset.name,
							asset.source.source().toString(),
						] )
				);
				for ( const [ file, text ] of this.written( files ) ) {
					compilation.updateAsset(
						file,
						new webpack.sources.RawSource( text )
					);
				}
			} )
		);
	}

	/**
	 * Writes addresses and versions into the files of a build.
	 *
	 * @param {Map<string, string>} files Text by name.
	 * @return {[string, string][]} Those that have changed.
	 */
	written( files ) {
		const version = this.version( files );
		return [ ...files ]
			.map( ( [ name, text ] ) => {
				if ( ASSET.test( name ) ) {
					const script = files.get( name.replace( ASSET, '.js' ) );
					return [ name, this.asset( text, script ?? '', version ) ];
				}
				return [
					name,
					name.endsWith( '.js' )
						? this.linked( name, text, version )
						: text,
				];
			} )
			.filter( ( [ name, text ] ) => text !== files.get( name ) );
	}

	/** One for all modules: whoever imports something changes with it, and some import each other. */
	version( files ) {
		const hash = createHash( 'sha256' );
		hash.update( readFileSync( fileURLToPath( import.meta.url ) ) );
		hash.update( JSON.stringify( this.modules ) + this.scripts );
		for ( const [ name, text ] of files ) {
			if ( /\.(js|css)$/.test( name ) ) {
				hash.update( `${ name }\0${ text }\0` );
			}
		}
		return hash.digest( 'hex' ).slice( 0, 6 );
	}

	/** What PHP learns of a module: the map names what is imported later, too. */
	asset( text, script, version ) {
		const later = [ ...script.matchAll( DYNAMIC ) ]
			.map( ( [ , id ] ) => id )
			.filter( ( id ) => ! text.includes( `'${ id }'` ) )
			.map(
				( id ) => `array('id' => '${ id }', 'import' => 'dynamic'), `
			);
		return text
			.replace( "'dependencies' => array(", `$&${ later.join( '' ) }` )
			.replace( /('version' => ')\w+/, `$1${ version }` );
	}

	linked( file, text, version ) {
		const { posix } = path;
		const address = ( id ) =>
			`"${
				id in this.modules
					? posix
							.relative(
								posix.dirname( file ),
								this.modules[ id ]
							)
							.replace( /^(?!\.)/, './' )
					: id
			}?ver=${ version }"`;
		// Marked, so that it is not replaced once more.
		const named = ( id ) =>
			`import("\0${ id }").catch(()=>import(${ address( id ) }))`;
		const own = this.scripts.test( file )
			? text
					.replace(
						STATIC,
						( all, names, namespace, id ) =>
							`const ${
								namespace ??
								`{${ names.replace( /\s+as\s+/g, ':' ) }}`
							}=await ${ named( id ) };`
					)
					.replace( DYNAMIC, ( all, id ) => named( id ) )
			: text;
		return own
			.replace(
				IMPORT,
				( all, before, id ) => `${ before }${ address( id ) }`
			)
			.replaceAll( '\0', '' );
	}
}
