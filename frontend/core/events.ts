/** Every DOM event that Vitrine fires, with its payload. */
export interface VitrineEvents {
	/** Bubbles from a region whose HTML was replaced or extended. */
	'vitrine:replaced': { added: Element[] };
}

/**
 * Fires an event of Vitrine; it bubbles.
 *
 * @param target Where it happened.
 * @param name   Which event.
 * @param detail What happened.
 */
export function emit< Name extends keyof VitrineEvents >(
	target: EventTarget,
	name: Name,
	detail: VitrineEvents[ Name ]
): void {
	target.dispatchEvent( new CustomEvent( name, { bubbles: true, detail } ) );
}

/**
 * Listens for an event of Vitrine anywhere on the page.
 *
 * @param name   Which event.
 * @param listen Receives the payload.
 */
export function on< Name extends keyof VitrineEvents >(
	name: Name,
	listen: ( detail: VitrineEvents[ Name ] ) => void
): void {
	document.addEventListener( name, ( event ) =>
		listen( ( event as CustomEvent< VitrineEvents[ Name ] > ).detail )
	);
}
