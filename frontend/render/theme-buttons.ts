/**
 * Classes of a button. Twin: php/Buttons/ThemeButtons.php.
 *
 * @param block              What the block stores, or its view.
 * @param block.themeButtons Whether it has the shape of WordPress's Button block.
 */
export const buttonClasses = ( {
	themeButtons,
}: {
	themeButtons?: boolean | undefined;
} ): string =>
	`${ themeButtons ? 'wp-block-button__link ' : '' }wp-element-button`;
