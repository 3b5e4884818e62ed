/**
 * What an editor should look at before a popup is published: nothing of it forbids anything.
 */
import { contrast } from './contrast';
import { isObject } from '../../schema';
import type { GuardedBlock } from './guarded-block';
import {
	readConditions,
	readSettings,
	readTiming,
	readTriggers,
} from '../settings';
import type { TriggerName } from '../types';

export type Warning =
	| 'name'
	| 'contrast'
	| 'phone-size'
	| 'phone-search'
	| 'field-first'
	| 'form'
	| 'link'
	| 'nowhere'
	| 'never';

/** What is known of a popup besides its block. */
export interface Glance {
	/** Title of its post. */
	title: string;
	/** Colors as the canvas shows them; null = not known. */
	colors: { text: string; background: string } | null;
	/** What its content needs in a window of PHONE, px; null = not known. */
	needs: { width: number; height: number } | null;
	/** How many places lead to it; null = not known. */
	mentions: number | null;
}

/** The smallest phone that counts, CSS px. */
export const PHONE = { width: 320, height: 568 };

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;

/** Triggers that fire without a visitor who has asked for something. */
const UNASKED: readonly TriggerName[] = [
	'page_load',
	'scrolling',
	'scrolling_to',
	'inactivity',
	'click',
	'adblock_detection',
	'fast_scroll',
	'tab_return',
];

/** Forms and their fields. */
const FIELDS =
	/^core\/(search|form|form-input)$|^(contact-form-7|wpforms|gravityforms|ninja-forms|fluentfom|jetpack\/(contact-form|field-)|mailpoet|mc4wp)/;

const WRITTEN_FIELD =
	/<textarea|<input(?![^>]*type=["']?(hidden|button|submit|image|checkbox|radio))/i;

/** A link in a text that leads nowhere and opens nothing. */
const HASH_LINK = /<a\s(?![^>]*data-vitrine-popup)[^>]*href=["']#["']/i;

/** Blocks that only hold others. */
const FRAMES = /^core\/(group|columns?|buttons|cover|block)$/;

/**
 * What to look at.
 *
 * @param popup  The block `vitrine/popup`.
 * @param glance What else is known.
 */
export const warningsOf = ( popup: GuardedBlock, glance: Glance ): Warning[] =>
	(
		[
			[ 'name', isNameless( popup, glance.title ) ],
			[ 'contrast', isFaint( glance.colors ) ],
			[ 'phone-size', isLarge( popup, glance.needs ) ],
			[ 'phone-search', isInterstitial( popup ) ],
			[ 'field-first', beginsWithField( popup.innerBlocks ) === true ],
			[ 'form', someBlock( popup.innerBlocks, isFormMissing ) ],
			[ 'link', someBlock( popup.innerBlocks, leadsNowhere ) ],
			[ 'nowhere', isNowhere( popup ) ],
			[
				'never',
				! isNowhere( popup ) && isNeverShown( popup, glance.mentions ),
			],
		] as const
	 ).flatMap( ( [ name, is ] ) => ( is ? [ name ] : [] ) );

/** Neither a name, nor a title, nor a heading: its dialog would be called "Popup". */
const isNameless = (
	{ attributes, innerBlocks }: GuardedBlock,
	title: string
) =>
	`${ String( attributes[ 'label' ] ?? '' ) }${ title }`.trim() === '' &&
	! someBlock( innerBlocks, ( { name } ) => name === 'core/heading' );

const isFaint = ( colors: Glance[ 'colors' ] ) =>
	colors !== null &&
	( contrast( colors.text, colors.background ) ?? MIN_CONTRAST ) <
		MIN_CONTRAST;

/** Visitors would have to scroll in it, or could not see all of it. */
function isLarge( { attributes }: GuardedBlock, needs: Glance[ 'needs' ] ) {
	const {
		height,
		height_type: type,
		margin,
	} = readSettings( attributes[ 'settings' ] );
	const room = PHONE.height - 2 * margin;
	const fixed =
		type === 'custom' && height.unit === 'px' && height.size > room;
	return (
		fixed ||
		( needs !== null &&
			( needs.height > room || needs.width > PHONE.width - 2 * margin ) )
	);
}

/** It covers the first page that somebody on a phone sees who comes from a search engine. */
function isInterstitial( { attributes }: GuardedBlock ): boolean {
	const settings = readSettings( attributes[ 'settings' ] );
	const timing = readTiming( attributes[ 'timing' ] );
	const triggers = readTriggers( attributes[ 'triggers' ] );
	const includes = ( name: 'devices' | 'sources', value: string ) => {
		const list: readonly unknown[] =
			name === 'devices'
				? ( timing.devices_devices ?? [] )
				: ( timing.sources_sources ?? [] );
		return (
			timing[ name ] !== 'yes' ||
			list.includes( value ) !== ( timing[ `${ name }_not` ] === 'yes' )
		);
	};
	return (
		// As on the page: an unknown kind is a modal.
		! [ 'slide-in', 'bar' ].includes( String( attributes[ 'kind' ] ) ) &&
		settings.phone_banner !== 'yes' &&
		UNASKED.some( ( name ) => triggers[ name ] === 'yes' ) &&
		includes( 'devices', 'mobile' ) &&
		includes( 'sources', 'search' ) &&
		! ( timing.page_views === 'yes' && timing.page_views_not !== 'yes' ) &&
		! ( timing.members === 'yes' && timing.members_not !== 'yes' )
	);
}

/** A pattern has kept the place of a form, and nobody has put one there. */
const isFormMissing = ( { name }: GuardedBlock ) =>
	name === 'vitrine/form-placeholder';

/** A link of a pattern that nobody has given an address: `#`. One that opens or closes a popup needs none. */
const leadsNowhere = ( { attributes }: GuardedBlock ) =>
	! isObject( attributes[ 'vitrinePopup' ] ) &&
	( attributes[ 'url' ] === '#' ||
		Object.values( attributes ).some( ( value ) =>
			HASH_LINK.test( String( value ) )
		) );

/** Moments, but no pages: no trigger is ever looked at, whatever links to it. */
const isNowhere = ( { attributes }: GuardedBlock ) =>
	Object.keys( readTriggers( attributes[ 'triggers' ] ) ).length > 0 &&
	! readConditions( attributes[ 'conditions' ] ).some(
		( { type } ) => type === 'include'
	);

/** Nothing opens it: no pages and moments, no selector, no link. */
function isNeverShown(
	{ attributes }: GuardedBlock,
	mentions: number | null
): boolean {
	const settings = readSettings( attributes[ 'settings' ] );
	const opensItself =
		readConditions( attributes[ 'conditions' ] ).some(
			( { type } ) => type === 'include'
		) &&
		( settings.open_selector !== '' ||
			Object.keys( readTriggers( attributes[ 'triggers' ] ) ).length >
				0 );
	return ! opensItself && mentions === 0;
}

/** Whether the first thing that is said is a text field; null = nothing is. */
function beginsWithField( blocks: readonly GuardedBlock[] ): boolean | null {
	for ( const { name, attributes, innerBlocks } of blocks ) {
		const html = String( attributes[ 'content' ] ?? '' );
		const inner = FRAMES.test( name )
			? beginsWithField( innerBlocks )
			: FIELDS.test( name ) ||
				( name === 'core/html' &&
					/^\W*<(form|input|textarea|label)/.test( html ) &&
					WRITTEN_FIELD.test( html ) );
		if ( inner !== null ) {
			return inner;
		}
	}
	return null;
}

/** Whether a block, or one in it, is wanted. */
const someBlock = (
	blocks: readonly GuardedBlock[],
	isWanted: ( block: GuardedBlock ) => boolean
): boolean =>
	blocks.some(
		( block ) =>
			isWanted( block ) || someBlock( block.innerBlocks, isWanted )
	);

/** Remedies, by one click. */
export const REMEDIES = {
	/** Phones from a search engine get a bar. */
	banner: ( attributes: GuardedBlock[ 'attributes' ] ) => ( {
		settings: { ...own( attributes[ 'settings' ] ), phone_banner: 'yes' },
	} ),
	/** It waits for the second page. */
	later: ( attributes: GuardedBlock[ 'attributes' ] ) => ( {
		timing: {
			...own( attributes[ 'timing' ] ),
			page_views: 'yes',
			page_views_views: 1,
			page_views_not: '',
		},
	} ),
	/** It is on every page; exceptions stay. */
	everywhere: ( attributes: GuardedBlock[ 'attributes' ] ) => ( {
		conditions: [
			{ type: 'include', name: 'general', sub_name: '', sub_id: '' },
			...readConditions( attributes[ 'conditions' ] ),
		],
	} ),
	/** The close button is there. */
	close: ( attributes: GuardedBlock[ 'attributes' ] ) => ( {
		settings: {
			...own( attributes[ 'settings' ] ),
			close_button: 'yes',
			close_button_delay: 0,
		},
	} ),
};

const own = ( value: unknown ) => ( isObject( value ) ? value : {} );
