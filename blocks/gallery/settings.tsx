import { InspectorControls } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { AdvancedPanel, SelectionPanel } from './panels/advanced';
import { BehaviorPanel, EffectsPanel } from './panels/behavior';
import { ContentPanel } from './panels/content';
import { LayoutPanel } from './panels/layout';
import { LabelPanel, PartsPanel, ToolsPanel } from './panels/parts';
import type { PanelProps } from './panels/types';
import { ViewerPanel } from './panels/viewer';

interface GallerySettingsPanelsProps extends PanelProps {
	onLibraryChange: () => void;
	/** What stands above all panels: details of the selected picture. */
	children: ReactNode;
}

/**
 * The inspector: content, layout, parts, behavior, viewer, and what few need; under Styles, what tiles look like.
 *
 * @param props                 What to show.
 * @param props.onLibraryChange Is called when albums have changed.
 * @param props.children        Details of the selected picture.
 */
export function GallerySettingsPanels( {
	onLibraryChange,
	children,
	...props
}: GallerySettingsPanelsProps ) {
	return (
		<>
			<InspectorControls>
				{ children }
				<ContentPanel
					settings={ props.settings }
					onLibraryChange={ onLibraryChange }
				/>
				<LayoutPanel { ...props } />
				<PartsPanel { ...props } />
				<BehaviorPanel { ...props } />
				<ToolsPanel { ...props } />
				<ViewerPanel { ...props } />
				<SelectionPanel { ...props } />
				<AdvancedPanel { ...props } />
			</InspectorControls>
			<InspectorControls group="styles">
				<LabelPanel { ...props } />
				<EffectsPanel { ...props } />
			</InspectorControls>
		</>
	);
}
