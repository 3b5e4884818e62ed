/** What visitors choose posts by besides terms. Twin: php/Rest/Loop/LoopOptionsController.php. */
export interface Facet {
	/** Its name; '' = the posts of the loop do not have it. */
	label: string;
	options: { value: string; name: string }[];
	/** Bounds of what posts have, '' = not known; null = visitors choose from options. */
	range: { type: 'number' | 'date'; min: string; max: string } | null;
	/** Custom fields to choose from. */
	fields: { value: string; label: string }[];
}
