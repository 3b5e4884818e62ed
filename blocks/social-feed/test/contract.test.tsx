import path from 'node:path';
import {
	BLOCK,
	Feed,
	feedClassName,
	feedStyle,
} from '../../../frontend/render/feed';
import type { FeedView } from '../../../frontend/render/feed';
import { contract } from '../../../frontend/testing/contract';

/** Cursors are made by the server; the cases know them by these names. */
const hrefs = {
	wide: '?vitrine-feed=CURSOR',
	phone: '?vitrine-feed=CURSOR-PHONE',
};

contract< FeedView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( view ) => (
		<div
			className={ `${ BLOCK } ${ feedClassName( view ) }` }
			style={ feedStyle( view ) }
		>
			<Feed
				view={ view }
				hrefs={ hrefs }
				pageHref={ ( page ) => `?page=${ page }` }
			/>
		</div>
	)
);
