import {
	Button,
	Modal,
	TextareaControl,
	__experimentalHStack as HStack,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { importText } from '../../../frontend/compat/nanogallery2/items/markup';
import type { ImportedGallery } from '../../../frontend/compat/nanogallery2/items/markup';
import type { Note } from '../../../frontend/compat/nanogallery2/types';
import type { GalleryAttributes } from '../gallery-attributes';
import { blockOf, lossesOf } from './imported';
import type { ImportedBlock } from './imported';
import { parseHtml } from './parse-html';

interface ImportDialogProps {
	onClose: () => void;
	onImport: ( attributes: Partial< GalleryAttributes > ) => void;
}

/**
 * Reads markup or options of nanogallery2 that somebody pastes, and says what becomes of them before it takes them.
 *
 * @param props          What to do.
 * @param props.onClose  Closes the dialog.
 * @param props.onImport Receives the attributes.
 */
export function ImportDialog( { onClose, onImport }: ImportDialogProps ) {
	const [ text, setText ] = useState( '' );
	const galleries = useMemo(
		() => importText( text, parseHtml, window.location.origin ),
		[ text ]
	);
	const [ gallery ] = galleries;
	const block = gallery && blockOf( gallery );
	return (
		<Modal
			title={ __( 'Import nanogallery2', 'vitrine' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<VStack spacing={ 4 }>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Markup, script, or options', 'vitrine' ) }
					help={ __(
						'Paste the element with data-nanogallery2 and its links, the script that calls nanogallery2(), or just the options.',
						'vitrine'
					) }
					rows={ 10 }
					value={ text }
					onChange={ setText }
				/>
				<div role="status">
					{ text.trim() !== '' && ! gallery && (
						<p>
							{ __(
								'No nanogallery2 gallery was found in this text.',
								'vitrine'
							) }
						</p>
					) }
					{ gallery && block && (
						<Report
							gallery={ gallery }
							block={ block }
							found={ galleries.length }
						/>
					) }
				</div>
				<HStack justify="flex-end">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'vitrine' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={ ! block }
						accessibleWhenDisabled
						onClick={ () => {
							if ( block ) {
								onImport( block.attributes );
							}
						} }
					>
						{ __( 'Import', 'vitrine' ) }
					</Button>
				</HStack>
			</VStack>
		</Modal>
	);
}

interface ReportProps {
	gallery: ImportedGallery;
	/** The block that it becomes. */
	block: ImportedBlock;
	/** How many galleries there are in the text. */
	found: number;
}

/**
 * What becomes of a gallery.
 *
 * @param props         What to show.
 * @param props.gallery The gallery.
 * @param props.block   The block that it becomes.
 * @param props.found   How many galleries there are in the text.
 */
function Report( { gallery, block, found }: ReportProps ) {
	const count = block.attributes.items?.length ?? 0;
	return (
		<>
			<p>
				<strong>
					{ sprintf(
						/* translators: %d: number of pictures */
						_n( '%d image', '%d images', count, 'vitrine' ),
						count
					) }
					{ ', ' }
					{ sprintf(
						/* translators: %d: number of settings */
						_n(
							'%d setting will be imported.',
							'%d settings will be imported.',
							gallery.taken.length,
							'vitrine'
						),
						gallery.taken.length
					) }
				</strong>
			</p>
			{ gallery.taken.length > 0 && (
				<p>
					<code>{ gallery.taken.join( ', ' ) }</code>
				</p>
			) }
			{ found > 1 && (
				<p>
					{ sprintf(
						/* translators: %d: number of galleries */
						_n(
							'%d gallery was found.',
							'%d galleries were found. Only the first one will be imported.',
							found,
							'vitrine'
						),
						found
					) }
				</p>
			) }
			{ gallery.lost > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of items */
						_n(
							'%d item has no usable URL.',
							'%d items have no usable URL.',
							gallery.lost,
							'vitrine'
						),
						gallery.lost
					) }
				</p>
			) }
			{ block.flattened && (
				<p>
					{ __(
						'A list of URLs cannot contain albums, so all images go into one gallery. To keep albums, create them in the Media Library.',
						'vitrine'
					) }
				</p>
			) }
			<Notes notes={ lossesOf( gallery ) } />
		</>
	);
}

/**
 * What is not imported, or only in part, and why.
 *
 * @param props       What to show.
 * @param props.notes The notes.
 */
function Notes( { notes }: { notes: Note[] } ) {
	if ( notes.length === 0 ) {
		return null;
	}
	const reasons = reasonLabels();
	return (
		<>
			<p>
				<strong>
					{ __( 'Not imported, or only partially:', 'vitrine' ) }
				</strong>
			</p>
			<ul className="vitrine-gallery-import__notes">
				{ notes.map( ( { option, reason, message }, index ) => (
					<li key={ index }>
						<code>{ option }</code> { reasons[ reason ] ?? message }
					</li>
				) ) }
			</ul>
		</>
	);
}

const reasonLabels = (): Partial< Record< Note[ 'reason' ], string > > => ( {
	unknown: __( 'nanogallery2 has no such option.', 'vitrine' ),
	value: __( 'This value cannot be used.', 'vitrine' ),
	none: __( 'Vitrine has no equivalent.', 'vitrine' ),
	needless: __( 'It is no longer needed.', 'vitrine' ),
	unsafe: __( 'It would let others inject code into the page.', 'vitrine' ),
	callback: __(
		'Functions cannot be imported. Use the gallery’s events instead.',
		'vitrine'
	),
	near: __( 'The closest setting was chosen.', 'vitrine' ),
	words: __(
		'Vitrine uses its own labels, in the site’s language.',
		'vitrine'
	),
	provider: __(
		'Administrators can connect providers under Settings → Vitrine.',
		'vitrine'
	),
} );
