import { pictureAddress, webAddress } from '../../address';
import { OUTWARD, part } from '../names';
import { Segments } from '../text';
import type { CommenterView, CommentView } from '../types';

/**
 * A comment, or a reply. Twin: blocks/social-feed/comments/comment.php.
 *
 * @param props         What to show.
 * @param props.comment The comment.
 * @param props.beyond  Whether a button shows it.
 */
export function Comment( {
	comment,
	beyond,
}: {
	comment: CommentView;
	beyond: boolean;
} ) {
	const { author, text, picture, link, replies } = comment;
	return (
		<li
			className={ part(
				'comment',
				! author && 'is-unnamed',
				beyond && 'is-beyond'
			) }
		>
			{ author && <Commenter author={ author } /> }
			{ text.length > 0 && (
				<div className={ part( 'comment-text' ) } dir="auto">
					<Segments segments={ text } />
				</div>
			) }
			{ picture && (
				<img
					className={ part( 'comment-picture' ) }
					src={ pictureAddress( picture.src ) }
					width={ picture.width }
					height={ picture.height }
					alt={ picture.alt }
					loading="lazy"
					decoding="async"
				/>
			) }
			{ link && (
				<a
					className={ part( 'comment-link' ) }
					href={ webAddress( link.url ) }
					rel={ OUTWARD }
				>
					{ link.title }
				</a>
			) }
			<Facts comment={ comment } />
			{ replies !== null && (
				<button
					type="button"
					className={ part( 'replies-opener' ) }
					aria-expanded={ false }
					value={ comment.id }
				>
					{ replies }
				</button>
			) }
		</li>
	);
}

/**
 * Who wrote it.
 *
 * @param props        What to show.
 * @param props.author Name and picture.
 */
const Commenter = ( { author }: { author: CommenterView } ) => (
	<>
		{ author.avatar === null ? (
			<span className={ part( 'commenter-letter' ) } aria-hidden="true">
				{ author.initial }
			</span>
		) : (
			<img
				className={ part( 'commenter-avatar' ) }
				src={ pictureAddress( author.avatar ) }
				width="32"
				height="32"
				alt=""
				loading="lazy"
				decoding="async"
			/>
		) }
		{ author.url === null ? (
			<span className={ part( 'commenter' ) }>{ author.name }</span>
		) : (
			<a
				className={ part( 'commenter' ) }
				href={ webAddress( author.url ) }
				rel={ OUTWARD }
			>
				{ author.name }
			</a>
		) }
	</>
);

/**
 * When it was written, and how many like it.
 *
 * @param props         What to show.
 * @param props.comment The comment.
 */
function Facts( { comment: { date, likes, url } }: { comment: CommentView } ) {
	if ( ! date && likes === null ) {
		return null;
	}
	const time = date && (
		<time
			className={ part( 'date', date.relative && 'is-relative' ) }
			dateTime={ date.iso }
		>
			{ date.label }
		</time>
	);
	return (
		<p className={ part( 'comment-facts' ) }>
			{ time && url !== null ? (
				<a href={ webAddress( url ) } rel={ OUTWARD }>
					{ time }
				</a>
			) : (
				time
			) }
			{ likes !== null && <span>{ likes }</span> }
		</p>
	);
}
