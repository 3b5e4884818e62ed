import { webAddress } from '../address';
import type { LinkView, Picture } from './types';
import { OUTWARD, part } from './names';
import { FeedPicture } from './picture';

interface LinkCardProps {
	link: LinkView;
	/** The feed's most important picture. */
	foremost: Picture | null;
}

interface LinkCardsProps {
	links: LinkView[];
	/** The feed's most important picture. */
	foremost: Picture | null;
}

/**
 * A page that the post links to.
 *
 * @param props          What to show.
 * @param props.link     The page.
 * @param props.foremost The feed's most important picture.
 */
export function LinkCard( { link, foremost }: LinkCardProps ) {
	return (
		<a
			className={ part( 'link', link.plays && 'is-player' ) }
			href={ webAddress( link.url ) }
			rel={ OUTWARD }
		>
			{ link.picture && (
				<FeedPicture picture={ link.picture } foremost={ foremost } />
			) }
			{ link.plays && (
				<span className={ part( 'play' ) } aria-hidden="true" />
			) }
			{ link.title && (
				<span className={ part( 'link-title' ) }>{ link.title }</span>
			) }
			{ link.text && (
				<span className={ part( 'link-text' ) }>{ link.text }</span>
			) }
			{ link.host && (
				<span className={ part( 'link-host' ) }>{ link.host }</span>
			) }
		</a>
	);
}

/**
 * The pages of a post that links to several.
 *
 * @param props          What to show.
 * @param props.links    The pages.
 * @param props.foremost The feed's most important picture.
 */
export function LinkCards( { links, foremost }: LinkCardsProps ) {
	return (
		<div className={ part( 'slider' ) }>
			{ /* WebKit drops the list from the accessibility tree without markers. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles */ }
			<ul className={ part( 'links' ) } role="list">
				{ links.map( ( link, index ) => (
					<li key={ index }>
						<LinkCard link={ link } foremost={ foremost } />
					</li>
				) ) }
			</ul>
		</div>
	);
}
