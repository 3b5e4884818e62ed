<?php
/**
 * Prints the buttons: links, and buttons for what only a script can do. Twin: frontend/render/share-buttons/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\ShareButtons;

use Vitrine\BlockData;
use Vitrine\BlockWrapper;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What ShareButtonsModule hands over.
 *
 * @var array{view: ShareButtonsView, data: array<string, mixed>, exact: \Closure(string): string} $vitrine */

[ 'view' => $view, 'data' => $data, 'exact' => $exact ] = $vitrine;
$class = 'wp-block-vitrine-share-buttons__';

printf(
	'<ul %s>',
	// phpcs:ignore WordPress.Security.EscapeOutput -- escapes by itself.
	BlockWrapper::attributes(
		array_filter(
			[
				'role'       => 'list',
				'aria-label' => $view->label,
				'class'      => $view->classes(),
				'style'      => $view->style(),
			],
			static fn( string $value ): bool => $value !== ''
		)
	)
);
if ( $data !== [] ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- escapes by itself.
	echo BlockData::script( '', $data );
}
foreach ( $view->buttons as $button ) {
	$start = $button['action'] !== ''
		? 'button type="button"'
		: sprintf(
			// Its values are encoded, and its beginning is ours: esc_url() would take the ends of lines out of it.
			'a href="%s" rel="noopener noreferrer nofollow"%s',
			esc_attr( $button['url'] ),
			$button['service'] === 'email' ? '' : ' target="_blank"'
		);
	printf(
		'<li class="%1$sitem is-%2$s"><%3$s class="%1$slink" style="--vitrine-share-color:%4$s" aria-label="%5$s">',
		esc_attr( $class ),
		esc_attr( $button['service'] ),
		$start, // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		esc_attr( $button['color'] ),
		esc_attr( $exact( $button['name'] ) )
	);
	if ( $button['icon'] !== null ) {
		printf(
			'<svg class="%1$sicon" viewBox="%2$s" width="24" height="24" fill="currentColor" aria-hidden="true">'
			. '<path d="%3$s"></path></svg>',
			esc_attr( $class ),
			esc_attr( $button['icon']['viewBox'] ),
			esc_attr( $button['icon']['path'] )
		);
	}
	if ( $view->show !== 'icon' ) {
		printf( '<span class="%slabel">%s</span>', esc_attr( $class ), esc_html( $exact( $button['label'] ) ) );
	}
	echo $button['action'] === '' ? '</a>' : '</button>';
	if ( in_array( $button['action'], [ 'copy', 'share' ], true ) ) {
		printf( '<span class="%sstatus" role="status"></span>', esc_attr( $class ) );
	}
	echo '</li>';
}
echo '</ul>';
