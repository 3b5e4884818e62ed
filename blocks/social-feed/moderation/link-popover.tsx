import { URLInput } from '@wordpress/block-editor';
import { Button, Popover, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { webAddressOf } from './moderation';
import type { PostLink } from './moderation';

interface LinkPopoverProps {
	anchor: HTMLElement | null;
	/** Where the post leads; null = to the network. */
	link: PostLink | null;
	onChange: ( link: Omit< PostLink, 'post' > | null ) => void;
	onClose: () => void;
}

/**
 * Where a post leads, beside its tools.
 *
 * @param props         What to show, and what to do.
 * @param props.anchor  What it stands beside.
 * @param props.onClose Closes the dialog.
 */
export const LinkPopover = ( { anchor, ...form }: LinkPopoverProps ) => (
	<Popover
		anchor={ anchor }
		placement="bottom-start"
		shift
		focusOnMount="firstInputElement"
		onClose={ form.onClose }
	>
		<LinkForm { ...form } />
	</Popover>
);

/**
 * An address, and what the button says.
 *
 * @param props          What to show, and what to do.
 * @param props.link     The link so far.
 * @param props.onChange Stores it.
 * @param props.onClose  Closes the dialog.
 */
function LinkForm( {
	link,
	onChange,
	onClose,
}: Omit< LinkPopoverProps, 'anchor' > ) {
	const [ url, setUrl ] = useState( link?.url ?? '' );
	const [ label, setLabel ] = useState( link?.label ?? '' );
	const [ isWrong, setWrong ] = useState( false );
	const finish = ( result: Omit< PostLink, 'post' > | null ) => {
		onChange( result );
		onClose();
	};
	const save = () => {
		const address = webAddressOf( url, window.location.origin );
		if ( address ) {
			finish( { url: address, label: label.trim() } );
		} else {
			setWrong( true );
		}
	};
	return (
		<form
			className="vitrine-post-link"
			onSubmit={ ( event ) => {
				event.preventDefault();
				save();
			} }
		>
			<URLInput
				label={ __( 'URL', 'vitrine' ) }
				value={ url }
				onChange={ setUrl }
				onSubmit={ ( suggestion ) => ! suggestion && save() }
			/>
			{ isWrong && (
				<p className="vitrine-post-link__error" role="alert">
					{ __( 'This is not a valid URL.', 'vitrine' ) }
				</p>
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Button text', 'vitrine' ) }
				placeholder={ __( 'Shop now', 'vitrine' ) }
				help={ __(
					'The post’s image links to the same URL.',
					'vitrine'
				) }
				value={ label }
				onChange={ setLabel }
			/>
			<div className="vitrine-post-link__buttons">
				{ link && (
					<Button
						size="compact"
						variant="tertiary"
						isDestructive
						onClick={ () => finish( null ) }
					>
						{ __( 'Remove link', 'vitrine' ) }
					</Button>
				) }
				<Button size="compact" variant="primary" type="submit">
					{ __( 'Save', 'vitrine' ) }
				</Button>
			</div>
		</form>
	);
}
