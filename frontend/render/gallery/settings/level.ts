import { readAttributes } from '../../schema';
import { SIZE_CLASSES } from '../steps';
import type { LabelSettings, LevelSettings, SizeClass } from '../types';
import { layoutSettings, partialLayout } from './layout';
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };

/** A limit of so many characters is none. */
const NO_LIMIT = 3;

/** What is read as it is; the layout and what size classes say of it have rules of their own. */
const PLAIN = {
	mode: metadata.attributes.mode,
	maxRows: metadata.attributes.maxRows,
	moreStep: metadata.attributes.moreStep,
	label: metadata.attributes.label,
	hoverEffects: metadata.attributes.hoverEffects,
	displayTransition: metadata.attributes.displayTransition,
	displayTransitionDuration: metadata.attributes.displayTransitionDuration,
	displayInterval: metadata.attributes.displayInterval,
	stacks: metadata.attributes.stacks,
};

/** An object as it is given: its members may be anything. */
type Given = Record< string, unknown >;

/**
 * Settings of a level of albums, of a block's attributes. Twin: php/Gallery/Settings/GallerySettings.php, level().
 *
 * @param attributes The block's attributes, possibly hostile.
 * @param first      Whether it is the first level.
 */
export function levelSettings(
	attributes: object,
	first: boolean
): LevelSettings {
	const given = first ? withFirst( attributes ) : attributes;
	const read = readAttributes< Omit< LevelSettings, 'layout' | 'sizes' > >(
		PLAIN,
		given
	);
	return {
		...read,
		layout: layoutSettings( part( given, 'layout' ) ),
		sizes: bySize( ( size ) =>
			partialLayout( part( part( given, 'sizes' ), size ) )
		),
		label: withLimits( read.label ),
	};
}

/**
 * The attributes with what the first level says for itself: objects member by member. A length that it says for all classes goes before what classes say in general.
 *
 * @param all The block's attributes.
 */
function withFirst( all: object ): Given {
	const first = part( all, 'firstLevel' );
	const both = ( name: string ) => ( {
		...part( all, name ),
		...part( first, name ),
	} );
	return {
		...all,
		...first,
		layout: both( 'layout' ),
		label: both( 'label' ),
		stacks: both( 'stacks' ),
		sizes: bySize( ( size ) => {
			const general = part( part( all, 'sizes' ), size );
			for ( const name of Object.keys( part( first, 'layout' ) ) ) {
				delete general[ name ];
			}
			return { ...general, ...part( part( first, 'sizes' ), size ) };
		} ),
	};
}

/**
 * Members of an object within others that say something; none where it is no object.
 *
 * @param object The others.
 * @param name   Its name.
 */
const part = ( object: object, name: string ): Given =>
	Object.fromEntries(
		Object.entries(
			Object(
				Object.hasOwn( object, name )
					? ( object as Given )[ name ]
					: null
			)
		).filter( ( [ , value ] ) => value !== null && value !== undefined )
	);

/**
 * What size classes say; classes that say nothing are left out.
 *
 * @param of What a class says.
 */
const bySize = < Said extends object >(
	of: ( size: SizeClass ) => Said
): Partial< Record< SizeClass, Said > > =>
	Object.fromEntries(
		SIZE_CLASSES.map(
			( { name } ) => [ name, of( name ) ] as const
		).filter( ( [ , said ] ) => Object.keys( said ).length > 0 )
	);

/**
 * Twin: php/Gallery/Settings/LabelSettings.php.
 *
 * @param label Settings of labels.
 */
const withLimits = ( label: LabelSettings ): LabelSettings => {
	const limit = ( length: number ) => ( length <= NO_LIMIT ? 0 : length );
	return {
		...label,
		titleMaxLength: limit( label.titleMaxLength ),
		descriptionMaxLength: limit( label.descriptionMaxLength ),
	};
};
