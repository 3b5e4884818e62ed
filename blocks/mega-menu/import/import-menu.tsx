import { store as blockEditor } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import {
	Button,
	Flex,
	Modal,
	Notice,
	SelectControl,
	Spinner,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useImportedMenu, type ImportedMenu, type Menu } from './use-menus';

interface Actions {
	updateBlockAttributes: ( id: string, attributes: object ) => void;
	replaceInnerBlocks: ( id: string, blocks: object[] ) => void;
}

interface ImportMenuProps {
	/** The block that gets the items. */
	clientId: string;
	menus: Menu[];
	onClose: () => void;
}

const labelOf = ( { name, maxMega }: Menu ): string =>
	maxMega
		? sprintf(
				/* translators: %s: name of a menu. */
				__( '%s (Max Mega Menu)', 'vitrine' ),
				name
			)
		: name;

/**
 * Shows what an import of a menu makes, and makes it.
 *
 * @param props          What to show.
 * @param props.clientId The block that gets the items.
 * @param props.menus    Menus to choose from.
 * @param props.onClose  Closes it.
 */
export function ImportMenu( { clientId, menus, onClose }: ImportMenuProps ) {
	const [ id, setId ] = useState( menus[ 0 ]?.id ?? 0 );
	const imported = useImportedMenu( id );
	const { updateBlockAttributes, replaceInnerBlocks } = useDispatch(
		blockEditor
	) as unknown as Actions;
	const take = ( { content }: ImportedMenu ) => {
		const [ menu ] = parse( content );
		if ( menu ) {
			updateBlockAttributes( clientId, menu.attributes );
			replaceInnerBlocks( clientId, menu.innerBlocks );
		}
		onClose();
	};
	return (
		<Modal
			title={ __( 'Import a menu', 'vitrine' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Menu', 'vitrine' ) }
				value={ String( id ) }
				options={ menus.map( ( menu ) => ( {
					value: String( menu.id ),
					label: labelOf( menu ),
				} ) ) }
				onChange={ ( value ) => setId( Number( value ) ) }
			/>
			<Preview imported={ imported } />
			<Flex justify="flex-end">
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Cancel', 'vitrine' ) }
				</Button>
				<Button
					variant="primary"
					__next40pxDefaultSize
					accessibleWhenDisabled
					disabled={ ! imported?.items }
					onClick={ () => imported && take( imported ) }
				>
					{ __( 'Import menu', 'vitrine' ) }
				</Button>
			</Flex>
		</Modal>
	);
}

/**
 * What an import makes, and what it leaves out.
 *
 * @param props          What to show.
 * @param props.imported The menu as blocks; undefined until it is there, null where that failed.
 */
function Preview( {
	imported,
}: {
	imported: ImportedMenu | null | undefined;
} ) {
	if ( imported === undefined ) {
		return <Spinner />;
	}
	if ( imported === null ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ __( 'The menu could not be loaded.', 'vitrine' ) }
			</Notice>
		);
	}
	const { items, notes } = imported;
	return (
		<>
			<p>
				{ items
					? sprintf(
							/* translators: %d: number of items. */
							_n( '%d item', '%d items', items, 'vitrine' ),
							items
						)
					: __( 'This menu has no items.', 'vitrine' ) }
			</p>
			{ notes.length > 0 && (
				<>
					<p>{ __( 'Will not be imported:', 'vitrine' ) }</p>
					<ul className="vitrine-menu-import__notes">
						{ notes.map( ( note ) => (
							<li key={ note }>{ note }</li>
						) ) }
					</ul>
				</>
			) }
		</>
	);
}
