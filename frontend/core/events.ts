/** An entry of a gallery's cart. */
export interface CartEntry {
	/** Place of the item in its album, -1 = not known. */
	index: number;
	ID: string;
	cnt: number;
}

/**
 * What galleries say; each bubbles from the block's wrapper.
 *
 * `id` and `ids` are ids of items, `index` is a place in the album from 0.
 */
interface GalleryEvents {
	'vitrine:gallery:loading': { album: string };
	'vitrine:gallery:loaded': { album: string; total: number };
	'vitrine:gallery:error': { message: string };
	'vitrine:gallery:album': { album: string; title: string };
	/** From 1. */
	'vitrine:gallery:page': { page: number; pages: number };
	'vitrine:gallery:filter': {
		tags: string[];
		/** '' = as the block says. */
		match: '' | 'or' | 'and';
		search: string;
		total: number;
	};
	/** Height of the tiles in px. */
	'vitrine:gallery:layout': { height: number };
	'vitrine:gallery:select': { ids: string[] };
	'vitrine:gallery:deselect': { ids: string[] };
	'vitrine:gallery:cart': {
		cart: CartEntry[];
		id: string;
		by: 'gallery' | 'viewer' | 'command';
	};
	/** Before a tile does what a click does; `preventDefault()` stops it. */
	'vitrine:gallery:click': { id: string };
	/** A tool of a tile or of the viewer was used; `preventDefault()` stops it. */
	'vitrine:gallery:tool': { id: string; tool: string };
	'vitrine:gallery:open': { id: string; index: number };
	'vitrine:gallery:change': { id: string; index: number };
	'vitrine:gallery:close': { id: string; index: number };
	'vitrine:gallery:zoom': { factor: number };
	/** Degrees: 0, 90, 180 or 270. */
	'vitrine:gallery:rotate': { id: string; angle: number };
	'vitrine:gallery:slideshow': { playing: boolean };
	'vitrine:gallery:fullscreen': { active: boolean };
	'vitrine:gallery:toolbar': { minimized: boolean };
	'vitrine:gallery:destroy': Record< string, never >;
}

/** What is opened, as counters name it: the popup's post, or the dialog of a popup with blocks of its own. */
type PopupId = number | string;

/** What popups say; each bubbles from the `<dialog>`. */
interface PopupEvents {
	/** Before it opens, by a trigger or `link`, `selector`, `api`, `block`; `preventDefault()` stops it. */
	'vitrine:popup:show': { id: PopupId; trigger: string };
	/** A trigger has fired, but it does not open now, or not at all (Reason in frontend/popup/queue.ts). */
	'vitrine:popup:wait': {
		id: PopupId;
		trigger: string;
		reason: string;
		/** The popup that it waits for; null = none of these. */
		other: PopupId | null;
	};
	'vitrine:popup:shown': { id: PopupId };
	/** Before it closes; `preventDefault()` stops it, unless it is gone already. */
	'vitrine:popup:hide': {
		id: PopupId;
		reason:
			| 'button'
			| 'overlay'
			| 'escape'
			| 'link'
			| 'time'
			| 'api'
			| 'replaced';
	};
	'vitrine:popup:hidden': { id: PopupId };
	'vitrine:popup:conversion': { id: PopupId } & (
		{ form: Element } | { control: Element }
	);
	/** Whether it is not to be shown again has changed. */
	'vitrine:popup:storage': { id: PopupId; disabled: boolean };
}

/** What panels say; each bubbles from the `<dialog>`, whose id it has. */
interface OffCanvasEvents {
	/** Before it opens; `preventDefault()` stops it. */
	'vitrine:off-canvas:show': { id: string };
	'vitrine:off-canvas:shown': { id: string };
	/** Before it closes; `preventDefault()` stops it. */
	'vitrine:off-canvas:hide': {
		id: string;
		reason:
			| 'button'
			| 'backdrop'
			| 'escape'
			| 'link'
			| 'focus'
			| 'api'
			| 'above';
	};
	'vitrine:off-canvas:hidden': { id: string };
}

/** What a visitor has allowed, and whose content it is about, '' = nobody's in particular. */
interface ConsentAnswer {
	/** A category of the WP Consent API. */
	purpose: string;
	/** Such as `youtube`. */
	service: string;
}

/** What visitors decide, where the site has a consent tool; on the document. */
interface ConsentEvents {
	'vitrine:consent:grant': ConsentAnswer;
	'vitrine:consent:revoke': ConsentAnswer;
}

/** A form of any plugin, once somebody has called `watchForms()` of `@vitrine/forms`. */
interface FormDetail {
	/** The form, or what its plugin tells of: a wrapper, a confirmation. It may be gone. */
	form: Element;
	/** The dialog that it is, or was, in. */
	dialog: Element | null;
	/** Whose form it is (FormSource in frontend/core/forms/plugins.ts). */
	source: string;
}

/** Forms and carts; each bubbles from the form, or from its dialog or the document when the form is gone. */
interface FormEvents {
	/** The browser sends it and, mostly, leaves the page: what becomes of it is known there. */
	'vitrine:form:sent': FormDetail;
	'vitrine:form:success': FormDetail;
	/** `preventDefault()`: the visitor is not led to the first field with an error. */
	'vitrine:form:error': FormDetail;
	/** From `body`, once somebody has called `watchCart()`; what was pressed, where WooCommerce says so. */
	'vitrine:cart:added': { control: Element | null };
}

/** What site headers say; it bubbles from the header. */
interface SiteHeaderEvents {
	/** Headers take another part of the window, px. */
	'vitrine:header:room': { room: number };
}

/** Every DOM event that Vitrine fires, with its payload. */
export interface VitrineEvents
	extends
		GalleryEvents,
		PopupEvents,
		OffCanvasEvents,
		SiteHeaderEvents,
		ConsentEvents,
		FormEvents {
	/** Bubbles from a region whose HTML was replaced or extended. */
	'vitrine:replaced': { added: Element[] };
}

/**
 * Fires an event of Vitrine; it bubbles.
 *
 * @param target Where it happened.
 * @param name   Which event.
 * @param detail What happened.
 * @return False when a listener called `preventDefault()`.
 */
export function emit< Name extends keyof VitrineEvents >(
	target: EventTarget,
	name: Name,
	detail: VitrineEvents[ Name ]
): boolean {
	return target.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable: true, detail } )
	);
}

/**
 * Listens for an event of Vitrine anywhere on the page.
 *
 * @param name   Which event.
 * @param listen Receives the payload.
 */
export function on< Name extends keyof VitrineEvents >(
	name: Name,
	listen: ( detail: VitrineEvents[ Name ] ) => void
): void {
	document.addEventListener( name, ( event ) =>
		listen( ( event as CustomEvent< VitrineEvents[ Name ] > ).detail )
	);
}
