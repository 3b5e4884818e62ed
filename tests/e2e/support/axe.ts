import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Page } from '@playwright/test';
import { createRequire } from 'node:module';

const AXE = createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' );

/**
 * What axe finds fault with.
 *
 * @param page     The page, or a frame of it.
 * @param selector Where to look.
 * @param without  Rules that do not apply.
 */
export async function faultsOf(
	page: Page | Frame,
	selector: string,
	without: string[] = []
): Promise< string[] > {
	await page.addScriptTag( { path: AXE } );
	return page.evaluate(
		async ( [ place, disabled ] ) => {
			const { axe } = window as unknown as {
				axe: {
					run: (
						context: string,
						options: RunOptions
					) => Promise< AxeResults >;
				};
			};
			const { violations } = await axe.run( place, {
				resultTypes: [ 'violations' ],
				rules: Object.fromEntries(
					disabled.map( ( rule ) => [ rule, { enabled: false } ] )
				),
			} );
			return violations.flatMap( ( { id, nodes } ) =>
				nodes.map( ( { html } ) => `${ id }: ${ html }` )
			);
		},
		[ selector, without ] as const
	);
}
