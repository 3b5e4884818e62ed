import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Variant } from './use-variant';

/**
 * Shows variant A or B in the canvas: in the toolbar of the popup, and of whatever is selected in it.
 *
 * @param props         What to show.
 * @param props.variant The two contents.
 */
export function VariantSwitch( { variant }: { variant: Variant } ) {
	if ( variant.id === undefined ) {
		return null;
	}
	const names = {
		a: __( 'Variant A', 'vitrine' ),
		b: __( 'Variant B', 'vitrine' ),
	};
	return (
		<BlockControls
			{ ...( {
				group: 'other',
				__experimentalShareWithChildBlocks: true,
			} as object ) }
		>
			<ToolbarGroup>
				{ ( [ 'a', 'b' ] as const ).map( ( half ) => (
					<ToolbarButton
						key={ half }
						label={ names[ half ] }
						isPressed={ variant.half === half }
						onClick={ () => variant.show( half ) }
					>
						{ half.toUpperCase() }
					</ToolbarButton>
				) ) }
			</ToolbarGroup>
		</BlockControls>
	);
}
