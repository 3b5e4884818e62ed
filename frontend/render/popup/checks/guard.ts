/**
 * Whether visitors can get out of a popup: the check before it is published (WCAG 2.1.2).
 *
 * Escape and the page behind it are no visible way out. Twin: php/Popup/Publishing/Guard.php; both are held to tests/fixtures/popup-guard.json.
 */
import { isObject } from '../../schema';
import { readSettings } from '../settings';
import { contentsOf, VARIANT } from '../variant';
import type { GuardedBlock } from './guarded-block';

const POPUP = 'vitrine/popup';

/** Visitors who cannot go are not held longer. Twin: Guard::MAX_SECONDS in php/Popup. */
const MAX_SECONDS = 10;

/** Blocks whose text may hold a control that an editor has written. */
const TEXTS = [
	'core/html',
	'core/paragraph',
	'core/heading',
	'core/list-item',
];

/**
 * Such a control; PHP's LinkActions prints the same. One that names another popup closes that one.
 *
 * @param post The popup's post.
 */
const written = ( post: number ) =>
	new RegExp(
		`<(?:a|button)\\b(?=[^>]*\\sdata-vitrine-popup="(?:close|dismiss)")(?![^>]*\\sdata-vitrine-popup-id="(?!popup-${ post }"))`,
		'i'
	);

/**
 * Whether something visible closes a popup: its close button, or a control in it.
 *
 * @param popup The block `vitrine/popup`.
 * @param post  The popup's post, 0 = it is none.
 */
export function hasExit( popup: GuardedBlock, post = 0 ): boolean {
	const { close_button: button, split } = readSettings(
		popup.attributes[ 'settings' ]
	);
	const [ , b ] = contentsOf( popup );
	return (
		( button === 'yes' && ! holds( popup ) ) ||
		( hasControl( popup, post ) &&
			( b === null ||
				split !== 'yes' ||
				b.some( ( block ) => closes( block, post ) ) ) )
	);
}

/** Whether a close button that comes late holds visitors until then: neither Escape nor the page behind lets them out. */
function holds( { attributes }: GuardedBlock ): boolean {
	const settings = readSettings( attributes[ 'settings' ] );
	return (
		! [ 'slide-in', 'bar' ].includes( String( attributes[ 'kind' ] ) ) &&
		settings.close_button_delay > MAX_SECONDS &&
		settings.prevent_close_on_esc_key === 'yes' &&
		settings.prevent_close_on_background_click === 'yes'
	);
}

/**
 * Whether a control in a popup closes it, as far as variant A goes.
 *
 * @param popup The block `vitrine/popup`.
 * @param post  The popup's post, 0 = it is none.
 */
export const hasControl = ( popup: GuardedBlock, post: number ): boolean =>
	contentsOf( popup )[ 0 ].some( ( block ) => closes( block, post ) );

/** Whether a block closes the popup, or one in it does. What is in another popup closes that one. */
function closes( block: GuardedBlock, post: number ): boolean {
	return (
		block.name !== POPUP &&
		block.name !== VARIANT &&
		! isHidden( block.attributes ) &&
		( ( isControl( block.attributes[ 'vitrinePopup' ], post ) &&
			! isEmptyButton( block ) ) ||
			isWritten( block, post ) ||
			block.innerBlocks.some( ( inner ) => closes( inner, post ) ) )
	);
}

/** Whether a block is not shown to everybody (WordPress 7: "Hide", also on some screens only). */
function isHidden( attributes: GuardedBlock[ 'attributes' ] ): boolean {
	const metadata = attributes[ 'metadata' ];
	const visibility = isObject( metadata )
		? metadata[ 'blockVisibility' ]
		: undefined;
	const screens = isObject( visibility ) ? visibility[ 'viewport' ] : {};
	return (
		visibility === false ||
		( isObject( screens ) && Object.values( screens ).includes( false ) )
	);
}

/** Whether a control closes the popup that it is in. */
function isControl( control: unknown, post: number ): boolean {
	return (
		isObject( control ) &&
		( control[ 'action' ] === 'close' ||
			control[ 'action' ] === 'dismiss' ) &&
		[
			undefined,
			null,
			0,
			'',
			...( post > 0 ? [ post, `${ post }`, `popup-${ post }` ] : [] ),
		].includes( control[ 'popup' ] as string )
	);
}

/** Whether there is a control in a block's text. */
function isWritten(
	{ name, attributes }: GuardedBlock,
	post: number
): boolean {
	return (
		TEXTS.includes( name ) &&
		written( post ).test( String( attributes[ 'content' ] ?? '' ) )
	);
}

/** Whether a block is a button without words: WordPress prints none. */
function isEmptyButton( { name, attributes }: GuardedBlock ): boolean {
	const text = String( attributes[ 'text' ] ?? '' );
	return (
		name === 'core/button' &&
		! /<(img|svg)\b/i.test( text ) &&
		text.replace( /<[^>]*>/g, '' ).trim() === ''
	);
}
