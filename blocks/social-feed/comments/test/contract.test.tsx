import path from 'node:path';
import { Comments } from '../../../../frontend/render/feed';
import type { CommentsView } from '../../../../frontend/render/feed';
import { contract } from '../../../../frontend/testing/contract';

contract< CommentsView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( view ) => <Comments view={ view } />
);
