/** Query Loops that show selected posts, none twice, and some of them by another template. */
import { publishPage } from './support/content';
import { block, LOOP, loopBlock, writeArticles } from './support/loop';
import { expect, test } from './support/test';

const ARTICLES: Record< string, string[] > = {
	'Sowing beans': [ 'Edible' ],
	'Watering thyme': [ 'Edible' ],
	'Dividing hostas': [ 'Shade' ],
	'Cutting lavender': [ 'Scented' ],
	'Pruning roses': [ 'Scented' ],
};

interface Wp {
	data: {
		select: ( store: string ) => {
			getBlocksByName: ( name: string ) => string[];
		};
		dispatch: ( store: string ) => {
			selectBlock: ( id: string ) => void;
		};
	};
}

const words = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

test( 'an editor selects posts, leaves out duplicates and highlights one, and visitors see it', async ( {
	admin,
	editor,
	site,
	visitor,
} ) => {
	await writeArticles( site, ARTICLES );
	const { id } = await publishPage(
		site,
		loopBlock( { id: 'abc1234', perPage: 1 } ) +
			loopBlock( {
				id: 'def5678',
				perPage: 4,
				post: `${ block( 'post-title', {
					isLink: true,
				} ) }<!-- wp:vitrine/loop-item {"position":2} -->${ block(
					'post-title',
					{ level: 3 }
				) }${ words( 'Our favorite' ) }<!-- /wp:vitrine/loop-item --><!-- wp:vitrine/loop-item {"shows":"item","position":3} -->${ words(
					'Join us'
				) }<!-- /wp:vitrine/loop-item --><!-- wp:vitrine/loop-item {"shows":"item","position":9} -->${ words(
					'Read on'
				) }<!-- /wp:vitrine/loop-item -->`,
			} )
	);
	await editor.open( id );
	const second = editor.canvas.locator( LOOP ).nth( 1 );
	const titles = second.locator( '.wp-block-post-title:visible' );
	await expect( titles ).toHaveText( [
		'Sowing beans',
		'Watering thyme',
		'Dividing hostas',
		'Cutting lavender',
	] );
	await expect(
		second.getByText( 'Our favorite' ).filter( { visible: true } )
	).toHaveCount( 1 );
	await expect(
		second.getByText( 'Join us' ).filter( { visible: true } )
	).toHaveCount( 1 );
	await expect( second.locator( 'li:visible' ).last() ).toContainText(
		/Cutting lavender.*Read on/s
	);
	await expect(
		second.getByText( 'Read on' ).filter( { visible: true } )
	).toHaveCount( 1 );

	await admin.evaluate( () => {
		const { data } = ( window as unknown as { wp: Wp } ).wp;
		const [ , loop ] = data
			.select( 'core/block-editor' )
			.getBlocksByName( 'core/query' );
		data.dispatch( 'core/block-editor' ).selectBlock( loop! );
	} );
	await admin
		.getByRole( 'combobox', { name: 'Show', exact: true } )
		.selectOption( 'Selected posts' );
	const add = async ( title: string ) => {
		await admin
			.getByRole( 'combobox', { name: 'Add a post' } )
			.fill( title );
		await admin.getByRole( 'option', { name: title } ).click();
	};
	await add( 'Sowing beans' );
	await expect( titles ).toHaveText( [ 'Sowing beans' ] );
	await add( 'Pruning roses' );
	await add( 'Dividing hostas' );
	await admin
		.getByRole( 'button', { name: 'Move “Dividing hostas” up' } )
		.click();
	await expect( titles ).toHaveText( [
		'Sowing beans',
		'Dividing hostas',
		'Pruning roses',
	] );
	await admin.getByRole( 'checkbox', { name: 'Hide duplicates' } ).check();
	const shown = [ 'Dividing hostas', 'Pruning roses' ];
	await expect( titles ).toHaveText( shown );

	await visitor.goto( await editor.publish() );
	const list = visitor.locator( LOOP ).nth( 1 );
	await expect( list.locator( '.wp-block-post-title' ) ).toHaveText( shown );
	await expect( list.locator( 'h3' ) ).toHaveText( 'Pruning roses' );
	await expect( list.getByText( 'Our favorite' ) ).toBeVisible();
	await expect( list.locator( '.wp-block-post' ) ).toContainText( [
		...shown,
		'Join us',
		'Read on',
	] );
} );

test( 'a loop without duplicates follows the one above it, which a visitor filters', async ( {
	open,
	site,
	visitor,
} ) => {
	await writeArticles( site, ARTICLES );
	const filter = block( 'vitrine/loop-filter', { taxonomy: 'post_tag' } );
	const { url } = await publishPage(
		site,
		loopBlock( { perPage: 1, before: filter } ) +
			loopBlock( {
				id: 'def5678',
				perPage: 2,
				query: { vitrine: { skipShown: true } },
				behind: block( 'vitrine/loop-pagination', {
					type: 'load-more',
				} ),
			} )
	);
	await visitor.goto( url );
	const titles = visitor.locator( `${ LOOP } .wp-block-post-title` );
	const all = [ 'Sowing beans', 'Watering thyme', 'Dividing hostas' ];
	await expect( titles ).toHaveText( all );
	const status = visitor.getByRole( 'status' );
	await visitor.getByRole( 'link', { name: 'Shade' } ).click();
	const shade = [ 'Dividing hostas', 'Sowing beans', 'Watering thyme' ];
	await expect( titles ).toHaveText( shade );
	await expect( status ).toHaveText( '1 result' );

	await visitor.getByRole( 'link', { name: 'Load more' } ).click();
	const more = [ ...shade, 'Cutting lavender', 'Pruning roses' ];
	await expect( titles ).toHaveText( more );
	await visitor.getByRole( 'link', { name: 'Scented' } ).click();
	const scented = [ 'Cutting lavender', 'Sowing beans', 'Watering thyme' ];
	await expect( titles ).toHaveText( scented );
	const plain = await open( { javaScriptEnabled: false } );
	await plain.goto( visitor.url() );
	await expect(
		plain.locator( `${ LOOP } .wp-block-post-title` )
	).toHaveText( scented );
	await visitor.goBack();
	await expect( titles ).toHaveText( more );
	await visitor.goBack();
	await expect( titles.first() ).toHaveText( 'Sowing beans' );
	await expect( titles.nth( 1 ) ).toHaveText( 'Watering thyme' );
} );

test( 'somebody who is in a loop without duplicates keeps their place while the one above it changes', async ( {
	site,
	visitor,
} ) => {
	await writeArticles( site, ARTICLES );
	const filter = block( 'vitrine/loop-filter', { taxonomy: 'post_tag' } );
	const { url } = await publishPage(
		site,
		loopBlock( { perPage: 1, before: filter } ) +
			loopBlock( {
				id: 'def5678',
				perPage: 2,
				query: { vitrine: { skipShown: true } },
				before: filter,
			} )
	);
	await visitor.goto( url );
	const loops = visitor.locator( LOOP );
	const titles = loops.locator( '.wp-block-post-title' );
	const last = loops.last().locator( '.wp-block-post-title' );
	let answer = () => {};
	const above = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await visitor.route( /loop-abc1234-post_tag%3Dshade$/, async ( route ) => {
		await above;
		await route.continue();
	} );
	// A choice below while the loop above is still on its way.
	await loops.first().getByRole( 'link', { name: 'Shade' } ).click();
	await loops.last().getByRole( 'link', { name: 'Scented' } ).click();
	await expect( last ).toHaveText( [ 'Cutting lavender', 'Pruning roses' ] );
	answer();
	await expect( titles ).toHaveText( [
		'Dividing hostas',
		'Cutting lavender',
		'Pruning roses',
	] );
	await expect( visitor ).toHaveURL(
		/loop-abc1234-post_tag=shade.*loop-def5678-post_tag=scented/
	);
	// The focus stays on the post that stays, while its loop follows by itself.
	await visitor.goto( url );
	const kept = loops.last().getByRole( 'link', { name: 'Watering thyme' } );
	await kept.focus();
	await expect( last.first() ).toHaveText( 'Watering thyme' );
	await loops
		.first()
		.getByRole( 'link', { name: 'Shade' } )
		.evaluate( ( link: HTMLElement ) => link.click() );
	await expect( last ).toHaveText( [ 'Sowing beans', 'Watering thyme' ] );
	await expect( kept ).toBeFocused();
} );
