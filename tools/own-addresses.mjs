/**
 * A plugin for webpack that lets script modules import each other by their addresses.
 *
 * WordPress tells browsers what the modules' names mean in an import map, an inline script, which a strict policy for content refuses;
 * what imports by name never runs there. The addresses are the very ones that WordPress prints, so that a page has each module once.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

/** What follows `from`, `import` or `import(` in a built module: one of our names, or a file beside it. */
const IMPORT =
	/(\b(?:from|import\(?)\s*(?:\/\*[^*]*\*\/\s*)?)["'](@vitrine\/[\w-]+|\.\.?\/[\w/.-]+\.js)["']/g;

export class OwnAddresses {
	/**
	 * @param {Record<string, string>} modules File in the build by name.
	 */
	constructor( modules ) {
		this.modules = modules;
	}

	apply( { hooks, webpack } ) {
		const { name } = this.constructor;
		// After all others, who have written what PHP learns of each module.
		const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
		hooks.thisCompilation.tap( name, ( compilation ) =>
			compilation.hooks.processAssets.tap( { name, stage }, () =>
				this.write(
					compilation,
					( text ) => new webpack.sources.RawSource( text )
				)
			)
		);
	}

	write( compilation, sourceOf ) {
		const files = compilation
			.getAssets()
			.map( ( { name, source } ) => [
				name,
				source.source().toString(),
			] );
		const version = this.version( files );
		for ( const [ name, text ] of files ) {
			const written = name.endsWith( '.asset.php' )
				? text.replace( /('version' => ')\w+/, `$1${ version }` )
				: this.linked( name, text, version );
			if ( written !== text ) {
				compilation.updateAsset( name, sourceOf( written ) );
			}
		}
	}

	/** One for all modules: whoever imports something changes with it, and some import each other. */
	version( files ) {
		const hash = createHash( 'sha256' );
		for ( const [ name, text ] of files ) {
			if ( /\.(js|css)$/.test( name ) ) {
				hash.update( `${ name }\0${ text }\0` );
			}
		}
		return hash.digest( 'hex' ).slice( 0, 6 );
	}

	linked( file, text, version ) {
		if ( ! file.endsWith( '.js' ) ) {
			return text;
		}
		const { posix } = path;
		const address = ( name ) =>
			posix
				.relative( posix.dirname( file ), name )
				.replace( /^(?!\.)/, './' );
		return text.replace( IMPORT, ( all, before, id ) => {
			const name = this.modules[ id ];
			return `${ before }"${ name ? address( name ) : id }?ver=${ version }"`;
		} );
	}
}
