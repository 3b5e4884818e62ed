/** Blocks of form plugins that an empty form can be begun with. */
export const FORM_BLOCKS = [
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
