import { BlockControls } from '@wordpress/block-editor';
import {
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fullscreen } from '@wordpress/icons';
import { kindIcons } from './icons';
import { KINDS, kindLabels } from './kinds';
import { withKind } from './popup-attributes';
import type { PopupSettings } from './popup-attributes';

interface PopupToolbarProps {
	settings: PopupSettings;
	isOver: boolean;
	/** Shows the popup over the page; absent where it always is. */
	onOver?: ( isOver: boolean ) => void;
}

/**
 * The block's toolbar: kind, and a look at it over the page.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.isOver   Whether it is shown over the page.
 * @param props.onOver   Shows the popup over the page.
 */
export function PopupToolbar( {
	settings,
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
					label={ __( 'Kind', 'vitrine' ) }
					controls={ KINDS.map( ( kind ) => ( {
						title: labels[ kind ],
						icon: kindIcons[ kind ],
						isActive: kind === attributes.kind,
						role: 'menuitemradio' as const,
						onClick: () =>
							setAttributes(
								withKind( kind, attributes.settings )
							),
					} ) ) }
				/>
				{ onOver && (
					<ToolbarButton
						icon={ fullscreen }
						label={ __( 'Show over the page', 'vitrine' ) }
						isPressed={ isOver }
						onClick={ () => onOver( ! isOver ) }
					/>
				) }
			</ToolbarGroup>
		</BlockControls>
	);
}
