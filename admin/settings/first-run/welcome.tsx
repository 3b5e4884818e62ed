import { Button, Icon } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { closeSmall, desktop, gallery, postList } from '@wordpress/icons';
import { store as preferences } from '@wordpress/preferences';

import { NEW_POPUP, newPage } from './new-post';

/** Kept with what WordPress knows of the user's other choices. */
const SCOPE = 'vitrine';
const NAME = 'isWelcomeDismissed';

const starts = () => [
	{
		href: newPage( 'gallery' ),
		icon: gallery,
		title: __( 'Create a gallery', 'vitrine' ),
		text: __( 'Show images and albums on a new page.', 'vitrine' ),
	},
	{
		href: NEW_POPUP,
		icon: desktop,
		title: __( 'Create a popup', 'vitrine' ),
		text: __( 'Choose a design, then who sees it and when.', 'vitrine' ),
	},
	{
		href: newPage( 'social-feed' ),
		icon: postList,
		title: __( 'Connect a social feed', 'vitrine' ),
		text: __(
			'Show posts from Facebook, Instagram, or a website on a new page.',
			'vitrine'
		),
	},
];

/** Where to begin, until somebody dismisses it. */
export function Welcome() {
	const isDismissed = useSelect(
		( select ) => Boolean( select( preferences ).get( SCOPE, NAME ) ),
		[]
	);
	const { set } = useDispatch( preferences );

	return isDismissed ? null : (
		<section
			className="vitrine-card vitrine-welcome"
			aria-labelledby="vitrine-welcome"
		>
			<h2 id="vitrine-welcome">
				{ __( 'Welcome to Vitrine', 'vitrine' ) }
			</h2>
			<p className="vitrine-muted">
				{ __( 'What would you like to add to your site?', 'vitrine' ) }
			</p>
			<Button
				className="vitrine-welcome__dismiss"
				icon={ closeSmall }
				label={ __( 'Dismiss the welcome panel', 'vitrine' ) }
				size="small"
				onClick={ () => void set( SCOPE, NAME, true ) }
			/>
			<ul>
				{ starts().map( ( { href, icon, title, text } ) => (
					<li key={ href }>
						<a href={ href }>
							<Icon icon={ icon } size={ 32 } />
							<strong>{ title }</strong>
							<span className="vitrine-muted">{ text }</span>
						</a>
					</li>
				) ) }
			</ul>
		</section>
	);
}
