import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/**
 * Shows all posts again in the canvas.
 *
 * @param props         What to show.
 * @param props.onClear Clears what is chosen there; undefined = nothing is.
 */
export const ClearPreview = ( {
	onClear,
}: {
	onClear: ( () => void ) | undefined;
} ) =>
	onClear && (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton onClick={ onClear }>
					{ __( 'Clear filters', 'vitrine' ) }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
