/** Class of a part of the filter. */
export const part = ( name: string ) =>
	`wp-block-vitrine-loop-filter__${ name }`;

/** Characters that are searched for. Twin: LoopState::MAX_SEARCH in php/Loop. */
export const MAX_SEARCH = 100;
