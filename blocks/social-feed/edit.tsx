import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from 'react';
import { useIsExample, useSources, useUndoSteps } from '@vitrine/editor';
import { feedClassName, feedStyle } from '../../frontend/render/feed';
import { defaults, schema, shownAttributes } from './feed-attributes';
import type { FeedAttributes } from './feed-attributes';
import { withLayoutOfNetwork } from './choices/first-source';
import { withPostsOfSource } from './choices/other-source';
import { sourcesOf } from './contents/feed-source';
import { onToolKeys } from './moderation/tool-keys';
import { Preview } from './preview';
import { FeedSettingsPanels } from './settings';
import { SourcePlaceholder } from './canvas/source-placeholder';
import { FeedToolbar } from './toolbar';
import { useAddress } from './transforms/use-address';

/**
 * The block in the editor.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.isSelected    Whether the block is selected.
 */
export function Edit( {
	attributes,
	setAttributes: store,
	isSelected,
}: BlockEditProps< FeedAttributes > ) {
	const example = useIsExample();
	const sources = useSources( ! example );
	const step = useUndoSteps( attributes, store );
	const setAttributes = ( changes: Partial< FeedAttributes > ) =>
		step(
			withLayoutOfNetwork(
				withPostsOfSource( changes, attributes ),
				attributes,
				defaults,
				sources
			)
		);
	/** How often posts were fetched here: the canvas asks anew. */
	const [ fetched, setFetched ] = useState( 0 );
	const onFetched = () => setFetched( ( count ) => count + 1 );
	const empty = sourcesOf( attributes ).length === 0 && ! attributes.sample;
	useAddress(
		attributes,
		setAttributes,
		sources.sources.map( ( { id } ) => id ).join()
	);
	const settings = { attributes, setAttributes, defaults, schema };
	const shown = shownAttributes( attributes );
	const blockProps = useBlockProps(
		empty
			? {}
			: {
					className: feedClassName( shown ),
					style: feedStyle( shown, attributes.style ),
					onKeyDownCapture: onToolKeys,
				}
	);
	return (
		<>
			<FeedToolbar settings={ settings } sources={ sources } />
			<FeedSettingsPanels
				settings={ settings }
				sources={ sources }
				onFetched={ onFetched }
			/>
			<div { ...blockProps }>
				{ empty ? (
					<SourcePlaceholder
						sources={ sources }
						address={ attributes.address }
						setAttributes={ setAttributes }
					/>
				) : (
					<Preview
						settings={ { ...settings, attributes: shown } }
						sources={ sources }
						onModerate={
							isSelected && ! example ? setAttributes : undefined
						}
						example={ example }
						fetched={ fetched }
						onFetched={ onFetched }
					/>
				) }
			</div>
		</>
	);
}
