/** What core/cover has behind its blocks. */
export const VIDEO = 'video.wp-block-cover__video-background';
