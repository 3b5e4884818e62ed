import { createRoot } from 'react-dom/client';

import { Screen } from './screen';
import './screen.scss';

// The page prints the place; whoever loads this script elsewhere gets nothing.
const place = document.getElementById( 'vitrine-settings' );

if ( place ) {
	createRoot( place ).render( <Screen /> );
}
