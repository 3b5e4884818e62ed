import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { defaultsOf } from '@vitrine/editor';
import {
	BackToTop,
	backToTopClassName,
} from '../../frontend/render/back-to-top';
import { readAttributes } from '../../frontend/render/schema';
import type { BackToTopAttributes } from './attributes.gen';
import metadata from './block.json';
import { BackToTopSettings } from './settings';

const schema = metadata.attributes;
const defaults = defaultsOf< BackToTopAttributes >( schema );

/**
 * The block in the editor: it stands where it was inserted, on its side of the canvas.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< BackToTopAttributes > ) {
	const read = readAttributes< BackToTopAttributes >( schema, attributes );
	const placeholder = __( 'Back to top', 'vitrine' );
	const view = { ...read, label: read.label || placeholder };
	const blockProps = useBlockProps( {
		className: backToTopClassName( view ),
	} );
	return (
		<>
			<BackToTopSettings
				settings={ { attributes, setAttributes, defaults, schema } }
				placeholder={ placeholder }
			/>
			<div { ...blockProps }>
				<BackToTop view={ view } />
			</div>
		</>
	);
}
