/** A field of a rule or trigger, as panels show it. */
export interface FieldView< Name extends string, Values > {
	name: Name;
	label: string;
	control:
		| 'number'
		| 'choice'
		| 'some'
		| 'text'
		| 'words'
		| 'roles'
		| 'moment'
		| 'hour';
	help?: string;
	/** Behind a number. */
	unit?: string;
	placeholder?: string;
	options?: { value: string | number; label: string }[];
	/** Whether it means anything now. */
	isShown?: ( values: Values ) => boolean;
	/** What is wrong with its value, '' = nothing. */
	validate?: ( values: Values ) => string;
}

/** A rule or trigger, as panels show it. */
export interface CardView< Name extends string, Values > {
	name: Name;
	title: string;
	/** What it means as it is set now, exactly. */
	say: ( values: Values ) => string;
	fields: FieldView< keyof Values & string, Values >[];
}

/** Some of them under a heading of the menu that adds them. */
export interface CardGroup< Name extends string, Values > {
	label: string;
	cards: CardView< Name, Values >[];
}
