/**
 * What is shown of events, reviews, albums and videos; twins: Vitrine\Feed\Views\Kinds.
 */
export interface TitleView {
	text: string;
	/** Such as "12 photos", of albums. */
	count: string | null;
}

/** When something takes place: for machines, and in words. */
export interface MomentView {
	iso: string;
	label: string;
}

export interface EventView {
	name: string;
	/** Such as "Canceled". */
	state: string | null;
	starts: MomentView;
	ends: MomentView | null;
	/** Such as "CET", where it is not that of the site. */
	zone: string;
	/** The next dates; `rest` tells how many are not listed. */
	further: { label: string; times: MomentView[]; rest: string | null } | null;
	place: string | null;
	map: { url: string; label: string } | null;
	/** Such as "Online event". */
	online: string | null;
	/** Such as "5 going". */
	people: string[];
}

export interface ReviewView {
	verdict: 'positive' | 'negative' | 'stars';
	label: string;
	/** Such as "★★★★☆"; null where there are none. */
	stars: string | null;
}
