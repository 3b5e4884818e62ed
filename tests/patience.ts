/** What unit tests wait for may take longer than a second on a machine that does other work, too. */
import { vi } from 'vitest';

const { waitFor } = vi;

vi.waitFor = ( callback, options ) =>
	waitFor( callback, {
		timeout: 20_000,
		...( typeof options === 'number' ? { timeout: options } : options ),
	} );
