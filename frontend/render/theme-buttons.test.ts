import { expect, test } from 'vitest';
import embed from '../../blocks/embed/block.json';
import gallery from '../../blocks/gallery/block.json';
import drawer from '../../blocks/loop-drawer/block.json';
import filter from '../../blocks/loop-filter/block.json';
import pagination from '../../blocks/loop-pagination/block.json';
import feed from '../../blocks/social-feed/block.json';
import newBlocks from './new-blocks.json';
import { buttonClasses } from './theme-buttons';

test( 'a button has the shape of core’s where the block says so', () => {
	expect( buttonClasses( {} ) ).toBe( 'wp-element-button' );
	expect( buttonClasses( { themeButtons: false } ) ).toBe(
		'wp-element-button'
	);
	expect( buttonClasses( { themeButtons: true } ) ).toBe(
		'wp-block-button__link wp-element-button'
	);
} );

test.each( [ embed, gallery, drawer, filter, pagination, feed ] )(
	'new blocks say so, stored ones do not: $name',
	( { name, attributes } ) => {
		const slug = name.replace( 'vitrine/', '' ) as keyof typeof newBlocks;
		expect( newBlocks[ slug ].themeButtons ).toBe( true );
		expect( attributes.themeButtons.default ).toBe( false );
	}
);
