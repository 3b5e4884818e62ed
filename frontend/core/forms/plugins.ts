/** What form plugins tell when a form was sent, or was not. */

/** Whose form it is; `browser` = the browser's own way, whoever made the form. */
export type FormSource =
	| 'browser'
	| 'comments'
	| 'core'
	| 'contact-form-7'
	| 'wpforms'
	| 'gravity-forms'
	| 'ninja-forms'
	| 'fluent-forms'
	| 'elementor'
	| 'formidable'
	| 'forminator'
	| 'kadence'
	| 'vitrine';

/** Names of events by plugin: it was sent, it was not. */
type Names = Partial<
	Record< FormSource, [ success: string, error: string ] >
>;

export const DOM_EVENTS: Names = {
	'contact-form-7': [
		'wpcf7mailsent',
		'wpcf7invalid wpcf7unaccepted wpcf7spam wpcf7aborted wpcf7mailfailed',
	],
	'fluent-forms': [
		'fluentform_submission_success',
		'fluentform_submission_failed',
	],
	kadence: [ 'kb-form-success kb-advanced-form-success', '' ],
};

/** Those of jQuery reach only who listens by it. */
export const JQUERY_EVENTS: Names = {
	elementor: [ 'submit_success', 'error' ],
	wpforms: [
		'wpformsAjaxSubmitSuccess',
		'wpformsAjaxSubmitFailed wpformsAjaxSubmitError',
	],
	// Of each form that it shows, also one with errors: `isError()`.
	'gravity-forms': [ 'gform_confirmation_loaded', 'gform_post_render' ],
	// The same event for both: `isError()`.
	'ninja-forms': [ 'nfFormSubmitResponse', 'nfFormSubmitResponse' ],
	'fluent-forms': DOM_EVENTS[ 'fluent-forms' ]!,
	formidable: [ 'frmFormComplete', 'frmFormErrors' ],
	forminator: [
		'forminator:form:submit:success',
		'forminator:form:submit:failed',
	],
};

const REFUSED = '.gform_validation_error';

/**
 * Whether an event of jQuery means an error, where its name does not say so.
 *
 * @param source  Whose it is.
 * @param isNamed Whether its name says so.
 * @param element Where it was.
 * @param data    What else the plugin says.
 * @return Undefined = it means nothing.
 */
export function isError(
	source: FormSource,
	isNamed: boolean,
	element: Element | null,
	data: unknown[]
): boolean | undefined {
	if ( source === 'ninja-forms' ) {
		const { errors } = ( data[ 0 ] ?? {} ) as { errors?: object | null };
		const is = Object.keys( errors ?? {} ).length > 0;
		// Both names are heard.
		return is === isNamed ? is : undefined;
	}
	if (
		isNamed &&
		( ( source === 'gravity-forms' && ! element?.closest( REFUSED ) ) ||
			// Pictures have errors, too.
			( source === 'elementor' && ! element?.matches( 'form' ) ) )
	) {
		return undefined;
	}
	return isNamed;
}

/** What a page says that was made of a form that was sent: of success, of errors. */
const ANSWERS: [ source: FormSource, success: string, error: string ][] = [
	[ 'gravity-forms', '.gform_confirmation_wrapper', REFUSED ],
	[
		'wpforms',
		'.wpforms-confirmation-container-full,.wpforms-confirmation-container',
		'.wpforms-error-container',
	],
];

/** Of the query: a sign-up form and its answer. Twin: php/SignUp/FormPost.php. */
export const SIGNED_UP = 'vitrine-signed-up';

const SIGN_UP = /^([\w-]+):(\w+)$/;

/** An answer of WordPress to a comment leads to it. */
const COMMENT = /^#comment-\d+$/;

export interface Answer {
	form: Element;
	source: FormSource;
	isError: boolean;
}

/**
 * What the page itself says of a form that a visitor sent from the page before.
 *
 * @param address  Of the page.
 * @param referrer Of the page before.
 */
export function answersOf( address: URL, referrer: string ): Answer[] {
	const found: Answer[] = [];
	const add = ( source: FormSource, selector: string, is: boolean ) => {
		const form = document.querySelector( selector );
		if ( form ) {
			found.push( { form, source, isError: is } );
		}
	};
	const result = address.searchParams.get( 'wp-form-result' );
	if ( result ) {
		add( 'core', 'form.wp-block-form', result !== 'success' );
	}
	// The rest is the answer to a form only where the page before was this one.
	if ( ! referrer || pageOf( referrer ) !== pageOf( address.href ) ) {
		return found;
	}
	const [ , id, code ] =
		SIGN_UP.exec( address.searchParams.get( SIGNED_UP ) ?? '' ) ?? [];
	if ( id ) {
		add(
			'vitrine',
			`form[id="${ id }"].wp-block-vitrine-sign-up__form`,
			code !== 'sent'
		);
	}
	if ( COMMENT.test( address.hash ) ) {
		add( 'comments', '#commentform', false );
	}
	for ( const [ source, success, error ] of ANSWERS ) {
		add( source, success, false );
		add( source, error, true );
	}
	return found;
}

/**
 * The comment form that WordPress has refused on a page of its own, when the visitor has come back from there. Nothing has to be kept for it: the history of the browser says so.
 */
export function refusedComments(): Answer[] {
	// Not in every browser yet.
	const history = window.navigation as Navigation | undefined;
	const index = history?.currentEntry?.index ?? NaN;
	const next = history?.entries()[ index + 1 ]?.url;
	const form = document.querySelector( '#commentform' );
	// A field may be called `action`.
	const action = form?.getAttribute( 'action' );
	return action &&
		URL.canParse?.( action, document.baseURI ) &&
		next === new URL( action, document.baseURI ).href
		? [ { form: form!, source: 'comments', isError: true } ]
		: [];
}

/**
 * The page at an address, whatever is added for a comment or a sign-up.
 *
 * @param address An address.
 */
function pageOf( address: string ): string {
	const { origin, pathname, searchParams } = new URL( address );
	for ( const name of [
		'unapproved',
		'moderation-hash',
		'replytocom',
		SIGNED_UP,
	] ) {
		searchParams.delete( name );
	}
	return `${ origin }${ pathname }?${ searchParams }`;
}
