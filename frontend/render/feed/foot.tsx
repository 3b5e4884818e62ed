import { webAddress } from '../address';
import type { PostView } from './types';
import { Icon } from '../icon';
import { OUTWARD, part } from './names';

/**
 * How the post was received, and the way to it.
 *
 * @param props      What to show.
 * @param props.post The post.
 */
export function Foot( { post }: { post: PostView } ) {
	const { counts, networkLabel, url } = post;
	const network = url && networkLabel;
	if ( counts.length === 0 && ! network ) {
		return null;
	}
	return (
		<footer className={ part( 'foot' ) }>
			{ counts.length > 0 && (
				// eslint-disable-next-line jsx-a11y/no-redundant-roles -- see link-card.tsx
				<ul className={ part( 'counts' ) } role="list">
					{ counts.map( ( { name, value, label } ) => (
						<li key={ name } className={ `is-${ name }` }>
							<Icon name={ name } className={ part( 'icon' ) } />
							<span aria-hidden="true">{ value }</span>
							<span className="screen-reader-text">
								{ label }
							</span>
						</li>
					) ) }
				</ul>
			) }
			{ network && (
				<a
					className={ part( 'network' ) }
					href={ webAddress( url ) }
					rel={ OUTWARD }
				>
					{ networkLabel }
				</a>
			) }
		</footer>
	);
}
