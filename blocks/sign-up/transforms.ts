import { createBlock } from '@wordpress/blocks';
import metadata from './block.json';

type Texts = Partial< Record< string, string > >;

/** Forms of newsletters that become ours, with the words that visitors read. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'jetpack/subscriptions' ],
			transform: ( { submitButtonText, successMessage }: Texts ) =>
				createBlock( metadata.name, {
					buttonText: submitButtonText ?? '',
					successMessage: successMessage ?? '',
				} ),
		},
		{
			type: 'block',
			blocks: [ 'jetpack/mailchimp' ],
			// Its consent text speaks of Mailchimp, which gets nothing from here on.
			transform: (
				{ successLabel }: Texts,
				inside: { name: string; attributes: Texts }[]
			) =>
				createBlock( metadata.name, {
					buttonText:
						inside.find( ( { name } ) => name === 'jetpack/button' )
							?.attributes[ 'text' ] ?? '',
					successMessage: successLabel ?? '',
				} ),
		},
		{
			// They show what is set up elsewhere, or nothing yet.
			type: 'block',
			blocks: [
				'mailchimp-for-wp/form',
				'mailpoet/subscription-form-block',
				'vitrine/form-placeholder',
			],
			transform: () => createBlock( metadata.name ),
		},
	] as never[],
};
