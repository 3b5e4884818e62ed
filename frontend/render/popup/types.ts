/**
 * What a popup is, in the words of the original work: the same names in block, REST, export and import.
 *
 * A switch is `'yes'`, or `''` and absent. Names, meanings and bounds stand in blocks/popup/block.json.
 */
import type { PopupAttributes } from '../../../blocks/popup/attributes.gen';
import type { Complete } from '../schema';

/** How it stands on the page. The first and the last are modal. */
export type Kind = PopupAttributes[ 'kind' ];

/** Settings of a popup: those of the original work, and what is ours. */
export type DocumentSettings = Complete< PopupAttributes[ 'settings' ] >;

export type Switch = DocumentSettings[ 'overlay' ];

/** A length as the original work writes it. */
export type Length = DocumentSettings[ 'width' ];

type Rules = Complete< PopupAttributes[ 'timing' ] >;

export type RuleName = {
	[ Name in keyof Rules ]: `${ Name }_not` extends keyof Rules ? Name : never;
}[ keyof Rules ];

/** Who gets it, and how often. `schedule_start_date` and `_end_date` are seconds since 1970 (a number as well) in what visitors get, for `site`. */
export type Timing = Omit< Rules, `${ RuleName }_not` >;

/** Rules that are on, with their fields. */
export type RuleSet = Partial< Rules >;

/** What opens it by itself. */
export type Triggers = Complete< PopupAttributes[ 'triggers' ] >;

export type TriggerName = {
	[ Name in keyof Triggers ]: Triggers[ Name ] extends Switch ? Name : never;
}[ keyof Triggers ];

/** A row of where, with the original's names; ids as strings, '' = all. */
export type ConditionRow = Complete<
	PopupAttributes[ 'conditions' ][ number ]
>;

/** What the browser gets of a popup: only what is on or differs from the defaults (block.json), and is not in the markup already (php/Popup/Display/PopupConfig.php). */
export interface PopupConfig {
	/** Id of the popup's post, or the id of the dialog for a block with blocks of its own: counters and events name it. */
	id: number | string;
	/** Id of the `<dialog>`. */
	element: string;
	kind: Kind;
	settings: Partial< DocumentSettings >;
	/** Whether triggers may open it: its rows of where matched, or it is a block on this page. */
	armed: boolean;
	/** Only where it counts: proves that the page has it (php/Popup/Statistics/CountToken.php). */
	token?: string;
	/** It is printed open, as a row of the page (class `is-row`). */
	row?: boolean;
	/** Of a rule or trigger that is on every field is there, defaults too (`readTiming`, `readTriggers`); of others none. */
	timing?: RuleSet;
	/** Besides `timing`, one of these must pass. */
	timing_any?: RuleSet[];
	triggers?: Partial< Triggers >;
	/** The other half of a split: id of a popup that is on the page, too; its own id: variant B, the dialog `{element}-b`. */
	split?: number;
	/** Which half this visit sees; the browser decides. */
	variant?: 'a' | 'b';
}

/** Data of the script module `@vitrine/popup`; nothing in it depends on the visitor. */
export interface PopupData {
	popups: PopupConfig[];
	/** Address of `vitrine/v1/visitor`, only where a rule needs roles. */
	visitor?: string;
	/** Address of `vitrine/v1/popups/statistics`, only where a popup counts. */
	statistics?: string;
	/** A consent tool is on the site: until it speaks nothing is stored. */
	consent: boolean;
	/** False = no popup of the site has a rule that reads page views or visits: neither is kept. */
	counts?: boolean;
	/** Search engines, host names without country: google, yahoo, bing, yandex, baidu. */
	engines: string[];
	/** The site's time zone, only where `recurring` asks for it: an IANA name, or minutes east of Greenwich. */
	zone?: string | number;
	/** Greatest widths of windows: 767 and 1024, or the theme's. */
	breakpoints: { mobile: number; tablet: number };
	words: { close: string; opened: string };
	/** Preview of this popup: it opens at once and nothing counts; 0 = preview of a page: nothing counts. */
	preview?: number;
}
