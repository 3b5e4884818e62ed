/**
 * A reporter of Playwright that writes how many tests passed and failed, and which ones failed, into the file that VITRINE_REPORT names.
 */
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export default class Counts {
	outside = [];

	printsToStdio() {
		return false;
	}

	onBegin( config, suite ) {
		this.suite = suite;
	}

	/** What failed outside a test, such as the global set-up or a file that doesn't compile. */
	onError( error ) {
		this.outside.push( error );
	}

	onEnd() {
		const tests = this.suite?.allTests() ?? [];
		const which = ( ...wanted ) =>
			tests.filter( ( test ) => wanted.includes( outcome( test ) ) );
		const failed = which( 'unexpected' );
		const flaky = which( 'flaky' );
		fs.writeFileSync(
			process.env.VITRINE_REPORT,
			JSON.stringify( {
				passed: which( 'expected' ).length + flaky.length,
				failed: failed.length + this.outside.length,
				notes: [
					...this.outside.map( reason ),
					...failed.map( ( test ) => `failed: ${ note( test ) }` ),
					...flaky.map( ( test ) => `flaky: ${ note( test ) }` ),
				],
			} )
		);
	}
}

/** A test that was never reached is not one that was skipped on purpose. */
const outcome = ( test ) =>
	test.results.length === 0 ? 'unexpected' : test.outcome();

const reason = ( error ) =>
	stripVTControlCharacters( error?.message ?? '' )
		.split( '\n' )
		.slice( 0, 2 )
		.join( ' ' )
		.slice( 0, 160 );

const note = ( test ) =>
	`${ path.basename( test.location.file ) }:${ test.location.line } ${ test.title } (${
		test.results.length
			? reason( test.results[ 0 ].error )
			: 'never reached'
	})`;
