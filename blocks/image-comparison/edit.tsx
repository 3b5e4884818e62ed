import {
	InspectorControls,
	store as blockEditor,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { defaultsOf, Fields, SettingsPanel } from '@vitrine/editor';
import { readAttributes } from '../../frontend/render/schema';
import type { ImageComparisonAttributes } from './attributes.gen';
import metadata from './block.json';
import { Choose } from './placeholder';

const schema = metadata.attributes;
const defaults = defaultsOf< ImageComparisonAttributes >( schema );

interface Inner {
	attributes: { url?: string };
}

/**
 * How many images have been chosen.
 *
 * @param clientId The block.
 */
const useChosen = ( clientId: string ): number =>
	useSelect(
		( select ) =>
			(
				select( blockEditor ) as unknown as {
					getBlocks: ( id: string ) => Inner[];
				}
			 )
				.getBlocks( clientId )
				.filter( ( { attributes } ) => attributes.url ).length,
		[ clientId ]
	);

/**
 * The block in the editor: asks for two images, which are side by side until both images are there, then as visitors have it. The handle says where it is at first.
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
}: BlockEditProps< ImageComparisonAttributes > & { clientId: string } ) {
	const { position } = readAttributes< ImageComparisonAttributes >(
		schema,
		attributes
	);
	const chosen = useChosen( clientId );
	const isComplete = chosen === 2;
	const { children, ...innerBlocksProps } = useInnerBlocksProps(
		useBlockProps( {
			className: isComplete ? 'is-running' : '',
			style: {
				'--vitrine-comparison': `${ position }%`,
			} as CSSProperties,
		} ) as never,
		{
			allowedBlocks: [ 'core/image' ],
			templateLock: 'insert',
			orientation: 'horizontal',
			renderAppender: false,
		}
	) as unknown as { children: React.ReactNode };
	const settings = { attributes, setAttributes, defaults, schema };
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					label={ __( 'Settings', 'vitrine' ) }
					settings={ settings }
				>
					<Fields
						settings={ settings }
						fields={ {
							position: {
								label: __( 'Start position', 'vitrine' ),
								help: __(
									'How much of the first image is initially visible, in percent. You can also drag the handle.',
									'vitrine'
								),
							},
						} }
					/>
				</SettingsPanel>
			</InspectorControls>
			<div { ...innerBlocksProps }>
				{ chosen ? children : <Choose clientId={ clientId } /> }
				{ isComplete && (
					<input
						type="range"
						className="wp-block-vitrine-image-comparison__handle"
						value={ position }
						aria-label={ __( 'Start position', 'vitrine' ) }
						onChange={ ( { target } ) =>
							setAttributes( {
								position: Number( target.value ),
							} )
						}
					/>
				) }
			</div>
		</>
	);
}
