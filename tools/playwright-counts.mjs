/**
 * A reporter of Playwright that writes how many tests passed and failed into the file that VITRINE_REPORT names.
 */
import fs from 'node:fs';

export default class Counts {
	failedOutside = 0;

	printsToStdio() {
		return false;
	}

	onBegin( config, suite ) {
		this.suite = suite;
	}

	/** What failed outside a test, such as the global set-up or a file that doesn't compile. */
	onError() {
		this.failedOutside++;
	}

	onEnd() {
		const outcomes = ( this.suite?.allTests() ?? [] ).map( ( test ) =>
			// A test that was never reached is not one that was skipped on purpose.
			test.results.length === 0 ? 'unexpected' : test.outcome()
		);
		const count = ( ...wanted ) =>
			outcomes.filter( ( outcome ) => wanted.includes( outcome ) ).length;
		fs.writeFileSync(
			process.env.VITRINE_REPORT,
			JSON.stringify( {
				passed: count( 'expected', 'flaky' ),
				failed: count( 'unexpected' ) + this.failedOutside,
			} )
		);
	}
}
