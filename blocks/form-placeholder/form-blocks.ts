/** Forms that an empty form can be begun with: our own, and those of form plugins. */
export const FORM_BLOCKS = [
	'vitrine/sign-up',
	'jetpack/contact-form',
	'jetpack/subscriptions',
	'contact-form-7/contact-form-selector',
	'wpforms/form-selector',
	'gravityforms/form',
	'ninja-forms/form',
	'fluentfom/guten-block',
	'mailpoet/subscription-form-block',
	'mailchimp-for-wp/form',
	'core/form',
];
