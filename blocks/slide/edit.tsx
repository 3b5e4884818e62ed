import {
	BlockControls,
	InnerBlocks,
	InspectorControls,
	LinkControl,
	useBlockProps,
	useInnerBlocksProps,
	type Link,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Popover, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { link as linkIcon } from '@wordpress/icons';
import { useState } from 'react';
import { defaultsOf, Fields, SettingsPanel } from '@vitrine/editor';
import { readAttributes } from '../../frontend/render/schema';
import type { SlideAttributes } from './attributes.gen';
import metadata from './block.json';

const schema = metadata.attributes;
const defaults = defaultsOf< SlideAttributes >( schema );

/**
 * A slide in the editor.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< SlideAttributes > ) {
	const read = readAttributes< SlideAttributes >( schema, attributes );
	const innerBlocksProps = useInnerBlocksProps(
		useBlockProps( {
			className:
				read.kenBurns === 'none' ? '' : `is-zooming-${ read.kenBurns }`,
		} ) as never,
		{ renderAppender: InnerBlocks.ButtonBlockAppender }
	);
	const settings = { attributes, setAttributes, defaults, schema };
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					label={ __( 'Slide', 'vitrine' ) }
					settings={ settings }
				>
					<Fields
						settings={ settings }
						fields={ {
							kenBurns: {
								label: __( 'Ken Burns effect', 'vitrine' ),
								choices: {
									none: __( 'None', 'vitrine' ),
									in: __( 'Zoom in', 'vitrine' ),
									out: __( 'Zoom out', 'vitrine' ),
								},
								help: __(
									'The image of a Cover block zooms while the slide is shown.',
									'vitrine'
								),
							},
							label: {
								label: __( 'Label', 'vitrine' ),
								help: __(
									'Name of the slide for screen readers. Leave empty to use its first heading.',
									'vitrine'
								),
							},
						} }
					/>
				</SettingsPanel>
			</InspectorControls>
			<SlideLink attributes={ read } setAttributes={ setAttributes } />
			<div { ...innerBlocksProps } />
		</>
	);
}

interface SlideLinkProps {
	attributes: SlideAttributes;
	setAttributes: ( changes: Partial< SlideAttributes > ) => void;
}

/**
 * Where the whole slide leads.
 *
 * @param props               What to show.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
function SlideLink( {
	attributes: { url, opensInNewTab, nofollow },
	setAttributes,
}: SlideLinkProps ) {
	const [ anchor, setAnchor ] = useState< HTMLElement | null >( null );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ linkIcon }
					label={ __( 'Link', 'vitrine' ) }
					isPressed={ url !== '' }
					onClick={ ( event: {
						currentTarget: EventTarget & HTMLElement;
					} ) => setAnchor( anchor ? null : event.currentTarget ) }
				/>
			</ToolbarGroup>
			{ anchor && (
				<Popover
					anchor={ anchor }
					placement="bottom"
					onClose={ () => setAnchor( null ) }
					shift
				>
					<LinkControl
						value={ {
							...( url && { url } ),
							opensInNewTab,
							nofollow,
						} }
						settings={ [
							{
								id: 'opensInNewTab',
								title: __( 'Open in new tab', 'vitrine' ),
							},
							{
								id: 'nofollow',
								title: __( 'Mark as nofollow', 'vitrine' ),
							},
						] }
						forceIsEditingLink={ url === '' }
						onChange={ ( link: Link ) =>
							setAttributes( {
								url: link.url ?? '',
								opensInNewTab: link.opensInNewTab ?? false,
								nofollow: link.nofollow ?? false,
							} )
						}
						onRemove={ () => {
							setAttributes( {
								url: '',
								opensInNewTab: false,
								nofollow: false,
							} );
							setAnchor( null );
						} }
						onCancel={ () => setAnchor( null ) }
					/>
				</Popover>
			) }
		</BlockControls>
	);
}
