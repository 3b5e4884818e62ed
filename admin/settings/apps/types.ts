import type { TokenNetwork } from '../types';

/** An app of the site's own at Meta. */
export interface App {
	network: TokenNetwork;
	id: string;
	hasSecret: boolean;
	/** Whether wp-config.php says so. */
	isFixed: boolean;
	/** Address on this site that the network tells what happens. */
	webhook: string;
}

/** What `GET /vitrine/v1/apps` answers. */
export interface Apps {
	apps: App[];
	/** Address on this site that people come back to from a login. */
	redirect: string;
	/** The word by which a network proves that it was told the address by the site's owner. */
	verifyToken: string;
}

export const isReady = ( app: App | undefined ): boolean =>
	app !== undefined && app.id !== '' && app.hasSecret;
