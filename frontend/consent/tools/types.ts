import type { Purpose } from '..';

/**
 * When a block asks before it loads something of a third party. Twin: php/Consent/Mode.php.
 *
 * - `auto`: where a consent tool is on the site
 * - `on`: always; without a tool, each thing is allowed by itself
 * - `off`: never
 */
export type Mode = 'auto' | 'on' | 'off';

/** What Vitrine has to know of a consent tool. Everything may throw, come late and answer anything. */
export interface Adapter {
	/**
	 * Asks the tool now.
	 *
	 * @param purpose What for.
	 * @param service Whose content it is, such as `youtube`; '' = nobody's in particular.
	 * @return Only `true` allows: anything else, and a tool that is not there yet, does not.
	 */
	allows: ( purpose: Purpose, service: string ) => unknown;

	/** Names of DOM events after which the answer may be another one, with spaces between them; on window, document or in it. */
	events?: string;

	/**
	 * For a tool that calls back instead.
	 *
	 * @param changed To be called after each change.
	 * @return Whether the tool was there; if not, it is tried again.
	 */
	subscribe?: ( changed: () => void ) => boolean;

	/** For a tool that tells nobody: a selector of its banners. After a click in one, it is asked again. */
	banner?: string;

	/** Milliseconds from a change to asking, default 1000. */
	delay?: number;
}
