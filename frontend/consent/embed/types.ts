import type { Mode } from '../tools/types';

/** What the server says of a frame of a third party. Twin: php/Consent/Embeds/Embed.php. */
export interface EmbedData {
	mode: Mode;
	/** Whose it is, such as `youtube`. */
	service: string;
	/** Address of the frame. */
	src: string;
	/** Name of the frame. */
	title: string;
	/** Attributes of the frame; an empty `sandbox` is left out. */
	allow: string;
	sandbox: string;
}
