import path from 'node:path';
import {
	ENGLISH,
	Gallery,
	wrapperClasses,
} from '../../../frontend/render/gallery';
import type { GalleryView } from '../../../frontend/render/gallery';
import { contract } from '../../../frontend/testing/contract';

contract< GalleryView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( view ) => (
		<div className={ wrapperClasses( view ) } id={ view.element }>
			<Gallery view={ view } words={ ENGLISH } />
		</div>
	)
);
