import { createBlock } from '@wordpress/blocks';
import { facebookPlace } from '../../frontend/render/embed/address';
import { newEmbed } from './variations';

const embedOf = ( url: string ) =>
	createBlock( 'vitrine/embed', { ...newEmbed, url } );

/** Before core's own, which embeds nothing of Facebook any more. */
const BEFORE_CORE = 5;

/** From core's Embed block, and from the address of a post or video that is pasted on a line of its own; that of a page may be meant as a link. */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/embed' ],
			isMatch: ( { url = '' }: { url?: string } ) =>
				facebookPlace( url ) !== null,
			transform: ( { url = '' }: { url?: string } ) => embedOf( url ),
		},
		{
			type: 'raw' as const,
			priority: BEFORE_CORE,
			isMatch: ( node: Node ) => {
				const place = facebookPlace( node.textContent?.trim() ?? '' );
				return (
					node.nodeName === 'P' &&
					place !== null &&
					place.kind !== 'page'
				);
			},
			transform: ( node: Node ) => embedOf( node.textContent!.trim() ),
		},
	],
};
