/** Relative dates of the data ("3d4h" ago, "+12d 18:30") made absolute. */

const UNIT = {
	y: 31557600,
	mo: 2629800,
	w: 604800,
	d: 86400,
	h: 3600,
	m: 60,
	s: 1,
};

/**
 * @param {string|number} age Such as "1y2mo3d4h5m", or seconds.
 * @return {number} Seconds.
 */
export function seconds( age ) {
	if ( typeof age === 'number' ) {
		return age;
	}
	let total = 0;
	for ( const [ , count, unit ] of String( age ).matchAll(
		/(\d+(?:\.\d+)?)(mo|[ywdhms])/g
	) ) {
		total += Number( count ) * UNIT[ unit ];
	}
	return Math.round( total );
}

/**
 * @param {number} unix
 * @return {string} As the Graph API writes it: 2021-07-09T19:09:52+0000.
 */
export function stamp( unix ) {
	return new Date( unix * 1000 ).toISOString().replace( /\.\d+Z$/, '+0000' );
}

function offsetMinutes( unix, zone ) {
	const text = new Intl.DateTimeFormat( 'en-US', {
		timeZone: zone,
		timeZoneName: 'longOffset',
	} )
		.formatToParts( new Date( unix * 1000 ) )
		.find( ( part ) => part.type === 'timeZoneName' ).value;
	const match = /GMT([+-])(\d\d):(\d\d)/.exec( text );
	return match
		? ( match[ 1 ] === '-' ? -1 : 1 ) *
				( Number( match[ 2 ] ) * 60 + Number( match[ 3 ] ) )
		: 0;
}

/**
 * A wall-clock moment near now, with the zone's offset.
 *
 * @param {string} text Such as "+12d 18:30" or "-40d 09:00".
 * @param {number} now  Unix seconds.
 * @param {string} zone IANA name.
 * @return {string} Such as 2026-12-03T18:30:00+0100.
 */
export function localStamp( text, now, zone ) {
	const [ , sign, days, hour, minute ] = /^([+-])(\d+)d (\d\d):(\d\d)$/.exec(
		text
	);
	const day = new Date(
		( now + ( sign === '-' ? -1 : 1 ) * Number( days ) * 86400 ) * 1000
	);
	const wall =
		Date.UTC(
			day.getUTCFullYear(),
			day.getUTCMonth(),
			day.getUTCDate(),
			Number( hour ),
			Number( minute )
		) / 1000;
	const minutes = offsetMinutes( wall, zone );
	const part = ( number ) => String( number ).padStart( 2, '0' );
	const offset = `${ minutes < 0 ? '-' : '+' }${ part( Math.floor( Math.abs( minutes ) / 60 ) ) }${ part( Math.abs( minutes ) % 60 ) }`;
	return new Date( wall * 1000 ).toISOString().slice( 0, 19 ) + offset;
}

/**
 * @param {string} local A stamp with an offset and no colon in it.
 * @return {number} Unix seconds.
 */
export function unixOf( local ) {
	return Math.floor(
		Date.parse( local.replace( /([+-]\d\d)(\d\d)$/, '$1:$2' ) ) / 1000
	);
}
