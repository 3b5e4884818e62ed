import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addSubmenu, link as linkIcon, layout } from '@wordpress/icons';
import type { MegaMenuItemAttributes } from './attributes.gen';

interface ItemToolbarProps {
	kind: MegaMenuItemAttributes[ 'kind' ];
	hasLink: boolean;
	mayNest: boolean;
	/** Panels are for items of the menu itself. */
	isNested: boolean;
	onLink: () => void;
	onKind: ( kind: MegaMenuItemAttributes[ 'kind' ] ) => void;
}

/**
 * Where an item leads, and what it opens.
 *
 * @param props          What to show.
 * @param props.kind     What it is.
 * @param props.hasLink  Whether it leads anywhere.
 * @param props.mayNest  Whether it may have a submenu.
 * @param props.isNested Whether it is in a submenu.
 * @param props.onLink   Asks where it leads.
 * @param props.onKind   Changes what it is.
 */
export const ItemToolbar = ( {
	kind,
	hasLink,
	mayNest,
	isNested,
	onLink,
	onKind,
}: ItemToolbarProps ) => (
	<BlockControls>
		<ToolbarGroup>
			<ToolbarButton
				icon={ linkIcon }
				label={ __( 'Link', 'vitrine' ) }
				isPressed={ hasLink }
				onClick={ onLink }
			/>
			{ kind === 'link' && mayNest && (
				<ToolbarButton
					icon={ addSubmenu }
					label={ __( 'Add submenu', 'vitrine' ) }
					onClick={ () => onKind( 'group' ) }
				/>
			) }
			{ kind === 'link' && ! isNested && (
				<ToolbarButton
					icon={ layout }
					label={ __( 'Add panel', 'vitrine' ) }
					onClick={ () => onKind( 'panel' ) }
				/>
			) }
			{ kind !== 'link' && (
				<ToolbarButton onClick={ () => onKind( 'link' ) }>
					{ kind === 'group'
						? __( 'Remove submenu', 'vitrine' )
						: __( 'Remove panel', 'vitrine' ) }
				</ToolbarButton>
			) }
		</ToolbarGroup>
	</BlockControls>
);
