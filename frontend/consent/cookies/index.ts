/** `@vitrine/cookies`: cookies for scripts of a site, which wait for consent. Ours keep what they keep in the browser's storage, which no request carries. */
import { expectTool } from '..';
import { readPage } from './page';

export { getCookie, removeCookie, setCookie } from './cookies';
export type { CookieOptions } from './cookies';

expectTool( readPage().tool );
