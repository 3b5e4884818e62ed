import type { MastodonWords } from './words';

/** A server that is shown to those who do not know what one is called. */
const EXAMPLE = 'mastodon.social';

/** Ids of the page, which has one such dialog at a time. */
const FIELD = 'vitrine-mastodon-server';
const MESSAGE = 'vitrine-mastodon-message';

function make< Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	properties: Partial< HTMLElementTagNameMap[ Name ] >,
	...children: Node[]
): HTMLElementTagNameMap[ Name ] {
	const element = document.createElement( name );
	Object.assign( element, properties );
	element.append( ...children );
	return element;
}

/**
 * The question for a server.
 *
 * @param title What it is for.
 * @param words What the server says.
 */
export function makeForm( title: string, words: MastodonWords ) {
	const field = make( 'input', {
		id: FIELD,
		type: 'text',
		inputMode: 'url',
		placeholder: EXAMPLE,
		autocapitalize: 'none',
		spellcheck: false,
		// Names of hosts are written from left to right in all languages.
		dir: 'ltr',
	} );
	// Read when it is filled in.
	const message = make( 'p', { id: MESSAGE, role: 'alert' } );
	const cancel = make( 'button', {
		type: 'button',
		textContent: words.cancel,
	} );
	const form = make(
		'form',
		{ noValidate: true },
		make( 'h2', { textContent: title } ),
		make( 'label', { htmlFor: FIELD, textContent: words.server } ),
		field,
		message,
		make(
			'div',
			{},
			make( 'button', { type: 'submit', textContent: words.share } ),
			cancel
		)
	);
	/** Says at the field that no server is in it. */
	const refuse = () => {
		message.textContent = words.invalid;
		field.setAttribute( 'aria-invalid', 'true' );
		field.setAttribute( 'aria-describedby', MESSAGE );
		field.focus();
	};
	field.addEventListener( 'input', () => {
		message.textContent = '';
		field.removeAttribute( 'aria-invalid' );
		field.removeAttribute( 'aria-describedby' );
	} );
	return { form, field, cancel, refuse };
}
