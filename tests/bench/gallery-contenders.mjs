/**
 * The pages that the gallery is measured against: what their makers advise, with transitions off, and printed past all
 * filters of WordPress, which would cost them time.
 */

const LABELS = { position: 'overImage', display: false };

/** What CSS alone can do: rows of equal height, a grid, columns. */
const STATIC = {
	justified: `
		.bench{display:flex;flex-wrap:wrap;gap:2px}
		.bench figure{margin:0;flex:calc(var(--r)*1) 1 calc(var(--r)*200px);aspect-ratio:var(--r)}
		.bench a,.bench img{display:block;width:100%;height:100%}`,
	grid: `
		.bench{display:grid;grid-template-columns:repeat(auto-fill,minmax(290px,1fr));gap:2px}
		.bench figure{margin:0;aspect-ratio:1.5}
		.bench a,.bench img{display:block;width:100%;height:100%;object-fit:cover}`,
};

/**
 * @param {import('./gallery-pictures.mjs').BenchPicture[]} pictures
 * @param {string}                                          base     Address of the pictures' folder.
 * @param {string}                                          layout
 */
const staticPage = ( pictures, base, layout ) =>
	`<style>${ STATIC[ layout ] }</style><div class="bench">${ pictures
		.map(
			( { name, thumb, width, height }, index ) =>
				`<figure style="--r:${ width / height }"><a href="${ base }/${ name }"><img src="${ base }/${ thumb }" width="${ width / 4 }" height="${ height / 4 }" loading="lazy" decoding="async" alt="Photo ${ index }"></a></figure>`
		)
		.join( '' ) }</div>`;

const nanogallery2 = ( pictures, base, layout, libraries ) => {
	const options = {
		items: pictures.map( ( { name, thumb, width, height }, index ) => ( {
			src: `${ base }/${ name }`,
			srct: `${ base }/${ thumb }`,
			imgtWidth: width / 4,
			imgtHeight: height / 4,
			imageWidth: width,
			imageHeight: height,
			title: `Photo ${ index }`,
		} ) ),
		thumbnailWidth: layout === 'justified' ? 'auto' : 300,
		thumbnailHeight: 200,
		thumbnailGutterWidth: 2,
		thumbnailGutterHeight: 2,
		thumbnailLabel: LABELS,
		thumbnailDisplayTransition: 'none',
		galleryDisplayTransition: 'none',
		thumbnailWaitImageLoaded: false,
		imageTransition: 'slideAppear',
	};
	return `<link rel="stylesheet" href="${ libraries }/nanogallery2.css">
		<div id="bench"></div>
		<script src="${ libraries }/jquery.js"></script>
		<script src="${ libraries }/nanogallery2.js"></script>
		<script>jQuery(function(){jQuery('#bench').nanogallery2(${ JSON.stringify( options ) })})</script>`;
};

const photoswipe = ( pictures, base, layout, libraries ) =>
	`<link rel="stylesheet" href="${ libraries }/photoswipe.css">
	<style>#bench{position:relative}#bench a{position:absolute}#bench img{display:block;width:100%;height:100%}</style>
	<div id="bench"></div>
	<script src="${ libraries }/justified-layout.js"></script>
	<script type="module">
		import Lightbox from '${ libraries }/photoswipe-lightbox.js';
		const pictures = ${ JSON.stringify( pictures.map( ( { name, thumb, width, height } ) => [ name, thumb, width, height ] ) ) };
		const box = document.getElementById( 'bench' );
		const place = window.require( 'justified-layout' );
		const links = pictures.map( ( [ name, thumb, width, height ], index ) => {
			const link = document.createElement( 'a' );
			link.href = '${ base }/' + name;
			link.dataset.pswpWidth = width;
			link.dataset.pswpHeight = height;
			link.innerHTML = '<img loading="lazy" decoding="async" src="${ base }/' + thumb + '" alt="Photo ' + index + '">';
			return link;
		} );
		const layOut = () => {
			const { boxes, containerHeight } = place( pictures.map( ( [ , , width, height ] ) => width / height ), { containerWidth: box.clientWidth, targetRowHeight: 200, boxSpacing: 2, containerPadding: 0 } );
			box.style.height = containerHeight + 'px';
			boxes.forEach( ( { top, left, width, height }, index ) => {
				links[ index ].style.cssText = 'top:' + top + 'px;left:' + left + 'px;width:' + width + 'px;height:' + height + 'px';
			} );
		};
		layOut();
		box.append( ...links );
		addEventListener( 'resize', layOut );
		new Lightbox( { gallery: '#bench', children: 'a', showHideAnimationType: 'none', pswpModule: () => import( '${ libraries }/photoswipe.js' ) } ).init();
	</script>`;

/**
 * Selectors: tiles on the page, a large picture in the viewer.
 *
 * @type {Record<string, {tile: string, large: string, html?: Function}>}
 */
export const CONTENDERS = {
	vitrine: {
		tile: '.wp-block-vitrine-gallery__item',
		large: 'dialog img',
	},
	static: { tile: '.bench figure', large: '', html: staticPage },
	photoswipe: { tile: '#bench a', large: '.pswp img', html: photoswipe },
	nanogallery2: {
		tile: '#bench .nGY2GThumbnail',
		large: '.nGY2Viewer img',
		html: nanogallery2,
	},
};
