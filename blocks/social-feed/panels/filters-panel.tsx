import {
	BaseControl,
	CheckboxControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Fields, Setting, SettingsPanel } from '@vitrine/editor';
import { showsKind } from '../contents/feed-source';
import type { FeedAttributes } from '../feed-attributes';
import type { PanelProps } from './types';

type PostType = FeedAttributes[ 'types' ][ number ];

/**
 * Which of its posts a feed shows.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function FiltersPanel( { settings }: PanelProps ) {
	const hasEvents = showsKind( settings.attributes, 'events' );
	const hasReviews = showsKind( settings.attributes, 'reviews' );
	return (
		<SettingsPanel
			label={ __( 'Filters', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					...( hasEvents && {
						events: {
							open: true,
							label: __( 'Events', 'vitrine' ),
							choices: {
								upcoming: __( 'Upcoming', 'vitrine' ),
								past: __( 'Past', 'vitrine' ),
								all: __( 'All', 'vitrine' ),
							},
						},
						showCancelled: __( 'Show canceled events', 'vitrine' ),
					} ),
					...( hasReviews && {
						showNegative: __(
							'Show reviews that don’t recommend you',
							'vitrine'
						),
					} ),
					includeWords: {
						label: __( 'Only posts with these words', 'vitrine' ),
						help: __(
							'Shows posts with any of these words, phrases, or #hashtags. Separate with commas or the Enter key.',
							'vitrine'
						),
					},
					excludeWords: {
						label: __( 'Hide posts with these words', 'vitrine' ),
						help: __(
							'Posts with any of them are hidden.',
							'vitrine'
						),
					},
				} }
			/>
			<TypesSetting settings={ settings } />
			<DaySetting
				settings={ settings }
				name="dateFrom"
				label={ __( 'Published from', 'vitrine' ) }
			/>
			<DaySetting
				settings={ settings }
				name="dateTo"
				label={ __( 'Published until', 'vitrine' ) }
				help={ helpOfEnd( settings.attributes ) }
			/>
			<Fields
				settings={ settings }
				fields={ {
					lastDays: {
						label: __( 'Maximum age in days', 'vitrine' ),
						help: __( '0 = any age', 'vitrine' ),
						max: 365,
					},
				} }
			/>
		</SettingsPanel>
	);
}

/** Days as they are stored are in order as strings, too. */
const helpOfEnd = ( { dateFrom, dateTo }: FeedAttributes ) =>
	dateTo !== '' && dateTo < dateFrom
		? __(
				'This is before the start date, so no posts are shown.',
				'vitrine'
			)
		: undefined;

/** Types of posts in words, in the order in which they are offered. */
const typeLabels = (): Record< PostType, string > => ( {
	photo: __( 'Photos', 'vitrine' ),
	album: __( 'Albums', 'vitrine' ),
	video: __( 'Videos', 'vitrine' ),
	reel: __( 'Reels', 'vitrine' ),
	link: __( 'Links', 'vitrine' ),
	text: __( 'Text only', 'vitrine' ),
	event: __( 'Events', 'vitrine' ),
	review: __( 'Reviews', 'vitrine' ),
} );

/** One box for each type. */
function TypesSetting( { settings }: PanelProps ) {
	const { attributes, setAttributes } = settings;
	const label = __( 'Types of posts', 'vitrine' );
	return (
		<Setting label={ label } settings={ settings } names={ [ 'types' ] }>
			<BaseControl
				__nextHasNoMarginBottom
				help={ __(
					'If none are selected, all types are shown.',
					'vitrine'
				) }
			>
				<fieldset className="vitrine-types">
					<BaseControl.VisualLabel as="legend">
						{ label }
					</BaseControl.VisualLabel>
					{ Object.entries( typeLabels() ).map(
						( [ type, text ] ) => (
							<CheckboxControl
								key={ type }
								__nextHasNoMarginBottom
								label={ text }
								checked={ attributes.types.includes(
									type as PostType
								) }
								onChange={ ( isWanted ) =>
									setAttributes( {
										types: [
											...attributes.types.filter(
												( one ) => one !== type
											),
											...( isWanted
												? [ type as PostType ]
												: [] ),
										],
									} )
								}
							/>
						)
					) }
				</fieldset>
			</BaseControl>
		</Setting>
	);
}

interface DaySettingProps extends PanelProps {
	name: 'dateFrom' | 'dateTo';
	label: string;
	help?: string | undefined;
}

/** A day, as the browser asks for one. */
const DaySetting = ( { settings, name, label, help }: DaySettingProps ) => (
	<Setting label={ label } settings={ settings } names={ [ name ] }>
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="date"
			label={ label }
			help={ help }
			value={ settings.attributes[ name ] }
			onChange={ ( day ) => settings.setAttributes( { [ name ]: day } ) }
		/>
	</Setting>
);
