import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useLoopChooser } from '@vitrine/editor';
import type { LoopChoice } from '@vitrine/editor';

interface LoopChoiceProps {
	/** Loops of the document. */
	loops: LoopChoice[];
	/** Id of the chosen one. */
	value: string;
	onChange: ( id: string ) => void;
}

/**
 * Which loop a filter outside of it belongs to.
 *
 * @param props          What to show.
 * @param props.loops    Loops of the document.
 * @param props.value    Id of the chosen one.
 * @param props.onChange Receives the id of another one.
 */
export function LoopChoiceControl( {
	loops,
	value,
	onChange,
}: LoopChoiceProps ) {
	const choose = useLoopChooser();
	const isThere = loops.some( ( loop ) => loop.value === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Query Loop', 'vitrine' ) }
			value={ isThere ? value : '' }
			options={ [
				...( isThere
					? []
					: [ { value: '', label: __( 'Choose…', 'vitrine' ) } ] ),
				...loops.map( ( loop, index ) => ( {
					value: loop.value,
					label:
						loop.name ||
						sprintf(
							/* translators: %d: which of the Query Loops of the page, from 1. */
							__( 'Query Loop %d', 'vitrine' ),
							index + 1
						),
				} ) ),
			] }
			onChange={ ( chosen ) => onChange( choose( chosen ) ) }
		/>
	);
}
