import {
	InspectorControls,
	store as blockEditor,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { defaultsOf, Fields, SettingsPanel } from '@vitrine/editor';
import { readAttributes } from '../../frontend/render/schema';
import type { LoopItemAttributes } from './attributes.gen';
import metadata from './block.json';
import { placeLabel } from './label';
import { stylesOf } from './places';
import type { Layout } from './span';

const schema = metadata.attributes;
const defaults = defaultsOf< LoopItemAttributes >( schema );

interface Block {
	clientId: string;
	name: string;
	attributes: object;
}

interface BlockEditorSelect {
	getBlockRootClientId: ( id: string ) => string | null;
	getBlocks: ( id: string ) => Block[];
	getBlockAttributes: ( id: string ) => {
		layout?: Layout;
	} | null;
}

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
}: BlockEditProps< LoopItemAttributes > & { clientId: string } ) {
	const read = readAttributes< LoopItemAttributes >( schema, attributes );
	const styles = usePlaces( clientId );
	const blockProps = useBlockProps( {
		className: 'vitrine-loop-item',
	} );
	const innerBlocksProps = useInnerBlocksProps( {
		className: 'vitrine-loop-item__blocks',
	} );
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					label={ __( 'Position', 'vitrine' ) }
					settings={ { attributes, setAttributes, defaults, schema } }
				>
					<Fields
						settings={ {
							attributes,
							setAttributes,
							defaults,
							schema,
						} }
						fields={ {
							shows: {
								label: __( 'Show', 'vitrine' ),
								choices: {
									post: __(
										'A post with these blocks',
										'vitrine'
									),
									item: __(
										'A fixed item before a post',
										'vitrine'
									),
								},
							},
							position: {
								label: __( 'Post number', 'vitrine' ),
								help: __(
									'1 = the first post on the page.',
									'vitrine'
								),
								max: 20,
							},
							every: {
								label: __( 'Repeat', 'vitrine' ),
								help: __(
									'Repeat after this many posts. 0 = do not repeat',
									'vitrine'
								),
								max: 20,
							},
							span: {
								label: __( 'Column span', 'vitrine' ),
								help: __(
									'How many grid columns the item spans.',
									'vitrine'
								),
							},
						} }
					/>
				</SettingsPanel>
			</InspectorControls>
			<div { ...blockProps }>
				<style>{ styles }</style>
				<p className="vitrine-loop-item__label">
					{ placeLabel( read ) }
				</p>
				<div { ...innerBlocksProps } />
			</div>
		</>
	);
}

/**
 * Style sheet that shows the items of a post template where they stand. The first of them prints it.
 *
 * @param clientId One of the items.
 * @return '' for the others.
 */
const usePlaces = ( clientId: string ): string =>
	useSelect(
		( select ) => {
			const { getBlockAttributes, getBlockRootClientId, getBlocks } =
				select( blockEditor ) as unknown as BlockEditorSelect;
			const list = getBlockRootClientId( clientId );
			const items = list
				? getBlocks( list ).filter(
						( { name } ) => name === metadata.name
					)
				: [];
			const layout = list
				? getBlockAttributes( list )?.layout
				: undefined;
			return list && items[ 0 ]?.clientId === clientId
				? stylesOf(
						list,
						items.map( ( item ) => ( {
							...readAttributes< LoopItemAttributes >(
								schema,
								item.attributes
							),
							id: item.clientId,
						} ) ),
						layout
					)
				: '';
		},
		[ clientId ]
	);
