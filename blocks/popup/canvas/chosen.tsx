import {
	useBlockProps,
	__experimentalUseBlockPreview as useBlockPreview,
} from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import {
	Button,
	ExternalLink,
	Placeholder,
	Spinner,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useIsExample } from '@vitrine/editor';
import { kindIcons } from '../icons';
import type { PopupSettings } from '../popup-attributes';
import { editUrl } from '../post/popups';
import { useMayEdit } from '../post/use-may-edit';
import { plain } from '../rules/use-site';
import { useChosenPopup } from '../post/use-popup';
import type { ChosenPopup } from '../post/use-popup';

/**
 * A popup that is a post, shown by this page.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function Chosen( { settings }: { settings: PopupSettings } ) {
	const { attributes, setAttributes } = settings;
	const popup = useChosenPopup( attributes.popup );
	const blockProps = useBlockProps( { className: 'vitrine-popup-chosen' } );
	const example = useIsExample();
	const mayEdit = useMayEdit();
	if ( example ) {
		return <div { ...blockProps } />;
	}
	return (
		<div { ...blockProps }>
			{ popup === undefined && <Spinner /> }
			{ popup === null && mayEdit === false && (
				<Placeholder
					icon={ kindIcons.modal }
					label={ __( 'Popup', 'vitrine' ) }
					instructions={ sprintf(
						/* translators: %d: number of a popup */
						__(
							'Popup #%d from this site. It appears on this page once it is published. Only users who can edit popups see it here.',
							'vitrine'
						),
						attributes.popup
					) }
				/>
			) }
			{ popup === null && mayEdit && (
				<Placeholder
					icon={ kindIcons.modal }
					label={ __( 'Popup', 'vitrine' ) }
					instructions={ __(
						'This popup was deleted. Visitors see nothing here.',
						'vitrine'
					) }
				>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => setAttributes( { popup: 0 } ) }
					>
						{ __( 'Choose another popup', 'vitrine' ) }
					</Button>
				</Placeholder>
			) }
			{ popup && (
				<>
					<div className="vitrine-popup-notes is-wide">
						<p>{ noteOf( popup ) }</p>
						<ExternalLink href={ editUrl( popup.id ) }>
							{ __( 'Edit this popup', 'vitrine' ) }
						</ExternalLink>
					</div>
					<Preview content={ popup.content.raw ?? '' } />
				</>
			) }
		</div>
	);
}

function noteOf( { status, title, id }: ChosenPopup ): string {
	const name = plain( title.raw ?? title.rendered ?? '' ) || `#${ id }`;
	switch ( status ) {
		case 'publish':
			return sprintf(
				/* translators: %s: title of a popup */
				__( 'Popup “%s”: hidden until it opens', 'vitrine' ),
				name
			);
		case 'trash':
			return sprintf(
				/* translators: %s: title of a popup */
				__(
					'Popup “%s” is in the Trash. Visitors do not see it.',
					'vitrine'
				),
				name
			);
		default:
			return sprintf(
				/* translators: %s: title of a popup */
				__(
					'Popup “%s” is not published yet. Visitors do not see it.',
					'vitrine'
				),
				name
			);
	}
}

/**
 * A popup as it is, to be looked at only.
 *
 * @param props         What to show.
 * @param props.content Content of its post.
 */
function Preview( { content }: { content: string } ) {
	const blocks = useMemo( () => parse( content ), [ content ] );
	return <div { ...useBlockPreview( { blocks } ) } />;
}
