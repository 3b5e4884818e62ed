import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	__experimentalToolsPanel as ToolsPanel,
	__experimentalToolsPanelItem as ToolsPanelItem,
	Dropdown,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { changesFor, fallbackOf, isComplete, readAction } from './action';
import type { LinkAction, LinkBlock } from './action';
import { Escape } from './escape';
import { Fields } from './fields';
import { Goal } from './goal';
import { icon } from './icon';
import { useIsInPopup } from './use-popups';

export interface ControlProps {
	clientId: string;
	attributes: Record< string, unknown >;
	setAttributes: ( changes: Record< string, unknown > ) => void;
}

/**
 * The control in the toolbar and among the settings of a block.
 *
 * @param props               What to show.
 * @param props.block         How the block has its link.
 * @param props.clientId      Of the block.
 * @param props.attributes    What it stores.
 * @param props.setAttributes Changes that.
 */
export function Control( {
	block,
	clientId,
	attributes,
	setAttributes,
}: ControlProps & { block: LinkBlock } ) {
	const link = readAction( attributes[ 'vitrinePopup' ] );
	const change = ( to: LinkAction | undefined, fallback?: string ) =>
		setAttributes( changesFor( block, attributes, to, fallback ) );
	const fields = (
		<Fields
			clientId={ clientId }
			link={ link }
			canBeButton={ Boolean( block.button ) }
			fallback={
				block.address ? fallbackOf( block, attributes ) : undefined
			}
			onChange={ change }
		/>
	);
	const isInside = useIsInPopup( clientId );
	const isGoal = attributes[ 'vitrinePopupGoal' ] === true;
	const setGoal = ( value: boolean ) =>
		setAttributes( { vitrinePopupGoal: value || undefined } );
	// Up to WordPress 7.1, a panel keeps the functions of the first render.
	const latest = useRef( { link, isGoal, change } );
	latest.current = { link, isGoal, change };
	// Outside of popups there is nothing that it could be the goal of.
	const goal = ( isInside || isGoal ) && (
		<Goal value={ isGoal } onChange={ setGoal } />
	);
	return (
		<>
			<BlockControls group="other">
				<ToolbarGroup>
					<Dropdown
						popoverProps={ { placement: 'bottom-start' } }
						contentClassName="vitrine-popup-link__dropdown"
						renderToggle={ ( { isOpen, onToggle } ) => (
							<ToolbarButton
								icon={ icon }
								label={ __( 'Popup', 'vitrine' ) }
								isActive={ isComplete( link ) }
								aria-haspopup="true"
								aria-expanded={ isOpen }
								onClick={ onToggle }
							/>
						) }
						renderContent={ ( { onClose } ) => (
							<Escape onEscape={ onClose }>
								<div className="vitrine-popup-link">
									{ fields }
									{ goal }
								</div>
							</Escape>
						) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<ToolsPanel
					label={ __( 'Popup', 'vitrine' ) }
					resetAll={ () => {
						latest.current.change( undefined );
						setGoal( false );
					} }
				>
					<ToolsPanelItem
						label={ __( 'When pressed', 'vitrine' ) }
						isShownByDefault
						hasValue={ () => latest.current.link !== undefined }
						onDeselect={ () => latest.current.change( undefined ) }
					>
						{ fields }
					</ToolsPanelItem>
					{ goal && (
						<ToolsPanelItem
							label={ __( 'Goal of the popup', 'vitrine' ) }
							isShownByDefault
							hasValue={ () => latest.current.isGoal }
							onDeselect={ () => setGoal( false ) }
						>
							{ goal }
						</ToolsPanelItem>
					) }
				</ToolsPanel>
			</InspectorControls>
		</>
	);
}
