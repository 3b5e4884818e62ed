import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { LoopChoiceControl } from './loop-choice';

interface Blocks {
	getBlockIndex: ( id: string ) => number;
	getBlockRootClientId: ( id: string ) => string | null;
	insertBlock: ( block: object, index: number, root?: string ) => void;
}

/**
 * What a filter in no loop needs: one of the page, or a new one below.
 *
 * @param props          What to show.
 * @param props.clientId The filter.
 */
export function LoopHelp( {
	clientId,
	...choice
}: ComponentProps< typeof LoopChoiceControl > & { clientId: string } ) {
	const { select, dispatch } = useRegistry();
	if ( choice.loops.length ) {
		return <LoopChoiceControl { ...choice } />;
	}
	const insert = () => {
		const blocks = select( blockEditorStore ) as unknown as Blocks;
		( dispatch( blockEditorStore ) as unknown as Blocks ).insertBlock(
			createBlock( 'core/query' ),
			blocks.getBlockIndex( clientId ) + 1,
			blocks.getBlockRootClientId( clientId ) ?? undefined
		);
	};
	return (
		<Button __next40pxDefaultSize variant="primary" onClick={ insert }>
			{ __( 'Insert a Query Loop', 'vitrine' ) }
		</Button>
	);
}
