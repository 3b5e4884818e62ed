import path from 'node:path';
import { expect, test } from 'vitest';
import { Embed, embedClassName } from '../../../frontend/render/embed';
import type { EmbedView } from '../../../frontend/render/embed';
import { contract } from '../../../frontend/testing/contract';
import { problemOf } from '../address';

contract< EmbedView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( view ) => (
		<div className={ `wp-block-vitrine-embed ${ embedClassName( view ) }` }>
			<Embed view={ view } />
		</div>
	)
);

test.each( [
	[ 'https://www.facebook.com/hollinbank/posts/1234567890', /^$/ ],
	[ 'https://www.facebook.com/plugins/like.php?href=x', /Like button/ ],
	[ 'https://fb.watch/abc/', /short link/ ],
	[ 'https://www.facebook.com/share/p/abc/', /short link/ ],
	[ 'https://www.facebook.com/events/1', /is not the URL of/ ],
	[ 'https://example.org/', /on facebook\.com/ ],
] )( 'says of %s: %s', ( url, words ) => {
	expect( problemOf( url ) ).toMatch( words );
} );
