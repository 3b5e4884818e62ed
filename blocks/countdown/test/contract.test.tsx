import path from 'node:path';
import {
	Countdown,
	countdownClassName,
} from '../../../frontend/render/countdown';
import type { CountdownView } from '../../../frontend/render/countdown';
import { contract } from '../../../frontend/testing/contract';

contract< CountdownView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( one ) => (
		<div
			className={ `wp-block-vitrine-countdown ${ countdownClassName(
				one
			) }` }
			role="timer"
		>
			<Countdown view={ one } />
		</div>
	)
);
