/** Popups in the block editor. */
import type { Locator } from '@playwright/test';
import { faultsOf } from './support/axe';
import { Editor } from './support/editor';
import { openPanels } from './support/popup';
import { RULES, SETTINGS, TRIGGERS } from './support/popup-settings';
import type { Panel, SettingRow, Use } from './support/popup-settings';
import { expect, test } from './support/test';

const BLOCK = 'vitrine/popup';
const POPUP = '.wp-block-vitrine-popup';

const popup = ( editor: Editor ): Locator =>
	editor.canvas.locator( `[data-type="${ BLOCK }"]` ).first();

const panelOf = ( editor: Editor, name: Panel | 'Where' ): Locator =>
	editor.inspector.locator( '.vitrine-popup-panel' ).filter( {
		has: editor.page.getByRole( 'heading', {
			name,
			exact: true,
			level: 2,
		} ),
	} );

/**
 * Opens the editor of a new popup.
 *
 * @param editor The editor.
 */
async function openNew( editor: Editor ): Promise< void > {
	await editor.page.goto( '/wp-admin/post-new.php?post_type=vitrine_popup' );
	await popup( editor ).waitFor();
	await openPanels( editor.page );
}

/** The part of WordPress's data layer that is used here. */
interface Wp {
	wp: {
		blocks: {
			createBlock: (
				name: string,
				attributes: object,
				inner?: object[]
			) => { clientId: string };
		};
		data: {
			dispatch: (
				store: string
			) => Record< string, ( ...args: unknown[] ) => unknown >;
			select: (
				store: string
			) => Record< string, ( ...args: unknown[] ) => unknown >;
		};
	};
}

/**
 * Gives the popup of a post what it says, and something to say.
 *
 * @param editor     The editor.
 * @param attributes Its attributes.
 * @return Its client id.
 */
async function fill( editor: Editor, attributes: object ): Promise< string > {
	return editor.page.evaluate(
		async ( [ name, values ] ) => {
			const { blocks, data } = ( window as unknown as Wp ).wp;
			const store = data.dispatch( 'core/block-editor' );
			const [ id ] = data
				.select( 'core/block-editor' )
				[ 'getBlocksByName' ]?.( name ) as [ string ];
			await store[ 'updateBlockAttributes' ]?.( id, {
				kind: 'modal',
				settings: {},
				timing: {},
				timingAny: [],
				triggers: {},
				conditions: [],
				...values,
			} );
			await store[ 'replaceInnerBlocks' ]?.( id, [
				blocks.createBlock( 'core/paragraph', { content: 'Inside' } ),
			] );
			await store[ 'selectBlock' ]?.( id );
			return id;
		},
		[ BLOCK, attributes ] as const
	);
}

/**
 * Uses a control as people do.
 *
 * @param within Panel or card.
 * @param row    The setting.
 */
async function use( within: Locator, row: Use ): Promise< void > {
	const named = { name: row.label, exact: true };
	if ( 'number' in row ) {
		const field = within.getByRole( 'spinbutton', named );
		await field.fill( String( row.number ) );
		await field.press( 'Enter' );
	} else if ( 'choose' in row ) {
		await within
			.getByRole( 'combobox', named )
			.selectOption( { label: row.choose } );
	} else if ( 'press' in row ) {
		await within
			.getByRole( 'radiogroup', named )
			.getByRole( 'radio', { name: row.press, exact: true } )
			.click();
	} else if ( 'toggle' in row ) {
		await within.getByRole( 'checkbox', named ).click();
	} else if ( 'write' in row ) {
		await within.getByLabel( row.label, { exact: true } ).fill( row.write );
	} else if ( 'token' in row ) {
		const field = within.getByLabel( row.label, { exact: true } ).last();
		await field.fill( row.token );
		await field.press( 'Enter' );
		// Its suggestions go, and what is below comes up.
		await field.blur();
	} else if ( 'preset' in row ) {
		await within
			.getByRole( 'option', { name: row.preset, exact: true } )
			.click();
	} else {
		await within.getByRole( 'gridcell', { name: row.cell } ).click();
	}
}

const stored = ( editor: Editor, id: string, path: string ) =>
	expect.poll( () => editor.attribute( id, path ), {
		message: path,
		intervals: [ 20, 50, 100, 200 ],
	} );

/** A value, or what it looks like. */
const like = ( value: unknown ) =>
	value instanceof RegExp ? expect.stringMatching( value ) : value;

test( 'every document setting has a control and a reset', async ( {
	editor,
} ) => {
	test.slow();
	await openNew( editor );
	for ( const [ name, row ] of Object.entries< SettingRow >( SETTINGS ) ) {
		await test.step( name, async () => {
			const id = await fill( editor, row.given ?? {} );
			const panel = panelOf( editor, row.panel );
			await use( panel, row );
			await stored( editor, id, `settings.${ name }` ).toEqual(
				like( row.stored )
			);
			await panel
				.getByRole( 'button', { name: `${ row.panel } options` } )
				.click();
			await editor.page
				.getByRole( 'menuitem', { name: 'Reset all' } )
				.click();
			await editor.page.keyboard.press( 'Escape' );
			await stored( editor, id, `settings.${ name }` ).toBeUndefined();
		} );
	}
} );

const LISTS = [
	[ 'timing', 'Who and how often', 'Add rule', RULES ],
	[ 'triggers', 'When', 'Add trigger', TRIGGERS ],
] as const;

for ( const [ attribute, panelName, add, cards ] of LISTS ) {
	test( `everything of ${ attribute } has a control, says what it means, and stores nothing when it is off`, async ( {
		editor,
	} ) => {
		test.slow();
		await openNew( editor );
		const id = await fill( editor, {} );
		const panel = panelOf( editor, panelName );
		for ( const [ name, { title, says, fields } ] of Object.entries(
			cards
		) ) {
			await test.step( name, async () => {
				await panel
					.getByRole( 'button', { name: add, exact: true } )
					.click();
				await editor.page
					.getByRole( 'menuitem', { name: title, exact: true } )
					.click();
				const card = panel.getByRole( 'group', {
					name: title,
					exact: true,
				} );
				await stored( editor, id, `${ attribute }.${ name }` ).toBe(
					'yes'
				);
				for ( const [ field, row ] of Object.entries< SettingRow >(
					fields as Record< string, SettingRow >
				) ) {
					await use( card, row );
					await stored(
						editor,
						id,
						`${ attribute }.${ field }`
					).toEqual( row.stored );
				}
				await expect( card ).toContainText( says );
				if ( attribute === 'timing' ) {
					await card
						.getByRole( 'checkbox', { name: 'Invert this rule' } )
						.click();
					await stored( editor, id, `timing.${ name }_not` ).toBe(
						'yes'
					);
				}
				await card
					.getByRole( 'button', { name: `Remove: ${ title }` } )
					.click();
				await stored( editor, id, attribute ).toEqual( {} );
				await expect(
					panel.getByRole( 'button', { name: add, exact: true } )
				).toBeFocused();
			} );
		}
	} );
}

test( 'alternatives are groups of rules, of which one is enough', async ( {
	editor,
} ) => {
	await openNew( editor );
	const id = await fill( editor, {} );
	const panel = panelOf( editor, 'Who and how often' );
	await panel.getByRole( 'button', { name: 'Add group' } ).click();
	await panel.getByRole( 'button', { name: 'Add group' } ).click();
	await expect(
		panel.getByRole( 'button', { name: 'Add rule to Group 2' } )
	).toBeFocused();
	await panel.getByRole( 'button', { name: 'Add rule to Group 2' } ).click();
	await editor.page.getByRole( 'menuitem', { name: 'Devices' } ).click();
	await panel.getByRole( 'checkbox', { name: /^Desktops/ } ).click();
	await stored( editor, id, 'timingAny' ).toEqual( [
		{},
		{ devices: 'yes', devices_devices: [ 'tablet', 'mobile' ] },
	] );
	await panel.getByRole( 'button', { name: 'Remove: Group 1' } ).click();
	await stored( editor, id, 'timingAny' ).toHaveLength( 1 );
} );

test( 'bad selectors, patterns and class names are told in their fields', async ( {
	editor,
} ) => {
	await openNew( editor );
	await fill( editor, {
		triggers: { scrolling_to: 'yes' },
		timing: { current_url: 'yes', current_url_action: 'regex' },
	} );
	const selector = panelOf( editor, 'When' ).getByLabel( 'Selector' );
	await selector.fill( '#prices[' );
	await expect( selector ).toHaveAccessibleDescription(
		/not a valid CSS selector/
	);
	await expect( selector ).toHaveAttribute( 'aria-invalid', 'true' );
	await selector.fill( '#prices' );
	await expect( selector ).toHaveAttribute( 'aria-invalid', 'false' );
	const pattern = panelOf( editor, 'Who and how often' ).getByLabel(
		'Text or pattern'
	);
	for ( const [ written, fault ] of [
		[ '(', /not a valid regular expression/ ],
		[ '(a+)+$', /slow down/ ],
		[ 'a'.repeat( 201 ), /too long/ ],
	] as const ) {
		await pattern.fill( written );
		await expect( pattern ).toHaveAccessibleDescription( fault );
	}
	const classes = panelOf( editor, 'Size and position' ).getByLabel(
		'Additional CSS class(es)'
	);
	await classes.fill( 'a"b' );
	await expect( classes ).toHaveAccessibleDescription( /are ignored/ );
} );

test( 'a popup is begun with a pattern, told where and when, published and visited', async ( {
	editor,
	visitor,
	site,
} ) => {
	await openNew( editor );
	await popup( editor ).getByLabel( 'Title' ).fill( 'Summer' );
	await popup( editor )
		.getByRole( 'button', { name: /^Offer/ } )
		.click();
	const frame = popup( editor );
	await expect( frame ).toHaveClass( /is-slide-in/ );
	// It opens by itself: on the whole site, until one chooses.
	await expect( panelOf( editor, 'Where' ) ).toContainText(
		'Show on: Entire site.'
	);
	await use( panelOf( editor, 'When' ), {
		label: 'Delay (seconds)',
		number: 0,
	} );
	// The canvas is the window of visitors: the same size and place, once it stands.
	await expect( frame ).not.toHaveClass( /is-(entering|leaving)/ );
	const canvas = await frame.evaluate( ( element ) => {
		const { right, bottom, width } = element.getBoundingClientRect();
		const view = element.ownerDocument.defaultView ?? window;
		return {
			width,
			right: view.innerWidth - right,
			bottom: view.innerHeight - bottom,
		};
	} );
	await editor.publish();
	await visitor.goto( site.url );
	const dialog = visitor.locator( `dialog${ POPUP }` );
	await expect( dialog ).toBeVisible();
	// Its title is the editors' own.
	await expect( dialog ).toHaveAccessibleName( '15% off everything' );
	await expect( dialog ).not.toHaveClass( /is-entering/ );
	const page = await dialog.evaluate( ( element ) => {
		const { right, bottom, width } = element.getBoundingClientRect();
		return {
			width,
			right: document.documentElement.clientWidth - right,
			bottom: window.innerHeight - bottom,
		};
	} );
	expect( page.width ).toBeCloseTo( canvas.width, 0 );
	expect( page.right ).toBeCloseTo( canvas.right, 0 );
	expect( page.bottom ).toBeCloseTo( canvas.bottom, 0 );
	expect( await editor.isValid() ).toBe( true );
} );

test( 'the popup of a post is locked, what is in it is not', async ( {
	editor,
} ) => {
	await openNew( editor );
	const id = await fill( editor, {} );
	const can = () =>
		editor.page.evaluate( ( client ) => {
			const { data } = ( window as unknown as Wp ).wp;
			const select = data.select( 'core/block-editor' );
			const [ inner ] = select[ 'getBlockOrder' ]?.( client ) as [
				string,
			];
			return {
				removeRoot: select[ 'canRemoveBlock' ]?.( client ),
				insertBeside:
					select[ 'canInsertBlockType' ]?.( 'core/paragraph' ),
				insertInside: select[ 'canInsertBlockType' ]?.(
					'core/paragraph',
					client
				),
				removeInner: select[ 'canRemoveBlock' ]?.( inner ),
				isValid: select[ 'isValidTemplate' ]?.(),
			};
		}, id );
	// The editor learns what may be in a block once it is drawn.
	await expect.poll( can ).toEqual( {
		removeRoot: false,
		insertBeside: false,
		insertInside: true,
		removeInner: true,
		isValid: true,
	} );
} );

test( 'changes of the frame show at once, animations play', async ( {
	editor,
} ) => {
	await editor.page.emulateMedia( { reducedMotion: 'no-preference' } );
	await openNew( editor );
	// Long enough to be seen on a slow machine.
	await fill( editor, {
		settings: { entrance_animation_duration: { size: 3 } },
	} );
	const frame = popup( editor );
	const stage = editor.canvas.locator( '.vitrine-popup-stage' );
	await expect( stage ).toBeVisible();
	await expect( frame ).toHaveClass( /is-modal .*has-overlay/ );
	await use( panelOf( editor, 'General' ), {
		label: 'Type',
		choose: 'Bar',
	} );
	await expect( frame ).toHaveClass( /is-bar is-top/ );
	await use( panelOf( editor, 'General' ), {
		label: 'Type',
		choose: 'Modal',
	} );
	await use( panelOf( editor, 'Closing' ), {
		label: 'Button position',
		press: 'Outside',
	} );
	await expect( frame ).toHaveClass( /has-outer-close/ );
	await use( panelOf( editor, 'Closing' ), {
		label: 'Close button',
		toggle: true,
	} );
	// Nobody is locked in.
	await expect( frame ).toContainText(
		'To publish it, turn on the close button'
	);
	const panel = panelOf( editor, 'Animation' );
	await use( panel, {
		label: 'Entrance',
		choose: 'Zoom',
	} );
	await expect( frame ).toHaveClass( /is-entering/ );
	await expect( frame ).not.toHaveClass( /is-entering/ );
	await panel.getByRole( 'button', { name: 'Play entrance' } ).click();
	await expect( frame ).toHaveClass( /is-entering/ );
	await editor.page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( frame ).not.toHaveClass( /is-entering/ );
	await panel.getByRole( 'button', { name: 'Play entrance' } ).click();
	await expect( editor.page.locator( '#a11y-speak-polite' ) ).toContainText(
		'reduce motion'
	);
	await expect( frame ).not.toHaveClass( /is-entering/ );
} );

test( 'a new popup has nothing to undo, a pattern is undone at once, and a video is chosen next', async ( {
	editor,
} ) => {
	await openNew( editor );
	const undo = editor.page.getByRole( 'button', { name: 'Undo' } );
	await popup( editor )
		.getByRole( 'button', { name: /^Video/ } )
		.waitFor();
	await expect( undo ).toBeDisabled();
	await popup( editor )
		.getByRole( 'button', { name: /^Video/ } )
		.click();
	await expect(
		popup( editor ).getByRole( 'button', { name: 'Media Library' } )
	).toBeVisible();
	await undo.click();
	await expect( popup( editor ).getByLabel( 'Title' ) ).toHaveValue( '' );
	await expect( undo ).toBeDisabled();
} );

test( 'a bar has its own height, and an outer close button room above', async ( {
	editor,
} ) => {
	await openNew( editor );
	const own = { height_type: 'custom', height: { size: 180, unit: 'px' } };
	await fill( editor, { kind: 'bar', settings: own } );
	const sizeOf = ( part: Locator ) =>
		part.evaluate( ( element ) => {
			const { top, height } = element.getBoundingClientRect();
			return { top, height };
		} );
	await expect
		.poll( () => sizeOf( popup( editor ) ) )
		.toEqual( { top: 0, height: 180 } );
	await fill( editor, {
		kind: 'slide-in',
		settings: {
			vertical_position: 'top',
			close_button_position: 'outside',
		},
	} );
	await expect( popup( editor ) ).toHaveClass( /has-outer-close/ );
	const close = popup( editor ).locator( `${ POPUP }__close` );
	expect( ( await sizeOf( close ) ).top ).toBeGreaterThanOrEqual( 0 );
} );

test( 'a new popup that was refused is still to be published', async ( {
	editor,
} ) => {
	await openNew( editor );
	await fill( editor, { settings: { close_button: '' } } );
	await expect( editor.publish() ).rejects.toThrow();
	await expect(
		editor.page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	).toBeVisible();
} );

test( 'a copy of a popup in a page leaves the anchor to the first one', async ( {
	editor,
} ) => {
	await editor.open();
	const first = await editor.insert( BLOCK, { anchor: 'letter' } );
	await popup( editor )
		.getByRole( 'button', { name: 'Start blank' } )
		.waitFor();
	const copy = await editor.page.evaluate( async ( id ) => {
		const { data } = ( window as unknown as Wp ).wp;
		const [ made ] = ( await data
			.dispatch( 'core/block-editor' )
			[ 'duplicateBlocks' ]?.( [ id ] ) ) as [ string ];
		return made;
	}, first );
	await expect
		.poll( () => editor.attribute( copy, 'anchor' ) )
		.toBeUndefined();
	expect( await editor.attribute( first, 'anchor' ) ).toBe( 'letter' );
} );

test( 'what was found can be chosen while a search is under way', async ( {
	editor,
	site,
} ) => {
	const chosen = await site.php< number >(
		`return wp_insert_post( array( 'post_type' => 'vitrine_popup', 'post_status' => 'publish', 'post_title' => 'Chosen & shown', 'post_content' => '<!-- wp:vitrine/popup /-->' ) );`
	);
	// It is never answered.
	const searched = new Promise< void >( ( resolve ) =>
		editor.page.route(
			( { href } ) =>
				/popups.*search=Chosen/.test( decodeURIComponent( href ) ),
			() => resolve()
		)
	);
	await editor.open();
	const id = await editor.insert( BLOCK );
	await popup( editor )
		.getByRole( 'button', { name: 'Use an existing popup' } )
		.click();
	const option = editor.canvas.getByRole( 'option', {
		name: 'Chosen & shown',
	} );
	await expect( option ).toBeVisible();
	await popup( editor )
		.getByRole( 'combobox', { name: 'Popup' } )
		.fill( 'Chosen' );
	await searched;
	await option.click();
	await expect.poll( () => editor.attribute( id, 'popup' ) ).toBe( chosen );
} );

test( 'in a page a popup is a card that says it is closed, or shows one of the site', async ( {
	editor,
	visitor,
	site,
} ) => {
	const chosen = await site.php< number >(
		`return wp_insert_post( array( 'post_type' => 'vitrine_popup', 'post_status' => 'publish', 'post_title' => 'Chosen & shown', 'post_content' => $given ) );`,
		'<!-- wp:vitrine/popup --><!-- wp:paragraph --><p>Of the site</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->'
	);
	await editor.open();
	const id = await editor.insert( BLOCK );
	await popup( editor )
		.getByRole( 'button', { name: 'Use an existing popup' } )
		.click();
	await popup( editor )
		.getByRole( 'combobox', { name: 'Popup' } )
		.fill( 'Chosen' );
	await editor.canvas
		.getByRole( 'option', { name: 'Chosen & shown' } )
		.click();
	expect( await editor.attribute( id, 'popup' ) ).toBe( chosen );
	await expect( popup( editor ) ).toContainText(
		'Popup “Chosen & shown”: hidden until it opens'
	);
	await expect( popup( editor ) ).toContainText( 'Of the site' );

	const own = await editor.replaceAll( BLOCK, { anchor: 'own' } );
	await popup( editor )
		.getByRole( 'button', { name: 'Start blank' } )
		.click();
	await expect(
		popup( editor ).locator( '[contenteditable="true"]:focus' )
	).toHaveCount( 1 );
	await editor.page.keyboard.type( 'Words of this page' );
	await expect( popup( editor ) ).toContainText( 'hidden until it opens' );
	expect( await editor.attribute( own, 'popup' ) ).toBe( 0 );
	await visitor.goto( await editor.publish() );
	await expect( visitor.locator( 'dialog#own' ) ).toBeHidden();
	await visitor.goto( `${ visitor.url() }#own` );
	await visitor.reload();
	await expect( visitor.locator( 'dialog#own' ) ).toContainText(
		'Words of this page'
	);
} );

test( 'the name and rows of where have controls', async ( {
	editor,
	site,
} ) => {
	const page = await site.php< number >(
		`return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Zebra crossing', 'post_content' => '' ) );`
	);
	await openNew( editor );
	const id = await fill( editor, {} );
	await use( panelOf( editor, 'General' ), {
		label: 'Accessible name',
		write: 'Letters',
	} );
	await stored( editor, id, 'label' ).toBe( 'Letters' );

	const search = async ( within: Locator, name: string ) => {
		await within.getByRole( 'combobox', { name } ).fill( 'Zebra' );
		await editor.page
			.getByRole( 'option', { name: 'Zebra crossing' } )
			.click();
	};

	const where = panelOf( editor, 'Where' );
	await where.getByRole( 'button', { name: 'Show on…' } ).click();
	await where.getByRole( 'button', { name: 'Hide on…' } ).click();
	const row = where.getByRole( 'group', { name: 'Condition 2: hide on' } );
	await row.getByLabel( 'Location' ).selectOption( { label: 'Pages' } );
	await search( row, 'Item' );
	await stored( editor, id, 'conditions' ).toEqual( [
		{ type: 'include', name: 'general', sub_name: '', sub_id: '' },
		{
			type: 'exclude',
			name: 'singular',
			sub_name: 'page',
			sub_id: String( page ),
		},
	] );
	await expect( where ).toContainText( 'Zebra crossing' );
	await where
		.getByRole( 'button', { name: 'Remove Condition 1: show on' } )
		.click();
	await stored( editor, id, 'conditions' ).toHaveLength( 1 );
} );

test( 'a popup of the site is made in a page, and is not offered to those who may not edit popups', async ( {
	editor,
	as,
} ) => {
	await editor.open();
	const id = await editor.insert( BLOCK );
	await popup( editor )
		.getByRole( 'button', { name: 'Use an existing popup' } )
		.click();
	await popup( editor )
		.getByLabel( 'New popup title' )
		.fill( 'Winter & sale' );
	await popup( editor ).getByRole( 'button', { name: 'Create' } ).click();
	await expect( popup( editor ) ).toContainText(
		'Popup “Winter & sale” is not published'
	);
	const made = await editor.attribute( id, 'popup' );
	const [ next ] = await Promise.all( [
		editor.page.context().waitForEvent( 'page' ),
		popup( editor )
			.getByRole( 'link', { name: 'Edit this popup' } )
			.click(),
	] );
	await expect( next ).toHaveURL( new RegExp( `post=${ made }&` ) );
	await expect(
		next
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'textbox', { name: 'Title', exact: true } )
	).toHaveValue( 'Winter & sale' );

	const page = await as( 'contributor' );
	await page.goto( '/wp-admin/post-new.php' );
	const theirs = new Editor( page );
	// What is inserted before the canvas is there is lost.
	await theirs.canvas
		.locator( '.block-editor-block-list__layout' )
		.first()
		.waitFor();
	await theirs.insert( BLOCK );
	await expect(
		popup( theirs ).getByRole( 'button', { name: 'Start blank' } )
	).toBeVisible();
	await expect(
		popup( theirs ).getByRole( 'button', { name: /existing popup/ } )
	).toHaveCount( 0 );
	await theirs.replaceAll( BLOCK, { popup: made } );
	await expect( popup( theirs ) ).toContainText(
		`Popup #${ made } from this site`
	);
	await expect( popup( theirs ).getByRole( 'button' ) ).toHaveCount( 0 );
} );

test( 'groups and covers become popups, and popups groups', async ( {
	editor,
} ) => {
	await editor.open();
	const made = await editor.page.evaluate( () => {
		const api = (
			window as unknown as {
				wp: {
					blocks: {
						createBlock: (
							name: string,
							attributes: object,
							inner?: object[]
						) => object;
						switchToBlockType: (
							block: object,
							name: string
						) => {
							name: string;
							attributes: Record< string, unknown >;
							innerBlocks: { name: string }[];
						}[];
					};
				};
			}
		 ).wp.blocks;
		const text = () => [ api.createBlock( 'core/paragraph', {} ) ];
		const group = api.createBlock(
			'core/group',
			{ backgroundColor: 'contrast' },
			text()
		);
		const [ first ] = api.switchToBlockType( group, 'vitrine/popup' );
		const [ back ] = api.switchToBlockType( first ?? {}, 'core/group' );
		const [ cover ] = api.switchToBlockType(
			api.createBlock( 'core/cover', { overlayColor: 'base' }, text() ),
			'vitrine/popup'
		);
		return [ first, back, cover ].map( ( block ) => [
			block?.name,
			block?.attributes[ 'backgroundColor' ],
			block?.innerBlocks.map( ( { name } ) => name ),
		] );
	} );
	expect( made ).toEqual( [
		[ BLOCK, 'contrast', [ 'core/paragraph' ] ],
		[ 'core/group', 'contrast', [ 'core/paragraph' ] ],
		[ BLOCK, 'base', [ 'core/paragraph' ] ],
	] );
} );

test( 'placeholder and panels have no fault that axe finds', async ( {
	editor,
} ) => {
	await openNew( editor );
	await popup( editor )
		.getByRole( 'button', { name: /^Offer/ } )
		.waitFor();
	await editor.page.frame( { name: 'editor-canvas' } )?.waitForLoadState();
	await fill( editor, {
		timing: {
			devices: 'yes',
			url: 'yes',
			logged_in: 'yes',
			logged_in_users: 'custom',
		},
		triggers: { scrolling: 'yes', hover: 'yes' },
		timingAny: [ { language: 'yes' } ],
		conditions: [
			{ type: 'include', name: 'general', sub_name: '', sub_id: '' },
			{ type: 'exclude', name: 'singular', sub_name: 'page', sub_id: '' },
		],
		settings: { split: 'yes' },
	} );
	await panelOf( editor, 'Where' ).waitFor();
	expect(
		await faultsOf( editor.page, '.block-editor-block-inspector', [
			// WordPress's own: colors of its help texts, and its headings.
			'color-contrast',
			'heading-order',
		] )
	).toEqual( [] );
} );
