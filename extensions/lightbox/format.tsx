import { RichTextToolbarButton } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	applyFormat,
	getActiveFormat,
	removeFormat,
} from '@wordpress/rich-text';
import type { RichTextValue } from '@wordpress/rich-text';
import { videoLink } from '../../frontend/render/gallery/items/video';
import { icon } from './icon';
import { boundsOf } from './bounds';

const NAME = 'vitrine/lightbox';

/** Twin: frontend/lightbox/links.ts, which finds it in or around the link. */
const OPENS = { type: NAME, attributes: { open: 'yes' } };

interface EditProps {
	value: RichTextValue;
	onChange: ( value: RichTextValue ) => void;
	onFocus: () => void;
	isActive: boolean;
}

/** A link in running text that opens in the lightbox. */
export const format = {
	name: NAME,
	title: __( 'Open in lightbox', 'vitrine' ),
	tagName: 'span',
	className: 'vitrine-lightbox',
	attributes: { open: 'data-vitrine-lightbox' },
	edit: Edit,
};

/** The button; only for links to images and videos. */
function Edit( { value, onChange, onFocus, isActive }: EditProps ) {
	const link = getActiveFormat( value, 'core/link' ) as
		{ attributes?: { url?: string } } | undefined;
	const url = link?.attributes?.url ?? '';
	if ( ! isActive && ! isMedia( url ) ) {
		return null;
	}
	const toggle = () => {
		const [ start, end ] = boundsOf( value, isActive ? NAME : 'core/link' );
		onChange(
			isActive
				? removeFormat( value, NAME, start, end )
				: applyFormat( value, OPENS as never, start, end )
		);
		onFocus();
	};
	return (
		<RichTextToolbarButton
			icon={ icon }
			title={ format.title }
			isActive={ isActive }
			role="menuitemcheckbox"
			onClick={ toggle }
		/>
	);
}

/**
 * Whether an address is of an image or a video. Twin: frontend/lightbox/links.ts.
 *
 * @param url The address.
 */
const isMedia = ( url: string ) =>
	/^[^?#]+\.(png|jpe?g|gif|svg|webp|avif)(\?[^#]*)?$/i.test( url ) ||
	videoLink( url ) !== null;
