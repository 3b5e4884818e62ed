import type { KeyboardEvent } from 'react';

/** Class of the tools of a post. */
export const TOOLS = 'vitrine-post-tools';

/**
 * Keys of the tools of posts. Tab goes from the block to its first post and on from post to post, arrows along the tools of one: WordPress itself would leave the block.
 *
 * @param event A key that was pressed in the block.
 */
export function onToolKeys( event: KeyboardEvent< HTMLElement > ): void {
	const to = goalOf( event );
	if ( to ) {
		event.preventDefault();
		event.stopPropagation();
		to.focus();
	}
}

function goalOf( event: KeyboardEvent< HTMLElement > ): HTMLElement | null {
	const { key, shiftKey, currentTarget } = event;
	const target = event.target as HTMLElement;
	if ( event.altKey || event.ctrlKey || event.metaKey ) {
		return null;
	}
	const tools = target.closest< HTMLElement >( `.${ TOOLS }` );
	if ( key === 'Tab' ) {
		return tools || ( target === currentTarget && ! shiftKey )
			? neighborOf( tools, currentTarget, shiftKey ? -1 : 1 )
			: null;
	}
	return tools && ! shiftKey ? toolFor( key, tools, target ) : null;
}

/**
 * Where Tab goes.
 *
 * @param tools The tools that have the focus; null = the block has it.
 * @param block The block.
 * @param step  Which way.
 */
function neighborOf(
	tools: HTMLElement | null,
	block: HTMLElement,
	step: 1 | -1
): HTMLElement | null {
	const all = [ ...block.querySelectorAll< HTMLElement >( `.${ TOOLS }` ) ];
	const next = all[ ( tools ? all.indexOf( tools ) : -1 ) + step ];
	return next?.querySelector< HTMLElement >( 'button[tabindex="0"]' ) ?? null;
}

/**
 * The tool that a key leads to.
 *
 * @param key   The key.
 * @param tools Tools of a post.
 * @param tool  The one that has the focus.
 */
function toolFor(
	key: string,
	tools: HTMLElement,
	tool: HTMLElement
): HTMLElement | null {
	const all = [ ...tools.querySelectorAll< HTMLElement >( 'button' ) ];
	const from = all.indexOf( tool );
	const isLtr = getComputedStyle( tools ).direction !== 'rtl';
	const goals: Record< string, number > = {
		Home: 0,
		End: -1,
		ArrowRight: ( from + ( isLtr ? 1 : -1 ) ) % all.length,
		ArrowLeft: ( from + ( isLtr ? -1 : 1 ) ) % all.length,
		// These lead nowhere here, and would leave the block.
		ArrowUp: from,
		ArrowDown: from,
	};
	const goal = goals[ key ];
	return goal === undefined ? null : ( all.at( goal ) ?? null );
}
