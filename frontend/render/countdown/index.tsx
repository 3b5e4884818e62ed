/** What the block shows. Twin: php/Countdown/CountdownView.php. */
export interface CountdownView {
	/** What says when it ends: `%s` is the date. */
	sentence: string;
	when: string;
	datetime: string;
	/** What is shown of the time that is left, with the digits that need room. */
	parts: { figure: string; digits: number; label: string }[];
	labels: 'below' | 'above' | 'none';
	separator: 'none' | 'colon' | 'dot';
}

/** Class of a part of the block. */
const part = ( name: string ) => `wp-block-vitrine-countdown__${ name }`;

/**
 * Classes of the wrapper.
 *
 * @param view           The block's view.
 * @param view.labels    Where labels are.
 * @param view.separator What is between figures.
 */
export const countdownClassName = ( {
	labels,
	separator,
}: CountdownView ): string =>
	`has-labels-${ labels } has-separator-${ separator }`;

/**
 * Everything inside the wrapper. Twin: blocks/countdown/render.php.
 *
 * @param props      What to show.
 * @param props.view The block's view.
 */
export function Countdown( { view }: { view: CountdownView } ) {
	const [ before, after = '' ] = view.sentence.split( '%s' );
	return (
		<>
			<p className={ part( 'sentence' ) }>
				{ before }
				<time dateTime={ view.datetime }>{ view.when }</time>
				{ after }
			</p>
			<div className={ part( 'units' ) } aria-hidden="true">
				{ view.parts.map( ( { figure, digits, label }, nth ) => (
					<div key={ nth } className={ part( 'unit' ) }>
						<span
							className={ part( 'value' ) }
							style={
								// Their room is that of the most.
								digits > 2
									? { minInlineSize: `${ digits }ch` }
									: undefined
							}
						>
							{ figure }
						</span>
						{ view.labels !== 'none' && (
							<span className={ part( 'label' ) }>{ label }</span>
						) }
					</div>
				) ) }
			</div>
		</>
	);
}
