/**
 * A visitor's smoke suite: the same steps in every browser, on a site of their own.
 */
import { graphServer } from '../../tools/graph-server.mjs';
import { nativeSite } from '../../tools/native-site.mjs';
import { checks, complaints } from '../../tools/checks/check.mjs';
import { browser } from './browsers.mjs';
import { screen } from './screen.mjs';
import { visitor } from './steps.mjs';

/** What only a device makes; the rest Playwright tries in Chromium. */
const OF_DEVICES = /^(exit|coming)/;

const FILLER = '<p>Words on the page behind.</p>'.repeat( 60 );

const html = ( text ) => `<!-- wp:html -->${ text }<!-- /wp:html -->`;

const popup = ( anchor, triggers = {} ) =>
	`<!-- wp:vitrine/popup ${ JSON.stringify( { anchor, label: 'A popup', triggers } ) } -->${ html( '<p>A letter.</p>' ) }<!-- /wp:vitrine/popup -->`;

const triggered = ( triggers ) =>
	html( `<p id="place" tabindex="0">A place</p>${ FILLER }` ) +
	popup( 'offer', triggers );

/** A header with a menu that holds a panel, and a link to a drawer. */
const navigation = () => {
	const block = ( name, attributes, inside = '' ) =>
		`<!-- wp:vitrine/${ name } ${ JSON.stringify( attributes ) } -->${ inside }<!-- /wp:vitrine/${ name } -->`;
	const item = ( label, attributes, inside ) =>
		block( 'mega-menu-item', { label, ...attributes }, inside );
	return (
		block(
			'site-header',
			{},
			block(
				'mega-menu',
				{},
				item( 'About', { url: '#about' } ) +
					item(
						'Shop',
						{ url: '#shop', kind: 'panel' },
						html( '<p id="offers">Offers</p>' )
					) +
					item( 'Visit', { url: '#visit' } )
			)
		) +
		block( 'off-canvas', { anchor: 'visit' }, html( '<p>Hours</p>' ) ) +
		html( FILLER )
	);
};

const PAGES = {
	navigation: navigation(),
	popup:
		html( '<p><a id="open-letter" href="#letter">Open</a></p>' ) +
		popup( 'letter' ),
	exit: triggered( { exit_intent: 'yes' } ),
	scrolling: triggered( { scrolling: 'yes', scrolling_offset: 50 } ),
	hover: triggered( { hover: 'yes', hover_selector: '#place' } ),
	away: triggered( { tab_return: 'yes', tab_return_time: 1 } ),
};

/** Fetches the posts of a page, draws photographs and publishes the pages: the whole demo would take a minute. */
const publish = ( pages ) => `
	$plugin = Vitrine\\Plugin::instance();
	$source = $plugin->feed->connections()->connect( 'facebook', '108420116093001', 'EAAVPageGarden00000000000000000000000000000000ZDZD' );
	do {
		$plugin->feed->refresh()->run( $source->id, microtime( true ) + 1 );
	} while ( $plugin->feed->posts()->count( $source->id ) < 30 );
	$items = array();
	foreach ( range( 1, 4 ) as $number ) {
		$file    = wp_upload_dir()['path'] . "/photo-$number.png";
		$picture = imagecreate( 1600, 1000 );
		imagecolorallocate( $picture, 60 * $number, 130, 90 );
		imagepng( $picture, $file );
		$id = wp_insert_attachment( array( 'post_title' => "Photo $number", 'post_mime_type' => 'image/png' ), $file );
		wp_update_attachment_metadata( $id, array( 'width' => 1600, 'height' => 1000, 'file' => _wp_relative_upload_path( $file ), 'sizes' => array() ) );
		$items[] = array( 'id' => $id );
	}
	$broken = wp_insert_attachment( array( 'post_title' => 'Photo 5', 'post_mime_type' => 'image/png', 'meta_input' => array( '_wp_attachment_image_alt' => 'A bridge in the fog' ) ), wp_upload_dir()['path'] . '/gone.png' );
	wp_update_attachment_metadata( $broken, array( 'width' => 1600, 'height' => 1000, 'file' => _wp_relative_upload_path( get_attached_file( $broken ) ), 'sizes' => array() ) );
	$pages = json_decode( base64_decode( '${ Buffer.from( JSON.stringify( pages ) ).toString( 'base64' ) }' ), true );
	$pages['feed']    = '<!-- wp:vitrine/social-feed ' . wp_json_encode( array( 'source' => $source->id ) ) . ' /-->';
	$pages['broken']  = '<!-- wp:vitrine/gallery ' . wp_json_encode( array( 'items' => array( array( 'id' => $broken ) ) ) ) . ' /-->';
	$pages['gallery'] = '<!-- wp:vitrine/gallery ' . wp_json_encode( array( 'items' => $items ) ) . ' /-->';
	return array_map( static fn( $content ) => get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => $content ) ) ) ), $pages );
`;

/** One site for all browsers of a run; it is gone when the process ends. */
let shared;

async function makeSite() {
	const graph = await graphServer();
	const site = await nativeSite( { graph: graph.url } );
	return { ...site, pages: await site.php( publish( PAGES ) ) };
}

/**
 * @param {'chromium'|'firefox'|'webkit'} name
 * @return {(print: (line: string) => void) => Promise<{passed: number, failed: number}>} The suite.
 */
export const smoke = ( name ) => async ( print ) => {
	const { check, result } = checks( print );
	const site = await ( shared ??= makeSite() );
	const display = await screen();
	let program;
	try {
		program = await browser( name, display, site );
		const steps = visitor( program, display, site.pages );
		for ( const [ what, step ] of Object.entries( steps ) ) {
			if ( name !== 'chromium' || OF_DEVICES.test( what ) ) {
				await check( what, step );
			}
		}
		await check( 'no script fails', () => program.errors.join( '\n' ) );
		await check( 'PHP has nothing to complain of', () =>
			complaints( site.log() )
		);
	} finally {
		await program?.stop();
		await display.stop();
	}
	return result();
};
