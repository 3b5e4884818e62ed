/** A countdown: as a visitor, without a script, and in the editor. */
import { faultsOf } from './support/axe';
import { publishPage, sendPolicy } from './support/content';
import { block } from './support/loop';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const BLOCK = '.wp-block-vitrine-countdown';
const UNITS = `${ BLOCK }__units`;

const AHEAD = { date: '2096-12-24T20:00:00' };

test( 'it counts, ends with other blocks, and nothing shifts', async ( {
	open,
	site,
} ) => {
	sendPolicy(
		site,
		"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'"
	);
	const inside =
		'<!-- wp:paragraph --><p>Doors are open.</p><!-- /wp:paragraph -->';
	const { url } = await publishPage(
		site,
		`<!-- wp:vitrine/countdown ${ JSON.stringify( {
			...AHEAD,
			atEnd: 'blocks',
			className: 'is-style-boxes',
		} ) } -->${ inside }<!-- /wp:vitrine/countdown -->`
	);
	const page = await open( { viewport: { width: 320, height: 640 } } );
	const shifts = await shiftsOf( page );
	// The page has been cached for years.
	await page.clock.install( { time: new Date( '2096-12-24T19:58:00Z' ) } );
	await page.goto( url );
	const figures = page.locator( `${ BLOCK }__value` );
	await page.clock.pauseAt( new Date( '2096-12-24T19:58:58Z' ) );
	await expect( figures ).toHaveText( [ '00', '00', '01', '02' ] );
	await page.clock.runFor( 3000 );
	await expect( figures ).toHaveText( [ '00', '00', '00', '59' ] );
	await expectNoOverflow( page );
	await expect( page.getByRole( 'timer' ) ).toMatchAriaSnapshot(
		'- timer:\n  - paragraph: /^Ends on December 24, 2096 at 8:00.PM$/'
	);
	expect( await shifts() ).toEqual( [] );
	await expect( page.getByText( 'Doors are open.' ) ).toHaveCount( 0 );
	await page.clock.runFor( 59_000 );
	await expect( page.getByText( 'Doors are open.' ) ).toBeVisible();
	await expect( page.locator( UNITS ) ).toHaveCount( 0 );
} );

test( 'without a script a sentence says when it ends', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		block( 'vitrine/countdown', AHEAD )
	);
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	await expect( page.locator( BLOCK ) ).toHaveText(
		/^Ends on December 24, 2096 at 8:00 pm UTC/,
		{ useInnerText: true }
	);
	await expect( page.locator( UNITS ) ).toBeHidden();
} );

test( 'the editor asks for a date, counts, and says when it has passed', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/countdown' );
	const shown = editor.canvas.locator( BLOCK );
	await shown.getByRole( 'button', { name: 'Tomorrow' } ).click();
	await expect( shown.locator( `${ BLOCK }__label` ) ).toHaveText( [
		'Days',
		'Hours',
		'Minutes',
		'Seconds',
	] );
	await editor.inspector.getByLabel( 'Show days' ).uncheck();
	await expect( shown.locator( `${ BLOCK }__label` ) ).toHaveCount( 3 );
	expect( await editor.isValid() ).toBe( true );
	await editor.insert( 'vitrine/countdown', {
		date: '2024-12-24T20:00:00',
		atEnd: 'message',
		message: 'Sold out',
	} );
	await expect( shown.last() ).toContainText( 'This countdown ended on' );
	await editor.setTitle( 'A page with countdowns' );
	await visitor.goto( await editor.publish() );
	await expect( visitor.locator( UNITS ) ).toHaveText( /^\d\d?\d?Hours/ );
	await expect( visitor.getByText( 'Sold out' ) ).toBeVisible();
	expect( await faultsOf( visitor, BLOCK ) ).toEqual( [] );
} );
