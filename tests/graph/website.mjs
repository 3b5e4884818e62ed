/** The website of the invented garden: what it writes, as RSS and as JSON Feed. */
import { seconds } from './dates.mjs';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = ( text ) =>
	text.replace( /[&<>"]/g, ( character ) => ENTITIES[ character ] );

const html = ( { text, embed } ) =>
	`<p>${ escaped( text ) }</p>` +
	( embed ? `<iframe src="${ escaped( embed ) }"></iframe>` : '' );

/**
 * @param {Object} world
 * @param {string} path  Such as /website/journal.xml.
 * @param {string} base  Address of this server.
 * @return {{type: string, body: string}|null} The feed, or null where there is none.
 */
export function feed( world, path, base ) {
	const [ , name, format ] =
		/^\/website\/([a-z]+)\.(xml|json)$/.exec( path ) ?? [];
	const site = world.data.website;
	const journal = site?.journals[ name ];
	if ( ! journal ) {
		return null;
	}
	const entries = journal.entries.map( ( entry ) => ( {
		...entry,
		url: site.home + entry.path,
		date: new Date( ( world.started - seconds( entry.age ) ) * 1000 ),
		image:
			entry.photo &&
			`${ base }/pictures/safe_image.php?p=${ entry.photo }`,
	} ) );
	return format === 'xml'
		? { type: 'application/rss+xml', body: rss( site, journal, entries ) }
		: {
				type: 'application/feed+json',
				body: JSON.stringify( jsonFeed( site, journal, entries ) ),
			};
}

function rss( site, { title, description }, entries ) {
	const items = entries.map(
		( entry ) =>
			`<item><title>${ escaped( entry.title ) }</title><link>${ entry.url }</link><guid>${ entry.url }</guid><pubDate>${ entry.date.toUTCString() }</pubDate>` +
			( entry.tags ?? [] )
				.map( ( tag ) => `<category>${ escaped( tag ) }</category>` )
				.join( '' ) +
			( entry.image
				? `<media:content medium="image" url="${ escaped( entry.image ) }"/>`
				: '' ) +
			`<description>${ escaped( html( entry ) ) }</description></item>`
	);
	return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${ escaped( title ) }</title><link>${ site.home }</link><description>${ escaped( description ) }</description>${ items.join( '' ) }</channel></rss>`;
}

const jsonFeed = ( site, { title, description }, entries ) => ( {
	version: 'https://jsonfeed.org/version/1.1',
	title,
	description,
	home_page_url: site.home,
	items: entries.map( ( entry ) => ( {
		id: entry.url,
		url: entry.url,
		title: entry.title,
		content_html: html( entry ),
		date_published: entry.date.toISOString(),
		...( entry.image ? { image: entry.image } : {} ),
		...( entry.tags ? { tags: entry.tags } : {} ),
	} ) ),
} );
