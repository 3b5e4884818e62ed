import { webAddress } from '../../address';
import { part } from '../names';
import { GAP, pageWindow } from '../../page-window';
import type { PagesView } from './types';

interface PagesProps {
	pages: PagesView;
	/** Where a page is; the canvas leads nowhere. */
	hrefOf?: ( ( page: number ) => string ) | undefined;
}

/**
 * Links to the pages of a feed. Twin: blocks/social-feed/pages/pages.php.
 *
 * @param props        What to show.
 * @param props.pages  The pages.
 * @param props.hrefOf Where a page is.
 */
export function Pages( { pages, hrefOf = () => '#' }: PagesProps ) {
	const { count, page, words } = pages;
	const turn = ( name: 'previous' | 'next', to: number ) =>
		to >= 1 &&
		to <= count && (
			<a
				className={ part( 'page', `is-${ name }` ) }
				href={ webAddress( hrefOf( to ) ) }
				rel="nofollow"
			>
				{ words[ name ] }
			</a>
		);
	return (
		<nav className={ part( 'pages' ) } aria-label={ words.label }>
			{ turn( 'previous', page - 1 ) }
			{ /* WebKit drops the list from the accessibility tree without markers. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles */ }
			<ol className={ part( 'page-list' ) } role="list">
				{ pageWindow( page, count ).map( ( number, index ) =>
					number === GAP ? (
						<li
							key={ `gap-${ index }` }
							className={ part( 'page-gap' ) }
						>
							…
						</li>
					) : (
						<li key={ number }>
							<a
								className={ part( 'page' ) }
								href={ webAddress( hrefOf( number ) ) }
								rel="nofollow"
								aria-current={
									number === page ? 'page' : undefined
								}
								aria-label={ words.page.replace(
									'%d',
									String( number )
								) }
							>
								{ number }
							</a>
						</li>
					)
				) }
			</ol>
			{ turn( 'next', page + 1 ) }
		</nav>
	);
}
