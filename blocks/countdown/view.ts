import { mount, readData } from '@vitrine/frontend';
import { attachCountdown } from '../../frontend/countdown/attach';
import type { CountdownData } from '../../frontend/countdown/attach';

mount( '.wp-block-vitrine-countdown', ( block ) => {
	const data = readData( block );
	if ( data ) {
		attachCountdown( block, data as CountdownData );
	}
} );
