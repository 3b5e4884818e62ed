import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, parse } from '@wordpress/blocks';
import {
	Button,
	Notice,
	Placeholder,
	Spinner,
	TextControl,
} from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { kindIcons } from '../icons';
import { FIRST_ANSWERS } from '../rules/answers';
import { EntityControl } from '../fields/entity';
import { PatternPicture } from './pattern-picture';
import type { PopupAttributes, PopupSettings } from '../popup-attributes';
import { POPUPS, STATES, TYPE } from '../post/popups';
import { usePatterns } from './use-patterns';
import type { Pattern } from './use-patterns';
import { useMayEdit } from '../post/use-may-edit';
import type { BlockInstance, PopupTitle } from '../post/use-popup';

interface PopupPlaceholderProps {
	settings: PopupSettings;
	clientId: string;
	/** Title of the popup's post; absent in other content. */
	title: PopupTitle | undefined;
	isPost: boolean;
}

/**
 * The block before anything is in it, with the next steps.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.clientId Its id.
 * @param props.title    Title of the popup's post.
 * @param props.isPost   Whether it is the popup of a post.
 */
export function PopupPlaceholder( {
	settings,
	clientId,
	title,
	isPost,
}: PopupPlaceholderProps ) {
	const patterns = usePatterns();
	const mayEdit = useMayEdit();
	const [ isChoosing, setChoosing ] = useState( false );
	const begin = useBegin( settings, clientId, title );
	const beginEmpty = useBeginEmpty( settings, clientId );
	return (
		<Placeholder
			className="vitrine-popup-placeholder"
			icon={ kindIcons.modal }
			label={ __( 'Popup', 'vitrine' ) }
			instructions={ __(
				'Choose a design and make it your own, or start from scratch.',
				'vitrine'
			) }
		>
			{ title && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					className="vitrine-popup-placeholder__title"
					label={ __( 'Title', 'vitrine' ) }
					placeholder={ __( 'For example: Newsletter', 'vitrine' ) }
					value={ title.value }
					onChange={ title.onChange }
				/>
			) }
			<div className="vitrine-popup-placeholder__steps">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => beginEmpty( isPost ? FIRST_ANSWERS : {} ) }
				>
					{ __( 'Start blank', 'vitrine' ) }
				</Button>
				{ ! isPost && mayEdit && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						aria-expanded={ isChoosing }
						onClick={ () => setChoosing( ! isChoosing ) }
					>
						{ __( 'Use an existing popup', 'vitrine' ) }
					</Button>
				) }
			</div>
			{ isChoosing && <SitePopup settings={ settings } /> }
			{ patterns === undefined && <Spinner /> }
			<div className="vitrine-popup-placeholder__patterns">
				{ patterns?.map( ( pattern ) => (
					<button
						key={ pattern.name }
						type="button"
						className="vitrine-popup-placeholder__pattern"
						onClick={ () => begin( pattern ) }
					>
						<PatternPicture name={ pattern.name } />
						<strong>{ nameOf( pattern ) }</strong>
						<span>{ pattern.description }</span>
					</button>
				) ) }
			</div>
		</Placeholder>
	);
}

/** Actions of the block editor, of which WordPress ships no types. */
const useBlockEditor = () =>
	useDispatch( blockEditorStore ) as unknown as {
		replaceInnerBlocks: (
			id: string,
			blocks: BlockInstance[],
			select: boolean
		) => void;
		selectBlock: ( id: string ) => void;
	};

/**
 * Begins with a finished popup.
 *
 * @param settings Settings of the block.
 * @param clientId Its id.
 * @param title    Title of the popup's post.
 */
function useBegin(
	settings: PopupSettings,
	clientId: string,
	title: PopupTitle | undefined
): ( pattern: Pattern ) => void {
	const { batch } = useRegistry();
	const { replaceInnerBlocks, selectBlock } = useBlockEditor();
	return ( pattern ) => {
		const block = parse( pattern.content ).find(
			( { name } ) => name === 'vitrine/popup'
		);
		if ( ! block ) {
			return;
		}
		const { conditions, timing, triggers, ...look } =
			block.attributes as Partial< PopupAttributes >;
		// One step, so that it is undone at once.
		batch( () => {
			settings.setAttributes( {
				...look,
				...untouched( settings, { conditions, timing, triggers } ),
			} );
			replaceInnerBlocks( clientId, block.innerBlocks, false );
		} );
		title?.propose( nameOf( pattern ) );
		selectBlock( nextIn( block ) ?? clientId );
	};
}

/**
 * Begins with nothing in it.
 *
 * @param settings Settings of the block.
 * @param clientId Its id.
 */
function useBeginEmpty(
	settings: PopupSettings,
	clientId: string
): ( wanted: Partial< PopupAttributes > ) => void {
	const { batch } = useRegistry();
	const { replaceInnerBlocks } = useBlockEditor();
	return ( wanted ) =>
		batch( () => {
			settings.setAttributes( untouched( settings, wanted ) );
			replaceInnerBlocks(
				clientId,
				[ createBlock( 'core/paragraph' ) ],
				true
			);
		} );
}

/**
 * Without those that would undo what somebody has set already.
 *
 * @param settings Settings of the block.
 * @param wanted   What is to be set.
 */
const untouched = (
	{ attributes }: PopupSettings,
	wanted: { [ Name in keyof PopupAttributes ]?: unknown }
): Partial< PopupAttributes > =>
	Object.fromEntries(
		Object.entries( wanted ).filter(
			( [ name, value ] ) =>
				value !== undefined &&
				Object.keys(
					attributes[ name as keyof PopupAttributes ] as object
				).length === 0
		)
	);

/**
 * What has to be filled next; nothing: the popup's settings are next.
 *
 * @param popup The popup.
 */
const nextIn = ( { innerBlocks }: BlockInstance ): string | undefined =>
	innerBlocks.find(
		( { name, attributes } ) =>
			name === 'core/video' && ! attributes[ 'src' ]
	)?.clientId;

/**
 * `Popup: newsletter` without what everything here is.
 *
 * @param pattern The pattern.
 */
function nameOf( { title }: Pattern ): string {
	const name = title.replace( /^[^:]+: /, '' );
	return name.charAt( 0 ).toLocaleUpperCase() + name.slice( 1 );
}

/**
 * Chooses a popup that is a post, or makes one.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function SitePopup( { settings }: { settings: PopupSettings } ) {
	const { setAttributes } = settings;
	const [ title, setTitle ] = useState( '' );
	const [ state, setState ] = useState< '' | 'busy' | 'failed' >( '' );
	const box = useRef< HTMLDivElement >( null );
	// It may be below the window.
	useEffect( () => box.current?.querySelector( 'input' )?.focus(), [] );
	const { saveEntityRecord } = useDispatch( coreStore );
	const create = async () => {
		setState( 'busy' );
		try {
			const made = await saveEntityRecord(
				'postType',
				TYPE,
				{
					title: title.trim(),
					status: 'draft',
					content: '<!-- wp:vitrine/popup /-->',
				},
				{ throwOnError: true }
			);
			setAttributes( { popup: made?.id ?? 0 } );
		} catch {
			setState( 'failed' );
		}
	};
	return (
		<div className="vitrine-popup-placeholder__site" ref={ box }>
			<EntityControl
				label={ __( 'Popup', 'vitrine' ) }
				help={ __(
					'Changes to this popup appear everywhere it is used.',
					'vitrine'
				) }
				of={ POPUPS }
				query={ STATES }
				value=""
				placeholder={ __( 'Search popups…', 'vitrine' ) }
				onChange={ ( id ) =>
					setAttributes( { popup: Number( id ) || 0 } )
				}
			/>
			<div className="vitrine-popup-placeholder__create">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'New popup title', 'vitrine' ) }
					value={ title }
					onChange={ setTitle }
				/>
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="secondary"
					disabled={ title.trim() === '' || state === 'busy' }
					isBusy={ state === 'busy' }
					onClick={ create }
				>
					{ __( 'Create', 'vitrine' ) }
				</Button>
			</div>
			{ state === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The popup could not be created. You may not have permission to edit pages.',
						'vitrine'
					) }
				</Notice>
			) }
		</div>
	);
}
