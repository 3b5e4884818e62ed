import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useCallback, useRef } from 'react';
import type { Attributes } from '../settings';
import { UndoSteps } from './undo-steps';

/** WordPress has no other word for it. */
interface Persistence {
	__unstableMarkLastChangeAsPersistent: () => void;
}

/**
 * Changes attributes so that each thing that was done is undone by itself.
 *
 * @param attributes    What the block stores.
 * @param setAttributes Changes it.
 */
export function useUndoSteps< A extends Attributes >(
	attributes: A,
	setAttributes: ( changes: Partial< A > ) => void
): ( changes: Partial< A > ) => void {
	const { __unstableMarkLastChangeAsPersistent: markAsStep } = useDispatch(
		blockEditorStore
	) as unknown as Persistence;
	const steps = useRef< UndoSteps | null >( null );
	steps.current ??= new UndoSteps();
	const latest = useRef( attributes );
	latest.current = attributes;
	return useCallback(
		( changes ) => {
			const before = latest.current;
			const after = { ...before, ...changes };
			latest.current = after;
			setAttributes( changes );
			if ( steps.current?.isStep( before, after, Date.now() ) ) {
				markAsStep();
			}
		},
		[ setAttributes, markAsStep ]
	);
}
