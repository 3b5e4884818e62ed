import { webAddress } from '../address';
import { GAP } from '../page-window';
import { buttonClasses } from '../theme-buttons';
import type { LoopPaginationView, PageLink, PageNumber } from './view';

export type { LoopPaginationView, PageLink, PageNumber } from './view';

/** Class of a part of the pagination. */
const part = ( name: string ) => `wp-block-vitrine-loop-pagination__${ name }`;

/**
 * Classes of the wrapper.
 *
 * @param view The pagination's view.
 */
export const loopPaginationClassName = ( view: LoopPaginationView ): string =>
	`is-${ view.type }`;

const Link = ( {
	link,
	name,
	rel = '',
	follow,
}: {
	link: PageLink | null;
	name: string;
	rel?: string;
	follow: boolean;
} ) => {
	if ( ! link ) {
		return null;
	}
	return link.url === null ? (
		// A link without an address is no link to anybody: the role says what it is.
		// eslint-disable-next-line jsx-a11y/anchor-is-valid
		<a className={ part( name ) } role="link" aria-disabled="true">
			{ link.text }
		</a>
	) : (
		<a
			className={ part( name ) }
			href={ webAddress( link.url ) }
			rel={ `${ rel }${ follow ? '' : ' nofollow' }`.trim() || undefined }
		>
			{ link.text }
		</a>
	);
};

const Numbers = ( {
	numbers,
	follow,
}: {
	numbers: PageNumber[];
	follow: boolean;
} ) => (
	// WebKit drops the list from the accessibility tree without markers.
	// eslint-disable-next-line jsx-a11y/no-redundant-roles
	<ol className={ part( 'numbers' ) } role="list">
		{ numbers.map( ( { number, text, name, url, current }, index ) =>
			number === GAP ? (
				<li key={ `gap-${ index }` } className={ part( 'gap' ) }>
					{ text }
				</li>
			) : (
				<li key={ number } className={ part( 'item' ) }>
					<a
						className={ part( 'number' ) }
						href={ webAddress( url ) }
						aria-label={ name }
						aria-current={ current ? 'page' : undefined }
						rel={ follow ? undefined : 'nofollow' }
					>
						{ text }
					</a>
				</li>
			)
		) }
	</ol>
);

/**
 * Everything inside the wrapper. Twin: blocks/loop-pagination/render.php.
 *
 * @param props      What to show.
 * @param props.view The pagination's view.
 */
export const LoopPagination = ( { view }: { view: LoopPaginationView } ) => {
	const { previous, numbers, next, first, more, count, follow } = view;
	return (
		<>
			<Link
				link={ previous }
				name="previous"
				rel="prev"
				{ ...{ follow } }
			/>
			{ numbers.length > 0 && (
				<Numbers numbers={ numbers } follow={ follow } />
			) }
			<Link link={ next } name="next" rel="next" { ...{ follow } } />
			<Link link={ first } name="first" { ...{ follow } } />
			<Link
				link={ more }
				name={ `more ${ buttonClasses( view ) }` }
				rel="next"
				{ ...{ follow } }
			/>
			{ count && <span className={ part( 'count' ) }>{ count }</span> }
		</>
	);
};
