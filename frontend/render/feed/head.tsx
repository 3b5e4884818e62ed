import { pictureAddress, webAddress } from '../address';
import type { PostView } from './types';
import { relativeTime } from './relative-time';
import { OUTWARD, part } from './names';

/** Now, and in which language ages are said. */
export interface FeedClock {
	/** Unix time in ms. */
	now: number;
	/** BCP 47. */
	language: string;
}

interface HeadProps {
	post: PostView;
	/** Without it dates stay dates, as PHP prints them. */
	clock?: FeedClock | undefined;
}

/**
 * Who posted and when.
 *
 * @param props       What to show.
 * @param props.post  The post.
 * @param props.clock What ages are told by.
 */
export function Head( { post, clock }: HeadProps ) {
	const { author, date } = post;
	if ( ! author && ! date ) {
		return null;
	}
	return (
		<header className={ part( 'head' ) }>
			{ author?.avatar && (
				<img
					className={ part( 'avatar' ) }
					src={ pictureAddress( author.avatar.src ) }
					width="40"
					height="40"
					alt=""
					loading={ author.avatar.eager ? 'eager' : 'lazy' }
					decoding="async"
				/>
			) }
			{ author &&
				( author.url ? (
					<a
						className={ part( 'author' ) }
						href={ webAddress( author.url ) }
						rel={ OUTWARD }
					>
						{ author.name }
					</a>
				) : (
					<span className={ part( 'author' ) }>{ author.name }</span>
				) ) }
			{ date && (
				<time
					className={ part( 'date', date.relative && 'is-relative' ) }
					dateTime={ date.iso }
				>
					{ ( date.relative &&
						clock &&
						relativeTime( date.iso, clock.now, clock.language ) ) ||
						date.label }
				</time>
			) }
		</header>
	);
}
