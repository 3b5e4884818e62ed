import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { defaultsOf, useIsExample, useOwnAnchor } from '@vitrine/editor';
import { readAttributes } from '../../frontend/render/schema';
import type { OffCanvasAttributes } from './attributes.gen';
import metadata from './block.json';
import { OffCanvasSettings } from './settings';
import { useIsOpened } from './use-is-opened';

const schema = metadata.attributes;
const defaults = defaultsOf< OffCanvasAttributes >( schema );

/** What it begins with. */
const TEMPLATE = [
	[ 'core/heading', { placeholder: __( 'Panel title', 'vitrine' ) } ],
	[ 'core/paragraph', {} ],
];

type EditProps = BlockEditProps< OffCanvasAttributes & { anchor?: string } >;

/**
 * The panel in the editor: a frame in the page, always open. Twin: blocks/off-canvas/render.php.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.clientId      Which block it is.
 */
export function Edit( { attributes, setAttributes, clientId }: EditProps ) {
	const read = readAttributes< OffCanvasAttributes >( schema, attributes );
	const anchor = attributes.anchor ?? '';
	useOwnAnchor( {
		clientId,
		anchor,
		isEdited: ! useIsExample(),
		change: ( own ) => setAttributes( { anchor: own } as never ),
		prefix: 'panel-',
	} );
	const size = read.size ? `${ read.size }${ read.unit }` : undefined;
	const blockProps = useBlockProps( {
		className: `is-at-${ read.side }`,
		style: { '--vitrine-panel-size': size } as CSSProperties,
	} );
	const innerBlocksProps = useInnerBlocksProps(
		{ className: 'wp-block-vitrine-off-canvas__content is-layout-flow' },
		{ template: TEMPLATE as never }
	);
	return (
		<>
			<OffCanvasSettings
				settings={ { attributes, setAttributes, defaults, schema } }
			/>
			<div { ...blockProps }>
				<Note
					label={ read.label }
					anchor={ anchor }
					clientId={ clientId }
					opensItself={ read.openAfterForm || read.openAfterCart }
				/>
				<div { ...innerBlocksProps } />
			</div>
		</>
	);
}

interface NoteProps {
	label: string;
	anchor: string;
	clientId: string;
	opensItself: boolean;
}

/**
 * Says what the frame is, and what is still to be done for visitors to see it.
 *
 * @param props             What to show.
 * @param props.label       Name of the panel.
 * @param props.anchor      Its id.
 * @param props.clientId    Which block it is.
 * @param props.opensItself Whether it waits for a form or the cart.
 */
function Note( { label, anchor, clientId, opensItself }: NoteProps ) {
	const isOpened = useIsOpened( clientId, anchor );
	const isExample = useIsExample();
	return (
		<div className="vitrine-off-canvas-note">
			<strong>
				{ label
					? /* translators: %s: name of a panel. */
						sprintf( __( 'Panel “%s”', 'vitrine' ), label )
					: __( 'Off-canvas panel', 'vitrine' ) }
			</strong>{ ' ' }
			{ opensItself &&
				__( 'Hidden until it opens automatically.', 'vitrine' ) }
			{ ! opensItself &&
				( isOpened || isExample
					? __( 'Hidden until a visitor opens it.', 'vitrine' )
					: noteOf( anchor ) ) }
		</div>
	);
}

const noteOf = ( anchor: string ): string =>
	anchor
		? sprintf(
				/* translators: %s: a fragment of an address, such as #menu. */
				__(
					'Nothing here opens it yet. Select a button or link, choose Popup in its toolbar and pick this panel, or link to %s.',
					'vitrine'
				),
				`#${ anchor }`
			)
		: __(
				'Nothing can open it: give it an HTML anchor under Advanced.',
				'vitrine'
			);
