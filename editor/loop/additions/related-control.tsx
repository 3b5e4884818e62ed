import { BaseControl, CheckboxControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../../settings';

interface Taxonomy {
	slug: string;
	name: string;
	visibility?: { publicly_queryable?: boolean };
}

interface CoreSelect {
	getTaxonomies: ( query: object ) => Taxonomy[] | null;
}

/**
 * Taxonomies whose terms relate posts; none = all of them.
 *
 * @param props          What to show.
 * @param props.value    Their names.
 * @param props.onChange Receives these.
 */
export function RelatedControl( {
	value,
	onChange,
}: ControlProps< string[] > ) {
	const taxonomies = useSelect(
		( select ) =>
			( select( coreStore ) as unknown as CoreSelect ).getTaxonomies( {
				per_page: -1,
			} ),
		[]
	);
	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">
				{ __( 'Related by', 'vitrine' ) }
			</BaseControl.VisualLabel>
			{ taxonomies
				?.filter(
					( { visibility } ) =>
						visibility?.publicly_queryable !== false
				)
				.map( ( { slug, name } ) => (
					<CheckboxControl
						key={ slug }
						__nextHasNoMarginBottom
						label={ name }
						checked={ value.includes( slug ) }
						onChange={ ( checked ) =>
							onChange( [
								...value.filter( ( one ) => one !== slug ),
								...( checked ? [ slug ] : [] ),
							] )
						}
					/>
				) ) }
			<p className="components-base-control__help">
				{ __( 'If none are selected, all of them count.', 'vitrine' ) }
			</p>
		</fieldset>
	);
}
