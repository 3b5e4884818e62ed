/** What pages tell of popups, and the two halves of a split. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/content';
import { openPanels } from './support/popup';
import { expect, test, type Site } from './support/test';

const FORM =
	'<!-- wp:html --><iframe name="sink" title="Sink"></iframe><form target="sink" action="about:blank"><input name="email" aria-label="E-mail"><button>Send</button></form><!-- /wp:html -->';

/** Adds a popup; its id. */
const addPopup = (
	site: Site,
	title: string,
	attributes: object,
	inside: string
) =>
	site.php< number >(
		`
		$content = '<!-- wp:vitrine/popup ' . serialize_block_attributes( $given['attributes'] ) . ' -->' . $given['inside'] . '<!-- /wp:vitrine/popup -->';
		return wp_insert_post( wp_slash( array( 'post_type' => 'vitrine_popup', 'post_status' => 'publish', 'post_title' => $given['title'], 'post_content' => $content ) ), true );
		`,
		{ title, attributes, inside }
	);

/** Sums by half. */
const figures = ( site: Site, popup: number ) =>
	site.php< Record< string, number[] > >(
		`
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT variant, impressions, closes, conversions FROM {$wpdb->prefix}vitrine_popup_statistics WHERE popup_id = %d", $given ), ARRAY_A );
		$found = array();
		foreach ( $rows as $row ) {
			$found[ 'half ' . $row['variant'] ] = array( (int) $row['impressions'], (int) $row['closes'], (int) $row['conversions'] );
		}
		return (object) $found;
		`,
		popup
	);

const here = ( page: number ) => [
	{
		type: 'include',
		name: 'singular',
		sub_name: 'page',
		sub_id: String( page ),
	},
];

/** Settings of a popup in place of which half of the visits see another one. */
const splitWith = ( other: number ) => ( {
	statistics: 'yes',
	split: 'yes',
	split_popup: other,
} );

/** Makes a visit one of those that see the other popup. */
const seeOther = ( page: Page ) =>
	page.addInitScript( () => {
		Math.random = () => 0.9;
	} );

test( 'a page tells that a popup was shown, closed and converted, and nothing else', async ( {
	site,
	visitor,
} ) => {
	const { id, url } = await publishPage( site, '<p>Words</p>' );
	const popup = await addPopup(
		site,
		'Counted',
		{
			conditions: here( id ),
			settings: { statistics: 'yes' },
			triggers: { page_load: 'yes' },
		},
		FORM
	);
	// What is in them the browser does not show: the table has no column for more.
	const sent: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.method() === 'POST' ) {
			sent.push( request.url() );
		}
	} );
	await visitor.goto( url );
	const dialog = visitor.getByRole( 'dialog', { name: 'Counted' } );
	await expect( dialog ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Send' } ).click();
	await visitor.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect
		.poll( () => figures( site, popup ) )
		.toEqual( { 'half ': [ 1, 1, 1 ] } );
	expect( sent ).toHaveLength( 3 );
} );

test( 'P11 a press on the goal that an author has marked is a conversion, once', async ( {
	site,
	editor,
	visitor,
} ) => {
	const { id, url } = await publishPage( site, '<p>Words</p>' );
	const button = ( words: string ) =>
		`<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#words">${ words }</a></div><!-- /wp:button -->`;
	const popup = await addPopup(
		site,
		'With a goal',
		{
			conditions: here( id ),
			settings: { statistics: 'yes' },
			triggers: { page_load: 'yes' },
		},
		`<!-- wp:buttons --><div class="wp-block-buttons">${ button( 'Buy' ) }${ button( 'Read' ) }</div><!-- /wp:buttons -->`
	);
	await editor.page.goto( `/wp-admin/post.php?post=${ popup }&action=edit` );
	await editor.canvas.getByText( 'Buy' ).click();
	const goal = editor.inspector.getByRole( 'checkbox', {
		name: 'Count clicks as conversions',
	} );
	await goal.check();
	await expect(
		editor.canvas.locator( '.has-vitrine-popup-goal' )
	).toHaveCount( 1 );
	expect( await editor.content() ).toContain(
		'<!-- wp:button {"vitrinePopupGoal":true} -->'
	);
	await editor.publish();

	await visitor.goto( url );
	const dialog = visitor.getByRole( 'dialog', { name: 'With a goal' } );
	await dialog.getByRole( 'link', { name: 'Read' } ).click();
	await dialog.getByRole( 'link', { name: 'Buy' } ).click();
	await dialog.getByRole( 'link', { name: 'Buy' } ).click();
	await visitor.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect
		.poll( () => figures( site, popup ) )
		.toEqual( { 'half ': [ 1, 1, 1 ] } );
} );

test( 'half of the visits see the other popup, which counts for the first one', async ( {
	site,
	visitor,
} ) => {
	const { id, url } = await publishPage( site, '<p>Words</p>' );
	const other = await addPopup(
		site,
		'Half B',
		{ kind: 'slide-in' },
		'<!-- wp:paragraph --><p>Inside B</p><!-- /wp:paragraph -->'
	);
	const popup = await addPopup(
		site,
		'Half A',
		{
			conditions: here( id ),
			settings: splitWith( other ),
			triggers: { page_load: 'yes' },
		},
		'<!-- wp:paragraph --><p>Inside A</p><!-- /wp:paragraph -->'
	);
	await seeOther( visitor );
	await visitor.goto( url );
	await expect( visitor.getByText( 'Inside B' ) ).toBeVisible();
	await expect( visitor.getByText( 'Inside A' ) ).toBeHidden();
	await expect
		.poll( () => figures( site, popup ) )
		.toEqual( { 'half b': [ 1, 0, 0 ] } );
	expect( await figures( site, other ) ).toEqual( {} );
} );

test( 'a half that the page names, too, closes by its own button, counts once, and shares what the browser keeps', async ( {
	site,
	visitor,
} ) => {
	const other = await addPopup(
		site,
		'Half B',
		{ settings: { statistics: 'yes' } },
		FORM
	);
	// The other half comes before the popup that is split.
	const { id, url } = await publishPage(
		site,
		`<!-- wp:vitrine/popup {"popup":${ other }} /--><p><a href="#popup-${ other }">Open B</a></p>`
	);
	const popup = await addPopup(
		site,
		'Half A',
		{
			conditions: here( id ),
			settings: splitWith( other ),
			timing: { conversion: 'yes' },
			triggers: { page_load: 'yes' },
		},
		'<!-- wp:paragraph --><p>Inside A</p><!-- /wp:paragraph -->'
	);
	await seeOther( visitor );
	await visitor.goto( url );
	const dialog = visitor.getByRole( 'dialog', { name: 'Half B' } );
	await expect( dialog ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Send' } ).click();
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toBeHidden();
	await expect
		.poll( () => figures( site, popup ) )
		.toEqual( { 'half b': [ 1, 1, 1 ] } );
	expect(
		await visitor.evaluate( () =>
			Object.keys( localStorage ).filter( ( key ) =>
				key.endsWith( '.converted' )
			)
		)
	).toEqual( [ `vitrine.popup.${ popup }.converted` ] );
	expect( await figures( site, other ) ).toEqual( {} );
	await visitor.getByRole( 'link', { name: 'Open B' } ).click();
	await expect( dialog ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toBeHidden();
} );

test( 'the editor says what was counted, and of two halves what is known', async ( {
	site,
	editor,
} ) => {
	const other = await addPopup( site, 'Half B', {}, '' );
	const popup = await addPopup(
		site,
		'Half A',
		{
			settings: splitWith( other ),
		},
		'<!-- wp:paragraph --><p>Inside A</p><!-- /wp:paragraph -->'
	);
	await site.php(
		`
		$figures = Vitrine\\Plugin::instance()->popup->statistics();
		for ( $visitor = 0; $visitor < 40; $visitor++ ) {
			foreach ( [ 'a', 'b' ] as $half ) {
				$figures->count( $given, $half, 'impression' );
				if ( $visitor < ( $half === 'a' ? 3 : 9 ) ) {
					$figures->count( $given, $half, 'conversion' );
				}
			}
		}
		return true;
		`,
		popup
	);
	const { page } = editor;
	await page.goto( `/wp-admin/post.php?action=edit&post=${ popup }` );
	await openPanels( page );
	await editor.canvas
		.locator( '[data-type="vitrine/popup"]' )
		.first()
		.waitFor();
	await page.evaluate( () => {
		const { data } = (
			window as unknown as {
				wp: { data: Record< string, ( store: string ) => any > };
			}
		 ).wp;
		const [ id ] = data[ 'select' ]!( 'core/block-editor' ).getBlockOrder();
		data[ 'dispatch' ]!( 'core/block-editor' ).selectBlock( id );
		data[ 'dispatch' ]!( 'core/edit-post' ).openGeneralSidebar(
			'edit-post/block'
		);
	} );
	const table = page.getByRole( 'table', { name: 'Last 30 days' } );
	for ( const row of [
		'Views 40 40',
		'Conversions 3 9',
		'Rate 7.5% (2.6% to 19.9%) 22.5% (12.3% to 37.5%)',
	] ) {
		await expect( table.getByRole( 'row', { name: row } ) ).toBeVisible();
	}
	await expect(
		page.getByText( '+15 percentage points (between -1 and +30.8)' )
	).toBeVisible();

	// Other days: all of them, and some before anything was counted.
	await editor.inspector
		.getByRole( 'img', { name: /^Views and conversions/ } )
		.waitFor();
	const days = editor.inspector.getByRole( 'combobox', { name: 'Days' } );
	await days.selectOption( { label: 'All time' } );
	await expect(
		page
			.getByRole( 'table', { name: 'All time' } )
			.getByRole( 'row', { name: 'Views 40 40' } )
	).toBeVisible();
	await days.selectOption( { label: 'Choose dates…' } );
	await editor.inspector.getByLabel( 'First day' ).fill( '2020-01-01' );
	await editor.inspector.getByLabel( 'Last day' ).fill( '2020-02-01' );
	await expect( page.getByText( 'No data for this period.' ) ).toBeVisible();
} );

test( 'variant B is added in the popup itself, and half of the visits see it', async ( {
	editor,
	admin,
	site,
	open,
} ) => {
	const { id, url } = await publishPage( site, '<p>Words</p>' );
	const popup = await addPopup(
		site,
		'Compared',
		{ conditions: here( id ), triggers: { page_load: 'yes' } },
		'<!-- wp:paragraph --><p>Old words</p><!-- /wp:paragraph -->'
	);
	await admin.goto( `/wp-admin/post.php?post=${ popup }&action=edit` );
	await openPanels( admin );
	const add = editor.inspector.getByRole( 'button', {
		name: 'Add variant B',
	} );
	await add.click();
	const copies = editor.canvas.getByText( 'Old words' );
	await expect( copies ).toHaveCount( 2 );
	// Only the one that is worked on is seen.
	const shown = copies.filter( { visible: true } );
	await expect( shown ).toHaveCount( 1 );
	await shown.click();
	await admin.keyboard.press( 'End' );
	await admin.keyboard.type( ' are new' );
	await editor.publish();

	const see = async ( half: number ) => {
		const page = await open();
		await page.addInitScript( ( value ) => {
			Math.random = () => value;
		}, half );
		await page.goto( url );
		const dialog = page.getByRole( 'dialog', { name: 'Compared' } );
		await expect( dialog ).toHaveCount( 1 );
		await expect( dialog ).toContainText( 'Old words' );
		const text = await dialog.textContent();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		// A link to the popup means the variant of this visit.
		await page.evaluate( ( post ) => {
			const link = document.createElement( 'a' );
			link.href = `#popup-${ post }`;
			link.textContent = 'Again';
			document.body.prepend( link );
		}, popup );
		await page.getByRole( 'link', { name: 'Again' } ).click();
		await expect( dialog ).toHaveText( text ?? '' );
		return text?.trim();
	};
	expect( await see( 0.9 ) ).toBe( 'Old words are new' );
	expect( await see( 0.1 ) ).toBe( 'Old words' );
	await expect
		.poll( () => figures( site, popup ) )
		.toMatchObject( { 'half a': [ 2, 1, 0 ], 'half b': [ 2, 1, 0 ] } );

	await admin.reload();
	await editor.inspector
		.getByRole( 'button', { name: 'Keep only B' } )
		.click();
	await admin.getByRole( 'button', { name: 'Keep' } ).click();
	await editor.publish();
	expect( await editor.content() ).not.toContain( 'popup-variant' );
	expect( await see( 0.1 ) ).toBe( 'Old words are new' );
} );

test( 'two popups that were compared become one as soon as one of them is edited', async ( {
	editor,
	admin,
	site,
} ) => {
	const text = ( words: string ) =>
		`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;
	const other = await addPopup(
		site,
		'Second',
		{ kind: 'bar' },
		text( 'In B' )
	);
	const popup = await addPopup(
		site,
		'First',
		{ settings: splitWith( other ) },
		text( 'In A' )
	);
	await admin.goto( `/wp-admin/post.php?post=${ popup }&action=edit` );
	await openPanels( admin );
	await expect( editor.canvas.getByText( 'In B' ) ).toHaveCount( 1 );
	await expect( editor.canvas.getByText( 'In A' ) ).toBeVisible();
	await expect(
		admin.getByText( '“Second” is now variant B of this popup' ).first()
	).toBeVisible();
	await admin
		.getByRole( 'button', { name: 'Switch the original to draft' } )
		.click();
	await expect
		.poll( () =>
			site.php< string >( 'return get_post_status( $given );', other )
		)
		.toBe( 'draft' );
	await editor.publish();
	const saved = await editor.content();
	expect( saved ).toMatch(
		/In A<\/p>[^]*<!-- wp:vitrine\/popup-variant -->[^]*In B<\/p>/
	);
	expect( saved ).toContain( '"split":"yes"' );
	expect( saved ).not.toContain( 'split_popup' );
	expect( await editor.isValid() ).toBe( true );
} );
