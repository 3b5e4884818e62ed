import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { gallery } from '@wordpress/icons';

/** The block in the editor. */
export function Edit() {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon={ gallery }
				label={ __( 'Photo gallery', 'vitrine' ) }
			/>
		</div>
	);
}
