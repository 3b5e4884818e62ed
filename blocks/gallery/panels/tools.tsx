import { BaseControl, FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { placeOf, Setting } from '@vitrine/editor';
import type { PathTo } from '@vitrine/editor';
import type { GalleryAttributes, GallerySettings } from '../gallery-attributes';
import { tokensOf, toolLabels, toolOf } from './tool-names';

interface ToolsControlProps {
	label: string;
	help?: string;
	known: readonly string[];
	value: string;
	onChange: ( list: string ) => void;
}

/**
 * A list of tools.
 *
 * @param props          What to show.
 * @param props.label    Where they are.
 * @param props.help     What is to be known of them.
 * @param props.known    Names of tools that can be there.
 * @param props.value    Comma list.
 * @param props.onChange Receives the list.
 */
function ToolsControl( {
	label,
	help,
	known,
	value,
	onChange,
}: ToolsControlProps ) {
	const labels = toolLabels();
	return (
		<BaseControl __nextHasNoMarginBottom help={ help }>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				__experimentalExpandOnFocus
				help=""
				__experimentalValidateInput={ ( token ) =>
					toolOf( token, known ) !== ''
				}
				label={ label }
				placeholder={ value ? '' : __( 'No tools', 'vitrine' ) }
				value={ tokensOf( value, known ) }
				suggestions={ known.map( ( name ) => labels[ name ] ?? name ) }
				onChange={ ( tokens ) =>
					onChange(
						tokens
							.map( ( token ) =>
								toolOf(
									typeof token === 'string'
										? token
										: token.value,
									known
								)
							)
							.filter( Boolean )
							.join()
					)
				}
			/>
		</BaseControl>
	);
}

interface ToolsFieldProps {
	settings: GallerySettings;
	path: PathTo< GalleryAttributes, string >;
	label: string;
	known: readonly string[];
}

/**
 * A list of tools by the path of its attribute.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.path     Path of the attribute.
 * @param props.label    Where the tools are.
 * @param props.known    Names of tools that can be there.
 */
export function ToolsField( {
	settings,
	path,
	label,
	known,
}: ToolsFieldProps ) {
	const place = placeOf< GalleryAttributes, string >( settings, path );
	return (
		<Setting
			label={ label }
			settings={ place.settings }
			names={ [ place.name ] }
		>
			<ToolsControl
				label={ label }
				known={ known }
				value={ place.settings.attributes[ place.name ] ?? '' }
				onChange={ ( list ) =>
					place.settings.setAttributes( { [ place.name ]: list } )
				}
			/>
		</Setting>
	);
}
