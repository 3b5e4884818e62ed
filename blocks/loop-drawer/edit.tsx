import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { defaultsOf, Fields, Inert, SettingsPanel } from '@vitrine/editor';
import {
	loopDrawerClassName,
	OpenButton,
	part,
} from '../../frontend/render/loop-drawer';
import newBlocks from '../../frontend/render/new-blocks.json';
import { readAttributes } from '../../frontend/render/schema';
import type { LoopDrawerAttributes } from './attributes.gen';
import metadata from './block.json';

const schema = metadata.attributes;
const defaults = defaultsOf< LoopDrawerAttributes >( schema );

/** What it begins with. */
const TEMPLATE = [
	[ 'vitrine/loop-filter', newBlocks[ 'loop-filter' ] ],
	[
		'vitrine/loop-filter',
		{
			...newBlocks[ 'loop-filter' ],
			by: 'sort',
			display: 'select',
			showLabel: true,
		},
	],
];

/**
 * The block in the editor: the filters are always seen, and on small screens the button, too.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< LoopDrawerAttributes > ) {
	const read = readAttributes< LoopDrawerAttributes >( schema, attributes );
	const label = read.label || __( 'Filters', 'vitrine' );
	const blockProps = useBlockProps( {
		className: loopDrawerClassName( read ),
	} );
	const innerBlocksProps = useInnerBlocksProps(
		{ className: part( 'content' ) },
		{ template: TEMPLATE as never }
	);
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					label={ __( 'Drawer', 'vitrine' ) }
					settings={ {
						attributes,
						setAttributes,
						defaults,
						schema,
					} }
				>
					<Fields
						settings={ {
							attributes,
							setAttributes,
							defaults,
							schema,
						} }
						fields={ {
							screens: {
								label: __( 'Use the drawer on', 'vitrine' ),
								choices: {
									phones: __( 'Phones', 'vitrine' ),
									tablets: __(
										'Phones and tablets',
										'vitrine'
									),
								},
							},
							side: {
								label: __( 'Opens from', 'vitrine' ),
								choices: {
									start: __( 'Left', 'vitrine' ),
									end: __( 'Right', 'vitrine' ),
								},
								help: __(
									'Left and right are swapped in right-to-left languages.',
									'vitrine'
								),
							},
							label: {
								label: __( 'Button text', 'vitrine' ),
								placeholder: __( 'Filters', 'vitrine' ),
							},
							themeButtons: __(
								'Use the theme’s button shape',
								'vitrine'
							),
						} }
					/>
				</SettingsPanel>
			</InspectorControls>
			<div { ...blockProps }>
				<Inert>
					<OpenButton
						label={ label }
						count=""
						themeButtons={ read.themeButtons }
					/>
				</Inert>
				<div { ...innerBlocksProps } />
			</div>
		</>
	);
}
