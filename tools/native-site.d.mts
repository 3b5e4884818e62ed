export interface NativeSite {
	url: string;
	folder: string;
	graph: string;
	pages: Record< string, string >;
	php: < T = unknown >( code: string ) => Promise< T >;
	log: () => string;
	stop: () => Promise< void >;
}

export interface NativeSiteOptions {
	branch?: string;
	wordpress?: string;
	port?: number;
	db?: 'sqlite' | 'mysql';
	/** 'linked', 'none', or the file name of a zip. */
	plugin?: string;
	graph?: string;
	multisite?: boolean;
	cron?: boolean;
	demo?: boolean | string[];
	workers?: number;
	cached?: boolean;
	constants?: Record< string, string | number | boolean >;
	say?: ( line: string ) => void;
}

export function nativeSite(
	options?: NativeSiteOptions
): Promise< NativeSite >;
export function phpIn< T = unknown >(
	site: { url: string; folder: string },
	code: string
): Promise< T >;
export function logOf( site: { folder: string } ): string;
export function salts(): Record< string, string >;
export const PHP_EXTENSIONS: string[];
