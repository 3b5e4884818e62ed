import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import { TYPE } from '../post/popups';
import { useChosenPopup } from '../post/use-popup';
import type { BlockInstance, ChosenPopup } from '../post/use-popup';
import type { Variant } from './use-variant';

/**
 * What is in another popup, as far as variant A goes.
 *
 * @param popup The popup, or nothing.
 */
export const contentOf = (
	popup: ChosenPopup | null | undefined
): BlockInstance[] | undefined =>
	parse( popup?.content.raw ?? '' )
		.find( ( { name } ) => name === 'vitrine/popup' )
		?.innerBlocks.filter(
			( { name } ) => name !== 'vitrine/popup-variant'
		);

/**
 * Makes one popup of two that were compared before variants: the other one's content becomes variant B. Until it is saved, visitors get the pair as it was.
 *
 * @param settings Settings of the block.
 * @param post     Post of the popup, 0 = it stands in other content.
 * @param variant  Its contents.
 */
export function useOldPair(
	settings: PopupSettings,
	post: number,
	variant: Variant
): void {
	const own = documentOf( settings );
	const { split, split_popup: id } = own.attributes;
	const isPair =
		post > 0 && split === 'yes' && id > 0 && variant.id === undefined;
	const other = useChosenPopup( isPair ? id : 0 );
	const isDone = useRef( false );
	const { batch } = useRegistry();
	const { __unstableMarkNextChangeAsNotPersistent: joinNextChange } =
		useDispatch( blockEditorStore ) as unknown as {
			__unstableMarkNextChangeAsNotPersistent: () => void;
		};
	const { saveEntityRecord } = useDispatch( coreStore );
	const { createInfoNotice, removeNotice } = useDispatch(
		'core/notices'
	) as unknown as {
		createInfoNotice: ( text: string, options: object ) => void;
		removeNotice: ( id: string ) => void;
	};
	useEffect( () => {
		const blocks = contentOf( other );
		if ( ! isPair || ! blocks?.length || isDone.current ) {
			return;
		}
		isDone.current = true;
		batch( () => {
			joinNextChange();
			variant.add( blocks );
			joinNextChange();
			own.setAttributes( { split_popup: 0 } );
		} );
		variant.show( 'a' );
		const notice = 'vitrine-popup-pair';
		createInfoNotice(
			sprintf(
				/* translators: %s: title of a popup. */
				__(
					'“%s” is now variant B of this popup and uses its size and position. The original remains a separate popup with its own display conditions and triggers.',
					'vitrine'
				),
				other?.title.raw ?? String( id )
			),
			{
				id: notice,
				...( other?.status === 'publish' && {
					actions: [
						{
							label: __(
								'Switch the original to draft',
								'vitrine'
							),
							onClick: () => {
								saveEntityRecord( 'postType', TYPE, {
									id,
									status: 'draft',
								} );
								removeNotice( notice );
							},
						},
					],
				} ),
			}
		);
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the other popup is there.
	}, [ isPair, other ] );
}
