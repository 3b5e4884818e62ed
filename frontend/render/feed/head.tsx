import { pictureAddress, webAddress } from '../address';
import type { PostView } from './types';
import { OUTWARD, part } from './names';

/**
 * Who posted and when.
 *
 * @param props      What to show.
 * @param props.post The post.
 */
export function Head( { post }: { post: PostView } ) {
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
				<time className={ part( 'date' ) } dateTime={ date.iso }>
					{ date.label }
				</time>
			) }
		</header>
	);
}
