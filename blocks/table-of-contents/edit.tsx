import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import type { CSSProperties } from 'react';
import { defaultsOf } from '@vitrine/editor';
import { tableOfContentsClassName } from '../../frontend/render/table-of-contents';
import { readAttributes } from '../../frontend/render/schema';
import type { TableOfContentsAttributes } from './attributes.gen';
import metadata from './block.json';
import { Preview } from './preview';
import { TableOfContentsSettings } from './settings';

const schema = metadata.attributes;
const defaults = defaultsOf< TableOfContentsAttributes >( schema );

/**
 * The block in the editor.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.clientId      Which block it is.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< TableOfContentsAttributes > & { clientId: string } ) {
	const read = readAttributes< TableOfContentsAttributes >(
		schema,
		attributes
	);
	const blockProps = useBlockProps( {
		className: tableOfContentsClassName( read ),
		style: {
			'--vitrine-contents-offset': `${ read.stickyOffset }px`,
		} as CSSProperties,
	} );
	return (
		<>
			<TableOfContentsSettings
				settings={ { attributes, setAttributes, defaults, schema } }
			/>
			<nav { ...blockProps }>
				<Preview clientId={ clientId } attributes={ read } />
			</nav>
		</>
	);
}
