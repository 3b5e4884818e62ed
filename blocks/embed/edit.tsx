import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Button,
	Placeholder,
	TextControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { defaultsOf, icons, Inert } from '@vitrine/editor';
import { Embed, embedClassName } from '../../frontend/render/embed';
import { facebookPlace } from '../../frontend/render/embed/address';
import { readAttributes } from '../../frontend/render/schema';
import { problemOf } from './address';
import type { EmbedAttributes } from './attributes.gen';
import metadata from './block.json';
import { EmbedSettings } from './settings';
import { viewOf } from './view-of';

const schema = metadata.attributes;
const defaults = defaultsOf< EmbedAttributes >( schema );

/**
 * The block in the editor: what visitors see before they load it. Nothing is loaded from Facebook here.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< EmbedAttributes > ) {
	const read = readAttributes< EmbedAttributes >( schema, attributes );
	const place = facebookPlace( read.url );
	const [ isEditing, setEditing ] = useState( false );
	const blockProps = useBlockProps( {
		className: place ? embedClassName( place ) : '',
	} );
	if ( ! place || isEditing ) {
		return (
			<div { ...blockProps }>
				<Address
					url={ read.url }
					onChange={ ( url ) => {
						setAttributes( { url } );
						setEditing( false );
					} }
				/>
			</div>
		);
	}
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton onClick={ () => setEditing( true ) }>
						{ __( 'Edit URL', 'vitrine' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<EmbedSettings
				settings={ { attributes, setAttributes, defaults, schema } }
				kind={ place.kind }
			/>
			<div { ...blockProps }>
				<Inert>
					<Embed view={ viewOf( place, read ) } />
				</Inert>
			</div>
		</>
	);
}

interface AddressProps {
	url: string;
	onChange: ( url: string ) => void;
}

/**
 * Asks for the address, and says why one cannot be embedded.
 *
 * @param props          What to show.
 * @param props.url      The address so far.
 * @param props.onChange Takes one that can be embedded.
 */
function Address( { url, onChange }: AddressProps ) {
	const [ typed, setTyped ] = useState( url );
	const [ problem, setProblem ] = useState( url && problemOf( url ) );
	return (
		<Placeholder
			icon={ icons.embed }
			label={ metadata.title }
			instructions={ __(
				'Paste the URL of a post, video, or page on Facebook.',
				'vitrine'
			) }
		>
			<form
				className="vitrine-embed-address"
				onSubmit={ ( event ) => {
					event.preventDefault();
					const given = typed.trim();
					setProblem( problemOf( given ) );
					if ( ! problemOf( given ) ) {
						onChange( given );
					}
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					label={ __( 'URL', 'vitrine' ) }
					placeholder="https://www.facebook.com/…"
					help={ <span role="alert">{ problem }</span> }
					value={ typed }
					onChange={ setTyped }
				/>
				<Button __next40pxDefaultSize variant="primary" type="submit">
					{ __( 'Embed', 'vitrine' ) }
				</Button>
			</form>
		</Placeholder>
	);
}
