import { BaseControl, CheckboxControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Setting, type Settings } from '@vitrine/editor';
import type { SearchOverlayAttributes } from './attributes.gen';

interface PostType {
	slug: string;
	name: string;
	viewable: boolean;
}

/** The same for every block; media have pages on few sites, and are not searched. */
const QUERY = { per_page: -1 };

const useTypes = (): PostType[] =>
	(
		useSelect(
			( select ) =>
				(
					select( coreStore ) as unknown as {
						getPostTypes: ( query: object ) => PostType[] | null;
					}
				 ).getPostTypes( QUERY ),
			[]
		) ?? []
	).filter( ( { slug, viewable } ) => viewable && slug !== 'attachment' );

/**
 * Which types of posts are searched; none that is checked means all.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function PostTypesSetting( {
	settings,
}: {
	settings: Settings< SearchOverlayAttributes >;
} ) {
	const { attributes, setAttributes } = settings;
	const chosen = attributes.postTypes ?? [];
	const label = __( 'Search in', 'vitrine' );
	return (
		<Setting
			label={ label }
			settings={ settings }
			names={ [ 'postTypes' ] }
		>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				{ useTypes().map( ( { slug, name } ) => (
					<CheckboxControl
						key={ slug }
						__nextHasNoMarginBottom
						label={ name }
						checked={ chosen.includes( slug ) }
						onChange={ ( isChosen ) =>
							setAttributes( {
								postTypes: isChosen
									? [ ...chosen, slug ]
									: chosen.filter( ( one ) => one !== slug ),
							} )
						}
					/>
				) ) }
				<p>
					{ __(
						'If none are selected, everything is searched.',
						'vitrine'
					) }
				</p>
			</fieldset>
		</Setting>
	);
}
