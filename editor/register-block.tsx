import { registerBlockType } from '@wordpress/blocks';
import type { BlockConfiguration } from '@wordpress/blocks';
import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { readStored, withReferences } from '../frontend/render/schema';
import type { Described } from '../frontend/render/schema';
import { useIsExample } from './hooks/use-is-example';
import { useOwnPattern } from './hooks/use-own-pattern';

/** What a block adds to its block.json in the editor. */
export type BlockImplementation< A extends Record< string, unknown > > = Pick<
	BlockConfiguration< A >,
	| '__experimentalLabel'
	| 'edit'
	| 'example'
	| 'icon'
	| 'save'
	| 'transforms'
	| 'variations'
>;

/**
 * Registers a block from its block.json.
 *
 * @param metadata       Content of block.json.
 * @param implementation Its parts in TypeScript.
 */
export function registerBlock< A extends Record< string, unknown > >(
	metadata: { name: string; attributes?: Described },
	implementation: BlockImplementation< A >
): void {
	const schema = withReferences( metadata.attributes ?? {} );
	const Edit = implementation.edit as ComponentType< EditProps >;
	const EditDetached = ( props: EditProps ) => {
		useOwnPattern( props.clientId, ! useIsExample() );
		// WordPress knows only types (php/ModuleLoader.php): stored content may hold anything else.
		const attributes = useMemo(
			() => readStored( schema, props.attributes ),
			[ props.attributes ]
		);
		return <Edit { ...props } attributes={ attributes } />;
	};
	// Imported JSON has lost its literal types ('wide' is any string); WordPress reads the same file itself.
	registerBlockType< A >( metadata as BlockConfiguration< A >, {
		...implementation,
		edit: EditDetached as never,
	} );
}

interface EditProps {
	clientId: string;
	attributes: object;
}
