/** What a control does to a popup, and what else a block has to be for that. Pure; twin: php/Popup/Links/LinkAction.php. */

export type Action = 'open' | 'toggle' | 'close' | 'dismiss' | 'copy';

/** The attribute `vitrinePopup`. */
export interface LinkAction {
	action: Action;
	/** Post of the popup, or id of the dialog of one that stands in the page; 0 = none chosen, or the popup that the control is in. */
	popup: number | string;
}

/** How a block has its link (php/Popup/Links/LinkBlocks.php). */
export interface LinkBlock {
	/** The attribute with the address. */
	address?: string;
	/** Without an address it is made a button, as core/button is. */
	button?: boolean;
	/** What else it needs to have a link. */
	with?: Record< string, unknown >;
}

type Attributes = Record< string, unknown >;

const ACTIONS: unknown[] = [ 'open', 'toggle', 'close', 'dismiss', 'copy' ];

/**
 * Reads what is stored.
 *
 * @param value Possibly anything.
 */
export function readAction( value: unknown ): LinkAction | undefined {
	const { action, popup = 0 } = ( value ?? {} ) as Partial< LinkAction >;
	return ACTIONS.includes( action )
		? { action: action as Action, popup: readPopup( popup ) }
		: undefined;
}

/**
 * Reads the name of a popup.
 *
 * @param value Number, `12`, `popup-12` or an id of another kind.
 */
export function readPopup( value: unknown ): number | string {
	const post = /^(?:popup-)?(\d{1,15})$/.exec( String( value ) )?.[ 1 ];
	if ( post ) {
		return Number( post );
	}
	return typeof value === 'string' ? value : 0;
}

export const opens = ( { action }: LinkAction ): boolean =>
	action === 'open' || action === 'toggle';

/**
 * Whether visitors get a control: one that opens names a popup.
 *
 * @param link What it does.
 */
export const isComplete = (
	link: LinkAction | undefined
): link is LinkAction =>
	Boolean( link && ( link.popup !== 0 || ! opens( link ) ) );

/**
 * Id of the dialog, '' = the popup that the control is in.
 *
 * @param link       What it does.
 * @param link.popup Which.
 */
export const elementOf = ( { popup }: LinkAction ): string =>
	typeof popup === 'number' && popup > 0
		? `popup-${ popup }`
		: String( popup || '' );

/**
 * The address of a link that has no other.
 *
 * @param link What it does.
 */
export const ownAddress = ( link: LinkAction ): string =>
	`#${ elementOf( link ) }`;

/**
 * The address that serves visitors without script.
 *
 * @param block      How the block has its link.
 * @param attributes Its attributes.
 * @return '' = it has none but the popup's.
 */
export function fallbackOf( block: LinkBlock, attributes: Attributes ): string {
	const address = String( attributes[ block.address ?? '' ] ?? '' );
	const link = readAction( attributes[ 'vitrinePopup' ] );
	return link && address === ownAddress( link ) ? '' : address;
}

/**
 * What a block has to store so that its control does something else from now on.
 *
 * @param block      How the block has its link.
 * @param attributes Its attributes.
 * @param link       What the control does, undefined = nothing.
 * @param fallback   The address that serves without script, '' = none.
 */
export function changesFor(
	block: LinkBlock,
	attributes: Attributes,
	link: LinkAction | undefined,
	fallback = fallbackOf( block, attributes )
): Attributes {
	const { address, button, with: needs = {} } = block;
	const changes: Attributes = { vitrinePopup: link };
	const hadOwn =
		Boolean( address ) &&
		String( attributes[ address ?? '' ] ?? '' ) !== '' &&
		fallbackOf( block, attributes ) === '';
	if ( address ) {
		const own =
			isComplete( link ) && ! button ? ownAddress( link ) : undefined;
		changes[ address ] = fallback || own;
	}
	if ( button ) {
		const isButton = isComplete( link ) && ! fallback;
		changes[ 'tagName' ] = isButton ? 'button' : undefined;
		if ( isButton ) {
			changes[ 'type' ] = 'button';
		}
	}
	if ( isComplete( link ) ) {
		return { ...changes, ...( fallback && address ? {} : needs ) };
	}
	return hadOwn && ! fallback
		? {
				...changes,
				...Object.fromEntries(
					Object.keys( needs ).map( ( name ) => [ name, undefined ] )
				),
			}
		: changes;
}
