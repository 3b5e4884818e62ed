import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { defaultsOf } from '@vitrine/editor';
import { loopFilterClassName } from '../../frontend/render/loop-filter';
import { readAttributes } from '../../frontend/render/schema';
import type { LoopFilterAttributes } from './attributes.gen';
import metadata from './block.json';
import { Preview } from './preview';
import { LoopFilterSettings } from './settings';
import { stateOf } from './state';
import { viewOf } from './terms';
import { useLoopId, useTaxonomies, useTerms } from './use-loop';

const schema = metadata.attributes;
const defaults = defaultsOf< LoopFilterAttributes >( schema );

interface LoopContext {
	query?: { postType?: string; inherit?: boolean };
}

/**
 * The block in the editor.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.clientId      Which block it is.
 * @param props.context       What the loop says.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	context,
}: BlockEditProps< LoopFilterAttributes > & {
	clientId: string;
	context: LoopContext;
} ) {
	const read = readAttributes< LoopFilterAttributes >( schema, attributes );
	useLoopId( clientId );
	const taxonomies = useTaxonomies( context.query?.postType ?? 'post' );
	const taxonomy = taxonomies?.find( ( { slug } ) => slug === read.taxonomy );
	const terms = useTerms( taxonomy?.slug ?? '', {
		number: read.number,
		showEmpty: read.showEmpty,
		orderBy: read.orderBy,
		top: read.showOnlyTopLevel,
	} );
	const view = viewOf(
		read,
		taxonomy?.name ?? '',
		__( 'All', 'vitrine' ),
		terms ?? []
	);
	const blockProps = useBlockProps( {
		className: loopFilterClassName( view ),
	} );
	return (
		<>
			<LoopFilterSettings
				settings={ { attributes, setAttributes, defaults, schema } }
				taxonomies={ taxonomies ?? [] }
			/>
			<div { ...blockProps }>
				<Preview
					view={ view }
					state={ stateOf( {
						isInherited: context.query?.inherit === true,
						taxonomies,
						taxonomy,
						terms,
					} ) }
				/>
			</div>
		</>
	);
}
