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

/**
 * The header in the editor. How it looks while it stays in the window is seen on request, and as soon as that is changed.
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
	const [ isDocked, setIsDocked ] = useState( false );
	const read = readAttributes< SiteHeaderAttributes >( schema, attributes );
	const settings = { attributes, setAttributes, defaults, schema };
	const isSticky = [ read.sticky, read.tablets, read.phones ].some(
		( mode ) => mode === 'up' || mode === 'always'
	);
	const blockProps = useBlockProps( wrapperOf( read, isDocked && isSticky ) );
	const innerBlocksProps = useInnerBlocksProps(
		{ ...blockProps },
		{
			template: TEMPLATE as never,
		}
	);
	const TagName = read.tagName;
	return (
		<>
			{ isSticky && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton
							isPressed={ isDocked }
							onClick={ () => setIsDocked( ! isDocked ) }
						>
							{ __( 'Preview sticky', 'vitrine' ) }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			<StickySettings settings={ settings } clientId={ clientId } />
			{ isSticky && (
				<DockedSettings
					settings={ {
						...settings,
						setAttributes: ( changed ) => {
							setIsDocked( true );
							setAttributes( changed );
						},
					} }
				/>
			) }
			<ElementSetting settings={ settings } />
			<TagName { ...innerBlocksProps } />
		</>
	);
}
