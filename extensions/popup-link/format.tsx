import { RichTextToolbarButton } from '@wordpress/block-editor';
import { Popover } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	applyFormat,
	create,
	insert,
	isCollapsed,
	removeFormat,
	useAnchor,
} from '@wordpress/rich-text';
import type { RichTextValue } from '@wordpress/rich-text';
import { useState } from 'react';
import type { RefObject } from 'react';
import {
	elementOf,
	isComplete,
	ownAddress,
	readAction,
	readPopup,
} from './action';
import type { LinkAction } from './action';
import { Escape } from './escape';
import { Fields } from './fields';
import { Goal } from './goal';
import { icon } from './icon';
import { useIsInPopup } from './use-popups';

const NAME = 'vitrine/popup';

/** Of the link, as the format names them. */
interface LinkAttributes {
	url?: string;
	action?: string;
	popup?: string;
	goal?: string;
}

interface EditProps {
	value: RichTextValue;
	onChange: ( value: RichTextValue ) => void;
	onFocus: () => void;
	isActive: boolean;
	activeAttributes: LinkAttributes;
	contentRef: RefObject< HTMLElement >;
}

/** A link in running text that opens or closes a popup. Its address is that of the popup unless it has another one. */
export const format = {
	name: NAME,
	title: __( 'Popup', 'vitrine' ),
	tagName: 'a',
	className: 'vitrine-popup-link',
	// Links do not stand in links: blocks that are one (core/button) do not offer it.
	interactive: true,
	attributes: {
		url: 'href',
		action: 'data-vitrine-popup',
		popup: 'data-vitrine-popup-id',
		goal: 'data-vitrine-goal',
	},
	edit: Edit,
};

function Edit( {
	value,
	onChange,
	onFocus,
	isActive,
	activeAttributes,
	contentRef,
}: EditProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	// A press outside takes the focus itself; Escape gives it back to the text.
	const close = () => {
		setIsOpen( false );
		onFocus();
	};
	return (
		<>
			<RichTextToolbarButton
				icon={ icon }
				title={ __( 'Popup', 'vitrine' ) }
				isActive={ isActive }
				role="menuitemcheckbox"
				onClick={ () => setIsOpen( true ) }
			/>
			{ isOpen && (
				<Choice
					value={ value }
					onChange={ onChange }
					isActive={ isActive }
					activeAttributes={ activeAttributes }
					contentRef={ contentRef }
					onClose={ close }
				/>
			) }
		</>
	);
}

/**
 * Chooses what the link does.
 *
 * @param props                  What to show.
 * @param props.value            The text.
 * @param props.onChange         Receives the text with the link.
 * @param props.isActive         Whether the cursor is in such a link.
 * @param props.activeAttributes What that link does.
 * @param props.contentRef       The text in the canvas.
 * @param props.onClose          Ends choosing.
 */
function Choice( {
	value,
	onChange,
	isActive,
	activeAttributes,
	contentRef,
	onClose,
}: Omit< EditProps, 'onFocus' > & { onClose: () => void } ) {
	const anchor = useAnchor( {
		editableContentElement: contentRef.current,
		settings: { ...format, isActive } as never,
	} );
	const stored = isActive ? storedIn( activeAttributes ) : undefined;
	// Only a whole choice is written into the text.
	const [ draft, setDraft ] = useState< LinkAction | undefined >(
		stored ?? { action: 'open', popup: 0 }
	);
	const [ address, setAddress ] = useState( () =>
		stored && activeAttributes.url !== ownAddress( stored )
			? ( activeAttributes.url ?? '' )
			: ''
	);

	const [ isGoal, setGoal ] = useState(
		isActive && activeAttributes.goal !== undefined
	);
	const isInside = useIsInPopup( '' );

	function change(
		link: LinkAction | undefined,
		fallback = '',
		name = '',
		goal = isGoal
	): void {
		setDraft( link );
		setAddress( fallback );
		if ( ! link ) {
			onChange( removeFormat( value, NAME ) );
			return onClose();
		}
		if ( isComplete( link ) ) {
			const attributes = attributesOf( link, fallback, goal );
			onChange( withLink( value, attributes, { isActive, name } ) );
		}
	}

	return (
		<Popover
			className="vitrine-popup-link__popover"
			anchor={ anchor ?? null }
			placement="bottom"
			offset={ 10 }
			shift
			focusOnMount="firstElement"
			onClose={ onClose }
		>
			<Escape onEscape={ onClose }>
				<Fields
					clientId=""
					link={ draft }
					canBeButton={ false }
					fallback={ address }
					onChange={ change }
				/>
				{ draft && ( isInside || isGoal ) && (
					<Goal
						value={ isGoal }
						onChange={ ( goal ) => {
							setGoal( goal );
							change( draft, address, '', goal );
						} }
					/>
				) }
			</Escape>
		</Popover>
	);
}

/**
 * What a link in the text does.
 *
 * @param attributes        What it says.
 * @param attributes.action What happens to the popup.
 * @param attributes.popup  Id of its dialog.
 */
const storedIn = ( { action, popup }: LinkAttributes ) =>
	readAction( { action, popup: readPopup( popup ) } );

/**
 * What a link has to say in the text.
 *
 * @param link     What it does.
 * @param fallback Its address, '' = that of the popup.
 * @param isGoal   Whether it is the goal of the popup.
 */
function attributesOf(
	link: LinkAction,
	fallback: string,
	isGoal: boolean
): LinkAttributes {
	const element = elementOf( link );
	return {
		url: fallback || ownAddress( link ),
		action: link.action,
		...( element && { popup: element } ),
		...( isGoal && { goal: 'true' } ),
	};
}

/**
 * The text with a link: what is selected becomes one, else its name is written.
 *
 * @param value          The text.
 * @param attributes     Of the link.
 * @param place          Where the cursor is.
 * @param place.isActive Whether it is in such a link.
 * @param place.name     Of the popup, '' = it has none.
 */
function withLink(
	value: RichTextValue,
	attributes: LinkAttributes,
	{ isActive, name }: { isActive: boolean; name: string }
): RichTextValue {
	const made = { type: NAME, attributes } as never;
	if ( ! isCollapsed( value ) || isActive ) {
		return applyFormat( value, made );
	}
	const text = name || __( 'Close', 'vitrine' );
	return insert(
		value,
		applyFormat( create( { text } ), made, 0, text.length )
	);
}
