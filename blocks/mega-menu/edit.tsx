import {
	InnerBlocks,
	store as blockEditor,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { defaultsOf } from '@vitrine/editor';
import {
	menuClassName,
	menuStyle,
} from '../../frontend/render/mega-menu/wrapper';
import { readAttributes } from '../../frontend/render/schema';
import type { MegaMenuAttributes } from './attributes.gen';
import metadata from './block.json';
import { Begin } from './placeholder';
import { MenuSettings } from './settings';

const schema = metadata.attributes;
const defaults = defaultsOf< MegaMenuAttributes >( schema );
const ITEM = 'vitrine/mega-menu-item';

/** What core's own menu may hold, besides items. */
const ALLOWED = [
	ITEM,
	'core/search',
	'core/social-links',
	'core/loginout',
	'core/buttons',
	'woocommerce/mini-cart',
];

const part = ( name: string ) => `wp-block-vitrine-mega-menu__${ name }`;

/**
 * The menu in the editor, as it is on wide windows.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.clientId      Which block it is.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< MegaMenuAttributes > & { clientId: string } ) {
	const read = readAttributes< MegaMenuAttributes >( schema, attributes );
	const isEmpty = useSelect(
		( select ) =>
			(
				select( blockEditor ) as unknown as {
					getBlockCount: ( id: string ) => number;
				}
			 ).getBlockCount( clientId ) === 0,
		[ clientId ]
	);
	const blockProps = useBlockProps( {
		className: `${ menuClassName( { ...read, collapse: 'never' } ) } is-ready`,
		style: menuStyle( read ) as CSSProperties,
	} );
	const listProps = useInnerBlocksProps(
		{ className: part( 'list' ) },
		{
			allowedBlocks: ALLOWED,
			defaultBlock: { name: ITEM },
			directInsert: true,
			orientation: read.orientation,
			renderAppender: InnerBlocks.ButtonBlockAppender,
		}
	);
	return (
		<>
			<MenuSettings
				settings={ { attributes, setAttributes, defaults, schema } }
			/>
			<nav
				{ ...blockProps }
				aria-label={ read.label || __( 'Menu', 'vitrine' ) }
			>
				{ isEmpty ? (
					<Begin clientId={ clientId } />
				) : (
					<div className={ part( 'sheet' ) }>
						<ul { ...listProps } />
					</div>
				) }
			</nav>
		</>
	);
}
