import { webAddress } from '../../address';
import { part } from '../names';
import type { ShareView } from '../types';

/**
 * Where a post can be shared.
 *
 * @param props       What to show.
 * @param props.share The menu.
 */
export function Share( { share }: { share: ShareView } ) {
	return (
		<details className={ part( 'share' ) }>
			<summary>{ share.label }</summary>
			{ /* WebKit drops the list from the accessibility tree without markers. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles */ }
			<ul role="list">
				{ share.links.map( ( { name, label, url } ) => (
					<li key={ name }>
						<a
							href={ webAddress( url ) }
							target="_blank"
							rel="nofollow noopener noreferrer"
						>
							{ label }
						</a>
					</li>
				) ) }
			</ul>
		</details>
	);
}
