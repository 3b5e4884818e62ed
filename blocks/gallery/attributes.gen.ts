// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type GalleryAttributes = {
	source: 'media' | 'album' | 'albums' | 'attached' | 'urls' | 'provider';
	items: {
		id?: number;
		url?: string;
		title?: string;
		description?: string;
		tags?: string[];
		author?: string;
		destinationURL?: string;
		downloadURL?: string;
		featured?: boolean;
		customData?: Record< string, unknown >;
		poster?: string;
		alt?: string;
		width?: number;
		height?: number;
	}[];
	album: number;
	provider: string;
	providerAlbum: string;
	albumList: string[];
	whiteList: string[];
	blackList: string[];
	tagBlackList: string[];
	featuredKeyword: string;
	titleFrom: 'title' | 'written' | 'caption' | 'alt' | 'filename';
	descriptionFrom: 'description' | 'caption' | 'alt' | 'none';
	detailsFromFile: boolean;
	sorting: '' | 'takenAsc' | 'takenDesc' | 'uploadedAsc' | 'uploadedDesc' | 'titleAsc' | 'titleDesc' | 'reversed' | 'random';
	maxItems: number;
	layout: {
		layout?: 'grid' | 'justified' | 'cascading' | 'mosaic';
		width?: number;
		height?: number;
		gutterWidth?: number;
		gutterHeight?: number;
		borderHorizontal?: number;
		borderVertical?: number;
		baseGridHeight?: number;
		crop?: boolean;
		cropScaleFactor?: number;
		alignment?: 'fillWidth' | 'left' | 'center' | 'right' | 'justified';
		lastRow?: 'start' | 'center' | 'justify' | 'fill' | 'hide';
		maxItemsPerLine?: number;
		mosaic?: {
			c?: number;
			r?: number;
			w?: number;
			h?: number;
		}[];
	};
	sizes: {
		xs?: GalleryAttributes[ 'layout' ];
		sm?: GalleryAttributes[ 'layout' ];
		me?: GalleryAttributes[ 'layout' ];
		la?: GalleryAttributes[ 'layout' ];
		xl?: GalleryAttributes[ 'layout' ];
	};
	firstLevel: {
		layout?: GalleryAttributes[ 'layout' ];
		sizes?: GalleryAttributes[ 'sizes' ];
		mode?: GalleryAttributes[ 'mode' ];
		maxRows?: GalleryAttributes[ 'maxRows' ];
		moreStep?: GalleryAttributes[ 'moreStep' ];
		label?: GalleryAttributes[ 'label' ];
		hoverEffects?: GalleryAttributes[ 'hoverEffects' ];
		displayTransition?: GalleryAttributes[ 'displayTransition' ];
		displayTransitionDuration?: GalleryAttributes[ 'displayTransitionDuration' ];
		displayInterval?: GalleryAttributes[ 'displayInterval' ];
		stacks?: GalleryAttributes[ 'stacks' ];
	};
	sizesBy: 'window' | 'container';
	mode: 'fullContent' | 'moreButton' | 'pagination' | 'rows';
	maxRows: number;
	moreStep: number;
	paginationMode: 'rectangles' | 'numbers' | 'dots';
	paginationVisiblePages: number;
	paginationSwipe: boolean;
	paginationTopButtons: boolean;
	breadcrumb: boolean;
	breadcrumbAutoHideTopLevel: boolean;
	breadcrumbOnlyCurrentLevel: boolean;
	backItem: boolean;
	tagFilter: 'none' | 'single' | 'multiple';
	tagOperator: 'or' | 'and';
	tagsFrom: 'tags' | 'title' | 'description';
	search: boolean;
	label: {
		display?: boolean;
		position?: 'overImageOnBottom' | 'overImageOnMiddle' | 'overImageOnTop' | 'onBottom' | 'right' | 'left';
		align?: 'start' | 'center' | 'end';
		displayDescription?: boolean;
		titleMaxLength?: number;
		descriptionMaxLength?: number;
		titleMultiLine?: boolean;
		descriptionMultiLine?: boolean;
	};
	tools: {
		image?: {
			topLeft?: string;
			topRight?: string;
			bottomLeft?: string;
			bottomRight?: string;
		};
		album?: {
			topLeft?: string;
			topRight?: string;
			bottomLeft?: string;
			bottomRight?: string;
		};
	};
	hoverEffects: ( 'borderLighter' | 'borderDarker' | 'scale120' | 'labelAppear' | 'labelAppear75' | 'toolsAppear' | 'toolsSlideDown' | 'toolsSlideUp' | 'labelOpacity50' | 'labelSlideUp' | 'labelSlideUpTop' | 'labelSlideDown' | 'labelSlideUpDown' | 'scaleLabelOverImage' | 'overScale' | 'overScaleOutside' | 'descriptionAppear' | 'descriptionSlideUp' | 'slideRight' | 'slideLeft' | 'slideUp' | 'slideDown' | 'imageScale150' | 'imageScale150Outside' | 'imageScaleIn80' | 'imageSlideRight' | 'imageSlideLeft' | 'imageSlideUp' | 'imageSlideDown' | 'imageBlurOn' | 'imageBlurOff' | 'imageGrayOn' | 'imageGrayOff' | 'imageSepiaOn' | 'imageSepiaOff' )[];
	displayTransition: 'none' | 'fadeIn' | 'randomScale' | 'scaleUp' | 'scaleDown' | 'slideUp' | 'slideDown' | 'slideUp2' | 'slideDown2' | 'flipUp' | 'flipDown' | 'slideRight' | 'slideLeft' | 'imageSlideUp';
	displayTransitionDuration: number;
	displayInterval: number;
	stacks: {
		count?: number;
		translateX?: number;
		translateY?: number;
		translateZ?: number;
		rotateX?: number;
		rotateY?: number;
		rotateZ?: number;
		scale?: number;
	};
	selectable: boolean;
	cart: boolean;
	openImage: boolean;
	openOriginal: boolean;
	displayImageOnAlbum: boolean;
	touchAutoOpenDelay: number;
	locationHash: boolean;
	viewer: {
		transition?: 'swipe2' | 'swipe' | 'slideAppear' | 'none';
		theme?: 'dark' | 'light';
		zoom?: boolean;
		slideshowDelay?: number;
		slideshowAutoStart?: boolean;
		hideToolsDelay?: number;
		fullscreen?: boolean;
		imageDisplay?: '' | 'bestImageQuality' | 'upscale';
		toolbar?: {
			display?: boolean;
			position?: 'bottomOverImage' | 'bottom' | 'topOverImage' | 'top';
			fullWidth?: boolean;
			align?: 'left' | 'center' | 'right';
			autoMinimize?: number;
			standard?: string;
			minimized?: string;
		};
		tools?: {
			topLeft?: string;
			topRight?: string;
		};
		strip?: 'none' | 'bottom' | 'bottomOverMedia';
		stripWidth?: number;
		stripHeight?: number;
		logo?: string;
	};
	theme: 'auto' | 'dark' | 'light';
	themeButtons: boolean;
	sample: boolean;
};
