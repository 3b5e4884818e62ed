/** The media library for the cover of an album; php/Admin/AlbumScreens.php prints the field, which is a number without script. */
import { __ } from '@wordpress/i18n';

interface Chosen {
	id: number;
	url: string;
	sizes?: { thumbnail?: { url: string } };
}
interface Frame {
	on: ( event: 'select', run: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => { first: () => { toJSON: () => Chosen } };
	};
}
interface Media {
	( options: {
		title: string;
		multiple: false;
		library: { type: 'image' };
	} ): Frame;
}

const { jQuery } = window as unknown as {
	jQuery?: ( of: Document ) => {
		on: (
			event: 'ajaxSuccess',
			run: (
				event: unknown,
				request: unknown,
				settings: { data?: unknown }
			) => void
		) => void;
	};
};

function attach( input: HTMLInputElement ): void {
	const image = document.createElement( 'img' );
	image.alt = '';
	image.width = 150;
	const choose = document.createElement( 'button' );
	choose.type = 'button';
	choose.className = 'button';
	choose.textContent = __( 'Choose an image', 'vitrine' );
	const remove = document.createElement( 'button' );
	remove.type = 'button';
	remove.className = 'button-link';
	remove.textContent = __( 'Remove cover', 'vitrine' );

	const show = ( id: number, url: string ): void => {
		input.value = String( id );
		image.src = url;
		image.hidden = url === '';
		remove.hidden = id === 0;
	};
	let frame: Frame | null = null;
	choose.addEventListener( 'click', () => {
		const media = ( window as unknown as { wp: { media: Media } } ).wp
			.media;
		if ( frame === null ) {
			const made = media( {
				title: __( 'Album cover', 'vitrine' ),
				multiple: false,
				library: { type: 'image' },
			} );
			made.on( 'select', () => {
				const chosen = made.state().get( 'selection' ).first().toJSON();
				show( chosen.id, chosen.sizes?.thumbnail?.url ?? chosen.url );
			} );
			frame = made;
		}
		frame.open();
	} );
	remove.addEventListener( 'click', () => {
		show( 0, '' );
		choose.focus();
	} );
	// Core adds an album without leaving the screen, and empties what it sees of the form.
	jQuery?.( document ).on( 'ajaxSuccess', ( _event, _request, { data } ) => {
		const name = document.querySelector< HTMLInputElement >( '#tag-name' );
		if ( String( data ).includes( 'action=add-tag' ) && ! name?.value ) {
			show( 0, '' );
		}
	} );
	show( Number( input.value ) || 0, input.dataset[ 'vitrineCover' ] ?? '' );
	input.type = 'hidden';
	const buttons = document.createElement( 'p' );
	buttons.append( choose, ' ', remove );
	input.after( image, buttons );
}

document
	.querySelectorAll< HTMLInputElement >( 'input[data-vitrine-cover]' )
	.forEach( attach );
