<?php
/**
 * Prints the form, which works without a script. The canvas has the same markup: blocks/sign-up/edit.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What SignUpModule hands over.
 *
 * @var array{view: SignUpView, token: string, data: string, exact: \Closure(string): string} $vitrine */

[ 'view' => $view, 'token' => $token, 'exact' => $exact ] = $vitrine;
$class = 'wp-block-vitrine-sign-up';
$id    = $view->id;
$error = static fn( string $field ): string => sprintf(
	'<span class="%1$s__error" id="%2$s-%3$s-error" role="alert">%4$s</span>',
	$class,
	esc_attr( $id ),
	$field,
	esc_html( $view->error( $field ) )
);

// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself, and what was escaped above or by the view.
printf( '<div %s>%s', get_block_wrapper_attributes( [ 'class' => $view->classes() ] ), $vitrine['data'] );
printf(
	// A fragment of the page would take the focus from the field that is wrong.
	'<form class="%1$s__form" id="%2$s" method="post" action="#">'
	. '<input type="hidden" name="vitrine-sign-up" value="send">'
	. '<input type="hidden" name="element" value="%2$s"><input type="hidden" name="form" value="%3$s">'
	. '<input type="hidden" name="pace" value="">'
	. '<div class="%1$s__trap" aria-hidden="true"><label>%4$s '
	. '<input type="text" name="%5$s" value="" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true">'
	. '</label></div><div class="%1$s__fields">',
	$class,
	esc_attr( $id ),
	esc_attr( $token ),
	esc_html__( 'Leave this field empty', 'vitrine' ),
	esc_attr( Submission::TRAP )
);
if ( $view->showName ) {
	printf(
		'<div class="%1$s__field"><label class="%1$s__label" for="%2$s-name">%3$s</label>'
		. '<input class="%1$s__input" id="%2$s-name" type="text" name="name" maxlength="100" autocomplete="name"'
		. ' value="%4$s"></div>',
		$class,
		esc_attr( $id ),
		esc_html__( 'Name (optional)', 'vitrine' ),
		esc_attr( $exact( $view->name ) )
	);
}
printf(
	'<div class="%1$s__field"><label class="%1$s__label" for="%2$s-email">%3$s</label>'
	. '<input class="%1$s__input" id="%2$s-email" type="email" name="email" maxlength="190" autocomplete="email" required'
	. ' value="%4$s" aria-describedby="%2$s-email-error"%5$s>%6$s</div>',
	$class,
	esc_attr( $id ),
	esc_html( $view->emailLabel ),
	esc_attr( $exact( $view->email ) ),
	$view->state( 'email' ),
	$error( 'email' )
);
// Before the button, for those who hear the form or see it on a phone.
if ( $view->consent !== '' ) {
	printf(
		'<div class="%1$s__consent"><input id="%2$s-consent" type="checkbox" name="consent" value="1" required%6$s'
		. ' aria-describedby="%2$s-consent-error"%3$s><label for="%2$s-consent">%4$s</label>%5$s</div>',
		$class,
		esc_attr( $id ),
		$view->state( 'consent' ),
		$view->consent,
		$error( 'consent' ),
		$view->agreed ? ' checked' : ''
	);
}
printf(
	'<div class="%1$s__submit wp-block-button">'
	. '<button type="submit" class="%1$s__button wp-block-button__link wp-element-button%2$s">%3$s</button></div></div>',
	$class,
	$view->buttonClass,
	esc_html( $view->buttonText )
);
printf(
	'<p class="%1$s__status" id="%2$s-status" role="status" tabindex="-1"%3$s>%4$s</p></form></div>',
	$class,
	esc_attr( $id ),
	$view->status() === '' ? '' : ' autofocus',
	esc_html( $exact( $view->status() ) )
);
