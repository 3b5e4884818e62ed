import { pictureAddress, webAddress } from '../../address';
import { OUTWARD, part } from '../names';
import { Segments } from '../text';
import type { HeaderCover, HeaderView } from '../types';

/** Where the cover is as wide as the window, and where not; themes have no wider place for it. */
const SIZES = '(max-width: 1200px) 100vw, 1200px';

/**
 * Whose posts they are. Twin: blocks/social-feed/header/header.php.
 *
 * @param props        What to show.
 * @param props.header The header.
 * @param props.button Classes of its button.
 */
export function Header( {
	header,
	button,
}: {
	header: HeaderView;
	button: string;
} ) {
	const { tag: Name, bio, counts, website, follow, verified } = header;
	return (
		<div
			className={ part( 'header', header.cover !== null && 'has-cover' ) }
		>
			{ header.cover && <Cover cover={ header.cover } /> }
			{ header.picture && (
				<img
					className={ part( 'header-picture' ) }
					src={ pictureAddress( header.picture ) }
					width="80"
					height="80"
					alt=""
					decoding="async"
				/>
			) }
			<div className={ part( 'header-words' ) }>
				<Name className={ part( 'header-name' ) }>
					{ header.url ? (
						<a href={ webAddress( header.url ) } rel={ OUTWARD }>
							{ header.name }
						</a>
					) : (
						header.name
					) }
					{ verified && (
						<span
							className={ part( 'verified' ) }
							role="img"
							aria-label={ verified }
						/>
					) }
				</Name>
				{ counts.length > 0 && (
					// WebKit drops the list from the accessibility tree without markers.
					// eslint-disable-next-line jsx-a11y/no-redundant-roles
					<ul className={ part( 'header-counts' ) } role="list">
						{ counts.map( ( count ) => (
							<li key={ count }>{ count }</li>
						) ) }
					</ul>
				) }
				{ bio.length > 0 && (
					<p className={ part( 'header-bio' ) } dir="auto">
						<Segments segments={ bio } />
					</p>
				) }
				{ website && (
					<a
						className={ part( 'header-website' ) }
						href={ webAddress( website.url ) }
						rel={ OUTWARD }
					>
						{ website.label }
					</a>
				) }
				{ follow && (
					<a
						className={ part( 'header-follow', button ) }
						href={ webAddress( follow.url ) }
						rel={ OUTWARD }
					>
						{ follow.label }
					</a>
				) }
			</div>
		</div>
	);
}

/**
 * The cover, which is a decoration: the name says whose it is.
 *
 * @param props       What to show.
 * @param props.cover The cover.
 */
const Cover = ( { cover }: { cover: HeaderCover } ) => (
	<img
		className={ part( 'header-cover' ) }
		src={ pictureAddress( cover.src ) }
		srcSet={ cover.srcset || undefined }
		sizes={ cover.srcset ? SIZES : undefined }
		width={ cover.width }
		height={ cover.height }
		alt=""
		decoding="async"
		style={ cover.color ? { backgroundColor: cover.color } : undefined }
	/>
);
