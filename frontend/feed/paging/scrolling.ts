import { whenNear } from '../../core/near';

/**
 * Brings posts as soon as the end of the feed comes near, a few times; then the link waits for somebody, so that what is below the feed
 * can be reached.
 *
 * @param link    The link to later posts; undefined = there are none.
 * @param batches How often posts come by themselves.
 * @param step    Brings posts; false = none have come.
 */
export function attachScrolling(
	link: () => Element | undefined,
	batches: number,
	step: () => Promise< boolean >
): void {
	const end = link();
	if ( batches > 0 && end ) {
		whenNear( end, async () => {
			if ( await step() ) {
				attachScrolling( link, batches - 1, step );
			}
		} );
	}
}
