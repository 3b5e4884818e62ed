/** Saves payloads as the roles that may save something, in the ways that those roles have: WordPress's own filters decide what is left of them. */
import type { Site } from '../support/test';
import {
	addressesOf,
	attribute,
	CLOBBERED,
	comment,
	forged,
	nameOf,
	nameTwiceOf,
	STRETCHED,
	tagOf,
	textOf,
} from './payloads';
import { hostileAttributes, type Places } from './places';
import { TAKEOVERS } from './takeovers';

export interface Written {
	/** Addresses that visitors see. */
	pages: Record< string, string >;
	/** Ids for screens of the admin. */
	ids: Record<
		| 'album'
		| 'author'
		| 'category'
		| 'comment'
		| 'draft'
		| 'file'
		| 'gate'
		| 'popup'
		| 'post',
		number
	>;
	/** What was answered to writes that a route had to refuse or to clean. */
	statuses: Record< string, number >;
}

/**
 * Payloads for what is no attribute of a block; by the names of places.ts. A place that is not here fails the suite: write into it below, or say why nobody but a manager may.
 */
export const WRITTEN: Record< string, string > = {
	'type vitrine_popup': 'popups by REST: title, label, conditions, content',
	'type vitrine_album': 'albums by REST: name, description, slug',
	'meta vitrine_cover': 'with the album',
	'meta vitrine_order': 'with the album',
	'meta vitrine_author': 'files as author',
	'meta vitrine_custom_data': 'files as author',
	'meta vitrine_destination_url': 'files as author',
	'meta vitrine_download_url': 'files as author',
	'meta vitrine_featured': 'no text',
	'meta vitrine_tags': 'files as author',
	'meta vitrine_video_url': 'files as author',
	'setting vitrine_keep_location': 'no text, managers only',
	'attribute vitrineLoop': 'around filters of posts, as contributor',
	'attribute vitrineOffers': 'made anew whenever a loop is rendered',
	'attribute vitrinePopup': 'buttons of posts, links of menus',
	'attribute vitrinePopupGoal': 'buttons of posts',
	'attribute vitrineLightbox': 'buttons of posts',
	'attribute vitrineEffects': 'groups beside buttons of posts',
	'attribute vitrineSticky': 'groups beside buttons of posts',
	'POST /vitrine/v1/popups/import': 'files as editor',
	'POST /vitrine/v1/popups/(?P<id>[1-9]\\d{0,15})/duplicate': 'as editor',
	'POST /vitrine/v1/popups/statistics': 'as visitor, answered by a status',
	'POST /vitrine/v1/refresh-loop': 'reads only, in LoopRouteTest',
	'POST /vitrine/v1/gallery/preview': 'as contributor',
	'POST /vitrine/v1/gallery-places/convert':
		'no text; captions and links in PlaceConversionTest',
	'POST /vitrine/v1/albums/(?P<id>[1-9]\\d{0,15})/items': 'as author',
	'PUT /vitrine/v1/albums/(?P<id>[1-9]\\d{0,15})/order': 'as editor',
	'POST /vitrine/v1/providers': 'managers only; the name as manager',
	'PUT /vitrine/v1/providers/(?P<id>\\d+)': 'managers only',
	'PATCH /vitrine/v1/providers/(?P<id>\\d+)': 'managers only',
	'DELETE /vitrine/v1/providers/(?P<id>\\d+)': 'no text',
	'POST /vitrine/v1/providers/(?P<id>\\d+)/refresh': 'no text',
	'POST /vitrine/v1/providers/(?P<id>\\d+)/test': 'no text',
	'POST /vitrine/v1/sources': 'managers only; names by the network',
	'DELETE /vitrine/v1/sources/(?P<id>\\d+)': 'no text',
	'POST /vitrine/v1/sources/(?P<id>\\d+)/refresh': 'no text',
	'POST /vitrine/v1/sources/(?P<id>\\d+)/test': 'no text',
	'POST /vitrine/v1/sources/accounts': 'managers only',
	'POST /vitrine/v1/sources/feeds':
		'managers only; as author, answered by a status',
	'POST /vitrine/v1/sources/websites':
		'managers only; as author, answered by a status',
	'POST /vitrine/v1/feed-plugins/(?P<plugin>custom-facebook-feed|instagram-feed)/accounts':
		'managers only',
	'POST /vitrine/v1/feed-plugins/(?P<plugin>custom-facebook-feed|instagram-feed)/feeds':
		'no text, managers only; rows of other plugins in FeedTransferTest',
	'POST /vitrine/v1/imports': 'managers only; files in ImportsTest',
	'POST /vitrine/v1/sources/(?P<id>\\d+)/contents': 'as author',
	'POST /vitrine/v1/incidents/dismissal': 'no text',
	'action admin_post_vitrine_dismiss_incidents': 'no text',
	'POST /vitrine/v1/logins': 'managers only',
	'POST /vitrine/v1/logins/(?P<handle>[\\w-]{1,100})': 'managers only',
	'DELETE /vitrine/v1/logins/(?P<handle>[\\w-]{1,100})': 'no text',
	'PUT /vitrine/v1/apps/(?P<network>facebook|instagram)':
		'managers only; as author, answered by a status',
	'POST /vitrine/v1/webhooks/(?P<network>facebook|instagram)':
		'as visitor, answered by a status',
	'POST /vitrine/v1/sign-up': 'as visitor; list and link page',
	'action admin_post_vitrine_export_sign_ups': 'no text, managers only',
	'action admin_post_vitrine_save_sign_ups': 'an address, managers only',
	'setting vitrine_incident_mail': 'no text, managers only',
	'setting vitrine_lightbox': 'no text, managers only',
	'setting vitrine_pixel': 'digits, managers only',
	'setting vitrine_retention_days': 'no text, managers only',
	'setting vitrine_show_commenters': 'no text, managers only',
	'setting vitrine_when_deleted': 'no text, managers only',
};

const html = ( content: string ) =>
	`<!-- wp:html -->${ content }<!-- /wp:html -->`;
/** Another content of a popup. */
const VARIANT = `<!-- wp:vitrine/popup-variant -->${ html( textOf( 'variant' ) ) }<!-- /wp:vitrine/popup-variant -->`;
/** Effects of a block. */
const EFFECTS = {
	entrance: {
		animation: 'fadeIn',
		duration: textOf( 'effects' ),
		delay: textOf( 'effects' ),
		stagger: 1e9,
	},
	motion: {
		y: { on: true, speed: textOf( 'effects' ), start: 1e9 },
		origin: textOf( 'effects' ),
	},
	dividerTop: {
		shape: 'wave',
		height: textOf( 'effects' ),
		color: textOf( 'effects' ),
	},
	dividerBottom: { shape: textOf( 'effects' ) },
	background: {
		kind: 'slideshow',
		images: [ ...addressesOf( 'effects' ), textOf( 'effects' ) ].map(
			( url ) => ( { id: textOf( 'effects' ), url } )
		),
		transition: textOf( 'effects' ),
		position: textOf( 'effects' ),
		duration: textOf( 'effects' ),
	},
};
/** The same of another block. */
const FILM = {
	background: {
		kind: 'video',
		url: `${ addressesOf( 'effects' )[ 0 ] }#.mp4`,
		poster: { url: addressesOf( 'effects' )[ 0 ] },
		start: textOf( 'effects' ),
	},
};
const control = ( popup: string ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button ${ comment( { vitrinePopup: { action: textOf( 'control' ), popup: textOf( 'control' ) }, vitrinePopupGoal: textOf( 'control' ), vitrineLightbox: { open: 'yes', group: textOf( 'lightbox' ) } } ) } --><div class="wp-block-button"><a class="wp-block-button__link" href="${ addressesOf( 'button' )[ 0 ] }" data-vitrine-popup="toggle" data-vitrine-popup-id="${ popup }" data-vitrine-goal>Button</a></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:group ${ comment( { vitrineSticky: { edge: 'top', offset: textOf( 'sticky' ), within: textOf( 'sticky' ), anchorOffset: 1e9 }, vitrineEffects: EFFECTS } ) } --><div class="wp-block-group" data-vitrine-sticky='${ attribute( { edge: 'top', devices: [ 'desktops' ], offset: textOf( 'sticky' ), room: 1e9 } ) }'>Group</div><!-- /wp:group --><!-- wp:group ${ comment( { vitrineEffects: FILM } ) } --><div class="wp-block-group"><div class="vitrine-background is-video" data-vitrine='${ attribute( { kind: 'video', src: textOf( 'effects' ) } ) }'><div class="vitrine-background__media"></div></div>Group</div><!-- /wp:group -->`;

const PHP = `
	// As on a network, where editors and administrators are filtered, too.
	add_filter( 'user_has_cap', static fn( array $caps ): array => array_merge( $caps, array( 'unfiltered_html' => false ) ) );
	$as = static function ( string $role ): int {
		$user = get_user_by( 'login', "hostile-$role" );
		$id   = $user ? $user->ID : wp_insert_user( array( 'user_login' => "hostile-$role", 'user_pass' => 'password', 'user_email' => "$role@example.org", 'role' => $role ) );
		wp_set_current_user( $id );
		return $id;
	};
	$statuses = array();
	$rest     = static function ( string $method, string $path, array $body ) use ( &$statuses ): array {
		$request = new WP_REST_Request( $method, $path );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( wp_json_encode( $body ) );
		$answer = rest_do_request( $request );
		$statuses[ "$method $path" ] = $answer->get_status();
		$data = json_decode( wp_json_encode( $answer->get_data() ), true );
		return is_array( $data ) ? $data : array();
	};
	$save = static fn( array $post ): int => (int) wp_insert_post( wp_slash( $post ) );
	$of   = static fn( string $text, string $name ): string => str_replace( 'NAME', $name, $text );
	require_once ABSPATH . 'wp-admin/includes/admin.php';

	// An administrator has a popup for everybody, and a page with a gallery.
	wp_set_current_user( 1 );
	$gate = $save( array( 'post_type' => 'vitrine_popup', 'post_status' => 'publish', 'post_title' => 'Are you of age?', 'post_content' => '<!-- wp:vitrine/popup {"conditions":[{"type":"include","name":"general"}],"triggers":{"page_load":"yes"},"settings":{"statistics":"yes"}} --><!-- wp:paragraph --><p>Say yes.</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->' ) );
	$provider = $rest( 'POST', '/vitrine/v1/providers', array( 'provider' => 'nano_photos_provider2', 'name' => mb_substr( $of( $given['name'], 'connection' ), 0, 191 ), 'settings' => array( 'url' => 'http://127.0.0.1:9/x.php' ) ) )['id'] ?? 0;
	global $wpdb;
	$wpdb->update( "{$wpdb->prefix}vitrine_sources", array( 'name' => mb_substr( $of( $given['text'], 'source' ), 0, 191 ), 'state' => 'reconnect' ), array( 'id' => 1 ) );

	// What a network has sent, had nothing been cleaned on its way in.
	foreach ( $wpdb->get_results( "SELECT id, data FROM {$wpdb->prefix}vitrine_posts ORDER BY published_at DESC, id DESC LIMIT 12" ) as $row ) {
		$data = json_decode( $row->data, true );
		array_walk_recursive( $data, static function ( &$value ) use ( $given, $of ): void {
			if ( is_string( $value ) && preg_match( '~^https?:~', $value ) ) {
				$value = $given['address'];
			} elseif ( is_string( $value ) && str_contains( $value, ' ' ) ) {
				$value = $of( $given['text'], 'network' );
			}
		} );
		$wpdb->update( "{$wpdb->prefix}vitrine_posts", array( 'data' => wp_json_encode( $data ) ), array( 'id' => $row->id ) );
	}

	// An author has a text file that is JSON.
	$as( 'author' );
	$notes = wp_upload_bits( 'notes.txt', null, wp_json_encode( array( 'html' => '<li>' . $given['text'] . '</li>' ) ) );
	foreach ( array( 'html', 'takeovers' ) as $name ) {
		$given[ $name ] = str_replace( array( 'NOTES', 'POPUP' ), array( wp_make_link_relative( $notes['url'] ), "popup-$gate" ), $given[ $name ] );
	}

	// An editor: albums, tags, popups, patterns, an import.
	$as( 'editor' );
	$album = $rest( 'POST', '/wp/v2/vitrine_album', array( 'name' => $of( $given['name'], 'album' ), 'description' => $of( $given['text'], 'album' ), 'slug' => $of( $given['text'], 'album' ), 'meta' => array( 'vitrine_order' => -1, 'vitrine_cover' => 0 ) ) )['id'];
	$below = $rest( 'POST', '/wp/v2/vitrine_album', array( 'name' => $of( $given['nameTwice'], 'below' ), 'parent' => $album ) )['id'];
	$category = $rest( 'POST', '/wp/v2/categories', array( 'name' => $of( $given['name'], 'category' ), 'description' => $of( $given['text'], 'category' ) ) )['id'];
	$rest( 'POST', '/wp/v2/pages', array( 'status' => 'publish', 'title' => $of( $given['text'], 'page title' ), 'excerpt' => $of( $given['text'], 'excerpt' ), 'content' => $given['html'] . $of( $given['text'], 'page' ) ) );
	$popup_of = static fn( array $more ) => $rest( 'POST', '/wp/v2/popups', array_merge( array( 'status' => 'publish', 'title' => $of( $given['text'], 'popup title' ) ), $more ) )['id'] ?? 0;
	$popup = array_map( static fn( string $content ): int => $popup_of( array( 'content' => $content ) ), $given['popups'] )[0];
	$popup_of( array( 'content' => '<!-- wp:vitrine/popup ' . serialize_block_attributes( array( 'label' => $of( $given['text'], 'popup label' ), 'conditions' => array( array( 'type' => 'include', 'name' => 'archive', 'sub_name' => 'in_category', 'sub_id' => (string) $category ), array( 'type' => 'include', 'name' => 'general' ) ) ) ) . ' --><!-- wp:heading --><h2 class="wp-block-heading">' . $given['text'] . '</h2><!-- /wp:heading -->' . $given['html'] . '<!-- /wp:vitrine/popup -->' ) );
	$rest( 'POST', '/vitrine/v1/popups/import', array( 'name' => $of( $given['text'], 'file' ), 'trusted' => true, 'file' => wp_json_encode( array( 'vitrine' => 1, 'title' => $of( $given['text'], 'imported' ), 'content' => $given['html'] ) ) ) );
	$rest( 'POST', '/vitrine/v1/popups/import', array( 'name' => 'x.json', 'file' => wp_json_encode( array( 'type' => 'popup', 'title' => $of( $given['text'], 'elementor' ), 'page_settings' => array(), 'content' => array( array( 'elType' => 'widget', 'widgetType' => 'button', 'settings' => array( 'text' => $of( $given['text'], 'elementor' ), 'link' => array( 'url' => $given['address'] ) ) ), array( 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( 'title' => $of( $given['text'], 'elementor' ), 'link' => array( 'url' => $given['address'] ) ) ), array( 'elType' => 'widget', 'widgetType' => $of( $given['text'], 'widget' ) ) ) ) ) ) );
	$rest( 'POST', "/vitrine/v1/popups/$popup/duplicate", array() );
	$rest( 'PUT', "/vitrine/v1/albums/$album/order", array( 'ids' => array( $given['text'] ) ) );

	// An author: files with every field that they have, posts.
	$author = $as( 'author' );
	wp_update_user( array( 'ID' => $author, 'display_name' => $of( $given['name'], 'author' ), 'first_name' => $of( $given['name'], 'author' ), 'description' => $of( $given['text'], 'author' ) ) );
	$files = array();
	foreach ( array( 'one', 'two', 'three' ) as $number ) {
		$picture = imagecreate( 300, 200 );
		imagecolorallocate( $picture, 90, 130, 80 );
		$temporary = wp_tempnam();
		imagepng( $picture, $temporary );
		$id = media_handle_sideload( array( 'name' => '"><img src=x onerror=1>' . $number . '.png', 'tmp_name' => $temporary ), 0 );
		$rest( 'POST', "/wp/v2/media/$id", array( 'title' => $of( $given['text'], 'file title' ), 'caption' => $of( $given['text'], 'caption' ), 'description' => $of( $given['text'], 'file description' ), 'alt_text' => $of( $given['text'], 'alt' ), 'vitrine_album' => array( $album, $below ) ) );
		$rest( 'POST', "/wp/v2/media/$id", array( 'meta' => array( 'vitrine_author' => $of( $given['text'], 'file author' ), 'vitrine_tags' => array( $of( $given['tag'], 'file tag' ) ) ) ) );
		foreach ( array( 'destination', 'download', 'video' ) as $field ) {
			$rest( 'POST', "/wp/v2/media/$id", array( 'meta' => array( "vitrine_{$field}_url" => $given['address'] ) ) );
			update_post_meta( $id, "vitrine_{$field}_url", $given['address'] );
		}
		update_post_meta( $id, 'vitrine_custom_data', array( 'key' => $of( $given['text'], 'file data' ) ) );
		// As core reads them from the file.
		$meta = wp_get_attachment_metadata( $id );
		foreach ( array( 'camera', 'credit', 'caption', 'title', 'copyright', 'aperture', 'iso', 'focal_length', 'shutter_speed' ) as $field ) {
			$meta['image_meta'][ $field ] = $of( $given['text'], "EXIF $field" );
		}
		$meta['image_meta']['keywords'] = array( $of( $given['tag'], 'EXIF keywords' ) );
		wp_update_attachment_metadata( $id, apply_filters( 'wp_generate_attachment_metadata', $meta, $id, 'create' ) );
		$files[] = $id;
	}
	$rest( 'POST', "/vitrine/v1/albums/$album/items", array( 'add' => $files ) );
	$rest( 'POST', '/vitrine/v1/sources/1/contents', array( 'content' => 'album', 'item' => $given['text'] ) );
	$rest( 'POST', '/vitrine/v1/sources/feeds', array( 'url' => $given['address'] ) );
	$rest( 'POST', '/vitrine/v1/sources/websites', array( 'url' => $given['address'] ) );
	$rest( 'PUT', '/vitrine/v1/apps/facebook', array( 'id' => $given['text'], 'secret' => $given['text'] ) );
	$gallery = static fn( array $attributes ): string => get_comment_delimited_block_content( 'vitrine/gallery', $attributes, '' );
	$viewer  = array( 'transition' => 'none', 'hideToolsDelay' => -1, 'tools' => array( 'topLeft' => 'label', 'topRight' => 'infoButton,shareButton,downloadButton,linkOriginalButton,closeButton' ) );
	$shown   = array( 'tagFilter' => 'multiple', 'search' => true, 'selectable' => true, 'label' => array( 'displayDescription' => true ), 'tools' => array( 'image' => array( 'topLeft' => 'select,info,share,download' ) ), 'viewer' => $viewer );
	$items   = array_map( static fn( int $id ): array => array( 'id' => $id ), $files );
	$items[0] = array( 'id' => $files[0], 'title' => $of( $given['text'], 'item title' ), 'description' => $of( $given['text'], 'item description' ), 'author' => $of( $given['text'], 'item author' ), 'tags' => array( $of( $given['tag'], 'item tag' ) ), 'destinationURL' => '', 'downloadURL' => $given['address'], 'customData' => array( 'key' => $of( $given['text'], 'custom data' ) ) );
	$sound   = $gallery( array_merge( $shown, array( 'anchor' => 'sound', 'items' => $items ) ) ) . $gallery( array_merge( $shown, array( 'source' => 'albums', 'album' => 0, 'anchor' => 'albums' ) ) );
	$fuzzed  = str_replace( array( '"ALBUM"', '"FILE"', '"PROVIDER"' ), array( $album, $files[0], '"' . $provider . '"' ), $given['blocks'] );
	$control = str_replace( 'POPUP', "popup-$gate", $given['control'] );
	$forged  = $given['html'];
	$post    = $save( array( 'post_status' => 'publish', 'post_title' => $of( $given['text'], 'post title' ), 'post_excerpt' => $of( $given['text'], 'excerpt' ), 'post_category' => array( $category ), 'tags_input' => array( $of( $given['name'], 'tag' ) ), 'post_content' => $forged . $sound . $control ) );
	$taken   = $save( array( 'post_status' => 'publish', 'post_title' => 'Taken over', 'post_content' => $given['takeovers'] ) );
	$second  = $save( array( 'post_status' => 'publish', 'post_title' => 'Fuzzed', 'post_content' => $fuzzed ) );
	$third   = $save( array( 'post_status' => 'publish', 'post_title' => 'Stretched', 'post_content' => str_replace( 'GALLERIES', $sound, $given['stretched'] ) ) );
	$fourth  = $save( array( 'post_status' => 'publish', 'post_title' => 'Clobbered', 'post_content' => $given['clobbered'] . $sound ) );
	$save( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => $of( $given['text'], 'pattern' ), 'post_content' => $forged ) );

	// A contributor: a draft that somebody looks at, and what the canvas asks for.
	$as( 'contributor' );
	$draft = $save( array( 'post_status' => 'pending', 'post_title' => $of( $given['text'], 'draft title' ), 'post_content' => $forged . $control . $given['takeovers'] . str_replace( 'GALLERIES', $sound, $given['stretched'] ) . $fuzzed ) );
	$rest( 'POST', '/vitrine/v1/gallery/preview', array( 'post' => $draft, 'attributes' => array( 'items' => array( array( 'url' => $given['address'] ) ), 'theme' => $given['text'] ) ) );

	// A visitor: a comment, and figures.
	wp_set_current_user( 0 );
	kses_init();
	$comment = wp_new_comment( wp_slash( array( 'comment_post_ID' => $post, 'comment_author' => $of( $given['text'], 'comment author' ), 'comment_author_email' => 'x@example.org', 'comment_author_url' => $given['address'], 'comment_content' => $given['html'], 'comment_type' => 'comment', 'comment_parent' => 0 ) ) );
	$rest( 'POST', '/vitrine/v1/webhooks/facebook', array( 'object' => 'page', 'entry' => array( array( 'id' => $given['text'], 'changes' => array( array( 'field' => 'feed', 'value' => array( 'message' => $given['text'] ) ) ) ) ) ) );
	$rest( 'POST', '/vitrine/v1/popups/statistics', array( 'popup' => $gate, 'event' => $given['text'], 'token' => $given['text'] ) );
	$email = "'onload=img//@example.org";
	$rest( 'POST', '/vitrine/v1/sign-up', array( 'form' => Vitrine\\SignUp\\FormToken::of( $of( $given['text'], 'consent' ), 0, 1 ), 'email' => $email, 'name' => $of( $given['name'], 'sign-up' ), 'consent' => '1' ) );
	// As if nothing had been cleaned on its way in.
	$wpdb->update( "{$wpdb->prefix}vitrine_sign_ups", array( 'name' => mb_substr( $of( $given['text'], 'sign-up' ), 0, 191 ), 'page' => $given['address'] ), array( 'email' => $email ) );
	$sign_up = Vitrine\\SignUp\\SignUpModule::sign_ups()->by_email( $email );
	wp_set_current_user( 1 );
	wp_set_comment_status( $comment, 'approve' );

	// The administrator of a site of a network: menus of both kinds, and widgets, which some theme shows.
	$sidebar = '<?php add_action( "widgets_init", static fn() => register_sidebar( array( "id" => "hostile" ) ) ); add_action( "wp_footer", static function () { if ( isset( $_GET["widgets"] ) ) { echo "<aside id=widgets>"; dynamic_sidebar( "hostile" ); wp_nav_menu( array( "menu" => "hostile" ) ); echo "</aside>"; } }, -1 );';
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/hostile-sidebar.php', $sidebar );
	register_sidebar( array( 'id' => 'hostile' ) );
	$link = array( 'label' => $of( $given['text'], 'menu' ), 'title' => $of( $given['text'], 'menu' ), 'description' => $of( $given['text'], 'menu' ), 'url' => $given['address'], 'kind' => 'custom', 'className' => $of( $given['text'], 'menu' ) );
	$save( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => $of( $given['text'], 'menu' ), 'post_content' => get_comment_delimited_block_content( 'core/navigation-link', array( 'label' => 'Menu', 'url' => $given['address'], 'kind' => 'custom', 'vitrinePopup' => array( 'action' => 'open', 'popup' => $gate ) ), '' ) . get_comment_delimited_block_content( 'core/navigation-link', $link + array( 'vitrinePopup' => array( 'action' => $of( $given['text'], 'menu' ), 'popup' => $of( $given['text'], 'menu' ) ) ), '' ) ) );
	$menu = wp_create_nav_menu( 'hostile' );
	$rest( 'POST', '/wp/v2/menu-items', array( 'menus' => $menu, 'status' => 'publish', 'type' => 'custom', 'title' => $of( $given['text'], 'menu item' ) . " <b data-vitrine-popup='open' data-vitrine-popup-id='popup-$gate'>Menu item</b>", 'attr_title' => $of( $given['text'], 'menu item' ), 'description' => $of( $given['text'], 'menu item' ), 'url' => $given['address'] ) );
	$rest( 'POST', '/wp/v2/menu-items', array( 'menus' => $menu, 'status' => 'publish', 'type' => 'custom', 'title' => 'Menu popup', 'url' => "#popup-$gate" ) );
	// Their screen shows the first block of each.
	$rest( 'POST', '/wp/v2/widgets', array( 'id_base' => 'block', 'sidebar' => 'hostile', 'instance' => array( 'raw' => array( 'content' => $gallery( $shown + array( 'items' => $items ) ) ) ) ) );
	foreach ( array( 'block' => array( 'content' => $fuzzed . $forged . $control ), 'text' => array( 'title' => $of( $given['text'], 'widget' ), 'text' => $forged ), 'custom_html' => array( 'title' => $of( $given['text'], 'widget' ), 'content' => $given['stretched'] ) ) as $base => $raw ) {
		$rest( 'POST', '/wp/v2/widgets', array( 'id_base' => $base, 'sidebar' => 'hostile', 'instance' => array( 'raw' => $raw ) ) );
	}
	return array(
		'pages'    => array( 'post' => get_permalink( $post ), 'fuzzed' => get_permalink( $second ), 'widgets' => add_query_arg( 'widgets', '1', home_url( '/' ) ), 'stretched' => get_permalink( $third ), 'embed' => get_post_embed_url( $post ), 'search' => home_url( '/?s=img' ), 'clobbered' => get_permalink( $fourth ), 'taken' => get_permalink( $taken ), 'category' => get_category_link( $category ), 'draft' => get_preview_post_link( $draft ), 'link' => Vitrine\\SignUp\\Mails\\MailLink::of( $sign_up, 'confirm' ), 'author' => get_author_posts_url( $author ), 'feed' => get_feed_link(), 'comments' => get_feed_link( 'comments_rss2' ) ),
		'ids'      => compact( 'album', 'author', 'category', 'comment', 'draft', 'gate', 'popup', 'post' ) + array( 'file' => $files[0] ),
		'statuses' => $statuses,
	);
`;

/** A loop of posts with a block that works nowhere else. */
const inLoop = ( block: string ) =>
	`<!-- wp:query ${ comment( {
		queryId: 1,
		vitrineLoop: 'hostile',
		query: { postType: 'post', perPage: 1, inherit: false },
	} ) } --><div class="wp-block-query">${ block }</div><!-- /wp:query -->`;

/** An item in a menu; other blocks as they are. */
const inMenu = ( name: string, block: string ) =>
	name === 'vitrine/mega-menu-item'
		? `<!-- wp:vitrine/mega-menu -->${ block }<!-- /wp:vitrine/mega-menu -->`
		: block;

/**
 * Writes everything.
 *
 * @param site   The site.
 * @param places Where one may write.
 * @return What was written, and attributes of blocks for which there is no payload.
 */
export async function writeAll(
	site: Site,
	places: Places
): Promise< Written & { forgotten: string[] } > {
	const all: string[] = [];
	const popups: string[] = [];
	const forgotten = places.others.filter( ( place ) => ! WRITTEN[ place ] );
	for ( const name of Object.keys( places.blocks ) ) {
		const { ways, forgotten: lacking } = hostileAttributes( places, name );
		forgotten.push( ...lacking );
		for ( const values of ways ) {
			const start = `<!-- wp:${ name } ${ comment( values ) }`;
			const inside = ( more: string ) =>
				`${ start } --><!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->${ more }<!-- /wp:${ name } -->`;
			if ( name === 'vitrine/popup' ) {
				all.push( inside( '' ) );
				popups.push( inside( VARIANT ) );
			} else {
				const one = [
					'vitrine/loop-drawer',
					'vitrine/off-canvas',
					'vitrine/mega-menu',
					'vitrine/mega-menu-item',
					'vitrine/site-header',
					'vitrine/carousel',
					'vitrine/slide',
					'vitrine/image-comparison',
				].includes( name )
					? inside( '' )
					: `${ start } /-->`;
				all.push(
					name.startsWith( 'vitrine/loop-' )
						? inLoop( one )
						: inMenu( name, one )
				);
			}
		}
	}
	const written = await site.php< Written >( PHP, {
		text: textOf( 'NAME' ),
		name: nameOf( 'NAME' ),
		nameTwice: nameTwiceOf( 'NAME' ),
		tag: tagOf( 'NAME' ),
		address: addressesOf( 'address' )[ 0 ],
		html: html( forged( 'POPUP' ) + textOf( 'HTML block' ) ),
		stretched: `${ html( STRETCHED ) }GALLERIES${ html( '</b>' ) }`,
		clobbered: html( CLOBBERED ),
		takeovers: html( TAKEOVERS ),
		control: control( 'POPUP' ),
		blocks: all.join( '' ),
		popups,
	} );
	return { ...written, forgotten };
}
