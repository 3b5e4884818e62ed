import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Fields, Setting, SettingsPanel } from '@vitrine/editor';
import type { SourcePanelProps } from './types';

/**
 * What stands above the posts: whose they are, and Facebook's box of the page.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.sources  Sources that can be chosen.
 */
export function HeaderPanel( { settings, sources }: SourcePanelProps ) {
	const { attributes } = settings;
	// Of sample posts, which are as from a page of Facebook, everything is shown.
	const network =
		sources.sources.find( ( { id } ) => id === attributes.source )
			?.network ?? 'facebook';
	return (
		<SettingsPanel
			label={ __( 'Header', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					showHeader: {
						label: __(
							'Show the account above its posts',
							'vitrine'
						),
						help: helpOf( attributes ),
					},
					...( attributes.showHeader && {
						...( network === 'facebook' && {
							headerCover: __( 'Cover', 'vitrine' ),
						} ),
						headerPicture: __( 'Profile picture', 'vitrine' ),
						headerCounts: __( 'Number of followers', 'vitrine' ),
						headerBio: __( 'About', 'vitrine' ),
						headerFollow: __( 'Follow link', 'vitrine' ),
						headerTag: {
							label: __( 'HTML element of the name', 'vitrine' ),
							help: __(
								'Choose the level that follows the headings above the block.',
								'vitrine'
							),
							choices: {
								p: __( 'Paragraph', 'vitrine' ),
								h2: __( 'Heading 2', 'vitrine' ),
								h3: __( 'Heading 3', 'vitrine' ),
								h4: __( 'Heading 4', 'vitrine' ),
								h5: __( 'Heading 5', 'vitrine' ),
								h6: __( 'Heading 6', 'vitrine' ),
							},
						},
					} ),
				} }
			/>
			<LikesBoxSetting
				settings={ settings }
				isPossible={ network === 'facebook' }
			/>
			{ attributes.likesBox && network === 'facebook' && (
				<Fields
					settings={ settings }
					fields={ {
						likesBoxWidth: __( 'Box width', 'vitrine' ),
					} }
				/>
			) }
		</SettingsPanel>
	);
}

/**
 * What has to be said of the header.
 *
 * @param attributes         What the block stores.
 * @param attributes.content What of the source is shown.
 * @param attributes.others  Further sources.
 */
function helpOf( {
	content,
	others,
}: SourcePanelProps[ 'settings' ][ 'attributes' ] ): string | undefined {
	if ( content.startsWith( 'hashtag' ) ) {
		return __(
			'Posts with a hashtag come from many accounts, so there is no header.',
			'vitrine'
		);
	}
	return others.length > 0
		? __( 'The header shows the first source.', 'vitrine' )
		: undefined;
}

/**
 * Facebook has such a box, others have not.
 *
 * @param props            What to show.
 * @param props.settings   Settings of the block.
 * @param props.isPossible Whether the first source is at Facebook.
 */
function LikesBoxSetting( {
	settings,
	isPossible,
}: Pick< SourcePanelProps, 'settings' > & { isPossible: boolean } ) {
	const label = __( 'Facebook Like box', 'vitrine' );
	return (
		<Setting label={ label } settings={ settings } names={ [ 'likesBox' ] }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={
					isPossible
						? __(
								'Facebook’s own box for the page. It loads from Facebook after a visitor allows it.',
								'vitrine'
							)
						: __( 'Only Facebook pages have this box.', 'vitrine' )
				}
				disabled={ ! isPossible }
				checked={ isPossible && settings.attributes.likesBox }
				onChange={ ( likesBox ) =>
					settings.setAttributes( { likesBox } )
				}
			/>
		</Setting>
	);
}
