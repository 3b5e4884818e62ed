import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useIsExample, useSources } from '@vitrine/editor';
import { feedClassName, feedStyle } from '../../frontend/render/feed';
import { defaults, schema, shownAttributes } from './feed-attributes';
import type { FeedAttributes } from './feed-attributes';
import { withLayoutOfNetwork } from './choices/first-source';
import { Preview } from './preview';
import { FeedSettingsPanels } from './settings';
import { SourcePlaceholder } from './canvas/source-placeholder';
import { FeedToolbar } from './toolbar';

/**
 * The block in the editor.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function Edit( {
	attributes,
	setAttributes: store,
}: BlockEditProps< FeedAttributes > ) {
	const example = useIsExample();
	const sources = useSources( ! example );
	const setAttributes = ( changes: Partial< FeedAttributes > ) =>
		store( withLayoutOfNetwork( changes, attributes, defaults, sources ) );
	const empty = attributes.source === 0 && ! attributes.sample;
	const settings = { attributes, setAttributes, defaults, schema };
	const shown = shownAttributes( attributes );
	const blockProps = useBlockProps(
		empty
			? {}
			: {
					className: feedClassName( shown ),
					style: feedStyle( shown, attributes.style ),
				}
	);
	return (
		<>
			<FeedToolbar settings={ settings } sources={ sources } />
			<FeedSettingsPanels settings={ settings } sources={ sources } />
			<div { ...blockProps }>
				{ empty ? (
					<SourcePlaceholder
						sources={ sources }
						setAttributes={ setAttributes }
					/>
				) : (
					<Preview
						attributes={ shown }
						canManage={ sources.canManage }
						example={ example }
					/>
				) }
			</div>
		</>
	);
}
