import type { JSX } from 'react';

/** What lies over the page, in a picture of 120 × 72. */
const POPUPS: Record< string, JSX.Element > = {
	newsletter: (
		<>
			<rect x="30" y="14" width="60" height="44" rx="3" />
			<path d="M38 23h30M38 30h44" className="is-line" />
			<path d="M38 38h26v8H38zM67 38h15v8H67z" className="is-button" />
		</>
	),
	offer: (
		<>
			<rect x="66" y="26" width="48" height="40" rx="3" />
			<path d="M73 35h22M73 42h34" className="is-line" />
			<path d="M73 50h24v9H73z" className="is-button" />
		</>
	),
	notice: (
		<>
			<rect x="6" y="48" width="108" height="18" rx="3" />
			<path d="M13 57h60" className="is-line" />
			<path d="M84 52h22v10H84z" className="is-button" />
		</>
	),
	'age-gate': (
		<>
			<rect x="0" y="0" width="120" height="72" />
			<path d="M42 22h36M34 32h52" className="is-line" />
			<path d="M36 42h22v10H36zM62 42h22v10H62z" className="is-button" />
		</>
	),
	video: (
		<>
			<rect x="20" y="9" width="80" height="54" rx="3" />
			<path d="M53 26v20l17-10z" className="is-button" />
		</>
	),
	announcement: (
		<>
			<rect x="0" y="0" width="120" height="16" />
			<path d="M12 8h58" className="is-line" />
			<path d="M82 4h20v8H82z" className="is-button" />
		</>
	),
};

/**
 * A drawing of a pattern: where it lies, and what is in it.
 *
 * @param props      What to show.
 * @param props.name Name of the pattern.
 */
export function PatternPicture( { name }: { name: string } ) {
	return (
		<svg
			className="vitrine-popup-picture"
			viewBox="0 0 120 72"
			aria-hidden="true"
		>
			<path
				className="is-page"
				d="M12 12h20M52 12h56M12 24h96v14H12zM12 46h80M12 54h96M12 62h60"
			/>
			<g>
				{ POPUPS[ name.replace( 'vitrine/popup-', '' ) ] ??
					POPUPS[ 'newsletter' ] }
			</g>
		</svg>
	);
}
