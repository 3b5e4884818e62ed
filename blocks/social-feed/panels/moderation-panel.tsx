import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Fields, resetOf, Setting, SettingsPanel } from '@vitrine/editor';
import type { FeedSettings } from '../feed-attributes';
import type { PanelProps } from './types';

const howTo = () =>
	__(
		'Hover over a post in the editor to hide it, pin it, or give it a link.',
		'vitrine'
	);

/**
 * What has been decided of single posts in the canvas.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const ModerationPanel = ( { settings }: PanelProps ) => (
	<SettingsPanel
		label={ __( 'Moderation', 'vitrine' ) }
		settings={ settings }
	>
		<Chosen
			settings={ settings }
			name="hidden"
			label={ __( 'Hidden posts', 'vitrine' ) }
			count={ ( count ) =>
				sprintf(
					/* translators: %d: number of posts. */
					_n(
						'%d post is hidden.',
						'%d posts are hidden.',
						count,
						'vitrine'
					),
					count
				)
			}
			none={ howTo() }
			button={ __( 'Show all', 'vitrine' ) }
		/>
		<Chosen
			settings={ settings }
			name="pinned"
			label={ __( 'Pinned posts', 'vitrine' ) }
			count={ ( count ) =>
				sprintf(
					/* translators: %d: number of posts. */
					_n(
						'%d post is pinned.',
						'%d posts are pinned.',
						count,
						'vitrine'
					),
					count
				)
			}
			none={ __( 'No posts are pinned.', 'vitrine' ) }
			button={ __( 'Unpin all', 'vitrine' ) }
		/>
		<Fields
			settings={ settings }
			fields={ {
				onlyPinned: {
					label: __( 'Show only pinned posts', 'vitrine' ),
					help:
						settings.attributes.pinned.length === 0
							? __(
									'Visitors see no posts until you pin some.',
									'vitrine'
								)
							: undefined,
				},
			} }
		/>
		<Chosen
			settings={ settings }
			name="links"
			label={ __( 'Posts with a link', 'vitrine' ) }
			count={ ( count ) =>
				sprintf(
					/* translators: %d: number of posts. */
					_n(
						'%d post has a link.',
						'%d posts have a link.',
						count,
						'vitrine'
					),
					count
				)
			}
			none={ __( 'No posts have their own link.', 'vitrine' ) }
			button={ __( 'Remove all', 'vitrine' ) }
		/>
	</SettingsPanel>
);

interface ChosenProps {
	settings: FeedSettings;
	name: 'hidden' | 'pinned' | 'links';
	label: string;
	/** Says how many there are. */
	count: ( count: number ) => string;
	/** Said where there is none. */
	none: string;
	/** Words of the button that takes it all back. */
	button: string;
}

/**
 * How many posts have been chosen for something, and the way back.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.name     The attribute.
 * @param props.label    Name of the setting.
 * @param props.count    Says how many there are.
 * @param props.none     Said where there is none.
 * @param props.button   Words of the button that takes it all back.
 */
function Chosen( { settings, name, label, count, none, button }: ChosenProps ) {
	const { length } = settings.attributes[ name ];
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<div className="vitrine-chosen-posts">
				<p>{ length > 0 ? count( length ) : none }</p>
				{ length > 0 && (
					<Button
						size="compact"
						variant="secondary"
						onClick={ () =>
							settings.setAttributes(
								resetOf( settings, [ name ] )
							)
						}
					>
						{ button }
					</Button>
				) }
			</div>
		</Setting>
	);
}
