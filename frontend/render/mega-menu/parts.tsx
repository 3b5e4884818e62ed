/** Parts of an item in the canvas. Twin: blocks/mega-menu-item/render.php. */
import type { ReactNode } from 'react';
import type { MegaMenuItemAttributes } from '../../../blocks/mega-menu-item/attributes.gen';
import { Icon } from '../icon';

/**
 * Class of a part of an item.
 *
 * @param name Its name.
 */
export const part = ( name: string ) =>
	`wp-block-vitrine-mega-menu-item__${ name }`;

interface WordsProps {
	read: MegaMenuItemAttributes;
	/** The label. */
	children: ReactNode;
}

/**
 * What an item says: icon, label, badge and description.
 *
 * @param props          What to show.
 * @param props.read     What the block stores.
 * @param props.children The label.
 */
export const Words = ( {
	read: { icon, badge, description },
	children,
}: WordsProps ) => (
	<>
		{ icon && <Icon name={ icon } className={ part( 'icon' ) } /> }
		<span className={ part( 'words' ) }>
			{ children }
			{ badge && (
				<>
					{ ' ' }
					<span className={ part( 'badge' ) }>{ badge }</span>
				</>
			) }
			{ description && (
				<>
					{ ' ' }
					<span className={ part( 'description' ) }>
						{ description }
					</span>
				</>
			) }
		</span>
	</>
);
