/** Two images to compare, as visitors and editors have them. */
import { faultsOf } from './support/axe';
import { publishPage } from './support/content';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

const BLOCK = '.wp-block-vitrine-image-comparison';

const square = ( color: string ) =>
	`data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='400'%3E%3Crect width='600' height='400' fill='${ color }'/%3E%3C/svg%3E`;

const image = ( color: string, caption: string ) =>
	`<!-- wp:image --><figure class="wp-block-image"><img src="${ square( color ) }" alt="${ color }"/><figcaption class="wp-element-caption">${ caption }</figcaption></figure><!-- /wp:image -->`;

const comparison = ( attributes = '' ) =>
	`<!-- wp:vitrine/image-comparison ${ attributes }-->${ image( 'red', 'Before' ) }${ image( 'blue', 'After' ) }<!-- /wp:vitrine/image-comparison -->`;

test( 'without JavaScript, and on paper, the images are side by side', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, comparison() );
	const page = await open( {
		javaScriptEnabled: false,
		viewport: { width: 320, height: 640 },
	} );
	await page.goto( url );
	const [ one, other ] = await Promise.all(
		[ 'red', 'blue' ].map(
			async ( name ) => ( await page.getByAltText( name ).boundingBox() )!
		)
	);
	expect( other!.x ).toBeGreaterThanOrEqual( one!.x + one!.width );
	await expect( page.getByText( 'After' ) ).toBeVisible();
	await expect( page.locator( `${ BLOCK }__handle` ) ).toBeHidden();
	await expectNoOverflow( page );
} );

test( 'mouse and keys show more of one image or the other', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, comparison( '{"position":30} ' ) );
	await visitor.setViewportSize( { width: 1280, height: 900 } );
	const shifts = await shiftsOf( visitor );
	await visitor.goto( url );
	const block = visitor.locator( BLOCK );
	await expect( block ).toHaveClass( /is-running/ );
	const handle = block.getByRole( 'slider' );
	await expect( handle ).toHaveValue( '30' );
	const { x, y, width, height } = ( await block.boundingBox() )!;
	const seen = () =>
		visitor.evaluate(
			( [ left, top ] ) =>
				document
					.elementsFromPoint( left!, top! )
					.find( ( one ) => one.matches( 'img' ) )
					?.getAttribute( 'alt' ),
			[ x + width / 2, y + height / 2 ]
		);
	expect( await seen() ).toBe( 'blue' );
	// The line is where the images meet.
	await visitor.mouse.move( x + width * 0.3, y + height / 4 );
	await visitor.mouse.down();
	await visitor.mouse.move( x + width * 0.8, y + height / 4, { steps: 5 } );
	await visitor.mouse.up();
	await expect( handle ).toHaveValue( '80' );
	expect( await seen() ).toBe( 'red' );
	await handle.focus();
	await visitor.keyboard.press( 'Home' );
	expect( await seen() ).toBe( 'blue' );
	await visitor.keyboard.press( 'End' );
	expect( await seen() ).toBe( 'red' );
	expect( await shifts() ).toEqual( [] );
	expect( await faultsOf( visitor, BLOCK ) ).toEqual( [] );
	await expectNoOverflow( visitor );
} );

test( 'right to left the first image is on the right, and slides go on being swiped', async ( {
	open,
	site,
} ) => {
	const slide = `<!-- wp:vitrine/slide -->${ comparison() }<!-- /wp:vitrine/slide -->`;
	const { url } = await publishPage(
		site,
		`<!-- wp:group --><div class="wp-block-group" dir="rtl"><!-- wp:vitrine/carousel {"effect":"fade"} -->${ slide }${ slide }<!-- /wp:vitrine/carousel --></div><!-- /wp:group -->`
	);
	const page = await open( {
		viewport: { width: 320, height: 640 },
		hasTouch: true,
	} );
	await page.goto( url );
	await expect( page.locator( '.wp-block-vitrine-carousel' ) ).toHaveClass(
		/is-running/
	);
	const block = page.locator( BLOCK ).first();
	const { x, y, width, height } = ( await block.boundingBox() )!;
	const device = await page.context().newCDPSession( page );
	const swipe = async ( from: number, to: number, at: number ) => {
		for ( const [ type, place ] of [
			[ 'touchStart', from ],
			[ 'touchMove', ( from + to ) / 2 ],
			[ 'touchMove', to ],
		] as const ) {
			await device.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints: [ { x: x + width * place, y: y + height * at } ],
			} );
		}
		await device.send( 'Input.dispatchTouchEvent', {
			type: 'touchEnd',
			touchPoints: [],
		} );
	};
	const handle = block.getByRole( 'slider' );
	await swipe( 0.5, 0.2, 0.5 );
	await expect( handle ).toHaveValue( '80' );
	const slides = page.locator( '.wp-block-vitrine-slide' );
	await expect( slides.first() ).not.toHaveAttribute( 'inert' );
	await swipe( 0.5, 0.9, 0.2 );
	await expect( slides.first() ).toHaveAttribute( 'inert' );
	await expectNoOverflow( page );
} );

test( 'an editor makes it of two images, and drags the handle', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.setTitle( 'Before and after' );
	await editor.page.evaluate(
		( html ) => {
			const { blocks, data } = ( window as unknown as Wp ).wp;
			data.dispatch( 'core/block-editor' ).insertBlocks(
				blocks.switchToBlockType(
					blocks.parse( html ),
					'vitrine/image-comparison'
				)
			);
		},
		image( 'red', 'Before' ) + image( 'blue', 'After' )
	);
	const block = editor.canvas.locator( BLOCK );
	const { x, y, width, height } = ( await block.boundingBox() )!;
	await editor.page.mouse.move( x + width / 2, y + height / 2 );
	await editor.page.mouse.down();
	await editor.page.mouse.move( x + width / 4, y + height / 2, { steps: 4 } );
	await editor.page.mouse.up();
	await expect( block.getByRole( 'slider' ) ).toHaveValue( '25' );
	expect( await editor.isValid() ).toBe( true );
	await visitor.goto( await editor.publish() );
	await expect( visitor.locator( BLOCK ).getByRole( 'slider' ) ).toHaveValue(
		'25'
	);
} );

test( 'a new one asks for its two images', async ( { editor, visitor } ) => {
	await editor.open();
	await editor.setTitle( 'Uploaded' );
	await editor.insert( 'vitrine/image-comparison' );
	const block = editor.canvas.locator( BLOCK );
	await block.locator( 'input[type="file"]' ).setInputFiles(
		[ 'one', 'two' ].map( ( name ) => ( {
			name: `${ name }.png`,
			mimeType: 'image/png',
			buffer: PIXEL,
		} ) )
	);
	await expect( block.getByRole( 'slider' ) ).toBeVisible();
	expect( await editor.isValid() ).toBe( true );
	await visitor.goto( await editor.publish() );
	for ( const [ label, file ] of [
		[ 'Before', /\/one[^/]*\.png$/ ],
		[ 'After', /\/two[^/]*\.png$/ ],
	] as const ) {
		await expect(
			visitor
				.locator( `${ BLOCK } figure` )
				.filter( { hasText: label } )
				.locator( 'img' )
		).toHaveAttribute( 'src', file );
	}
	await expect(
		visitor.locator( BLOCK ).getByRole( 'slider' )
	).toBeVisible();
} );

/** WordPress in the window of the editor. */
interface Wp {
	wp: {
		blocks: {
			parse: ( html: string ) => object[];
			switchToBlockType: ( blocks: object[], name: string ) => object[];
		};
		data: {
			dispatch: ( store: string ) => {
				insertBlocks: ( blocks: object[] ) => void;
			};
		};
	};
}
