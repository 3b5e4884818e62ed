import path from 'node:path';
import {
	LoopFilter,
	loopFilterClassName,
} from '../../../frontend/render/loop-filter';
import type { LoopFilterView } from '../../../frontend/render/loop-filter';
import { contract } from '../../../frontend/testing/contract';

contract< LoopFilterView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( one ) => (
		<div
			className={ `${ loopFilterClassName( one ) } wp-block-vitrine-loop-filter` }
		>
			<LoopFilter view={ one } />
		</div>
	)
);
