import { InspectorControls } from '@wordpress/block-editor';
import { isTile } from '../../frontend/render/feed';
import { BehaviorPanel } from './panels/behavior-panel';
import { ContentPanel } from './panels/content-panel';
import { FiltersPanel } from './panels/filters-panel';
import { HeaderPanel } from './panels/header-panel';
import { ModerationPanel } from './panels/moderation-panel';
import { LayoutPanel, PostPanel } from './panels/layout-panel';
import { PartsPanel } from './panels/parts-panel';
import type { ContentPanelProps } from './panels/types';

/**
 * The inspector: content, filters, header, layout, style and parts of posts, behavior.
 *
 * @param props           What to show.
 * @param props.settings  Settings of the block.
 * @param props.sources   Sources that can be chosen.
 * @param props.onFetched Called when posts have been fetched.
 */
export function FeedSettingsPanels( {
	settings,
	sources,
	onFetched,
}: ContentPanelProps ) {
	return (
		<InspectorControls>
			<ContentPanel
				settings={ settings }
				sources={ sources }
				onFetched={ onFetched }
			/>
			<FiltersPanel settings={ settings } />
			<HeaderPanel settings={ settings } sources={ sources } />
			<LayoutPanel settings={ settings } />
			<PostPanel settings={ settings } />
			{ ! isTile( settings.attributes ) && (
				<PartsPanel settings={ settings } />
			) }
			<BehaviorPanel settings={ settings } />
			<ModerationPanel settings={ settings } />
		</InspectorControls>
	);
}
