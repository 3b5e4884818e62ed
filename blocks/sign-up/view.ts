import { mount, readData } from '@vitrine/frontend';
import { attachSignUp } from '../../frontend/sign-up/attach';
import { isSignUpData } from '../../frontend/sign-up/data';

mount( '.wp-block-vitrine-sign-up', ( block ) => {
	const data = readData( block );
	if ( isSignUpData( data ) ) {
		attachSignUp( block, data );
	}
} );
