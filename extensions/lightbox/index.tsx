/**
 * Lets links of core's blocks, and links in running text, open in the lightbox.
 *
 * A script of its own, because it adds itself to the blocks of others (php/Lightbox/LightboxModule.php).
 */
import { registerFormatType } from '@wordpress/rich-text';
import { extendBlocks } from '../extend-blocks';
import { format } from './format';
import { linkToMedia } from './media-link';
import { LightboxPanel, type LightboxAttributes } from './panel';

/** Twin: php/Lightbox/LightboxModule.php, which tells the server. */
const BLOCKS = [
	'core/image',
	'core/gallery',
	'core/media-text',
	'core/button',
];

extendBlocks< LightboxAttributes >( {
	name: 'vitrine/lightbox',
	has: ( name ) => BLOCKS.includes( name ),
	attributes: { vitrineLightbox: { type: 'object' } },
	Controls: ( { clientId, attributes, setAttributes } ) => (
		<LightboxPanel
			attributes={ attributes }
			setAttributes={ setAttributes }
			onOpen={ () => void linkToMedia( clientId ) }
		/>
	),
	look: () => ( { classes: [] } ),
} );

const { name, ...settings } = format;
registerFormatType( name, settings as never );
