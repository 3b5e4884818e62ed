import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { defaultsOf, icons, Inert } from '@vitrine/editor';
import {
	ShareButtons,
	shareButtonsClassName,
	shareButtonsStyle,
} from '../../frontend/render/share-buttons';
import { readAttributes } from '../../frontend/render/schema';
import type { ShareButtonsAttributes } from './attributes.gen';
import metadata from './block.json';
import { Picker } from './services/picker';
import { ShareButtonsSettings } from './settings';
import { viewOf } from './view-of';

const schema = metadata.attributes;
const defaults = defaultsOf< ShareButtonsAttributes >( schema );

interface EditProps extends BlockEditProps< ShareButtonsAttributes > {
	attributes: ShareButtonsAttributes & {
		style?: { spacing?: { blockGap?: unknown } };
	};
	/** Classes of the layout that the block supports. */
	__unstableLayoutClassNames?: string;
}

/**
 * The block in the editor.
 *
 * @param props                            What WordPress hands to every block.
 * @param props.attributes                 What the block stores.
 * @param props.setAttributes              Changes it.
 * @param props.__unstableLayoutClassNames Classes of its layout.
 */
export function Edit( {
	attributes,
	setAttributes,
	__unstableLayoutClassNames: layout = '',
}: EditProps ) {
	const read = readAttributes< ShareButtonsAttributes >( schema, attributes );
	const hasGap = attributes.style?.spacing?.blockGap !== undefined;
	const view = {
		label: __( 'Share', 'vitrine' ),
		...viewOf( read, hasGap ),
	};
	const blockProps = useBlockProps( {
		className: `${ shareButtonsClassName( view ) } ${ layout }`,
		style: shareButtonsStyle( view ),
	} );
	const picker = {
		used: read.services.map( ( { service } ) => service ),
		onPick: ( service: string ) =>
			setAttributes( {
				services: [
					...read.services,
					{
						service,
						label: '',
					} as ( typeof read.services )[ number ],
				],
			} ),
	};
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<Picker { ...picker } />
				</ToolbarGroup>
			</BlockControls>
			<ShareButtonsSettings
				settings={ { attributes, setAttributes, defaults, schema } }
				read={ read }
				picker={ picker }
			/>
			{ view.buttons.length ? (
				<ul { ...blockProps }>
					<Inert>
						<ShareButtons view={ view } />
					</Inert>
				</ul>
			) : (
				<div { ...blockProps }>
					<Placeholder
						icon={ icons.shareButtons }
						label={ metadata.title }
						instructions={ __(
							'Choose where visitors can share the page.',
							'vitrine'
						) }
					>
						<Picker { ...picker } variant="primary" />
					</Placeholder>
				</div>
			) }
		</>
	);
}
