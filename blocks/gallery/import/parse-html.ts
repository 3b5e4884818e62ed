/** In such a document nothing runs and nothing is loaded. */
export const parseHtml = ( html: string ): Document =>
	new DOMParser().parseFromString( html, 'text/html' );
