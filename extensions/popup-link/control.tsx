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
import type { ReactNode } from 'react';
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
	const parts: PartsProps = {
		link,
		isGoal,
		fields,
		// Outside of popups there is nothing that it could be the goal of.
		goal: ( isInside || isGoal ) && (
			<Goal value={ isGoal } onChange={ setGoal } />
		),
	};
	return (
		<>
			<Toolbar { ...parts } />
			<Panel
				{ ...parts }
				onReset={ () => change( undefined ) }
				onResetGoal={ () => setGoal( false ) }
			/>
		</>
	);
}

interface PartsProps {
	link: LinkAction | undefined;
	isGoal: boolean;
	/** What the control does. */
	fields: ReactNode;
	/** Whether it is the goal of the popup; false where it cannot be. */
	goal: ReactNode;
}

/**
 * The button in the toolbar.
 *
 * @param props        What to show.
 * @param props.link   What the control does.
 * @param props.fields Fields of that.
 * @param props.goal   Whether it is the goal of the popup.
 */
const Toolbar = ( { link, fields, goal }: PartsProps ) => (
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
);

interface PanelProps extends PartsProps {
	onReset: () => void;
	onResetGoal: () => void;
}

/**
 * The panel among the settings.
 *
 * @param props What to show, and what takes it back.
 */
function Panel( props: PanelProps ) {
	const { fields, goal } = props;
	// Up to WordPress 7.1, a panel keeps the functions of the first render.
	const latest = useRef( props );
	latest.current = props;
	return (
		<InspectorControls>
			<ToolsPanel
				label={ __( 'Popup', 'vitrine' ) }
				resetAll={ () => {
					latest.current.onReset();
					latest.current.onResetGoal();
				} }
			>
				<ToolsPanelItem
					label={ __( 'On click', 'vitrine' ) }
					isShownByDefault
					hasValue={ () => latest.current.link !== undefined }
					onDeselect={ () => latest.current.onReset() }
				>
					{ fields }
				</ToolsPanelItem>
				{ goal && (
					<ToolsPanelItem
						label={ __( 'Popup goal', 'vitrine' ) }
						isShownByDefault
						hasValue={ () => latest.current.isGoal }
						onDeselect={ () => latest.current.onResetGoal() }
					>
						{ goal }
					</ToolsPanelItem>
				) }
			</ToolsPanel>
		</InspectorControls>
	);
}
