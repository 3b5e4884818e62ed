/** Every place of Vitrine where somebody may write, read from the site itself: blocks, routes, types and meta that are new are here without anybody's doing. */
import type { Site } from '../support/test';
import { addressesOf, textOf } from './payloads';

export interface Schema {
	type?: string;
	enum?: unknown[];
	items?: { type?: string };
}

export interface Places {
	/** Attributes of `block.json` by block. */
	blocks: Record< string, Record< string, Schema > >;
	/** What is written besides, such as `POST /vitrine/v1/providers`, `type vitrine_popup`, `meta vitrine_cover`. */
	others: string[];
}

export const placesOf = ( site: Site ) =>
	site.php< Places >( `
		$blocks = array();
		foreach ( glob( WP_PLUGIN_DIR . '/vitrine/build/*/block.json' ) as $file ) {
			$json = json_decode( file_get_contents( $file ), true );
			$blocks[ $json['name'] ] = (object) ( $json['attributes'] ?? array() );
		}
		$others = array();
		foreach ( rest_get_server()->get_routes( 'vitrine/v1' ) as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					if ( 'GET' !== $method ) {
						$others[] = "$method $route";
					}
				}
			}
		}
		foreach ( array_merge( get_post_types(), get_taxonomies() ) as $type ) {
			if ( str_starts_with( $type, 'vitrine' ) ) {
				$others[] = "type $type";
			}
		}
		foreach ( array( 'post', 'term', 'user', 'comment' ) as $kind ) {
			foreach ( array_merge( array( '' ), get_post_types(), get_taxonomies() ) as $sub ) {
				foreach ( get_registered_meta_keys( $kind, $sub ) as $key => $meta ) {
					if ( str_contains( $key, 'vitrine' ) && ! empty( $meta['show_in_rest'] ) ) {
						$others[] = "meta $key";
					}
				}
			}
		}
		foreach ( get_registered_settings() as $name => $setting ) {
			if ( str_starts_with( $name, 'vitrine' ) ) {
				$others[] = "setting $name";
			}
		}
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			foreach ( array_keys( (array) $type->attributes ) as $name ) {
				if ( str_starts_with( $name, 'vitrine' ) ) {
					$others[] = "attribute $name";
				}
			}
		}
		$others = array_values( array_unique( $others ) );
		sort( $others );
		return compact( 'blocks', 'others' );
	` );

/** What is written into attributes that are objects, or lists of objects: their members are in no schema. */
const MEMBERS: Record< string, unknown > = {
	items: [
		{
			url: addressesOf( 'items' )[ 0 ],
			poster: addressesOf( 'items' )[ 0 ],
			title: textOf( 'items' ),
		},
		{
			url: '/wp-includes/images/media/default.png?x="><svg onload=1>',
			title: textOf( 'items' ),
			description: textOf( 'items' ),
			alt: textOf( 'items' ),
			author: textOf( 'items' ),
			tags: [ textOf( 'items' ) ],
			destinationURL: addressesOf( 'items' )[ 1 ],
			downloadURL: addressesOf( 'items' )[ 2 ],
			customData: { [ textOf( 'items' ) ]: textOf( 'items' ) },
		},
	],
	layout: {
		layout: textOf( 'layout' ),
		width: textOf( 'layout' ),
		gutterWidth: textOf( 'layout' ),
		mosaic: [ { c: textOf( 'layout' ), r: -1, w: 1e9, h: null } ],
	},
	sizes: { xs: { width: textOf( 'sizes' ) }, [ textOf( 'sizes' ) ]: 1 },
	firstLevel: {
		mode: textOf( 'first' ),
		label: { position: textOf( 'first' ) },
	},
	label: { position: textOf( 'label' ), align: textOf( 'label' ) },
	tools: {
		image: { topLeft: textOf( 'tools' ), [ textOf( 'tools' ) ]: 'select' },
		album: { topLeft: `info,custom1"><img src=x>` },
	},
	stacks: { count: textOf( 'stacks' ) },
	viewer: {
		logo: addressesOf( 'logo' )[ 0 ],
		theme: textOf( 'viewer' ),
		tools: { topLeft: textOf( 'viewer' ) },
		transition: textOf( 'viewer' ),
	},
	settings: {
		classes: textOf( 'classes' ),
		open_selector: textOf( 'selector' ),
		entrance_animation: textOf( 'animation' ),
		overlay_background_color: `red;}</style>${ textOf( 'colour' ) }`,
		width: { size: textOf( 'width' ), unit: textOf( 'width' ) },
		statistics: 'yes',
	},
	timing: {
		current_url: 'yes',
		current_url_action: 'regex',
		current_url_url: `(a+)+$${ textOf( 'regex' ) }`,
		cookie: 'yes',
		cookie_name: textOf( 'cookie' ),
		schedule: 'yes',
		schedule_start_date: textOf( 'date' ),
	},
	timingAny: [ { parameter: 'yes', parameter_name: textOf( 'parameter' ) } ],
	triggers: {
		click: 'yes',
		click_times: textOf( 'click' ),
		hover: 'yes',
		hover_selector: textOf( 'hover' ),
		hash: 'yes',
		hash_hash: textOf( 'hash' ),
	},
	conditions: [
		{
			type: 'include',
			name: textOf( 'where' ),
			sub_name: textOf( 'where' ),
			sub_id: textOf( 'where' ),
		},
	],
};

/**
 * A value for every attribute of a block.
 *
 * @param block  Its name.
 * @param schema Its attributes.
 * @return The values, and the names of attributes for which there is none.
 */
export function hostileAttributes(
	block: string,
	schema: Record< string, Schema >
): { values: Record< string, unknown >; forgotten: string[] } {
	const values: Record< string, unknown > = {};
	const forgotten: string[] = [];
	for ( const [ name, { type, items } ] of Object.entries( schema ) ) {
		if ( type === 'string' ) {
			values[ name ] = textOf( `${ block } ${ name }` );
		} else if ( type === 'integer' || type === 'number' ) {
			values[ name ] = textOf( `${ block } ${ name }` );
		} else if ( type === 'boolean' ) {
			values[ name ] = textOf( `${ block } ${ name }` );
		} else if ( name in MEMBERS ) {
			values[ name ] = MEMBERS[ name ];
		} else if ( type === 'array' && items?.type === 'string' ) {
			values[ name ] = [ textOf( `${ block } ${ name }` ), 7, null ];
		} else {
			forgotten.push( `${ block } ${ name }` );
		}
	}
	return { values, forgotten };
}
