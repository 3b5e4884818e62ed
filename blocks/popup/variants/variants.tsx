import {
	Button,
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import { POPUPS, STATES, TYPE } from '../post/popups';
import { contentOf } from './use-old-pair';
import type { ChosenPopup } from '../post/use-popup';
import type { Half, Variant } from './use-variant';
import { YesSetting } from '../fields/document-controls';
import { EntityControl } from '../fields/entity';

interface VariantSettingsProps {
	settings: PopupSettings;
	post: number;
	variant: Variant;
}

/**
 * A second content that half of the visits see, at the same place, by the same rules and at the same moments.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.post     Post of the popup.
 * @param props.variant  Its contents.
 */
export function VariantSettings( {
	settings,
	post,
	variant,
}: VariantSettingsProps ) {
	const own = documentOf( settings );
	const [ ending, setEnding ] = useState< Half | null >( null );
	if ( variant.id === undefined ) {
		return (
			<AddVariant
				settings={ settings }
				post={ post }
				variant={ variant }
			/>
		);
	}
	const end = ( half: Half ) => {
		variant.keep( half );
		own.setAttributes( { split: '', split_popup: 0 } );
		setEnding( null );
	};
	return (
		<>
			<YesSetting
				settings={ settings }
				path="settings.split"
				label={ __( 'Show variant B to half of visitors', 'vitrine' ) }
				help={ __(
					'Both variants share the same display conditions, rules, and triggers. Only the content differs. A visitor keeps seeing the same variant until they close the browser.',
					'vitrine'
				) }
			/>
			<div className="vitrine-popup-wide vitrine-popup-buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						variant.show( variant.half === 'a' ? 'b' : 'a' )
					}
				>
					{ variant.half === 'a'
						? __( 'Edit variant B', 'vitrine' )
						: __( 'Edit variant A', 'vitrine' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => setEnding( 'a' ) }
				>
					{ __( 'Keep only A', 'vitrine' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => setEnding( 'b' ) }
				>
					{ __( 'Keep only B', 'vitrine' ) }
				</Button>
			</div>
			<KeepDialog
				half={ ending }
				onConfirm={ end }
				onCancel={ () => setEnding( null ) }
			/>
		</>
	);
}

interface KeepDialogProps {
	/** The content that stays, null = nobody asks. */
	half: Half | null;
	onConfirm: ( half: Half ) => void;
	onCancel: () => void;
}

/** Asks before the other content is removed. */
const KeepDialog = ( { half, onConfirm, onCancel }: KeepDialogProps ) => (
	<ConfirmDialog
		isOpen={ half !== null }
		confirmButtonText={ __( 'Keep', 'vitrine' ) }
		onConfirm={ () => half && onConfirm( half ) }
		onCancel={ onCancel }
	>
		{ half === 'b'
			? __(
					'Everyone will see variant B, and variant A will be removed. Statistics are kept.',
					'vitrine'
				)
			: __(
					'Variant B will be removed, and everyone will see variant A. Statistics are kept.',
					'vitrine'
				) }
	</ConfirmDialog>
);

/** Begins variant B with a copy of what is there, or with another popup's content. */
function AddVariant( { settings, post, variant }: VariantSettingsProps ) {
	const { resolveSelect } = useRegistry();
	const [ isChoosing, setChoosing ] = useState( false );
	const own = documentOf( settings );
	const begin = ( blocks?: Parameters< Variant[ 'add' ] >[ 0 ] ) => {
		variant.add( blocks );
		own.setAttributes( {
			split: 'yes',
			split_popup: 0,
			statistics: 'yes',
		} );
	};
	const take = async ( id: string ) => {
		const popup = await (
			resolveSelect( coreStore ) as unknown as {
				getEntityRecord: (
					kind: string,
					name: string,
					key: number
				) => Promise< ChosenPopup | undefined >;
			}
		 ).getEntityRecord( 'postType', TYPE, Number( id ) );
		const blocks = contentOf( popup );
		if ( blocks ) {
			begin( blocks );
		}
	};
	return (
		<div className="vitrine-popup-wide">
			<p className="vitrine-popup-help">
				{ __(
					'Add variant B to run an A/B test. (If you duplicate the popup instead, visitors would see both.)',
					'vitrine'
				) }
			</p>
			<div className="vitrine-popup-buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => begin() }
				>
					{ __( 'Add variant B', 'vitrine' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					aria-expanded={ isChoosing }
					onClick={ () => setChoosing( ! isChoosing ) }
				>
					{ __( 'Use another popup’s content', 'vitrine' ) }
				</Button>
			</div>
			{ isChoosing && (
				<EntityControl
					label={ __( 'Popup', 'vitrine' ) }
					of={ POPUPS }
					query={ STATES }
					without={ post }
					value=""
					placeholder={ __( 'Search popups…', 'vitrine' ) }
					onChange={ ( id ) => id && take( id ) }
				/>
			) }
		</div>
	);
}
