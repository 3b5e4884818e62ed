import { LinkControl, type Link } from '@wordpress/block-editor';
import { Popover } from '@wordpress/components';
import type { MegaMenuItemAttributes } from './attributes.gen';

const ENTITIES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
};

/**
 * A label as it is read.
 *
 * @param html The label.
 */
export function plain( html: string ): string {
	const { body } = new window.DOMParser().parseFromString(
		html,
		'text/html'
	);
	return body.textContent?.trim() ?? '';
}

const entityOf = ( kind?: string ): MegaMenuItemAttributes[ 'entity' ] =>
	kind === 'post-type' || kind === 'taxonomy' ? kind : 'custom';

interface LinkPopoverProps {
	attributes: MegaMenuItemAttributes;
	setAttributes: ( changes: Partial< MegaMenuItemAttributes > ) => void;
	/** Beside what it opens. */
	anchor: HTMLElement | null;
	onClose: () => void;
}

/**
 * Where an item leads, chosen as for WordPress's own menus. An item without words takes those of what is chosen.
 *
 * @param props               What to show.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.anchor        Beside what it opens.
 * @param props.onClose       Closes it.
 */
export function LinkPopover( {
	attributes,
	setAttributes,
	anchor,
	onClose,
}: LinkPopoverProps ) {
	const { url, label, opensInNewTab, id, entity } = attributes;
	return (
		<Popover placement="bottom" anchor={ anchor } onClose={ onClose } shift>
			<LinkControl
				value={ {
					...( url && { url } ),
					title: plain( label ),
					opensInNewTab,
					...( id > 0 && { id } ),
					kind: entity,
				} }
				forceIsEditingLink={ url === '' }
				hasTextControl
				showInitialSuggestions
				onChange={ ( link: Link ) => {
					const isSame = link.url === url && link.id === undefined;
					setAttributes( {
						url: link.url ?? '',
						opensInNewTab: link.opensInNewTab ?? false,
						...( ! isSame && {
							id: link.id ?? 0,
							entity: entityOf( link.kind ),
						} ),
						...( link.title &&
							link.title !== plain( label ) && {
								label: link.title.replace(
									/[&<>]/g,
									( character ) => ENTITIES[ character ]!
								),
							} ),
					} );
				} }
				onRemove={ () => {
					setAttributes( { url: '', id: 0, entity: 'custom' } );
					onClose();
				} }
				onCancel={ onClose }
			/>
		</Popover>
	);
}
