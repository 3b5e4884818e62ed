import path from 'node:path';
import {
	LoopPagination,
	loopPaginationClassName,
} from '../../../frontend/render/loop-pagination';
import type { LoopPaginationView } from '../../../frontend/render/loop-pagination';
import { contract } from '../../../frontend/testing/contract';

contract< LoopPaginationView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( one ) => (
		<nav
			className={ `${ loopPaginationClassName( one ) } wp-block-vitrine-loop-pagination` }
			aria-label={ one.label }
		>
			<LoopPagination view={ one } />
		</nav>
	)
);
