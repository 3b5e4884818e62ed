import path from 'node:path';
import {
	BackToTop,
	backToTopClassName,
} from '../../../frontend/render/back-to-top';
import type { BackToTopView } from '../../../frontend/render/back-to-top';
import { contract } from '../../../frontend/testing/contract';

contract< BackToTopView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( one ) => (
		// An empty fragment is the top of the page.
		// eslint-disable-next-line jsx-a11y/anchor-is-valid
		<a
			className={ `wp-block-vitrine-back-to-top ${ backToTopClassName( one ) }` }
			href="#"
		>
			<BackToTop view={ one } />
		</a>
	)
);
