import type { Sources } from '@vitrine/editor';
import type { FeedSettings } from '../feed-attributes';

export interface PanelProps {
	settings: FeedSettings;
}

export interface SourcePanelProps extends PanelProps {
	sources: Sources;
}

export interface ContentPanelProps extends SourcePanelProps {
	/** Called when posts have been fetched, so that the canvas shows them. */
	onFetched: () => void;
}
