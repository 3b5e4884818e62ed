import { webAddress } from '../address';

/** What the filter shows. Twin: php/Loop/FilterView.php. */
export interface LoopFilterView {
	/** Its name for who does not see it. */
	label: string;
	display: 'chips' | 'list';
	/** The link that takes all choices of the taxonomy back. */
	all: { label: string; url: string; current: boolean } | null;
	terms: TermLink[];
}

export interface TermLink {
	slug: string;
	name: string;
	/** The loop with the term, or without it where it is chosen. */
	url: string;
	current: boolean;
	/** Whether search engines may follow. */
	follow: boolean;
	children: TermLink[];
}

interface LinkProps {
	text: string;
	url: string;
	current: boolean;
	follow: boolean;
}

const part = ( name: string ) => `wp-block-vitrine-loop-filter__${ name }`;

const Link = ( { text, url, current, follow }: LinkProps ) => (
	<a
		className={ part( 'link' ) }
		href={ webAddress( url ) }
		aria-current={ current || undefined }
		rel={ follow ? undefined : 'nofollow' }
	>
		{ text }
	</a>
);

const Terms = ( { terms }: { terms: TermLink[] } ) => (
	<>
		{ terms.map( ( term ) => (
			<li key={ term.slug } className={ part( 'item' ) }>
				<Link
					text={ term.name }
					url={ term.url }
					current={ term.current }
					follow={ term.follow }
				/>
				{ term.children.length > 0 && (
					// WebKit drops the list from the accessibility tree without markers.
					// eslint-disable-next-line jsx-a11y/no-redundant-roles
					<ul className={ part( 'children' ) } role="list">
						<Terms terms={ term.children } />
					</ul>
				) }
			</li>
		) ) }
	</>
);

/**
 * Classes of the wrapper.
 *
 * @param view The filter's view.
 */
export const loopFilterClassName = ( view: LoopFilterView ): string =>
	`is-${ view.display }`;

/**
 * Everything inside the wrapper. Twin: blocks/loop-filter/render.php.
 *
 * @param props      What to show.
 * @param props.view The filter's view.
 */
export const LoopFilter = ( { view }: { view: LoopFilterView } ) => (
	// eslint-disable-next-line jsx-a11y/no-redundant-roles
	<ul className={ part( 'list' ) } role="list">
		{ view.all && (
			<li className={ part( 'item' ) }>
				<Link
					text={ view.all.label }
					url={ view.all.url }
					current={ view.all.current }
					follow
				/>
			</li>
		) }
		<Terms terms={ view.terms } />
	</ul>
);
