/** Room that is taken of the window at its top, px. Who takes it and who minds it know of each other by these properties of the root alone. */

export const HEADER_ROOM = '--vitrine-header-room';

/** A popup's bar: headers stay below it. */
export const BAR_ROOM = '--vitrine-bar-room';

/** Fired at the window. */
export const BAR_CHANGE = 'vitrine:bar-room';

type Room = typeof HEADER_ROOM | typeof BAR_ROOM;

const { style } = document.documentElement;

/**
 * Takes room, or gives it back.
 *
 * @param name Which.
 * @param room Px below the admin bar, or below each other; 0 = none.
 */
export const setRoom = ( name: Room, room: number ): void =>
	style.setProperty( name, room ? `${ room }px` : '' );

/**
 * What is taken; read so, it costs no style.
 *
 * @param name Which.
 */
export const roomOf = ( name: Room ): number =>
	parseFloat( style.getPropertyValue( name ) ) || 0;
