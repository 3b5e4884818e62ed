import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	defaultsOf,
	OwnQueryPlaceholder,
	useIsExample,
	useLoopChoices,
	useLoopId,
	useOwnQuery,
	useTotal,
} from '@vitrine/editor';
import type { LoopQuery } from '@vitrine/editor';
import { loopFilterClassName } from '../../frontend/render/loop-filter';
import { readAttributes } from '../../frontend/render/schema';
import type { LoopFilterAttributes } from './attributes.gen';
import metadata from './block.json';
import { Live } from './canvas/live';
import { Preview } from './canvas/preview';
import { useShownTerms } from './canvas/sample';
import { LoopHelp } from './panels/loop-help';
import { LoopFilterSettings } from './panels/settings';
import { stateOf } from './canvas/state';
import { sortOf } from './choices';
import { useFacet } from './canvas/use-facet';
import { useTaxonomies } from './canvas/use-loop';
import { useChoices } from './canvas/use-choices';
import { viewOf } from './canvas/view-of';

const schema = metadata.attributes;
const defaults = defaultsOf< LoopFilterAttributes >( schema );

interface LoopContext {
	query?: LoopQuery;
}

/**
 * The block in the editor.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.clientId      Which block it is.
 * @param props.isSelected    Whether somebody has selected it.
 * @param props.context       What the loop says.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
	context,
}: BlockEditProps< LoopFilterAttributes > & {
	clientId: string;
	context: LoopContext;
} ) {
	const read = readAttributes< LoopFilterAttributes >( schema, attributes );
	useLoopId( clientId, read.loop );
	const loops = useLoopChoices( clientId );
	const chosen = loops?.find( ( { value } ) => value === read.loop );
	const outside = loops && { loops: loops.length, chosen };
	const query = loops ? chosen?.query : context.query;
	// The inserter shows it without a loop.
	const isSample = useIsExample() && loops !== null;
	const onFix = useOwnQuery( clientId, context.query );
	const taxonomies = useTaxonomies( query?.postType ?? 'post' );
	const taxonomy = taxonomies?.find( ( { slug } ) => slug === read.taxonomy );
	const terms = useShownTerms( taxonomy?.slug ?? '', read, query, isSample );
	const facet = useFacet( query, read, isSample );
	const choices = useChoices( clientId, loops && chosen, read );
	const total = useTotal(
		read.by === 'results' ? choices.narrowed( query ) : undefined
	);
	const named = read.by === 'taxonomy' ? taxonomy?.name : facet?.label;
	const view = viewOf( read, {
		named: named ?? '',
		terms: terms ?? [],
		facet,
		sort: sortOf( query ?? {} ),
		size: query?.perPage ?? 10,
		total,
	} );
	const className = loopFilterClassName( view );
	const blockProps = useBlockProps( { className } );
	const onChoose = ( loop: string ) => setAttributes( { loop } );
	return (
		<>
			<LoopFilterSettings
				settings={ { attributes, setAttributes, defaults, schema } }
				taxonomies={ taxonomies ?? [] }
				facet={ facet }
				loops={ loops }
			/>
			<div { ...blockProps }>
				{ onFix ? (
					<OwnQueryPlaceholder
						label={ metadata.title }
						onFix={ onFix }
					/>
				) : (
					<Preview
						state={ stateOf( {
							by: read.by,
							outside: isSample ? null : outside,
							taxonomies,
							taxonomy,
							terms,
							facet,
						} ) }
						help={
							<LoopHelp
								clientId={ clientId }
								loops={ loops ?? [] }
								value={ read.loop }
								onChange={ onChoose }
							/>
						}
					>
						<Live isOn={ isSelected } { ...choices.of( view ) } />
					</Preview>
				) }
			</div>
		</>
	);
}
