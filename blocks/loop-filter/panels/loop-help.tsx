import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { newLoopId } from '@vitrine/editor';
import type { ComponentProps } from 'react';
import { LoopChoiceControl } from './loop-choice';

interface Blocks {
	canInsertBlockType: ( name: string, root: string | null ) => boolean;
	getBlockIndex: ( id: string ) => number;
	getBlockParentsByBlockName: ( id: string, name: string ) => string[];
	getBlockRootClientId: ( id: string ) => string | null;
	insertBlock: ( block: object, index: number, root?: string ) => void;
}

const LOOP = 'core/query';

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
	const blocks = select( blockEditorStore ) as unknown as Blocks;
	// A drawer is closed on phones: posts are below it.
	const [ above = clientId ] = blocks.getBlockParentsByBlockName(
		clientId,
		'vitrine/loop-drawer'
	);
	const root = blocks.getBlockRootClientId( above );
	if ( choice.loops.length ) {
		return <LoopChoiceControl { ...choice } />;
	}
	if ( ! blocks.canInsertBlockType( LOOP, root ) ) {
		return null;
	}
	const insert = () => {
		const id = newLoopId();
		( dispatch( blockEditorStore ) as unknown as Blocks ).insertBlock(
			createBlock( LOOP, { vitrineLoop: id } ),
			blocks.getBlockIndex( above ) + 1,
			root ?? undefined
		);
		choice.onChange( id );
	};
	return (
		<Button __next40pxDefaultSize variant="primary" onClick={ insert }>
			{ __( 'Insert a Query Loop', 'vitrine' ) }
		</Button>
	);
}
