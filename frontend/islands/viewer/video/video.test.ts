import { expect, test } from 'vitest';
import { anItem } from '../item.fixture';
import { playerUrl } from './video';

const of = ( media: string ) =>
	playerUrl( anItem( { mediaKind: 'youtube', media } ) );

test.each( [
	'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
	'https://www.youtube.com/embed/dQw4w9WgXcQ?start=5',
	'https://player.vimeo.com/video/76979871?h=8272103f6e',
	'https://www.dailymotion.com/embed/video/x7tgad0',
	'https://geo.dailymotion.com/player.html?video=x7tgad0',
] )( '%s is a player, and starts by the click', ( media ) => {
	const url = new URL( of( media ) ?? 'about:blank' );
	expect( url.searchParams.get( 'autoplay' ) ).toBe( '1' );
	url.searchParams.delete( 'autoplay' );
	expect( url.href ).toBe( media );
} );

test.each( [
	'',
	'dQw4w9WgXcQ',

	'javascript:alert(1)',
	'data:text/html,x',
	'http://www.youtube.com/embed/dQw4w9WgXcQ',
	'https://www.youtube.com.example.com/embed/a',
	'https://example.com/embed/a',
	'https://www.youtube.com:8443/embed/a',
	'https://user@example.com/www.youtube.com/embed/a',
	'https://www.youtube.com/embed/../redirect?q=x',
	'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
	'https://player.vimeo.com/video/1/../../x',
] )( '%j is not embedded', ( media ) => {
	expect( of( media ) ).toBeNull();
} );
