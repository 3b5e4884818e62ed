import { HOVER_EFFECTS } from '../hover-effects';
import { SIZE_CLASSES } from '../steps';
import type {
	LabelSettings,
	LayoutSettings,
	LevelSettings,
	SizeClass,
	StackSettings,
} from '../types';
import { AttributeReader } from './attribute-reader';
import { layoutSettings, partialLayout } from './layout';

export const MODES = [
	'fullContent',
	'moreButton',
	'pagination',
	'rows',
] as const;

export const TRANSITIONS = [
	'none',
	'fadeIn',
	'randomScale',
	'scaleUp',
	'scaleDown',
	'slideUp',
	'slideDown',
	'slideUp2',
	'slideDown2',
	'flipUp',
	'flipDown',
	'slideRight',
	'slideLeft',
	'imageSlideUp',
] as const;

export const LABEL_POSITIONS = [
	'overImageOnBottom',
	'overImageOnMiddle',
	'overImageOnTop',
	'onBottom',
	'right',
	'left',
] as const;

/** A limit of so many characters is none. */
const NO_LIMIT = 3;

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
	const all = new AttributeReader( attributes );
	const given = first ? withFirst( all ) : all;
	return {
		layout: layoutSettings( given.raw( 'layout' ) ),
		sizes: sizes( given.part( 'sizes' ) ),
		mode: given.choice( 'mode', 'fullContent', MODES ),
		maxRows: given.whole( 'maxRows', 2, 1, 100 ),
		moreStep: given.whole( 'moreStep', 2, 1, 100 ),
		label: labelSettings( given.part( 'label' ) ),
		hoverEffects: given
			.words( 'hoverEffects', [ 'toolsAppear' ] )
			.filter( ( name ) =>
				( HOVER_EFFECTS as readonly string[] ).includes( name )
			),
		displayTransition: given.choice(
			'displayTransition',
			'fadeIn',
			TRANSITIONS
		),
		displayTransitionDuration: given.whole(
			'displayTransitionDuration',
			240,
			0,
			5000
		),
		displayInterval: given.whole( 'displayInterval', 15, 0, 1000 ),
		stacks: stackSettings( given.part( 'stacks' ) ),
	};
}

/**
 * The layout of a size class.
 *
 * @param level     Settings of the level.
 * @param sizeClass Class.
 */
export function layoutFor(
	level: Pick< LevelSettings, 'layout' | 'sizes' >,
	sizeClass: SizeClass
): LayoutSettings {
	const own = level.sizes[ sizeClass ];
	return own ? { ...level.layout, ...own } : level.layout;
}

/**
 * The attributes with what the first level says for itself: objects member by member. A length that it says for all classes goes before what classes say in general.
 *
 * @param all The block's attributes.
 */
function withFirst( all: AttributeReader ): AttributeReader {
	const first = all.part( 'firstLevel' );
	const merged: Record< string, unknown > = {
		...all.all(),
		...Object.fromEntries(
			Object.entries( first.all() ).filter(
				( [ , value ] ) => value !== null && value !== undefined
			)
		),
	};
	for ( const name of [ 'layout', 'label', 'stacks' ] ) {
		merged[ name ] = {
			...all.part( name ).all(),
			...first.part( name ).all(),
		};
	}
	const base = first.part( 'layout' ).all();
	merged[ 'sizes' ] = Object.fromEntries(
		SIZE_CLASSES.map( ( { name } ) => [
			name,
			{
				...Object.fromEntries(
					Object.entries(
						all.part( 'sizes' ).part( name ).all()
					).filter(
						( [ member ] ) => ! Object.hasOwn( base, member )
					)
				),
				...first.part( 'sizes' ).part( name ).all(),
			},
		] )
	);
	return new AttributeReader( merged );
}

/**
 * What size classes say; classes that say nothing are left out.
 *
 * @param given Settings by class.
 */
function sizes( given: AttributeReader ): LevelSettings[ 'sizes' ] {
	const said: LevelSettings[ 'sizes' ] = {};
	for ( const { name } of SIZE_CLASSES ) {
		const own = partialLayout( given.raw( name ) );
		if ( Object.keys( own ).length > 0 ) {
			said[ name ] = own;
		}
	}
	return said;
}

/**
 * Twin: php/Gallery/Settings/LabelSettings.php.
 *
 * @param given Some of the settings.
 */
function labelSettings( given: AttributeReader ): LabelSettings {
	const limit = ( name: string ) => {
		const length = given.whole( name, 0, 0, 10_000 );
		return length <= NO_LIMIT ? 0 : length;
	};
	return {
		display: given.flag( 'display', true ),
		position: given.choice(
			'position',
			'overImageOnBottom',
			LABEL_POSITIONS
		),
		align: given.choice( 'align', 'center', [ 'start', 'center', 'end' ] ),
		displayDescription: given.flag( 'displayDescription', false ),
		titleMaxLength: limit( 'titleMaxLength' ),
		descriptionMaxLength: limit( 'descriptionMaxLength' ),
		titleMultiLine: given.flag( 'titleMultiLine', false ),
		descriptionMultiLine: given.flag( 'descriptionMultiLine', false ),
	};
}

/**
 * Twin: php/Gallery/Settings/StackSettings.php.
 *
 * @param given Some of the settings.
 */
function stackSettings( given: AttributeReader ): StackSettings {
	return {
		count: given.whole( 'count', 0, 0, 10 ),
		translateX: given.number( 'translateX', 0, -200, 200 ),
		translateY: given.number( 'translateY', 0, -200, 200 ),
		translateZ: given.number( 'translateZ', 0, -200, 200 ),
		rotateX: given.number( 'rotateX', 0, -180, 180 ),
		rotateY: given.number( 'rotateY', 0, -180, 180 ),
		rotateZ: given.number( 'rotateZ', 0, -180, 180 ),
		scale: given.number( 'scale', 0, 0, 2 ),
	};
}
