import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { TAXONOMY } from '../albums/use-albums';

interface Attachment {
	id?: number;
	message?: string;
}

/** What WordPress's own script keeps for its requests. */
interface WordPressApi {
	wpApiSettings?: { root: string; nonce: string };
}

/** How often WordPress is asked to go on making sizes of a large picture. */
const TRIES = 3;

function answerOf( request: XMLHttpRequest ): Attachment {
	try {
		return JSON.parse( request.responseText ) as Attachment;
	} catch {
		return {};
	}
}

/**
 * Goes on with an upload whose file has arrived while its sizes could not be made in one go.
 *
 * @param id    Attachment.
 * @param tries How often.
 */
async function finish( id: number, tries: number ): Promise< number > {
	try {
		await apiFetch( {
			path: `/wp/v2/media/${ id }/post-process`,
			method: 'POST',
			data: { action: 'create-image-subsizes' },
		} );
		return id;
	} catch ( error ) {
		if ( tries > 1 ) {
			return finish( id, tries - 1 );
		}
		throw error;
	}
}

/** Where an uploaded file goes. */
export interface UploadTarget {
	/** Post that it is attached to, 0 = none. */
	post: number;
	/** Album that it is put into, 0 = none. */
	album: number;
}

/**
 * Sends a file to the media library. Not with fetch(), which says nothing of its progress.
 *
 * @param file       The file.
 * @param target     Where it goes.
 * @param signal     Cancels.
 * @param onProgress Hears which part has been sent, 0 to 1.
 * @return Id of the attachment.
 */
export function uploadFile(
	file: File,
	{ post, album }: UploadTarget,
	signal: AbortSignal,
	onProgress: ( part: number ) => void
): Promise< number > {
	const { wpApiSettings } = window as unknown as WordPressApi;
	const failed = () =>
		new Error(
			sprintf(
				/* translators: %s: name of a file */
				__( '%s could not be uploaded.', 'vitrine' ),
				file.name
			)
		);
	return new Promise( ( resolve, reject ) => {
		const request = new XMLHttpRequest();
		const data = new FormData();
		data.append( 'file', file, file.name );
		if ( post > 0 ) {
			data.append( 'post', String( post ) );
		}
		if ( album > 0 ) {
			data.append( `${ TAXONOMY }[]`, String( album ) );
		}
		request.open(
			'POST',
			`${ wpApiSettings?.root ?? '/wp-json/' }wp/v2/media`
		);
		// Refreshed by WordPress while the editor is open.
		const { nonceMiddleware } = apiFetch as unknown as {
			nonceMiddleware?: { nonce: string };
		};
		request.setRequestHeader(
			'X-WP-Nonce',
			nonceMiddleware?.nonce ?? wpApiSettings?.nonce ?? ''
		);
		request.upload.addEventListener( 'progress', ( event ) => {
			if ( event.lengthComputable ) {
				onProgress( event.loaded / event.total );
			}
		} );
		request.addEventListener( 'load', () => {
			const { id, message } = answerOf( request );
			const arrived = Number(
				request.getResponseHeader( 'x-wp-upload-attachment-id' )
			);
			if ( request.status < 300 && id ) {
				resolve( id );
			} else if ( request.status >= 500 && arrived > 0 ) {
				finish( arrived, TRIES ).then( resolve, () =>
					reject( failed() )
				);
			} else {
				reject( message ? new Error( message ) : failed() );
			}
		} );
		request.addEventListener( 'error', () => reject( failed() ) );
		signal.addEventListener( 'abort', () => {
			request.abort();
			reject( failed() );
		} );
		request.send( data );
	} );
}
