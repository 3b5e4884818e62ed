import { InspectorControls } from '@wordpress/block-editor';
import { isTile } from '../../frontend/render/feed';
import { BehaviorPanel } from './panels/behavior-panel';
import { ContentPanel } from './panels/content-panel';
import { HeaderPanel } from './panels/header-panel';
import { LayoutPanel, PostPanel } from './panels/layout-panel';
import { PartsPanel } from './panels/parts-panel';
import type { SourcePanelProps } from './panels/types';

/**
 * The inspector: content, header, layout, style and parts of posts, behavior.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.sources  Sources that can be chosen.
 */
export function FeedSettingsPanels( { settings, sources }: SourcePanelProps ) {
	return (
		<InspectorControls>
			<ContentPanel settings={ settings } sources={ sources } />
			<HeaderPanel settings={ settings } sources={ sources } />
			<LayoutPanel settings={ settings } />
			<PostPanel settings={ settings } />
			{ ! isTile( settings.attributes ) && (
				<PartsPanel settings={ settings } />
			) }
			<BehaviorPanel settings={ settings } />
		</InspectorControls>
	);
}
