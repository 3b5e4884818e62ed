import {
	CheckboxControl,
	RadioControl,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { readAttributes } from '../../../frontend/render/schema';
import schema from '../../../frontend/render/lightbox/schema.json';
import { SettingCard } from '../site/setting-card';
import { useSetting, type Setting, type Tell } from '../site/use-setting';
import type { Lightbox, Source } from './types';

/** Twin: LightboxSettings::OPTION in php/Lightbox/LightboxSettings.php. */
const OPTION = 'vitrine_lightbox';

const LIGHTBOX: Setting< Lightbox > = {
	read: ( { [ OPTION ]: stored } ) =>
		stored && typeof stored === 'object'
			? readAttributes< Lightbox >( schema as never, stored )
			: null,
	write: ( lightbox ) => ( { [ OPTION ]: lightbox } ),
};

/** Which links open in the lightbox, for those who may change the settings of the site. */
export function LightboxSetting( { tell }: { tell: Tell } ) {
	const setting = useSetting( LIGHTBOX, tell );

	return (
		<SettingCard
			id="vitrine-lightbox-settings"
			title={ __( 'Lightbox', 'vitrine' ) }
			failure={ __(
				'The lightbox settings could not be saved.',
				'vitrine'
			) }
			setting={ setting }
		>
			{ ( lightbox ) => (
				<>
					<Which
						lightbox={ lightbox }
						onChange={ setting.setValue }
					/>
					{ lightbox.links !== 'off' && (
						<Shows
							lightbox={ lightbox }
							onChange={ setting.setValue }
						/>
					) }
				</>
			) }
		</SettingCard>
	);
}

interface PartProps {
	lightbox: Lightbox;
	onChange: ( lightbox: Lightbox ) => void;
}

/** Which links open, and together with which others. */
const Which = ( { lightbox, onChange }: PartProps ) => (
	<>
		<RadioControl
			label={ __( 'Open in the lightbox', 'vitrine' ) }
			help={ __(
				'Links to PNG, JPEG, GIF, SVG, WebP, and AVIF files. Vitrine’s galleries and feeds, and images set to enlarge on click, are not affected.',
				'vitrine'
			) }
			selected={ lightbox.links }
			options={ [
				{
					value: 'asked',
					label: __(
						'Only links and blocks set to open in the lightbox',
						'vitrine'
					),
				},
				{ value: 'all', label: __( 'All links to images', 'vitrine' ) },
				{ value: 'off', label: __( 'No links', 'vitrine' ) },
			] }
			onChange={ ( links ) =>
				onChange( { ...lightbox, links } as Lightbox )
			}
		/>
		{ lightbox.links === 'all' && (
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Include all links to videos', 'vitrine' ) }
				help={ __(
					'YouTube, Vimeo, Dailymotion, and video files. Nothing is loaded from a provider until a visitor plays the video.',
					'vitrine'
				) }
				checked={ lightbox.videos }
				onChange={ ( videos ) => onChange( { ...lightbox, videos } ) }
			/>
		) }
	</>
);

/** What the lightbox shows. */
const Shows = ( { lightbox, onChange }: PartProps ) => (
	<>
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Visitors can browse', 'vitrine' ) }
			value={ lightbox.group }
			options={ [
				{
					value: 'block',
					label: __( 'Images in the same gallery', 'vitrine' ),
				},
				{
					value: 'page',
					label: __( 'All images on the page', 'vitrine' ),
				},
			] }
			onChange={ ( group ) =>
				onChange( { ...lightbox, group: group as Lightbox[ 'group' ] } )
			}
		/>
		<SourceControl
			label={ __( 'Title', 'vitrine' ) }
			value={ lightbox.title }
			onChange={ ( title ) => onChange( { ...lightbox, title } ) }
		/>
		<SourceControl
			label={ __( 'Description', 'vitrine' ) }
			value={ lightbox.description }
			onChange={ ( description ) =>
				onChange( { ...lightbox, description } )
			}
		/>
		{ Object.entries( tools() ).map( ( [ name, label ] ) => (
			<CheckboxControl
				key={ name }
				__nextHasNoMarginBottom
				label={ label }
				checked={ lightbox[ name as Tool ] }
				onChange={ ( value ) =>
					onChange( { ...lightbox, [ name ]: value } )
				}
			/>
		) ) }
	</>
);

type Tool = 'counter' | 'fullscreen' | 'zoom' | 'share';

const tools = (): Record< Tool, string > => ( {
	counter: __( 'Counter', 'vitrine' ),
	fullscreen: __( 'Full-screen button', 'vitrine' ),
	zoom: __( 'Zoom', 'vitrine' ),
	share: __( 'Share button', 'vitrine' ),
} );

interface SourceControlProps {
	label: string;
	value: Source;
	onChange: ( source: Source ) => void;
}

/** Which field of an image is shown. */
const SourceControl = ( { label, value, onChange }: SourceControlProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ label }
		value={ value }
		options={ [
			{ value: '', label: __( 'None', 'vitrine' ) },
			{ value: 'title', label: __( 'Title', 'vitrine' ) },
			{ value: 'caption', label: __( 'Caption', 'vitrine' ) },
			{ value: 'alt', label: __( 'Alternative text', 'vitrine' ) },
			{ value: 'description', label: __( 'Description', 'vitrine' ) },
		] }
		onChange={ ( source ) => onChange( source as Source ) }
	/>
);
