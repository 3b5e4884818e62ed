import { BlockControls } from '@wordpress/block-editor';
import {
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, external, people } from '@wordpress/icons';
import { settingsUrl, sourceLabel } from '@vitrine/editor';
import type { Sources } from '@vitrine/editor';
import type { FeedSettings } from './feed-attributes';
import { layoutChoices } from './choices/layouts';

interface FeedToolbarProps {
	settings: FeedSettings;
	sources: Sources;
}

/**
 * The block's toolbar: what is changed most often.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.sources  Sources that can be chosen.
 */
export function FeedToolbar( { settings, sources }: FeedToolbarProps ) {
	const { attributes, setAttributes } = settings;
	const layouts = layoutChoices();
	const first = layouts.slice( 0, 2 );
	// Those with a button of their own are seen there.
	const other = layouts
		.slice( 2 )
		.find( ( { layout } ) => layout === attributes.layout );
	const choices = sources.sources.map( ( source ) => ( {
		title: sourceLabel( source ),
		isActive: source.id === attributes.source,
		role: 'menuitemradio' as const,
		onClick: () => setAttributes( { source: source.id, sample: false } ),
	} ) );
	const connect = {
		title: __( 'Connect an account', 'vitrine' ),
		icon: external,
		onClick: () => {
			window.open( settingsUrl(), '_blank' );
		},
	};
	return (
		<BlockControls>
			<ToolbarGroup>
				{ first.map( ( { layout, icon, label } ) => (
					<ToolbarButton
						key={ layout }
						icon={ icon }
						label={ label }
						isPressed={ attributes.layout === layout }
						onClick={ () => setAttributes( { layout } ) }
					/>
				) ) }
				<ToolbarDropdownMenu
					icon={ other?.icon ?? chevronDown }
					label={ __( 'Layout', 'vitrine' ) }
					toggleProps={ { isPressed: other !== undefined } }
					controls={ layouts.map( ( { layout, icon, label } ) => ( {
						title: label,
						icon,
						isActive: attributes.layout === layout,
						role: 'menuitemradio' as const,
						onClick: () => setAttributes( { layout } ),
					} ) ) }
				/>
			</ToolbarGroup>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ people }
					label={ __( 'Source', 'vitrine' ) }
					controls={ [
						choices,
						...( sources.canManage ? [ [ connect ] ] : [] ),
					] }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
