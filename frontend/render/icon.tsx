import icons from './icons.json';

/** Names of the set that PHP and TSX share. */
export type IconName = keyof typeof icons;

interface IconProps {
	name: IconName;
	className: string;
}

/**
 * Draws one icon of the set, an outline in the color of the text.
 *
 * PHP prints the same element from the same file (icons.json), attribute by attribute.
 *
 * @param props           What to draw.
 * @param props.name      Name of the icon.
 * @param props.className Class of the element.
 */
export function Icon( { name, className }: IconProps ) {
	const { viewBox, path } = icons[ name ];
	return (
		<svg
			className={ className }
			viewBox={ viewBox }
			width="20"
			height="20"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<path d={ path } />
		</svg>
	);
}
