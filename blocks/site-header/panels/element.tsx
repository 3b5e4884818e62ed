import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '@vitrine/editor';
import type { SiteHeaderAttributes } from '../attributes.gen';

/**
 * The HTML element, where WordPress has it in its own blocks.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const ElementSetting = ( {
	settings: { attributes, setAttributes },
}: {
	settings: Settings< SiteHeaderAttributes >;
} ) => (
	<InspectorControls group="advanced">
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'HTML element', 'vitrine' ) }
			value={ attributes.tagName }
			options={ [
				{ label: __( 'Default (<div>)', 'vitrine' ), value: 'div' },
				{ label: '<header>', value: 'header' },
			] }
			onChange={ ( tagName ) =>
				setAttributes( {
					tagName: tagName as SiteHeaderAttributes[ 'tagName' ],
				} )
			}
			help={ __(
				'In a header template part, keep <div>: the template part itself is the header.',
				'vitrine'
			) }
		/>
	</InspectorControls>
);
