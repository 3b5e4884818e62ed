import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { defaultsOf, Inert } from '@vitrine/editor';
import { readAttributes } from '../../frontend/render/schema';
import type { SearchOverlayAttributes } from './attributes.gen';
import metadata from './block.json';
import { SearchOverlaySettings } from './settings';

const schema = metadata.attributes;
const defaults = defaultsOf< SearchOverlayAttributes >( schema );

/**
 * The button in the editor. Twin: blocks/search-overlay/render.php.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< SearchOverlayAttributes > ) {
	const read = readAttributes< SearchOverlayAttributes >(
		schema,
		attributes
	);
	const label = read.label || __( 'Search', 'vitrine' );
	return (
		<>
			<SearchOverlaySettings
				settings={ { attributes, setAttributes, defaults, schema } }
			/>
			<div { ...useBlockProps() }>
				<Inert>
					<button
						type="button"
						className="wp-block-vitrine-search-overlay__open"
						aria-label={ label }
					>
						<svg
							viewBox="0 0 24 24"
							width="24"
							height="24"
							fill="none"
							stroke="currentColor"
							strokeWidth="1.5"
							aria-hidden="true"
						>
							<path d="m4.5 19.5 4.6-4.6M18.5 11a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />
						</svg>
						{ read.showLabel && <span>{ label }</span> }
					</button>
				</Inert>
			</div>
		</>
	);
}
