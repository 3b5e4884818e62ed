import {
	BaseControl,
	Button,
	FormTokenField,
	Notice,
	PanelBody,
	TextareaControl,
	TextControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useId, useState } from 'react';
import type { ControlProps } from '@vitrine/editor';
import type { GalleryItem } from '../../../frontend/render/gallery';
import type { StoredItem } from '../gallery-attributes';

interface ItemDetailsProps {
	/** Of a panel that can be closed; without it, there is none. */
	title?: string | undefined;
	/** What the gallery shows. */
	item: GalleryItem;
	/** What has been said for this item. */
	details: StoredItem;
	onChange: ( changes: Partial< StoredItem > ) => void;
	/** Writes the changes, where they are not written at once. */
	save?: ( () => Promise< void > ) | undefined;
	/** Whether something waits to be saved. */
	unsaved?: boolean;
}

/**
 * Details of the selected item. What is left empty is that of the media library, which the fields show.
 *
 * @param props          What to show.
 * @param props.title    Of a panel that can be closed.
 * @param props.item     What the gallery shows.
 * @param props.details  What has been said for this item.
 * @param props.onChange Receives changes.
 * @param props.save     Writes the changes, where they are not written at once.
 * @param props.unsaved  Whether something waits to be saved.
 */
export function ItemDetails( {
	title: heading,
	item,
	details,
	onChange,
	save,
	unsaved = false,
}: ItemDetailsProps ) {
	const isVideo = item.mediaKind !== undefined && item.mediaKind !== 'img';
	return (
		<PanelBody
			className="vitrine-gallery-details"
			{ ...( heading ? { title: heading } : {} ) }
		>
			<VStack spacing={ 4 }>
				{ item.thumb?.src && (
					<img
						className="vitrine-gallery-details__picture"
						src={ item.thumb.src }
						alt=""
					/>
				) }
				<Texts
					item={ item }
					details={ details }
					onChange={ onChange }
				/>
				<TagsControl
					value={ details.tags ?? item.tags ?? [] }
					onChange={ ( tags ) => onChange( { tags } ) }
				/>
				<Field
					{ ...line( 'author', details, onChange ) }
					placeholder={ item.author }
					label={ __( 'Author', 'vitrine' ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Featured', 'vitrine' ) }
					checked={ details.featured ?? item.featured ?? false }
					onChange={ ( featured ) => onChange( { featured } ) }
				/>
				{ addresses( item, isVideo ).map(
					( { name, placeholder, ...texts } ) => (
						<Field
							key={ name }
							address
							{ ...line( name, details, onChange ) }
							placeholder={ placeholder }
							{ ...texts }
						/>
					)
				) }
				<CustomData
					value={ details.customData }
					onChange={ ( customData ) => onChange( { customData } ) }
				/>
				{ save && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={ ! unsaved }
						accessibleWhenDisabled
						onClick={ save }
					>
						{ __( 'Save to Media Library', 'vitrine' ) }
					</Button>
				) }
			</VStack>
		</PanelBody>
	);
}

/** Details that are a line of text. */
type TextName =
	| 'title'
	| 'alt'
	| 'author'
	| 'destinationURL'
	| 'downloadURL'
	| 'url'
	| 'poster';

const line = (
	name: TextName,
	details: StoredItem,
	onChange: ItemDetailsProps[ 'onChange' ]
) => ( {
	value: details[ name ],
	onChange: ( value: string ) => onChange( { [ name ]: value } ),
} );

/** What is said of the picture, and what is missing. */
function Texts( {
	item,
	details,
	onChange,
}: Pick< ItemDetailsProps, 'item' | 'details' | 'onChange' > ) {
	return (
		<>
			<Field
				{ ...line( 'title', details, onChange ) }
				placeholder={ item.title }
				label={ __( 'Title', 'vitrine' ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Description', 'vitrine' ) }
				placeholder={ item.description }
				rows={ 3 }
				value={ details.description ?? '' }
				onChange={ ( description ) => onChange( { description } ) }
			/>
			<Field
				{ ...line( 'alt', details, onChange ) }
				placeholder={ item.thumb?.alt }
				label={ __( 'Alternative text', 'vitrine' ) }
				help={ __(
					'Describe the image for people who cannot see it.',
					'vitrine'
				) }
			/>
			{ ! details.alt && ! item.thumb?.alt && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This image has no alternative text.', 'vitrine' ) }
				</Notice>
			) }
		</>
	);
}

/**
 * Details that are addresses, as fields show them.
 *
 * @param item    What the gallery shows.
 * @param isVideo Whether it is a video.
 */
const addresses = (
	item: GalleryItem,
	isVideo: boolean
): {
	name: TextName;
	label: string;
	help?: string;
	placeholder: string | undefined;
}[] => [
	{
		name: 'destinationURL',
		label: __( 'Link to', 'vitrine' ),
		help: __(
			'Clicking the image opens this link instead of the viewer.',
			'vitrine'
		),
		placeholder: item.destinationURL,
	},
	{
		name: 'downloadURL',
		label: __( 'File to download', 'vitrine' ),
		placeholder: item.downloadURL,
	},
	{
		name: 'url',
		label: __( 'Video', 'vitrine' ),
		help: __(
			'URL of a YouTube, Vimeo, or Dailymotion video, or of a video file. The image becomes its poster.',
			'vitrine'
		),
		placeholder: item.media,
	},
	...( isVideo
		? [
				{
					name: 'poster' as const,
					label: __( 'Video poster', 'vitrine' ),
					placeholder: item.src,
				},
			]
		: [] ),
];

const TagsControl = ( { value, onChange }: ControlProps< string[] > ) => (
	<FormTokenField
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		help=""
		tokenizeOnBlur
		label={ __( 'Tags', 'vitrine' ) }
		value={ value }
		onChange={ ( tags ) =>
			onChange(
				tags.map( ( tag ) =>
					typeof tag === 'string' ? tag : tag.value
				)
			)
		}
	/>
);

interface FieldProps {
	label: string;
	help?: string;
	placeholder?: string | undefined;
	value: string | undefined;
	/** Whether it is an address. */
	address?: boolean;
	onChange: ( value: string ) => void;
}

function Field( {
	label,
	help,
	placeholder,
	value = '',
	address = false,
	onChange,
}: FieldProps ) {
	const wrong =
		address &&
		value !== '' &&
		! /^(?:https?:\/\/|\/|#|mailto:)\S+$/i.test( value );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type={ address ? 'url' : 'text' }
			label={ label }
			help={
				wrong
					? __(
							'This is not a valid URL, so visitors will not see it.',
							'vitrine'
						)
					: help
			}
			placeholder={ placeholder || ( address ? 'https://' : '' ) }
			value={ value }
			onChange={ onChange }
		/>
	);
}

interface CustomDataProps {
	value: Record< string, unknown > | undefined;
	onChange: ( value: Record< string, unknown > ) => void;
}

/** Read as an object, or null. */
function objectIn( text: string ): Record< string, unknown > | null {
	try {
		const value: unknown = text.trim() === '' ? {} : JSON.parse( text );
		return value && typeof value === 'object' && ! Array.isArray( value )
			? ( value as Record< string, unknown > )
			: null;
	} catch {
		return null;
	}
}

/**
 * Data for the site's own scripts, as JSON. What cannot be read is kept in the field and not stored.
 *
 * @param props          What to show.
 * @param props.value    The data.
 * @param props.onChange Receives it.
 */
function CustomData( { value, onChange }: CustomDataProps ) {
	const stored =
		value && Object.keys( value ).length > 0 ? JSON.stringify( value ) : '';
	const id = useId();
	const [ text, setText ] = useState( stored );
	useEffect( () => {
		setText( ( former ) =>
			JSON.stringify( objectIn( former ) ) === ( stored || '{}' )
				? former
				: stored
		);
	}, [ stored ] );
	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ id }
			label={ __( 'Custom data (JSON)', 'vitrine' ) }
			help={
				objectIn( text )
					? __(
							'For this site’s scripts, such as {"price":12}.',
							'vitrine'
						)
					: __( 'This is not valid JSON yet.', 'vitrine' )
			}
		>
			<textarea
				id={ id }
				className="components-textarea-control__input vitrine-gallery-details__data"
				rows={ 2 }
				value={ text }
				onChange={ ( { target } ) => {
					setText( target.value );
					const data = objectIn( target.value );
					if ( data ) {
						onChange( data );
					}
				} }
			/>
		</BaseControl>
	);
}
