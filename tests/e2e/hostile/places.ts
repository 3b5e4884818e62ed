/** Every place of Vitrine where somebody may write, read from the site itself: blocks, routes, types and meta that are new are here without anybody's doing. */
import type { StoredItem } from '../../../blocks/gallery/gallery-attributes';
import type { Site } from '../support/test';
import { addressesOf, tagOf, textOf } from './payloads';

export interface Schema {
	type?: string;
	enum?: unknown[];
	items?: { type?: string };
}

export interface Places {
	/** Attributes of `block.json` by block. */
	blocks: Record< string, Record< string, Schema > >;
	/** Members of attributes that are objects, with their defaults, by block and attribute. */
	members: Record< string, Record< string, Record< string, unknown > > >;
	/** Members of a popup's settings that hold any text, and switches that they need. */
	texts: string[];
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
		$gallery = Vitrine\\Gallery\\Settings\\GallerySettings::of( array() );
		$level   = $gallery->level( false )->jsonSerialize();
		$popup   = Vitrine\\Support\\Schema::of_block( 'popup' );
		$fields  = array_intersect_key( $popup->defaults(), array_flip( array( 'settings', 'timing', 'triggers' ) ) );
		$members = json_decode( wp_json_encode( array(
			'vitrine/gallery' => array_intersect_key( $level, array_flip( array( 'layout', 'label', 'stacks' ) ) ) + array( 'firstLevel' => $level, 'sizes' => array( 'xs' => $level['layout'] ), 'tools' => $gallery->tools, 'viewer' => $gallery->viewer ),
			'vitrine/popup'   => $fields,
		) ), true );
		$texts = array();
		foreach ( $fields as $of => $all ) {
			foreach ( array_keys( $all ) as $name ) {
				$read = static fn( $value ) => $popup->read_one( $of, array( $name => $value ) )[ $name ];
				if ( 'any text' === $read( 'any text' ) || array( 'any' ) === $read( array( 'any' ) ) ) {
					$texts[] = $name;
				}
			}
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
					if ( str_contains( $key, 'vitrine' ) ) {
						$others[] = "meta $key";
					}
				}
			}
		}
		foreach ( $GLOBALS['wp_rest_additional_fields'] ?? array() as $type => $added ) {
			foreach ( $added as $name => $field ) {
				if ( ( str_contains( "$type $name", 'vitrine' ) ) && ! empty( $field['update_callback'] ) ) {
					$others[] = "field $type $name";
				}
			}
		}
		foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
			if ( preg_match( '/^(admin_post|wp_ajax)_(nopriv_)?vitrine/', $hook ) ) {
				$others[] = "action $hook";
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
		return compact( 'blocks', 'members', 'texts', 'others' );
	` );

/** An item with every member that a gallery stores. */
const item: Required< StoredItem > = {
	id: 0,
	url: '/wp-includes/images/media/default.png?x="><svg onload=1>',
	title: textOf( 'item title' ),
	description: textOf( 'item description' ),
	alt: textOf( 'item alt' ),
	author: textOf( 'item author' ),
	tags: [ tagOf( 'item tag' ) ],
	destinationURL: addressesOf( 'item destination' )[ 1 ] ?? '',
	downloadURL: addressesOf( 'item download' )[ 2 ] ?? '',
	poster: addressesOf( 'item poster' )[ 3 ] ?? '',
	featured: true,
	customData: { [ textOf( 'item key' ) ]: textOf( 'item data' ) },
	width: 300,
	height: 200,
};

/** Lists of objects: their members are in no schema. */
const LISTS: Record< string, unknown > = {
	items: [
		{ ...item, url: addressesOf( 'item' )[ 0 ] },
		item,
		{ ...item, destinationURL: '' },
		{ ...item, url: 'https://youtu.be/aaaaaaaaaaa' },
		{ ...item, id: 'FILE', url: '', destinationURL: '' },
	],
	others: [
		{ source: textOf( 'other' ) },
		{
			source: 1,
			content: textOf( 'other' ),
			contentItem: textOf( 'other' ),
		},
	],
	links: [
		...addressesOf( 'link' ).map( ( url ) => ( {
			post: textOf( 'link' ),
			url,
			label: textOf( 'link' ),
		} ) ),
		{
			post: textOf( 'link' ),
			url: textOf( 'link' ),
			label: textOf( 'link' ),
		},
	],
	services: [
		{ service: textOf( 'service' ), label: textOf( 'service' ) },
		{ service: 'x', label: textOf( 'service' ) },
		{ service: 'copy', label: textOf( 'service' ) },
	],
	timingAny: [ { parameter: 'yes', parameter_name: textOf( 'parameter' ) } ],
	conditions: [
		{
			type: 'include',
			name: textOf( 'where' ),
			sub_name: textOf( 'where' ),
			sub_id: textOf( 'where' ),
		},
	],
};

/** Ids of what write.ts makes; they stand for the number. */
const IDS: Record< string, unknown > = {
	'vitrine/gallery album': 'ALBUM',
	'vitrine/gallery provider': 'PROVIDER',
	'vitrine/social-feed source': 1,
};

/** Text in place of everything, an address where one belongs. */
function spoiled( shape: unknown, name: string ): unknown {
	if ( typeof shape === 'object' && shape && ! Array.isArray( shape ) ) {
		return Object.fromEntries(
			Object.entries( shape ).map( ( [ key, value ] ) => [
				key,
				spoiled( value, `${ name } ${ key }` ),
			] )
		);
	}
	return name.endsWith( ' logo' ) ? addressesOf( name )[ 0 ] : textOf( name );
}

/**
 * Attributes of a block: first text everywhere, whatever its type is, then ways in which the block is shown, with text wherever any is taken.
 *
 * @param places Where one may write.
 * @param block  Its name.
 * @return The ways, and the names of attributes for which there is no payload.
 */
export function hostileAttributes(
	{ blocks, members, texts }: Places,
	block: string
): { ways: Record< string, unknown >[]; forgotten: string[] } {
	const schema = Object.entries( blocks[ block ] ?? {} );
	const spoil: Record< string, unknown > = {};
	const forgotten: string[] = [];
	for ( const [ name, { type, items } ] of schema ) {
		const place = `${ block } ${ name }`;
		const shape = members[ block ]?.[ name ];
		if ( type === 'object' && shape ) {
			spoil[ name ] = spoiled( shape, place );
		} else if ( type === 'array' && LISTS[ name ] ) {
			spoil[ name ] = LISTS[ name ];
		} else if ( type === 'array' && items && items.type !== 'object' ) {
			spoil[ name ] = [ textOf( place ), 7, null ];
		} else if ( type !== 'object' && type !== 'array' ) {
			spoil[ name ] = textOf( place );
		}
		if ( spoil[ name ] === undefined ) {
			forgotten.push( place );
		}
	}
	const settings = ( name: string ) => {
		const keys = Object.keys( members[ block ]?.[ name ] ?? {} );
		return Object.fromEntries( [
			...keys
				.filter( ( key ) =>
					texts.some( ( text ) => text.startsWith( `${ key }_` ) )
				)
				.map( ( key ) => [ key, 'yes' ] ),
			...keys
				.filter( ( key ) => texts.includes( key ) )
				.map( ( key ) => [ key, textOf( `${ name } ${ key }` ) ] ),
		] );
	};
	const way = ( number: number ) => {
		const isOdd = number % 2 === 1;
		return Object.fromEntries(
			schema.flatMap( ( [ name, { type, items, enum: words } ] ) => {
				const id = IDS[ `${ block } ${ name }` ];
				if ( id !== undefined ) {
					return [ [ name, id ] ];
				}
				if ( words ) {
					return [
						[ name, words[ ( number >> 1 ) % words.length ] ],
					];
				}
				if ( type === 'boolean' ) {
					return [ [ name, isOdd ] ];
				}
				// Words that items are chosen by would leave none.
				if ( items?.type === 'string' && isOdd ) {
					return [];
				}
				if ( type === 'object' && block === 'vitrine/popup' ) {
					return [ [ name, settings( name ) ] ];
				}
				return type === 'integer' ? [] : [ [ name, spoil[ name ] ] ];
			} )
		);
	};
	const most = Math.max(
		0,
		...schema
			.filter( ( [ name ] ) =>
				/^(source|kind|layout|by|type)$/.test( name )
			)
			.map( ( [ , { enum: words } ] ) => words?.length ?? 0 )
	);
	return {
		ways: [
			spoil,
			...Array.from( { length: 2 * most }, ( _, at ) => way( at ) ),
		],
		forgotten,
	};
}
