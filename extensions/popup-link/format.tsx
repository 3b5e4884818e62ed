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
import { elementOf, ownAddress, readAction, readPopup } from './action';
import type { LinkAction } from './action';
import { Escape } from './escape';
import { Fields } from './fields';
import { Goal } from './goal';
import { icon } from './icon';
import { useIsInPopup } from './use-popups';

const NAME = 'vitrine/popup';

interface EditProps {
	value: RichTextValue;
	onChange: ( value: RichTextValue ) => void;
	onFocus: () => void;
	isActive: boolean;
	activeAttributes: {
		url?: string;
		action?: string;
		popup?: string;
		goal?: string;
	};
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
	const stored = isActive
		? readAction( {
				action: activeAttributes.action,
				popup: readPopup( activeAttributes.popup ),
			} )
		: undefined;
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
		if (
			link.popup === 0 &&
			( link.action === 'open' || link.action === 'toggle' )
		) {
			return;
		}
		const element = elementOf( link );
		const made = {
			type: NAME,
			attributes: {
				url: fallback || ownAddress( link ),
				action: link.action,
				...( element && { popup: element } ),
				...( goal && { goal: 'true' } ),
			},
		};
		if ( isCollapsed( value ) && ! isActive ) {
			const text = name || __( 'Close', 'vitrine' );
			const words = create( { text } );
			onChange(
				insert(
					value,
					applyFormat( words, made as never, 0, text.length )
				)
			);
		} else {
			onChange( applyFormat( value, made as never ) );
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
