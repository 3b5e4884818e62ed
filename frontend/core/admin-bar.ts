/** How far below the top of the window the page is seen, px. */
export const adminBar = (): number =>
	parseFloat(
		getComputedStyle( document.documentElement ).getPropertyValue(
			'--wp-admin--admin-bar--position-offset'
		)
	) || 0;
