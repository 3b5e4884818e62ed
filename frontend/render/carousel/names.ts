export const BLOCK = 'wp-block-vitrine-carousel';

/**
 * Class of a part.
 *
 * @param name Which part, with what else it is.
 */
export const part = ( name: string ): string => `${ BLOCK }__${ name }`;
