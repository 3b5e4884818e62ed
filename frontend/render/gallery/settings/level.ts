import { withReferences } from '../../schema/schema';
import { readAttributes } from '../../schema/visitors';
import { SIZE_CLASSES } from '../steps';
import type {
	LabelSettings,
	LayoutSettings,
	LevelSettings,
	SizeSettings,
} from '../types';
import { withPattern } from './layout';
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };

/** A limit of so many characters is none. */
const NO_LIMIT = 3;

/** What a level may say for itself; named one by one, so that visitors get no more of block.json. */
export const LEVEL = withReferences( {
	layout: metadata.attributes.layout,
	sizes: metadata.attributes.sizes,
	mode: metadata.attributes.mode,
	maxRows: metadata.attributes.maxRows,
	moreStep: metadata.attributes.moreStep,
	label: metadata.attributes.label,
	hoverEffects: metadata.attributes.hoverEffects,
	displayTransition: metadata.attributes.displayTransition,
	displayTransitionDuration: metadata.attributes.displayTransitionDuration,
	displayInterval: metadata.attributes.displayInterval,
	stacks: metadata.attributes.stacks,
} );

/** As `firstLevel` of block.json (settings.test.ts), whose references to all of these would be bytes for visitors. */
const SCHEMA = {
	...LEVEL,
	firstLevel: {
		type: 'object',
		default: {},
		partial: true,
		properties: LEVEL,
	},
};

/** What the first level says for itself. */
type First = Partial<
	Omit< LevelSettings, 'layout' | 'label' | 'stacks' > & {
		layout: Partial< LayoutSettings >;
		label: Partial< LabelSettings >;
		stacks: Partial< LevelSettings[ 'stacks' ] >;
	}
>;

/**
 * Settings of a level of albums, of a block's attributes. Twin: php/Gallery/Settings/LevelSettings.php.
 *
 * @param attributes The block's attributes, possibly hostile.
 * @param first      Whether it is the first level.
 */
export function levelSettings(
	attributes: object,
	first: boolean
): LevelSettings {
	const { firstLevel, ...all } = readAttributes<
		LevelSettings & { firstLevel: First }
	>( SCHEMA, attributes );
	const read = first ? withFirst( all, firstLevel ) : all;
	return {
		...read,
		layout: withPattern( read.layout ),
		sizes: sizesOf( read.sizes ),
		label: withLimits( read.label ),
	};
}

/**
 * Settings with what the first level says for itself: objects member by member. A length that it says for all classes goes before what classes say in general.
 *
 * @param all   Settings of all levels.
 * @param first What the first one says.
 */
function withFirst( all: LevelSettings, first: First ): LevelSettings {
	const sizes = { ...first.sizes };
	for ( const { name } of SIZE_CLASSES ) {
		const general = { ...all.sizes[ name ] };
		for ( const said of Object.keys( first.layout ?? {} ) ) {
			delete general[ said as keyof LayoutSettings ];
		}
		sizes[ name ] = { ...general, ...sizes[ name ] };
	}
	return {
		...all,
		...first,
		layout: { ...all.layout, ...first.layout },
		label: { ...all.label, ...first.label },
		stacks: { ...all.stacks, ...first.stacks },
		sizes,
	};
}

/**
 * What size classes say; classes that say nothing are left out.
 *
 * @param said Settings by class.
 */
const sizesOf = ( said: SizeSettings ): SizeSettings =>
	Object.fromEntries(
		Object.entries( said )
			.filter( ( [ , own ] ) => Object.keys( own ).length > 0 )
			.map( ( [ name, own ] ) => [ name, withPattern( own ) ] )
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
