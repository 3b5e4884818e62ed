import {
	Button,
	CheckboxControl,
	RadioControl,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import { readAttributes } from '../../../frontend/render/schema';
import schema from '../../../frontend/render/lightbox/schema.json';
import { ProblemNotice } from '../notices/notices';
import { useSubmit } from '../use-submit';
import * as api from './api';
import type { Lightbox, Source } from './api';

interface LightboxSettingProps {
	/** Says something in passing: the screen has one place for that. */
	tell: ( message: string ) => void;
}

/** Which links open in the lightbox, for those who may change the settings of the site. */
export function LightboxSetting( { tell }: LightboxSettingProps ) {
	/** Null: not known, or not this person's to change. */
	const [ lightbox, setLightbox ] = useState< Lightbox | null >( null );
	const { isBusy, problem, submit } = useSubmit( async () => {
		await api.saveLightbox( lightbox! );
		tell( __( 'Saved.', 'vitrine' ) );
	} );

	useEffect( () => {
		api.lightbox().then(
			( stored ) =>
				setLightbox(
					stored &&
						readAttributes< Lightbox >( schema as never, stored )
				),
			() => setLightbox( null )
		);
	}, [] );

	return lightbox === null ? null : (
		<section
			className="vitrine-settings vitrine-lightbox-settings"
			aria-labelledby="vitrine-lightbox-settings"
		>
			<h2
				id="vitrine-lightbox-settings"
				className="vitrine-settings__title"
			>
				{ __( 'Lightbox', 'vitrine' ) }
			</h2>
			{ problem && (
				<ProblemNotice
					about={ __(
						'The lightbox settings could not be saved.',
						'vitrine'
					) }
					problem={ problem }
				/>
			) }
			<form
				className="vitrine-card"
				onSubmit={ ( event ) => void submit( event ) }
			>
				<Which lightbox={ lightbox } onChange={ setLightbox } />
				{ lightbox.links !== 'off' && (
					<Shows lightbox={ lightbox } onChange={ setLightbox } />
				) }
				<Button
					variant="secondary"
					type="submit"
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Save', 'vitrine' ) }
				</Button>
			</form>
		</section>
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
