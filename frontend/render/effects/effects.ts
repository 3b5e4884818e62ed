/** Effects of core's blocks, by the schema that php/Effects/Effects.php reads, too. */
import { readAttributes } from '../schema';
import { withReferences } from '../schema/schema';
import type { Background } from './background/settings';
import described from './schema.json';

/** Where a block has an effect. */
export interface Devices {
	desktops: boolean;
	tablets: boolean;
	phones: boolean;
}

/** How a block enters. */
export interface Entrance extends Devices {
	/** '' = it does not. */
	animation: string;
	/** Ms. */
	duration: number;
	delay: number;
	/** Between the blocks in it; 0 = it enters as one. */
	stagger: number;
}

/** Something that moves with the page. */
interface Moved {
	on: boolean;
	direction: string;
	/** Px or degrees for each percent of the way. */
	speed: number;
	/** Percent of the way. */
	start: number;
	end: number;
}

/** Something that comes and goes with the page. */
export interface Changed {
	on: boolean;
	direction: 'out-in' | 'in-out' | 'in-out-in' | 'out-in-out';
	start: number;
	end: number;
}

/** Something that follows the pointer. */
export interface Pointed {
	on: boolean;
	direction: 'opposite' | 'direct';
	speed: number;
}

/** How a block moves. */
export interface Motion extends Devices {
	y: Moved;
	x: Moved;
	rotate: Moved;
	scale: Changed & { speed: number };
	opacity: Changed & { level: number };
	blur: Changed & { level: number };
	track: Pointed;
	tilt: Pointed;
	relativeTo: 'window' | 'page';
	origin: string;
	/** Of a Cover. */
	background: boolean;
}

/** A shape at an edge of a block. */
export interface Divider {
	/** '' = none. */
	shape: string;
	/** Px. */
	height: number;
	/** Px; 0 = as on wider windows. */
	heightTablet: number;
	heightPhone: number;
	flip: boolean;
	/** '' = the background of the page. */
	color: string;
}

export interface Effects {
	entrance: Entrance;
	motion: Motion;
	dividerTop: Divider;
	dividerBottom: Divider;
	background: Background;
}

/** Schemas of the settings by name. */
export const EFFECTS = withReferences( described );

/**
 * Reads what is stored.
 *
 * @param stored The object, possibly hostile.
 */
export const readEffects = ( stored: unknown ): Effects =>
	readAttributes< Effects >(
		EFFECTS,
		stored && typeof stored === 'object' ? stored : {}
	);
