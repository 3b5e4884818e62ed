import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from 'react';
import { useIsExample, useOwnAnchor } from '@vitrine/editor';
import { frameProps, CloseButton, Stage } from './canvas/canvas';
import { Chosen } from './canvas/chosen';
import { Notes } from './canvas/notes';
import { PopupPlaceholder } from './canvas/placeholder';
import { defaults, documentOf, schema } from './popup-attributes';
import type { PopupAttributes } from './popup-attributes';
import { isPanelAsked } from './panels/asked-panel';
import { PopupSettingsPanels } from './settings';
import { PopupToolbar } from './toolbar';
import { useOldPair } from './variants/use-old-pair';
import { usePlaying } from './canvas/use-playing';
import { usePlace, usePopupTitle } from './post/use-popup';
import { useVariant } from './variants/use-variant';
import type { Variant } from './variants/use-variant';
import { VariantSwitch } from './variants/variant-switch';

type EditProps = BlockEditProps< PopupAttributes > & {
	context: Record< string, unknown >;
	clientId: string;
};

/**
 * The block in the editor.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.clientId      Its id.
 * @param props.context       What is around it.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	context,
}: EditProps ) {
	const example = useIsExample();
	const { post, isEmpty, closesInside } = usePlace( clientId, context );
	const title = usePopupTitle( post );
	const settings = { attributes, setAttributes, defaults, schema };
	const playing = usePlaying( documentOf( settings ).attributes );
	const [ isOver, setOver ] = useState( false );
	useSelected( post > 0 && ! example, clientId );
	useOwnAnchor( {
		clientId,
		anchor: attributes.anchor ?? '',
		isEdited: ! example,
		change: ( anchor ) => setAttributes( { anchor } as never ),
	} );
	const variant = useVariant( clientId );
	useOldPair( settings, example ? 0 : post, variant );
	const panels = (
		<PopupSettingsPanels
			settings={ settings }
			post={ post }
			title={ title }
			play={ playing.play }
			variant={ variant }
		/>
	);
	if ( attributes.popup > 0 && post === 0 ) {
		return (
			<>
				{ panels }
				<Chosen settings={ settings } />
			</>
		);
	}
	if ( isEmpty ) {
		return (
			<>
				{ panels }
				<Empty
					settings={ settings }
					clientId={ clientId }
					title={ title }
					isPost={ post > 0 }
				/>
			</>
		);
	}
	const isInPlace = ( post > 0 || isOver ) && ! example;
	return (
		<>
			<PopupToolbar
				settings={ settings }
				post={ post }
				isOver={ isOver }
				{ ...( post === 0 && { onOver: setOver } ) }
			/>
			{ panels }
			<VariantSwitch variant={ variant } />
			<Popup
				attributes={ attributes }
				clientId={ clientId }
				closesInside={ closesInside }
				isInPlace={ isInPlace }
				isInline={ post === 0 && ! example }
				isPost={ post > 0 }
				playing={ playing }
				variant={ variant }
			/>
		</>
	);
}

/**
 * Selects a popup when its post is opened: its settings are what one comes for.
 *
 * @param isWanted Whether it is the popup of a post.
 * @param clientId Its id.
 */
function useSelected( isWanted: boolean, clientId: string ): void {
	const { selectBlock } = useDispatch( blockEditorStore ) as unknown as {
		selectBlock: ( id: string, position: null ) => void;
	};
	const isFree = useSelect(
		( select ) =>
			! (
				select( blockEditorStore ) as unknown as {
					hasSelectedBlock: () => boolean;
				}
			 ).hasSelectedBlock(),
		[]
	);
	const { openGeneralSidebar } = useDispatch(
		'core/edit-post'
	) as unknown as {
		openGeneralSidebar: ( name: string ) => void;
	};
	const isDone = useRef( false );
	useEffect( () => {
		if ( isWanted && isPanelAsked() && ! isDone.current ) {
			openGeneralSidebar( 'edit-post/block' );
		}
		if ( isWanted && isFree && ! isDone.current ) {
			// Null: the keyboard stays where it is.
			selectBlock( clientId, null );
		}
		isDone.current ||= isWanted;
	}, [ isWanted, isFree, clientId, selectBlock, openGeneralSidebar ] );
}

interface EmptyProps {
	settings: Parameters< typeof PopupPlaceholder >[ 0 ][ 'settings' ];
	clientId: string;
	title: ReturnType< typeof usePopupTitle >;
	isPost: boolean;
}

/**
 * The block before anything is in it.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.clientId Its id.
 * @param props.title    Title of the popup's post.
 * @param props.isPost   Whether it is the popup of a post.
 */
function Empty( { isPost, ...props }: EmptyProps ) {
	const blockProps = useBlockProps( {
		className: 'vitrine-popup-empty',
	} );
	return (
		<div { ...blockProps }>
			<PopupPlaceholder { ...props } isPost={ isPost } />
		</div>
	);
}

interface PopupProps {
	attributes: PopupAttributes;
	clientId: string;
	closesInside: boolean;
	/** Whether it is where visitors see it, else it is a card in the text. */
	isInPlace: boolean;
	isInline: boolean;
	isPost: boolean;
	playing: ReturnType< typeof usePlaying >;
	variant: Variant;
}

/**
 * The popup in its frame. Twin: blocks/popup/render.php.
 *
 * @param props              What to show.
 * @param props.attributes   What the block stores.
 * @param props.clientId     Its id.
 * @param props.closesInside Whether something in it closes it.
 * @param props.isInPlace    Whether it is where visitors see it.
 * @param props.isInline     Whether it stands in other content.
 * @param props.isPost       Whether it is the popup of a post.
 * @param props.playing      Its animation.
 * @param props.variant      Its two contents.
 */
function Popup( {
	attributes,
	clientId,
	closesInside,
	isInPlace,
	isInline,
	isPost,
	playing,
	variant,
}: PopupProps ) {
	const { selectBlock } = useDispatch( blockEditorStore ) as unknown as {
		selectBlock: ( id: string ) => void;
	};
	const wantsClose = attributes.settings.close_button !== '';
	const hasClose = wantsClose || ! closesInside;
	const frame = frameProps( attributes, hasClose, playing );
	const blockProps = useBlockProps( {
		...frame,
		className: `${ frame.className } ${
			isInPlace ? 'is-in-place' : 'is-in-text'
		}`,
	} );
	const content = useInnerBlocksProps(
		{
			className: `wp-block-vitrine-popup__content is-layout-flow is-showing-${ variant.half }`,
		},
		// A popup's post is locked around this block, not in it.
		{ templateLock: false }
	);
	return (
		<>
			{ isInPlace && (
				<Stage
					frame={ frame }
					hasPage={ ! isInline }
					onClick={ () => selectBlock( clientId ) }
				/>
			) }
			<div { ...blockProps }>
				<Notes
					isInline={ isInline && ! isInPlace }
					closeCameBack={ ! wantsClose && hasClose }
					isPost={ isPost }
					variant={ variant }
				/>
				{ hasClose && <CloseButton /> }
				<div { ...content } />
			</div>
		</>
	);
}
