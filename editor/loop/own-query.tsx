import { Button, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/**
 * Says that the loop shows nothing but the page itself, and mends it.
 *
 * @param props       What to show.
 * @param props.label Name of the block.
 * @param props.onFix Gives the loop posts of its own.
 */
export const OwnQueryPlaceholder = ( {
	label,
	onFix,
}: {
	label: string;
	onFix: () => void;
} ) => (
	<Placeholder
		label={ label }
		instructions={ __(
			'The query type of this Query Loop is Default, so it only shows the current page here. Use a custom query to show posts.',
			'vitrine'
		) }
	>
		<Button __next40pxDefaultSize variant="primary" onClick={ onFix }>
			{ __( 'Use a custom query', 'vitrine' ) }
		</Button>
	</Placeholder>
);
