import { describe, expect, it, vi } from 'vitest';

import { refreshWhole } from './refresh';
import type { RefreshAnswer, Source } from '../types';

const answer = ( done: number, complete: boolean ) =>
	( {
		complete,
		posts: { added: 24, changed: 1, removed: 0 },
		pictures: { downloaded: 30, failed: 1 },
		calls: 2,
		source: {
			posts: done,
			pictures: done,
			progress: complete ? null : { done, total: 96 },
		} as Source,
	} ) satisfies RefreshAnswer;

describe( 'refreshWhole', () => {
	it( 'calls until the refresh is complete and answers with the last answer', async () => {
		const last = answer( 96, true );
		const call = vi
			.fn()
			.mockResolvedValueOnce( answer( 24, false ) )
			.mockResolvedValueOnce( answer( 48, false ) )
			.mockResolvedValueOnce( last );
		const onAnswer = vi.fn();

		expect(
			await refreshWhole( { call, onAnswer, isOver: () => false } )
		).toBe( last );
		expect( onAnswer ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'stops when nobody looks any more', async () => {
		let calls = 0;
		const call = async () => answer( ++calls, false );
		const onAnswer = vi.fn();

		expect(
			await refreshWhole( { call, onAnswer, isOver: () => calls >= 2 } )
		).toBeNull();
		expect( onAnswer ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not call for ever when nothing moves', async () => {
		const call = vi.fn().mockResolvedValue( answer( 24, false ) );

		expect(
			await refreshWhole( {
				call,
				onAnswer: () => {},
				isOver: () => false,
			} )
		).toBeNull();
		expect( call.mock.calls.length ).toBeLessThan( 20 );
	} );

	it( 'passes a failure on', async () => {
		const call = vi.fn().mockRejectedValue( { code: 'vitrine_throttled' } );

		await expect(
			refreshWhole( { call, onAnswer: () => {}, isOver: () => false } )
		).rejects.toEqual( { code: 'vitrine_throttled' } );
	} );
} );
