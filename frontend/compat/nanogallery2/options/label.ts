import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };
import { looksOf, say, sayOfBlock } from './draft';
import { membersOf } from './members';
import { level } from './rules';
import { flag } from './values';

const ALIGNMENTS: Record< string, string > = {
	left: 'start',
	center: 'center',
	right: 'end',
};

const VERTICAL: Record< string, string > = {
	top: 'overImageOnTop',
	middle: 'overImageOnMiddle',
};

/** Position 'overImage' takes its place from `valign`. */
function positionOf( { position, valign }: Record< string, unknown > ): string {
	const given = String( position ?? 'overImage' );
	return given.toLowerCase() === 'overimage'
		? ( VERTICAL[ String( valign ) ] ?? 'overImageOnBottom' )
		: given;
}

/** `thumbnailLabel`. */
export const label = level( ( value, to, draft, option ) => {
	if ( ! value || typeof value !== 'object' ) {
		return false;
	}
	const from = value as Record< string, unknown >;
	const {
		title,
		hideIcons,
		titleFontSize,
		descriptionFontSize,
		valign,
		...given
	} = from;
	if ( 'position' in from || valign !== undefined ) {
		given[ 'position' ] = positionOf( from );
	}
	if ( 'align' in from ) {
		given[ 'align' ] = ALIGNMENTS[ String( from[ 'align' ] ) ];
	}
	if ( /^custom$/i.test( String( given[ 'position' ] ) ) ) {
		say( draft, `${ option }.position`, 'none' );
		delete given[ 'position' ];
	}
	if ( typeof title === 'string' && /^%filename/i.test( title ) ) {
		draft.imported.settings.titleFrom = 'filename';
	} else if ( title ) {
		say( draft, `${ option }.title`, 'none' );
	}
	const looks = looksOf( draft, to );
	if ( flag( hideIcons ) === false ) {
		looks.hideIcons = false;
		sayOfBlock( draft, `${ option }.hideIcons`, 'none' );
	}
	for ( const [ name, size ] of Object.entries( {
		titleFontSize,
		descriptionFontSize,
	} ) ) {
		if ( size ) {
			Object.assign( looks, { [ name ]: String( size ) } );
			sayOfBlock( draft, `${ option }.${ name }`, 'none' );
		}
	}
	to.level.label = {
		...to.level.label,
		...membersOf(
			given,
			metadata.attributes.label.properties,
			[],
			draft,
			option
		),
	};
	return true;
} );
