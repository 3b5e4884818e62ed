import type { Sources } from '@vitrine/editor';
import type { FeedSettings } from '../feed-attributes';

export interface PanelProps {
	settings: FeedSettings;
}

export interface SourcePanelProps extends PanelProps {
	sources: Sources;
}
