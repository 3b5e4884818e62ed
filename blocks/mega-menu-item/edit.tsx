import {
	InnerBlocks,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { defaultsOf } from '@vitrine/editor';
import { part, Words } from '../../frontend/render/mega-menu/parts';
import { readAttributes } from '../../frontend/render/schema';
import type { MegaMenuItemAttributes } from './attributes.gen';
import metadata from './block.json';
import { LinkPopover } from './link';
import { ItemSettings } from './settings';
import { ItemToolbar } from './toolbar';
import { useItem } from './use-item';
import { usePlaced } from './use-placed';

const schema = metadata.attributes;
const defaults = defaultsOf< MegaMenuItemAttributes >( schema );
const FORMATS = [ 'core/bold', 'core/italic', 'core/strikethrough' ];

/**
 * An item in the editor. While it, or something in it, is selected, it is open.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.clientId      Which block it is.
 * @param props.isSelected    Whether it is selected.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< MegaMenuItemAttributes > & { clientId: string } ) {
	const read = readAttributes< MegaMenuItemAttributes >( schema, attributes );
	const { kind, width, panelWidth, url } = read;
	const item = useItem( clientId, setAttributes );
	const isOpen = kind !== 'link' && ( isSelected || item.hasSelection );
	const [ isLinking, setIsLinking ] = useState(
		isSelected && ! url && ! read.label
	);
	const [ anchor, setAnchor ] = useState< HTMLElement | null >( null );
	const panel = usePlaced( isOpen, read );
	const blockProps = useBlockProps( {
		className: [
			kind !== 'link' && `is-${ kind }`,
			kind === 'panel' && `is-${ width }`,
			isOpen && 'is-open',
		]
			.filter( Boolean )
			.join( ' ' ),
	} );
	return (
		<>
			<ItemToolbar
				kind={ kind }
				hasLink={ url !== '' }
				mayNest={ item.mayNest }
				isNested={ item.isNested }
				onLink={ () => setIsLinking( true ) }
				onKind={ item.become }
			/>
			<ItemSettings
				settings={ { attributes, setAttributes, defaults, schema } }
			/>
			<li { ...blockProps }>
				<Row
					read={ read }
					label={ attributes.label }
					onChange={ ( label ) => setAttributes( { label } ) }
					onEnter={ item.addAfter }
					anchor={ setAnchor }
				/>
				{ isSelected && isLinking && (
					<LinkPopover
						attributes={ attributes }
						setAttributes={ setAttributes }
						anchor={ anchor }
						onClose={ () => setIsLinking( false ) }
					/>
				) }
				{ kind !== 'link' && (
					<div
						className={ `${ part( 'panel' ) } is-placed` }
						ref={ panel }
						style={
							( width === 'own' || width === 'side'
								? {
										'--vitrine-panel-width': `${ panelWidth }px`,
									}
								: {} ) as CSSProperties
						}
					>
						{ kind === 'group' ? <Submenu /> : <Panel /> }
					</div>
				) }
			</li>
		</>
	);
}

interface RowProps {
	read: MegaMenuItemAttributes;
	label: string;
	onChange: ( label: string ) => void;
	onEnter: () => void;
	anchor: ( element: HTMLElement | null ) => void;
}

/**
 * The item itself, whose words are edited where they stand.
 *
 * @param props          What to show.
 * @param props.read     What the block stores.
 * @param props.label    The words as they are being typed.
 * @param props.onChange Changes them.
 * @param props.onEnter  Enter was pressed behind them.
 * @param props.anchor   Is told of its element.
 */
const Row = ( { read, label, onChange, onEnter, anchor }: RowProps ) => (
	<div className={ part( 'row' ) } ref={ anchor }>
		<span className={ part( 'link' ) }>
			<Words read={ read }>
				<RichText
					identifier="label"
					tagName="span"
					className={ part( 'label' ) }
					value={ label }
					onChange={ onChange }
					placeholder={ __( 'Add label…', 'vitrine' ) }
					aria-label={ __( 'Menu item text', 'vitrine' ) }
					allowedFormats={ FORMATS }
					withoutInteractiveFormatting
					disableLineBreaks
					__unstableOnSplitAtEnd={ onEnter }
				/>
			</Words>
		</span>
		{ read.kind !== 'link' && (
			<span className={ part( 'chevron' ) } aria-hidden="true" />
		) }
	</div>
);

/** Items below an item. */
function Submenu() {
	return (
		<ul
			{ ...useInnerBlocksProps(
				{ className: part( 'list' ) },
				{
					allowedBlocks: [ metadata.name ],
					defaultBlock: { name: metadata.name },
					directInsert: true,
					renderAppender: InnerBlocks.ButtonBlockAppender,
				}
			) }
		/>
	);
}

/** Any blocks. */
function Panel() {
	return (
		<div
			{ ...useInnerBlocksProps(
				{ className: `${ part( 'blocks' ) } is-layout-flow` },
				{ renderAppender: InnerBlocks.ButtonBlockAppender }
			) }
		/>
	);
}
