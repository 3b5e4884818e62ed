/** What the filter shows. Twin: php/Loop/FilterView.php. */
export interface LoopFilterView {
	by:
		| 'taxonomy'
		| 'type'
		| 'author'
		| 'date'
		| 'letter'
		| 'field'
		| 'search'
		| 'sort'
		| 'size'
		| 'chosen'
		| 'results';
	/** Its name. */
	label: string;
	/** Whether the name is seen; screen readers say it anyway. */
	showLabel: boolean;
	display: 'chips' | 'list' | 'checkboxes' | 'select';
	/** What is chosen from. */
	options: FilterOption[];
	/** The option that takes all others back. */
	all: { label: string; url: string; current: boolean } | null;
	/** The form around them; null = they are links. */
	form: FilterForm | null;
	/** Words instead of options. */
	text: string;
	/** Options that are not seen at first. */
	more: { label: string; open: boolean; options: FilterOption[] } | null;
	/** Characters of the largest number that may stand beside an option; 0 = there are none. */
	digits: number;
}

export interface FilterOption {
	/** Of a field. */
	value: string;
	name: string;
	/** The loop with the option, or without it where it is chosen. */
	url: string;
	current: boolean;
	/** Whether search engines may follow. */
	follow: boolean;
	children: FilterOption[];
	/** Posts that it leads to; not there where they are not shown or not known. */
	count?: {
		number: number;
		text: string;
		/** Name of the option for screen readers. */
		name: string;
	};
	/** There where it leads to no post: it cannot be chosen. */
	unavailable?: true;
}

export interface FilterForm {
	action: string;
	/** What it sends besides. */
	fields: { name: string; value: string }[];
	type: 'checkbox' | 'radio' | 'select' | 'search' | 'range';
	name: string;
	/** What is searched for. */
	value: string;
	placeholder: string;
	button: string;
	/** Whether fields take effect without the button, where there is JavaScript. */
	isInstant: boolean;
	/** Whether the button has the shape of WordPress's Button block. */
	themeButtons: boolean;
	/** Of numbers or dates; null = something else is chosen. */
	range: FilterRange | null;
}

export interface FilterRange {
	type: 'number' | 'date';
	/** Fields for the first and the last of them; `value` and `placeholder` '' = none. */
	ends: {
		name: string;
		label: string;
		value: string;
		placeholder: string;
	}[];
}
