import {
	BlockControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { defaultsOf } from '@vitrine/editor';
import { readAttributes } from '../../frontend/render/schema';
import type { SiteHeaderAttributes } from './attributes.gen';
import metadata from './block.json';
import { DockedSettings } from './panels/docked';
import { OverCoverSettings } from './panels/over-cover';
import { ElementSetting } from './panels/element';
import { StickySettings } from './panels/sticky';
import { wrapperOf } from './wrapper';

const schema = metadata.attributes;
const defaults = defaultsOf< SiteHeaderAttributes >( schema );

/** What it begins with. */
const TEMPLATE = [
	[
		'core/group',
		{
			align: 'wide',
			layout: { type: 'flex', justifyContent: 'space-between' },
		},
		[
			[ 'core/site-title', { level: 0 } ],
			[
				'core/navigation',
				{ layout: { type: 'flex', justifyContent: 'right' } },
			],
		],
	],
];

type Preview = 'docked' | 'over' | undefined;

/**
 * The header in the editor. How it looks while it stays in the window, and over a cover, is seen on request, and as soon as that is changed.
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
}: BlockEditProps< SiteHeaderAttributes > ) {
	const [ preview, setPreview ] = useState< Preview >();
	const read = readAttributes< SiteHeaderAttributes >( schema, attributes );
	const settings = { attributes, setAttributes, defaults, schema };
	const isSticky = [ read.sticky, read.tablets, read.phones ].some(
		( mode ) => mode === 'up' || mode === 'always'
	);
	const previews = {
		docked: __( 'Preview sticky', 'vitrine' ),
		over: __( 'Preview over cover', 'vitrine' ),
	};
	const isShown = ( name: Preview ) =>
		name === 'docked' ? isSticky : read.overCover;
	const blockProps = useBlockProps(
		wrapperOf( read, isShown( preview ) ? preview : undefined )
	);
	const { layout } = attributes as { layout?: object };
	const innerBlocksProps = useInnerBlocksProps( { ...blockProps }, {
		template: TEMPLATE,
		// The editor offers wide blocks only where the layout has a type, and the default of block.json has none for it.
		layout: { ...metadata.supports.layout.default, ...layout },
	} as never );
	const TagName = read.tagName;
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					{ Object.entries( previews ).map(
						( [ name, label ] ) =>
							isShown( name as Preview ) && (
								<ToolbarButton
									key={ name }
									isPressed={ preview === name }
									onClick={ () =>
										setPreview(
											preview === name
												? undefined
												: ( name as Preview )
										)
									}
								>
									{ label }
								</ToolbarButton>
							)
					) }
				</ToolbarGroup>
			</BlockControls>
			<StickySettings settings={ settings } clientId={ clientId } />
			{ isSticky && (
				<DockedSettings
					settings={ {
						...settings,
						setAttributes: ( changed ) => {
							setPreview( 'docked' );
							setAttributes( changed );
						},
					} }
				/>
			) }
			<OverCoverSettings
				settings={ {
					...settings,
					setAttributes: ( changed ) => {
						setPreview( 'over' );
						setAttributes( changed );
					},
				} }
			/>
			<ElementSetting settings={ settings } />
			<TagName { ...innerBlocksProps } />
		</>
	);
}
