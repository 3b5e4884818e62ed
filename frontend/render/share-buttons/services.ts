import list from './services.json';

/** A service that pages are shared with. Twin: php/ShareButtons/Services.php. */
export interface Service {
	id: string;
	/** Of a brand; what others are called is for translators. */
	name?: string;
	/** White is readable on it. */
	color: string;
	icon: { viewBox: string; path: string };
	/** Core's icon that it is. */
	core?: string;
	/** Where its link leads, with what behind it. */
	address?: string;
	fields?: Record< string, string >;
	/** What its button does. */
	action?: string;
	/** Nobody can share there any more. */
	closed?: boolean;
}

/** All of them, in the order of the picker. */
export const SERVICES: Service[] = list as Service[];
