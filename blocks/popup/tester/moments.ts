/** What a visitor does, and which triggers that fires. The code for visitors is frontend/popup/triggers. */
import type {
	TriggerName,
	Triggers,
} from '../../../frontend/render/popup/types';

export interface Acts {
	/** On the page, while it is looked at. */
	seconds: number;
	/** Without a key, a move, a touch or a scroll. */
	idle: number;
	/** Percent of the page. */
	scrolled: number;
	/** Toward the top. */
	scrolledUp: boolean;
	/** Fast, on a touch screen. */
	scrolledFast: boolean;
	clicks: number;
	/** Out through the top of the window. */
	left: boolean;
	/** In another tab, then back. */
	away: number;
	adblock: boolean;
	/** Of the address, with `#`. */
	hash: string;
	/** Triggers of something particular on the page, which the tester cannot see. */
	happened: TriggerName[];
}

export const NOTHING: Acts = {
	seconds: 0,
	idle: 0,
	scrolled: 0,
	scrolledUp: false,
	scrolledFast: false,
	clicks: 0,
	left: false,
	away: 0,
	adblock: false,
	hash: '',
	happened: [],
};

/** What happens to something that the tester cannot see. */
export const PARTICULAR: readonly TriggerName[] = [
	'scrolling_to',
	'form_submit',
	'custom_event',
	'hover',
	'video_end',
];

type Test = ( triggers: Triggers, acts: Acts, id: string ) => boolean;

const TESTS: Partial< Record< TriggerName, Test > > = {
	page_load: ( { page_load_delay: delay }, { seconds } ) => seconds >= delay,
	scrolling: (
		{ scrolling_direction: direction, scrolling_offset: offset },
		{ scrolled, scrolledUp }
	) => ( direction === 'up' ? scrolledUp : scrolled >= offset ),
	click: ( { click_times: times }, { clicks } ) => clicks >= times,
	inactivity: ( { inactivity_time: time }, { idle } ) => idle >= time,
	exit_intent: ( _triggers, { left } ) => left,
	adblock_detection: (
		{ adblock_detection_delay: delay },
		{ adblock, seconds }
	) => adblock && seconds >= delay,
	hash: ( { hash_hash: wanted }, { hash }, id ) =>
		hash.replace( /^#/, '' ) === ( wanted.replace( /^#/, '' ) || id ) &&
		hash !== '',
	tab_return: ( { tab_return_time: time }, { away } ) => away >= time,
	fast_scroll: ( _triggers, { scrolledFast } ) => scrolledFast,
};

/**
 * Whether a trigger has fired.
 *
 * @param name     Which; it is on.
 * @param triggers Settings of the triggers, complete.
 * @param acts     What the visitor has done.
 * @param id       Id of the dialog.
 */
export const hasFired = (
	name: TriggerName,
	triggers: Triggers,
	acts: Acts,
	id: string
): boolean =>
	TESTS[ name ]?.( triggers, acts, id ) ?? acts.happened.includes( name );
