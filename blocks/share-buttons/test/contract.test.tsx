import path from 'node:path';
import {
	ShareButtons,
	shareButtonsClassName,
	shareButtonsStyle,
} from '../../../frontend/render/share-buttons';
import type { ShareButtonsView } from '../../../frontend/render/share-buttons';
import { contract } from '../../../frontend/testing/contract';

contract< ShareButtonsView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( view ) => (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit drops the list without markers.
		<ul
			role="list"
			aria-label={ view.label }
			className={ `wp-block-vitrine-share-buttons is-layout-flex ${ shareButtonsClassName( view ) }` }
			style={ shareButtonsStyle( view ) }
		>
			<ShareButtons view={ view } />
		</ul>
	)
);
