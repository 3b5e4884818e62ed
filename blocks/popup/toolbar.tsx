import { BlockControls } from '@wordpress/block-editor';
import {
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fullscreen } from '@wordpress/icons';
import { kindIcons } from './icons';
import { KINDS, kindLabels } from './panels/kinds';
import type { PopupSettings } from './popup-attributes';
import { TryButton } from './tester/try-button';

interface PopupToolbarProps {
	settings: PopupSettings;
	/** Post of the popup, 0 = it stands in other content. */
	post: number;
	isOver: boolean;
	/** Shows the popup over the page; absent where it always is. */
	onOver?: ( isOver: boolean ) => void;
}

/**
 * The block's toolbar: kind, and a look at it over the page.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.post     Post of the popup.
 * @param props.isOver   Whether it is shown over the page.
 * @param props.onOver   Shows the popup over the page.
 */
export function PopupToolbar( {
	settings,
	post,
	isOver,
	onOver,
}: PopupToolbarProps ) {
	const { attributes, setAttributes } = settings;
	const labels = kindLabels();
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ kindIcons[ attributes.kind ] }
					label={ __( 'Type', 'vitrine' ) }
					controls={ KINDS.map( ( kind ) => ( {
						title: labels[ kind ],
						icon: kindIcons[ kind ],
						isActive: kind === attributes.kind,
						role: 'menuitemradio' as const,
						onClick: () => setAttributes( { kind } ),
					} ) ) }
				/>
				{ onOver && (
					<ToolbarButton
						icon={ fullscreen }
						label={ __( 'Preview over the page', 'vitrine' ) }
						isPressed={ isOver }
						onClick={ () => onOver( ! isOver ) }
					/>
				) }
			</ToolbarGroup>
			<ToolbarGroup>
				<TryButton attributes={ attributes } post={ post } />
			</ToolbarGroup>
		</BlockControls>
	);
}
