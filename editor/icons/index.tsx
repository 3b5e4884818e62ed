/**
 * The icons of the blocks, in one family: 24 by 24, lines of 1.5, and one filled shape that says what the block is about.
 */
import { FRAME, icon } from './icon';

export const icons = {
	/** A post that somebody likes. */
	socialFeed: icon(
		`${ FRAME }M7.5 8.25h9`,
		'M12 17.5l-3.7-3.6a2.35 2.35 0 0 1 3.7-2.8 2.35 2.35 0 0 1 3.7 2.8z'
	),
	/** Tiles, one of them a landscape. */
	gallery: icon(
		'M4.75 4.75h8v14.5h-8zM15.25 4.75h4v5.5h-4zM5 16l2.75-3.5 4.75 5.25',
		'M14.5 12H20v8h-5.5zM9.5 7.25a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5z'
	),
	/** A window with a box over it. */
	popup: icon( FRAME, 'M8 9h8v6H8z' ),
	popupSlideIn: icon( FRAME, 'M11.5 12H18v5.5h-6.5z' ),
	popupBar: icon( FRAME, 'M6 6.5h12V10H6z' ),
	popupFullScreen: icon( FRAME, 'M6.5 7h11v10h-11z' ),
	loopFilter: icon(
		'M4.5 5.25h15L14 12.5H10z',
		'M9.25 12h5.5v7.75l-5.5-2.75z'
	),
	/** The page in the middle is the current one. */
	loopPagination: icon(
		'M3.75 9.75h3.5v4.5h-3.5zM16.75 9.75h3.5v4.5h-3.5z',
		'M9.25 9h5.5v6h-5.5z'
	),
	loadMore: icon(
		'M6.5 7.75h11a4.25 4.25 0 0 1 0 8.5h-11a4.25 4.25 0 0 1 0-8.5z',
		'M11.25 9.5h1.5v2.25H15v1.5h-2.25v2.25h-1.5v-2.25H9v-1.5h2.25z'
	),
	/** A window with filters at its side. */
	loopDrawer: icon(
		`${ FRAME }M6.5 9h4.75M7.5 12h2.75M8.25 15h1.25`,
		'M13 4h5.25a2.25 2.25 0 0 1 2.25 2.25v11.5a2.25 2.25 0 0 1-2.25 2.25H13z'
	),
	/** The row that is unlike the others. */
	loopItem: icon(
		'M4.75 4.75h14.5v3H4.75zM4.75 16.25h14.5v3H4.75z',
		'M4 10h16v4H4z'
	),
	/** Items in a row, and the panel of one of them. */
	megaMenu: icon(
		'M4 5.75h3.5M16.5 5.75H20M4.75 9.75h14.5v9.5H4.75zM13.5 13H17M13.5 16H17',
		'M9.75 4.5h4.5V7h-4.5zM7 12.25h4.5v4.5H7z'
	),
	megaMenuItem: icon(
		'M4.75 7.75h14.5v8.5H4.75zM7.5 12h3.75',
		'M12.75 10.5h4.5L15 13.75z'
	),
	/** A page with a band at its top: the logo, and a menu. */
	siteHeader: icon(
		`${ FRAME }M7.5 14h9`,
		'M5.75 4h12.5a2.25 2.25 0 0 1 2.25 2.25V10.5h-17V6.25A2.25 2.25 0 0 1 5.75 4zm1.5 2.5v1.75H9V6.5zm4.75 0v1.5h5V6.5z'
	),
	/** Up, as far as it goes. */
	backToTop: icon( 'M5 4.75h14M12 20v-7', 'M12 7l5.5 6.5h-11z' ),
	/** A panel, and where it comes from. */
	offCanvas: icon(
		`${ FRAME }M13 12h4M15 9.75 17.25 12 15 14.25`,
		'M11 4H5.75A2.25 2.25 0 0 0 3.5 6.25v11.5A2.25 2.25 0 0 0 5.75 20H11z'
	),
	searchOverlay: icon(
		`${ FRAME }M12.75 12.5l3.5 3.5`,
		'M10.75 6.75a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5zm0 2a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5z'
	),
	/** Headings of two levels. */
	tableOfContents: icon(
		'M9.5 6H20M13 10h7M13 14h7M9.5 18H20',
		'M4 4.5h3v3H4zM4 16.5h3v3H4zM8.5 9.25H10v1.5H8.5zM8.5 13.25H10v1.5H8.5z'
	),
	/** A slide between two others. */
	carousel: icon(
		'M5 7.25H2.75v7.5H5M19 7.25h2.25v7.5H19',
		'M7 5h10v12H7zM8.25 19h1.5v1.5h-1.5zM11.25 19h1.5v1.5h-1.5zM14.25 19h1.5v1.5h-1.5z'
	),
	slide: icon(
		'M4.75 4.75h14.5v11.5H4.75z',
		'M7.5 9.75h9v3.75h-9zM8.25 19h1.5v1.5h-1.5zM11.25 19h1.5v1.5h-1.5zM14.25 19h1.5v1.5h-1.5z'
	),
	/** Two images with a handle between them. */
	imageComparison: icon(
		'M12 5.75H5.75a1 1 0 0 0-1 1v10.5a1 1 0 0 0 1 1H12M12 3v18',
		'M14 5h4.25A1.75 1.75 0 0 1 20 6.75v10.5A1.75 1.75 0 0 1 18.25 19H14z'
	),
	shareButtons: icon(
		'M8.5 10.75l6.75-3.5M8.5 13.25l6.75 3.5M19.25 6.25a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19.25 17.75a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
		'M6.75 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z'
	),
	/** Facebook's letter in a page of another. */
	embed: icon(
		FRAME,
		'M11 18v-5H9.25v-2.25H11V9.1c0-2 1.2-3.1 3-3.1.85 0 1.5.1 1.75.15v2h-1.15c-.95 0-1.2.5-1.2 1.15v1.45h2.25L15.25 13H13.4v5z'
	),
	signUp: icon( 'M4.75 6.75h14.5v10.5H4.75z', 'M4.5 6h15l.5 1.5-8 6-8-6z' ),
	/** A clock, and what is left. */
	countdown: icon(
		'M19 13.25a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM9.5 3.25h5M12 3.25v3',
		'M12 8.75a4.5 4.5 0 0 1 4.5 4.5H12z'
	),
	countdownVisitor: icon(
		'M19 13.25a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM9.5 3.25h5M12 3.25v3',
		'M12 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8.5 17a3.5 3.25 0 0 1 7 0z'
	),
	countdownWeekly: icon(
		'M18.25 8.5A7.25 7.25 0 1 0 19.25 12M18.75 4.5v4h-4',
		'M12 8.5a3.5 3.5 0 0 1 3.5 3.5H12z'
	),
};
